/** Reading a boarding pass: what is read, refused, shared, and what never leaves the phone. */
import * as contract from "@flightaides/core/boarding-pass/contract.ts";
import type { BoardingPass, Connection } from "@flightaides/core/connection/contract.ts";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "./accessible";
import { journeyOn, newConnection, paid, serveConnection } from "./connections";
import { hold, settle } from "./control-moves";
import { refused, unreachable } from "./fake-api";
import { api, open, signIn } from "./page";
import { codeOf, type Flight, pictureOf, secrets } from "./passes";

const path = "/boarding-pass/connection-1";
const tripPath = "/connect?connection=connection-1";
const name = "KRISHNAN/MEERA";

beforeEach(() => signIn());

function trip(days = 1, changed: Partial<Connection> = {}): Connection {
  return { ...paid(newConnection()), ...journeyOn(days), ...changed };
}

/** A trip that goes on to Vancouver on the same day. */
function twoFlights(): Connection {
  const shown = trip();
  const [first] = shown.journey?.legs ?? [];
  if (!first || !shown.journey) throw new Error("The trip has no flight.");
  const second = { ...first, sequence: 2, from: "YYZ", to: "YVR", flight: "AC-103" };
  const legs = [first, second];
  return {
    ...shown,
    mine: { leg: first, legs: 2, all: legs },
    journey: { ...shown.journey, legs },
  };
}

/** The flight of the trip, as a pass has it. */
function flightOf({ journey: shown }: Connection, changed: Partial<Flight> = {}): Flight {
  const [leg] = shown?.legs ?? [];
  if (!leg?.flight) throw new Error("The trip has no flight.");
  const { flight, from, to, travelDate: date } = leg;
  return { flight, from, to, date, seat: "23A", ...changed };
}

/** As if the browser had loaded the page, and not the runner's. */
beforeEach(() => {
  const entry = { name: `${location.origin}${path}` } as PerformanceEntry;
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([entry]);
});

async function openPage(connection = trip()) {
  const served = serveConnection(connection);
  await open(path);
  await expect.element(page.getByText("Choose a picture or screenshot")).toBeVisible();
  return served;
}

async function choose(file: File) {
  await userEvent.upload(page.getByLabelText("Choose a picture or screenshot"), file);
}

const facts = () =>
  [...document.querySelectorAll("dl > div")].map(({ textContent }) => textContent);
const alert = page.getByRole("alert");
const share = page.getByRole("button", { name: "Share with Priya Raman" });

describe("a pass is read", () => {
  for (const format of ["PDF417", "Aztec", "QRCode"] as const)
    test(`as ${format}, and only what is agreed to is sent`, async () => {
      const connection = trip();
      await openPage(connection);
      const sent: object[] = [];
      api().on(contract.shareBoardingPass, (input) => {
        sent.push(input);
        return connection;
      });
      expect(api().loaded).toEqual([]);
      const flight = flightOf(connection);
      const picture = await pictureOf([codeOf(name, [flight])], { format });
      api().loaded.splice(0);
      await choose(picture);
      await expect.element(share).toBeVisible();
      expect(facts()[0]).toBe("FlightEK-241");
      expect(facts().slice(2)).toEqual(["Seat23A", "Surnamefits your profile"]);
      // Once in a session.
      for (const url of api().loaded) expect(url).toMatch(/zxing_reader.*\.wasm$/);
      expect(sent).toEqual([]);
      if (format === "PDF417") await expectAccessible(390);
      await share.click();
      await expect.element(page.getByText(/^Shared\. Priya Raman sees it/)).toHaveFocus();
      const { seat, date } = flight;
      expect(sent).toEqual([
        { id: "connection-1", leg: 1, flight: "EK-241", date, seat, surnameFits: true },
      ]);
      const stored = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
      const all = document.body.textContent + stored + api().calls.join();
      expect([...secrets, "KRISHNAN"].filter((secret) => all.includes(secret))).toEqual([]);
    });

  test("that is tilted by three degrees", async () => {
    const connection = trip();
    await openPage(connection);
    await choose(await pictureOf([codeOf(name, [flightOf(connection)])], { tilt: 3 }));
    await expect.element(share).toBeVisible();
  });

  test("in a photo of 12 megapixels, of which it is a small part", async () => {
    const connection = trip();
    await openPage(connection);
    const text = codeOf(name, [flightOf(connection)]);
    await choose(await pictureOf([text], { width: 4000, height: 3000, share: 0.3 }));
    await expect.element(share).toBeVisible();
  });

  test("of a code-share", async () => {
    const connection = trip();
    await openPage(connection);
    const operated = flightOf(connection, { flight: "AC-7412" });
    await choose(await pictureOf([codeOf(name, [operated])]));
    await expect.element(page.getByText("EK-241 is operated as AC-7412.")).toBeVisible();
    expect(facts()[0]).toBe("FlightAC-7412");
  });

  test("of several flights, each of which is shared", async () => {
    const connection = twoFlights();
    await openPage(connection);
    const sent: { leg: number; seat?: string | undefined }[] = [];
    api().on(contract.shareBoardingPass, ({ leg, seat }) => {
      sent.push({ leg, seat });
      return connection;
    });
    const onward = { flight: "AC-103", from: "YYZ", to: "YVR", date: flightOf(connection).date };
    const text = codeOf(name, [flightOf(connection), { ...onward, seat: "7C" }]);
    await choose(await pictureOf([text]));
    await share.click();
    await expect.element(page.getByText(/^Shared\./)).toBeVisible();
    expect(sent).toEqual([
      { leg: 1, seat: "23A" },
      { leg: 2, seat: "7C" },
    ]);
  });

  /**
   * Chooses a pass of two flights.
   * @param beforeStored of each leg
   * @returns the legs that are shared
   */
  async function chooseTwo(beforeStored: (leg: number) => unknown): Promise<ReadonlySet<number>> {
    const connection = twoFlights();
    await openPage(connection);
    const shared = new Set<number>();
    api().on(contract.shareBoardingPass, async ({ leg }) => {
      await beforeStored(leg);
      shared.add(leg);
      return connection;
    });
    api().on(contract.removeBoardingPass, ({ leg }) => {
      shared.delete(Number(leg));
      return connection;
    });
    const onward = { ...flightOf(connection), flight: "AC-103", from: "YYZ", to: "YVR" };
    await choose(await pictureOf([codeOf(name, [flightOf(connection), onward])]));
    return shared;
  }

  test("of several flights, of which one is not sent: nothing stays shared", async () => {
    const shared = await chooseTwo((leg) => leg === 2 && unreachable());
    await share.click();
    await expect.element(alert).toHaveTextContent("Not all of it is shared yet.");
    expect([...shared]).toEqual([1]);
    await page.getByRole("button", { name: "Don’t share" }).click();
    await expect.element(page.getByText("Choose a picture or screenshot")).toBeVisible();
    expect([...shared]).toEqual([]);
  });

  test("of several flights, and 'Don’t share' while the first is sent: nothing stays shared", async () => {
    const { late, arrive } = hold();
    const shared = await chooseTwo(() => late);
    await share.click();
    const sent = () => api().calls.filter((call) => /^(PUT|DELETE) /.test(call));
    await expect.poll(sent).toHaveLength(1);
    await page.getByRole("button", { name: "Don’t share" }).click();
    arrive();
    await expect.element(page.getByText("Choose a picture or screenshot")).toBeVisible();
    await settle();
    expect([...shared]).toEqual([]);
    expect(sent()).toHaveLength(2);
  });

  test.each([
    ["traveler", /you have posted the trip for somebody else/],
    ["flightaid", /Share it only if it is your pass/],
  ] as const)("of another person, and the %s is told", async (role, words) => {
    const connection = { ...paid(newConnection({ role })), ...journeyOn(1) };
    await openPage(connection);
    const sent: boolean[] = [];
    api().on(contract.shareBoardingPass, ({ surnameFits }) => {
      sent.push(surnameFits);
      return connection;
    });
    await choose(await pictureOf([codeOf("SMITH/JOHN", [flightOf(connection)])]));
    await expect.element(page.getByText(words)).toBeVisible();
    expect(facts().at(-1)).toContain("not that of your profile");
    expect(document.body.textContent).not.toMatch(/smith/i);
    await expectAccessible(390);
    await share.click();
    await expect.element(page.getByText(/^Shared\./)).toBeVisible();
    expect(sent).toEqual([false]);
  });
});

describe("it is said what is wrong", () => {
  const day = (date: string, days: number) =>
    new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
  const rows: [string, RegExp, (connection: Connection) => Promise<File>][] = [
    [
      "tilted by ten degrees",
      /no code that we can read.*Hold the code level/,
      (connection) => pictureOf([codeOf(name, [flightOf(connection)])], { tilt: 10 }),
    ],
    ["no code", /no code that we can read/, () => pictureOf([])],
    [
      "not a pass",
      /not a boarding pass/,
      () => pictureOf(["https://airline.example/app"], { format: "QRCode" }),
    ],
    [
      "several passes",
      /several boarding passes/,
      (connection) =>
        pictureOf([name, "SMITH/JOHN"].map((one) => codeOf(one, [flightOf(connection)]))),
    ],
    [
      "another day",
      /for another day.*It is for EK-241 on/,
      (connection) => {
        const flight = flightOf(connection);
        return pictureOf([codeOf(name, [{ ...flight, date: day(flight.date, 1) }])]);
      },
    ],
    [
      "another flight",
      /for another flight.*It is for LH-470, .* from FRA to YYZ/,
      (connection) =>
        pictureOf([codeOf(name, [flightOf(connection, { flight: "LH-470", from: "FRA" })])]),
    ],
    [
      "not a picture",
      /can’t be opened as a picture/,
      async () => new File(["%PDF-1.7"], "pass.pdf", { type: "application/pdf" }),
    ],
  ];
  for (const [title, words, make] of rows)
    test(title, async () => {
      const connection = trip();
      await openPage(connection);
      await choose(await make(connection));
      await expect.element(alert).toHaveTextContent(words);
      await expect.element(alert).toHaveFocus();
      if (title === "no code") await expectAccessible(390);
      // The next picture is read.
      await choose(await pictureOf([codeOf(name, [flightOf(connection)])]));
      await expect.element(share).toBeVisible();
    });

  test("the sharing is refused, or there is no connection", async () => {
    const connection = trip();
    await openPage(connection);
    const stop = api().on(contract.shareBoardingPass, unreachable);
    await choose(await pictureOf([codeOf(name, [flightOf(connection)])]));
    await share.click();
    await expect.element(alert).toHaveTextContent(/isn’t shared yet.*Check your connection/);
    stop();
    api().on(contract.shareBoardingPass, () =>
      refused("too-many-boarding-passes", { params: { most: 20, seconds: 36_000 } }),
    );
    await alert.getByRole("button", { name: "Try again" }).click();
    await expect.element(alert).toHaveTextContent("Come back in 10 hours.");
    api().on(contract.shareBoardingPass, () => connection);
    await alert.getByRole("button", { name: "Try again" }).click();
    await expect.element(page.getByText(/^Shared\./)).toBeVisible();
  });

  test("nothing is shared without a yes", async () => {
    const connection = trip();
    await openPage(connection);
    await choose(await pictureOf([codeOf(name, [flightOf(connection)])]));
    await page.getByRole("button", { name: "Don’t share" }).click();
    await expect.element(page.getByText("Choose a picture or screenshot")).toBeVisible();
    expect(api().calls.filter((call) => call.startsWith("PUT"))).toEqual([]);
  });

  test.each([
    ["too early", 9, /^Come back in 6 days/],
    ["over", -9, /^You can read a boarding pass only for a paid trip/],
  ])("the trip is %s", async (_, days, words) => {
    serveConnection(trip(days));
    await open(path);
    await expect.element(page.getByText(words)).toBeVisible();
    await expect
      .element(page.getByRole("link", { name: "Back to the trip" }))
      .toHaveAttribute("href", tripPath);
  });
});

describe("the camera", () => {
  const scan = page.getByRole("button", { name: "Scan with the camera" });

  /** A camera that shows a picture: the Chromium of the tests plays no streams. @returns its tracks */
  async function showToCamera(file?: File): Promise<MediaStreamTrack[]> {
    const picture = file && (await createImageBitmap(file));
    const canvas = document.createElement("canvas");
    canvas.getContext("2d");
    const stream = canvas.captureStream();
    vi.spyOn(navigator.mediaDevices, "getUserMedia").mockResolvedValue(stream);
    const { width = 1200, height = 900 } = picture ?? {};
    vi.spyOn(HTMLVideoElement.prototype, "videoWidth", "get").mockReturnValue(width);
    vi.spyOn(HTMLVideoElement.prototype, "videoHeight", "get").mockReturnValue(height);
    const { drawImage } = CanvasRenderingContext2D.prototype;
    vi.spyOn(CanvasRenderingContext2D.prototype, "drawImage").mockImplementation(function (
      this: CanvasRenderingContext2D,
      source: CanvasImageSource,
      ...box: number[]
    ) {
      const shown = source instanceof HTMLVideoElement ? picture : source;
      if (shown) Reflect.apply(drawImage, this, [shown, ...box]);
    });
    return stream.getTracks();
  }

  test("reads a pass in its frame, and is off then", async () => {
    const connection = trip();
    await openPage(connection);
    const tracks = await showToCamera(
      await pictureOf([codeOf(name, [flightOf(connection)])], { share: 0.6 }),
    );
    await scan.click();
    await expect.element(share).toBeVisible();
    expect(tracks.map(({ readyState }) => readyState)).toEqual(["ended"]);
  });

  test("is off when it is closed, and when the page is hidden", async () => {
    await openPage();
    const [first] = await showToCamera();
    await scan.click();
    await expect.element(page.getByText(/^Hold the code level and inside the frame/)).toBeVisible();
    await expectAccessible(390);
    await page.getByRole("button", { name: "Close the camera" }).click();
    await expect.element(scan).toBeVisible();
    expect(first?.readyState).toBe("ended");

    const [second] = await showToCamera();
    await scan.click();
    await expect.element(page.getByText(/^Hold the code level and inside the frame/)).toBeVisible();
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    document.dispatchEvent(new Event("visibilitychange"));
    await expect.element(scan).toBeVisible();
    expect(second?.readyState).toBe("ended");
  });

  test.each([
    ["NotAllowedError", /camera is not allowed.*choose a picture instead/],
    ["NotFoundError", /There is no camera here/],
    ["NotReadableError", /can’t be used now/],
  ])("that fails with %s says so", async (error, words) => {
    await openPage();
    vi.spyOn(navigator.mediaDevices, "getUserMedia").mockRejectedValue(
      new DOMException("refused", error),
    );
    await scan.click();
    await expect.element(alert).toHaveTextContent(words);
  });
});

describe("the page of the trip", () => {
  const seats = page.getByRole("region", { name: "Seats" });

  async function openTrip(passes: Partial<BoardingPass>[], days = 1) {
    const shown = trip(days);
    if (!shown.journey) throw new Error("There is no journey.");
    const shared = passes.map((pass) => ({
      leg: 1,
      flight: "EK-241",
      surnameFits: true,
      by: "me" as const,
      ...pass,
    }));
    const served = serveConnection({ ...shown, journey: { ...shown.journey, seats: shared } });
    await open(tripPath);
    await expect.element(page.getByText("Safety, and what we have not checked")).toBeVisible();
    return served;
  }

  test("says who sits where, and that only the airline knows whether a pass is genuine", async () => {
    await openTrip([{ seat: "23A" }, { seat: "31C", by: "them" }]);
    await expect.element(seats.getByText("You are in 23A, Priya is in 31C.")).toBeVisible();
    await expect
      .element(
        seats.getByText(/with the surname of Priya Raman, was read on their phone\. Whether/),
      )
      .toBeVisible();
    await expectAccessible(390);
    await expectAccessible(1280);
  });

  test("invites to read a pass from three days before the flight", async () => {
    await openTrip([], 3);
    await expect
      .element(seats.getByRole("link", { name: "Read my boarding pass" }))
      .toHaveAttribute("href", path);
  });

  test("has nothing of it before", async () => {
    await openTrip([], 4);
    await expect.element(seats).not.toBeInTheDocument();
  });

  test("takes back what is shared", async () => {
    const served = await openTrip([{ by: "them", surnameFits: false }, { seat: "23A" }]);
    await expect.element(seats.getByText(/another surname than that of Priya/)).toBeVisible();
    await expect.element(seats.getByText(/The pass of Priya has no seat yet\./)).toBeVisible();
    api().on(contract.removeBoardingPass, () => {
      const { journey: before } = served.connection;
      if (before) served.connection = { ...served.connection, journey: { ...before, seats: [] } };
      return served.connection;
    });
    await seats.getByRole("button", { name: "Stop sharing my seat" }).click();
    await expect.element(seats.getByRole("link", { name: "Read my boarding pass" })).toBeVisible();
    await expect.element(page.getByText("It is not shared any more.")).toBeVisible();
  });
});
