/** The page of a paid connection from weeks before the flight to the review: what it shows first, and what both press on the way. */

import type { Connection } from "@flightaides/core/connection/contract.ts";
import * as contract from "@flightaides/core/connection/contract.ts";
import * as itinerary from "@flightaides/core/itinerary/contract.ts";
import type { Step } from "@flightaides/core/journey/contract.ts";
import * as journey from "@flightaides/core/journey/contract.ts";
import * as message from "@flightaides/core/message/contract.ts";
import * as payment from "@flightaides/core/payment/contract.ts";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { commands, page } from "vitest/browser";
import { addDays, formatDate } from "../src/lib/calendar";
import { clearIdentity } from "../src/lib/identity";
import { expectAccessible } from "./accessible";
import { contact, journeyOn, newConnection, paid, serveConnection } from "./connections";
import { hold, settle } from "./control-moves";
import { refused, unreachable } from "./fake-api";
import { fields, ownTrip } from "./itineraries";
import { api, close, focusWindow, open, signIn } from "./page";

const path = "/connect?connection=connection-1";
const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const key = "6f6ab7f4-47a5-4a4e-8d25-3a1c9a52a9a8";
const point = { text: "Departures hall, counter 12", at: ago(40), by: "them" as const };

type Role = Connection["role"];

/** Paid eight days ago, and in touch. */
function trip(role: Role, days: number, ...journeyArgs: JourneyArgs): Connection {
  return {
    ...paid(newConnection({ role })),
    createdAt: ago(200),
    paidAt: ago(190),
    confirmedAt: ago(180),
    actions: days > 0 ? ["cancel", "write"] : ["write"],
    ...journeyOn(days, ...journeyArgs),
  };
}
type JourneyArgs = Parameters<typeof journeyOn> extends [number, ...infer Rest] ? Rest : never;

const met = { at: ago(2), by: "them" as const };
const all = {
  met,
  boarded: { at: ago(20), by: "me" as const },
  landed: { at: ago(5), by: "me" as const },
  "handed-over": { at: ago(4), by: "them" as const },
};

const quick = page.getByRole("list", { name: "What you can do now" });
const names = () =>
  quick
    .getByRole("listitem")
    .elements()
    .map(({ textContent }) => textContent?.replace(/ .*/, ""));
/** What stands on the accent colour, or has an icon that does. */
const strong = () =>
  [...document.querySelectorAll("main :is(a, button)")]
    .filter((one) =>
      [one, ...one.querySelectorAll("svg")].some(
        (part) => getComputedStyle(part).backgroundColor === "rgb(247, 168, 35)",
      ),
    )
    .map(({ textContent }) => textContent);
const story = page.getByRole("region", { name: "Your trip so far" }).getByRole("listitem");
const onTheWay = page.getByRole("region", { name: "On the way" });

beforeEach(() => signIn());

async function openTrip(connection: Connection): Promise<{ connection: Connection }> {
  const served = serveConnection(connection);
  await open(path);
  await expect.element(page.getByText("Safety, and what we have not checked")).toBeVisible();
  return served;
}

describe("each time of a trip has its first buttons and one strong one, and is accessible", () => {
  const rows: [string, Connection, string[], string | undefined][] = [
    ["paid a moment ago", { ...paid(newConnection()), ...journeyOn(14) }, writeFirst(), "Write"],
    ["in touch, traveler", trip("traveler", 21), writeFirst(), "Meeting point"],
    [
      "all is arranged, flightaid",
      trip("flightaid", 5, {}, { meetingPoint: point }),
      writeFirst(),
      undefined,
    ],
    [
      "the day before, traveler",
      trip("traveler", 1, {}, { meetingPoint: point }),
      writeFirst(),
      undefined,
    ],
    ["the day, traveler", trip("traveler", 0), callFirst(), "We have met"],
    ["on the way, flightaid", trip("flightaid", 0, { met }), callFirst(), "On board in Dubai"],
    [
      "with the family, traveler",
      { ...trip("traveler", -1, all), actions: ["did-not-meet", "review", "write"] },
      ["Write", "Call", "WhatsApp"],
      "Send",
    ],
    [
      "reviewed, flightaid",
      { ...trip("flightaid", -1, all), reviews: { mine: { again: "yes" } } },
      ["Write", "Call", "WhatsApp"],
      undefined,
    ],
  ];
  for (const [index, [name, connection, buttons, main]] of rows.entries())
    for (const width of [390, 1280])
      test(`${name}, ${width} px`, {
        tags: width === 390 && index % 3 === 0 ? [] : ["deep"],
      }, async () => {
        await page.viewport(width, 844);
        await openTrip(connection);
        expect(names()).toEqual(buttons);
        expect(strong()).toEqual(main ? [main] : []);
        await expectAccessible(width);
      });
});

function writeFirst() {
  return ["Write", "Meeting", "Calendar", "Call", "WhatsApp"];
}
function callFirst() {
  return ["Call", "WhatsApp", "Write", "Meeting", "Calendar"];
}

test("a flight that is not known is added from the first screen", async () => {
  const connection = trip("traveler", 5);
  const { mine } = connection;
  if (!mine?.itinerary) throw new Error("The traveler has posted no trip");
  const { flight: _, ...leg } = mine.leg;
  const [posted] = ownTrip.itinerary;
  if (!posted) throw new Error("The posted trip has no leg");
  const { flight: __, ...unknown } = posted;
  api().on(itinerary.fromId, () => ({ ...ownTrip, itinerary: [unknown] }));
  const added: unknown[] = [];
  api().on(itinerary.update, ({ id, itinerary: legs }) => {
    added.push([id, legs?.map(({ flight }) => flight)]);
    return ownTrip;
  });
  await openTrip({ ...connection, mine: { ...mine, leg } });
  const head = page.getByRole("region", { name: /^Your Flightaide/ });
  await expect.element(head.getByText("Flight not given")).toBeVisible();
  await head.getByRole("button", { name: /^Add flight number/ }).click();
  const dialog = page.getByRole("dialog", { name: "EDIT ITINERARY" });
  await fields(dialog).flight.fill("ek 241");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect.element(page.getByText("Your itinerary is changed.")).toBeVisible();
  expect(added).toEqual([[ownTrip.id, ["EK-241"]]]);
});

test("after the payment, whose answer has no journey, the page loads it", async () => {
  const { journey: _, ...answered } = { ...paid(newConnection()), ...journeyOn(14) };
  const served = await openTrip(answered);
  await expect
    .element(quick.getByRole("button", { name: "Meeting point" }))
    .not.toBeInTheDocument();
  const calls = api().calls.filter((call) => call === "GET /connections/connection-1");
  expect(calls).toHaveLength(2);
  await close();
  served.connection = newConnection({ state: "ordered" });
  await open(path);
  await expect.element(page.getByRole("button", { name: "PayPal", exact: true })).toBeVisible();
  api().on(payment.capture, () => {
    served.connection = { ...answered, ...journeyOn(14) };
    return answered;
  });
  await page.getByRole("button", { name: "PayPal", exact: true }).click();
  await expect.element(quick.getByRole("button", { name: "Meeting point" })).toBeVisible();
});

test("the receipt is printed alone", async () => {
  vi.spyOn(window, "print").mockImplementation(() => {});
  await openTrip({ ...paid(newConnection()), ...journeyOn(14) });
  await page.getByText("Receipt and refund terms").click();
  await page.getByRole("button", { name: "Print the receipt" }).click();
  const rules = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSMediaRule && rule.media.mediaText === "print")
    .flatMap((rule) => [...(rule as CSSMediaRule).cssRules])
    .filter((rule) => rule instanceof CSSStyleRule && rule.style.display === "none")
    .map((rule) => (rule as CSSStyleRule).selectorText);
  const isHidden = (element: Element | null): boolean =>
    element !== null &&
    (rules.some((rule) => element.matches(rule)) || isHidden(element.parentElement));
  expect(isHidden(page.getByRole("region", { name: "Receipt" }).element())).toBe(false);
  expect(isHidden(page.getByText(contact.email).element())).toBe(true);
  expect(isHidden(page.getByRole("button", { name: "Print the receipt" }).element())).toBe(true);
});

test("on a phone, who, when, where and the buttons are in the first screen", async () => {
  await page.viewport(390, 844);
  await openTrip({ ...paid(newConnection()), ...journeyOn(14) });
  for (const shown of [
    page.getByRole("heading", { name: /^Your Flightaide\W+Priya Raman$/ }),
    page.getByText("in 14 days"),
    page.getByText("Flight EK-241").first(),
    quick.getByRole("link", { name: /^WhatsApp/ }),
  ])
    expect(shown.element().getBoundingClientRect().bottom).toBeLessThan(844);
});

test.each([
  [360, 200],
  [320, 100],
])(
  "at %i px with text of %i percent the layout holds, on the way and with open folds",
  async (width, percent) => {
    document.documentElement.style.fontSize = `${percent}%`;
    onTestFinished(() => void document.documentElement.style.removeProperty("font-size"));
    await page.viewport(width, 740);
    const revocable = { key, until: ago(-1) };
    await openTrip(
      trip(
        "traveler",
        0,
        { met, boarded: { at: ago(0), by: "me", revocable } },
        {
          meetingPoint: { ...point, text: `${"W".repeat(120)} and ${"more words ".repeat(6)}` },
        },
      ),
    );
    for (const fold of [/^Departure: /, /^For the family/, /^Safety, and/, /^Receipt and/])
      await page.getByText(fold).click();
    await expect.element(page.getByLabelText("Language of the page")).toBeVisible();
    window.scrollTo(0, 0);
    expect(await commands.findLayoutFaults()).toEqual([]);
  },
);

test("call and WhatsApp lead to the number, and WhatsApp opens without a reference to the page", async () => {
  await openTrip(trip("traveler", 0));
  await expect
    .element(quick.getByRole("link", { name: "Call Priya Raman" }))
    .toHaveAttribute("href", `tel:${contact.phoneNumber}`);
  const chat = quick.getByRole("link", { name: /^WhatsApp/ });
  await expect.element(chat).toHaveAttribute("href", "https://wa.me/14165550134");
  await expect.element(chat).toHaveAttribute("target", "_blank");
  await expect.element(chat).toHaveAttribute("rel", expect.stringContaining("noopener"));
});

test("a Flightaide who writes is in touch at once", async () => {
  const { confirmedAt: _, ...connection } = trip("flightaid", 5);
  const served = await openTrip({
    ...connection,
    noAnswer: { at: ago(2), until: ago(-46) },
  });
  const urgent = page.getByText("Priya Raman can’t reach you.");
  await expect.element(urgent).toBeVisible();
  api().on(message.write, ({ text }) => {
    served.connection = { ...connection, confirmedAt: ago(0) };
    return [{ id: "m1", mine: true, text, at: ago(0) }];
  });
  await page.getByLabelText("Write to Priya Raman").fill("Here I am!");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect.element(page.getByRole("log")).toHaveTextContent("Here I am!");
  // Not with the next poll.
  await settle();
  expect(urgent.query()).toBeNull();
});

test("'Write' leads to the field of the messages", async () => {
  await openTrip(trip("traveler", 21));
  await quick.getByRole("button", { name: "Write" }).click();
  await expect.element(page.getByLabelText("Write to Priya Raman")).toHaveFocus();
});

/** Presses "Calendar". Returns the text of the saved file, without folds. */
async function saveCalendar(): Promise<string | undefined> {
  const saved: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    saved.push(file as Blob);
    return "blob:saved";
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  quick
    .getByRole("button", { name: "Calendar" })
    .element()
    .dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await expect.poll(() => saved).toHaveLength(1);
  return (await saved[0]?.text())?.replaceAll("\r\n ", "");
}

test("the calendar file has the flight, the first name, the meeting point and an alarm", async () => {
  await openTrip(trip("traveler", 21, {}, { meetingPoint: point }));
  const text = await saveCalendar();
  for (const part of [
    "SUMMARY:Flight EK-241 with Priya: Dubai to Toronto",
    "LOCATION:Departures hall\\, counter 12",
    "/connect?connection=connection-1",
    "BEGIN:VALARM",
    "UID:itinerary-0-1@flightaides",
  ])
    expect(text).toContain(part);
  expect(text).not.toContain("Raman");
});

test("after a change that still matches, the head and the calendar file have the flight as it is now", async () => {
  const connection = trip("traveler", 5);
  const { mine } = connection;
  if (!mine) throw new Error("The traveler has posted no trip");
  const travelDate = addDays(mine.leg.travelDate, 2);
  const changed = { ...mine.leg, travelDate, flight: "AC-42" };
  await openTrip({ ...connection, now: { mine: { ...mine, leg: changed } } });
  const head = page.getByRole("region", { name: /^Your Flightaide/ });
  await expect.element(head.getByText("Flight AC-42")).toBeVisible();
  await expect.element(head.getByText(formatDate(travelDate))).toBeVisible();
  await expect.element(head.getByText("in 7 days")).toBeVisible();
  const text = await saveCalendar();
  for (const part of [
    "SUMMARY:Flight AC-42 with Priya: Dubai to Toronto",
    `DTSTART;VALUE=DATE:${travelDate.replaceAll("-", "")}`,
    "UID:itinerary-0-1@flightaides",
  ])
    expect(text).toContain(part);
});

describe("the meeting point", () => {
  test("is chosen from suggestions or typed, and both see who set it", async () => {
    const served = await openTrip(trip("traveler", 21));
    const written: string[] = [];
    api().on(contract.setMeetingPoint, ({ text }) => {
      written.push(text);
      const { journey: before } = served.connection;
      served.connection = {
        ...served.connection,
        ...(before && {
          journey: {
            ...before,
            meetingPoint: { text, at: new Date().toISOString(), by: "me" as const },
          },
        }),
      };
      return served.connection;
    });
    await quick.getByRole("button", { name: "Meeting point" }).click();
    const dialog = page.getByRole("dialog", { name: "Where do you meet?" });
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect.element(dialog.getByText("Write where you meet.")).toBeVisible();
    await dialog.getByRole("button", { name: "At the gate" }).click();
    await expectAccessible(390);
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect.element(page.getByText(/^Set by you, /)).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(written).toEqual(["At the gate"]);
  });

  test("of the other one is named, and a refusal keeps the text", async () => {
    await openTrip(trip("flightaid", 5, {}, { meetingPoint: point }));
    await expect.element(page.getByText(/^Set by Priya Raman, /)).toBeVisible();
    api().on(contract.setMeetingPoint, () =>
      refused("too-many-meeting-points", { params: { most: 20, seconds: 36_000 } }),
    );
    await quick.getByRole("button", { name: "Meeting point" }).click();
    const dialog = page.getByRole("dialog", { name: "Where do you meet?" });
    const field = dialog.getByLabelText("Meeting point");
    await expect.element(field).toHaveValue(point.text);
    await field.fill("Gate B22");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect.element(dialog.getByRole("alert")).toHaveTextContent("Come back in 10 hours.");
    await expect.element(field).toHaveValue("Gate B22");
  });
});

/** Taps at the fake of the API, as the server keeps them: the first of a step stands, and a key counts once. */
function serveTaps(served: { connection: Connection }) {
  const arrived: { key: string; kind: string; at: string }[] = [];
  const answer = (change: (step: Step) => Step) => {
    const { journey: before } = served.connection;
    if (!before) throw new Error("The connection has no journey.");
    const after = { ...before, steps: before.steps.map(change) };
    served.connection = { ...served.connection, journey: after };
    return after;
  };
  api().on(journey.tap, ({ key, kind, at }) => {
    arrived.push({ key, kind, at });
    const until = new Date(Date.now() + 60_000).toISOString();
    return answer((step) =>
      step.kind === kind && !step.tap
        ? { ...step, tap: { at, by: "me", revocable: { key, until } } }
        : step,
    );
  });
  api().on(journey.revokeTap, ({ key }) =>
    answer(({ tap, ...step }) => ({ ...step, ...(tap && tap.revocable?.key !== key && { tap }) })),
  );
  return arrived;
}

describe("a tap", () => {
  test("is shown at once with the time of the airport, and can be undone for a minute", async () => {
    // However long a busy machine takes, it is the same minute.
    vi.useFakeTimers({ toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    const served = await openTrip(trip("traveler", 0));
    const arrived = serveTaps(served);
    await onTheWay.getByRole("button", { name: "We have met" }).click();
    await expect.element(onTheWay.getByText(/^Met: /)).toBeVisible();
    await expect.poll(() => arrived).toHaveLength(1);
    await expect.element(onTheWay.getByText("noted by you")).toBeVisible();
    const inDubai = new Intl.DateTimeFormat("en-US", {
      timeZone: "Asia/Dubai",
      hour: "numeric",
      minute: "2-digit",
    }).format(new Date(arrived[0]?.at ?? 0));
    await expect.element(onTheWay.getByText(`Met: ${inDubai}`)).toBeVisible();
    await expect.element(onTheWay.getByText(/^(60|5\d) s$/)).toBeVisible();
    await expect.element(story.filter({ hasText: /Met.*\(you\)/ })).toBeVisible();
    expect(strong()).toEqual(["On board in Dubai"]);
    await expect.poll(() => localStorage.getItem("waiting")).toBeNull();
    await expectAccessible(390);

    await onTheWay.getByRole("button", { name: "Undo: Met" }).click();
    await expect.element(onTheWay.getByRole("button", { name: "We have met" })).toBeVisible();
    await expect.poll(() => api().calls).toContainEqual(expect.stringMatching(/^DELETE .*taps/));
    expect(document.activeElement).not.toBe(document.body);
  });

  test("is being sent until the answer arrives, and waits if none does", async () => {
    await openTrip(trip("traveler", 0));
    const { late, arrive } = hold();
    api().on(journey.tap, () => late.then(unreachable));
    await onTheWay.getByRole("button", { name: "We have met" }).click();
    const waits = onTheWay.getByText("Will be sent when you are online.");
    await expect.element(onTheWay.getByText("Sending…")).toBeVisible();
    await expect.element(waits).not.toBeInTheDocument();
    arrive();
    await expect.element(waits).toBeVisible();
    await expect.element(onTheWay.getByText("Sending…")).not.toBeInTheDocument();
  });

  test("offline is kept and shown, also after a reload, and arrives once, in order", async () => {
    const served = await openTrip(trip("traveler", 0));
    const stop = [api().on(journey.tap, unreachable), api().on(journey.revokeTap, unreachable)];
    await onTheWay.getByRole("button", { name: "We have met" }).click();
    await onTheWay.getByRole("button", { name: "On board in Dubai" }).click();
    await expect
      .poll(() => onTheWay.getByText("Will be sent when you are online.").elements())
      .toHaveLength(2);
    await expectAccessible(390);
    for (const one of stop) one();
    const arrived = serveTaps(served);
    await close();
    await open(path);
    await expect.poll(() => arrived.map(({ kind }) => kind)).toEqual(["met", "boarded"]);
    await expect.element(onTheWay.getByText("noted by you").first()).toBeVisible();
    await expect.poll(() => localStorage.getItem("waiting")).toBeNull();
  });

  test("that ends the trip is sent without a service worker as soon as there is a connection", async () => {
    const before = { met, boarded: all.boarded, landed: all.landed };
    const served = await openTrip(trip("traveler", -1, before));
    const stop = api().on(journey.tap, unreachable);
    await onTheWay.getByRole("button", { name: "Handed over to the family" }).click();
    await expect.element(onTheWay.getByText("Will be sent when you are online.")).toBeVisible();
    stop();
    const arrived = serveTaps(served);
    await close();
    // More than a minute later the trip is over for the page.
    const [entry] = JSON.parse(localStorage.getItem("waiting") ?? "[]");
    entry.input.at = ago(1);
    localStorage.setItem("waiting", JSON.stringify([entry]));
    await open(path);
    await expect.poll(() => arrived.map(({ kind }) => kind)).toEqual(["handed-over"]);
    await expect.poll(() => localStorage.getItem("waiting")).toBeNull();
  });

  test("without a service worker is sent as soon as there is a connection", async () => {
    const served = await openTrip(trip("traveler", 0));
    const stop = api().on(journey.tap, unreachable);
    await onTheWay.getByRole("button", { name: "We have met" }).click();
    await expect.element(onTheWay.getByText("Will be sent when you are online.")).toBeVisible();
    stop();
    const arrived = serveTaps(served);
    dispatchEvent(new Event("online"));
    await expect.poll(() => arrived.map(({ kind }) => kind)).toEqual(["met"]);
    await expect.element(onTheWay.getByText("noted by you")).toBeVisible();
    await expect.poll(() => localStorage.getItem("waiting")).toBeNull();
  });

  test("outlives the end of the session for the same user, and no other one", async () => {
    const served = await openTrip(trip("traveler", 0));
    const stop = api().on(journey.tap, unreachable);
    await onTheWay.getByRole("button", { name: "We have met" }).click();
    await expect.element(onTheWay.getByText("Will be sent when you are online.")).toBeVisible();
    await close();
    // The password was changed on another device.
    clearIdentity();
    expect(localStorage.getItem("waiting")).toContain("uid-1");
    stop();
    const arrived = serveTaps(served);
    signIn();
    await open(path);
    await expect.poll(() => arrived.map(({ kind }) => kind)).toEqual(["met"]);
    await expect.poll(() => localStorage.getItem("waiting")).toBeNull();

    const entry = { key: "k", uid: "uid-1", name: "confirm", input: { id: "connection-1" } };
    localStorage.setItem("waiting", JSON.stringify([entry]));
    clearIdentity();
    signIn("Ravi Desai", "ravi@example.com", "uid-2");
    expect(localStorage.getItem("waiting")).toBeNull();
  });

  test("that is rejected is taken back, with the reason", async () => {
    await openTrip(trip("flightaid", 0, { met }));
    api().on(journey.tap, () => refused("tap-untimely"));
    await onTheWay.getByRole("button", { name: "On board in Dubai" }).click();
    const list = page.getByRole("list", { name: "Waiting to be sent" });
    await expect.element(list).toHaveTextContent("That you are on board");
    await expect.element(list).toHaveTextContent("three days after the arrival.");
    await expect.element(onTheWay.getByRole("button", { name: "On board in Dubai" })).toBeVisible();
    await list.getByRole("button", { name: "Remove" }).click();
    await expect.element(list).not.toBeInTheDocument();
  });

  test("can't be undone any more after its minute", async () => {
    const revocable = { key, until: ago(0) };
    await openTrip(trip("traveler", 0, { met: { at: ago(1), by: "me", revocable } }));
    await expect.element(onTheWay.getByText(/^Met: /)).toBeVisible();
    await expect.element(onTheWay.getByRole("button", { name: /^Undo/ })).not.toBeInTheDocument();
  });
});

test("weeks before nothing can be pressed, and on the day before only that they have met", async () => {
  const served = await openTrip(trip("traveler", 21));
  await expect.element(onTheWay).not.toBeInTheDocument();
  served.connection = trip("traveler", 1);
  focusWindow();
  await expect.element(onTheWay.getByRole("button", { name: "We have met" })).toBeVisible();
  expect(onTheWay.getByRole("button").elements()).toHaveLength(1);
});

test("the checklist keeps its ticks on this device, and knows what the passenger needs", async () => {
  const connection = trip("flightaid", 5);
  const { itinerary } = connection.counterpart;
  await openTrip({
    ...connection,
    counterpart: {
      ...connection.counterpart,
      ...(itinerary && { itinerary: { ...itinerary, needs: ["meeting-again"] } }),
    },
  });
  await page.getByText("Departure: Dubai DXB").click();
  await expect
    .element(page.getByRole("checkbox", { name: /^Wheelchairs use separate lanes/ }))
    .toBeVisible();
  await page.getByRole("checkbox", { name: /^Find the gate/ }).click();
  await expect.element(page.getByText("1 / 8")).toBeVisible();
  await expectAccessible(390);
  expect(JSON.parse(localStorage.getItem("checkedSteps") ?? "")).toEqual({
    "connection-1": ["DXB departure gate"],
  });
  await page.getByText("Arrival: Toronto YYZ").click();
  await expect.element(page.getByRole("checkbox", { name: /^Go out together/ })).not.toBeChecked();
  await close();
  clearIdentity();
  expect(localStorage.getItem("checkedSteps")).toBeNull();
});

test("after the trip the review comes first, then the end of the story, then 'We did not meet'", async () => {
  await openTrip({
    ...trip("traveler", -1, all),
    actions: ["did-not-meet", "review", "write"],
  });
  await expect
    .element(page.getByRole("heading", { level: 1, name: "Your trip with Priya Raman" }))
    .toBeVisible();
  const order = [
    page.getByRole("heading", { name: "How was it?" }),
    page.getByText(/^Handed over at \d/),
    page.getByRole("button", { name: "We did not meet" }),
  ].map((one) => one.element());
  for (const [index, one] of order.slice(1).entries())
    expect(order[index]?.compareDocumentPosition(one)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await expect.element(story.last()).toHaveTextContent("How was it?");
});

test("a review that is being written stays when the passenger is handed over meanwhile", async () => {
  const connection = { ...trip("traveler", -1, { met, boarded: all.boarded }) };
  const actions: Connection["actions"] = ["did-not-meet", "review", "write"];
  const served = await openTrip({ ...connection, actions });
  const thanks = page.getByRole("textbox", { name: "A thank-you (optional)" });
  await thanks.fill("So kind!");
  served.connection = { ...trip("traveler", -1, all), actions };
  focusWindow();
  await expect.element(page.getByText(/^Handed over at \d/)).toBeVisible();
  await expect.element(thanks).toHaveValue("So kind!");
  await expect.element(thanks).toHaveFocus();
});

describe("the follow links of the family", () => {
  const link = { id: "link-1", language: "hi" as const, createdAt: ago(1), until: ago(-99) };
  const url = "https://flightaides.example/follow/AAAAAAAAAAAAAAAAAAAAAA";

  test("are made in a language, sent, listed and ended", async () => {
    const served = await openTrip(trip("traveler", 5));
    const list = (links: (typeof link)[]) => {
      const { journey: before } = served.connection;
      if (before)
        served.connection = { ...served.connection, journey: { ...before, followLinks: links } };
    };
    const languages: unknown[] = [];
    api().on(journey.createFollowLink, ({ language }) => {
      languages.push(language);
      list([link]);
      return { ...link, url };
    });
    api().on(journey.revokeFollowLink, () => list([]));
    await page.getByText("For the family: a link to follow the trip").click();
    await page.getByLabelText("Language of the page").selectOptions("hi");
    await page.getByRole("button", { name: "Make a link" }).click();
    await expect.element(page.getByRole("region", { name: "The new link" })).toHaveFocus();
    await expect.element(page.getByText(url)).toBeVisible();
    expect(languages).toEqual(["hi"]);
    await expect
      .element(page.getByRole("region", { name: "The new link" }).getByRole("link"))
      .toHaveAttribute("href", expect.stringContaining(encodeURIComponent(url)));
    await expect.element(page.getByRole("button", { name: "End the link in हिन्दी" })).toBeVisible();
    await expectAccessible(390);
    await page.getByRole("button", { name: "End the link in हिन्दी" }).click();
    await expect.element(page.getByText(url)).not.toBeInTheDocument();
    await expect.element(page.getByRole("button", { name: "Make a link" })).toBeVisible();
    expect(document.activeElement).not.toBe(document.body);
  });

  test("stay readable when another one is made, or can’t be", async () => {
    const served = await openTrip(trip("traveler", 5));
    const links: (typeof link)[] = [];
    const show = () => {
      const { journey: before } = served.connection;
      if (before)
        served.connection = {
          ...served.connection,
          journey: { ...before, followLinks: [...links] },
        };
    };
    const stop = api().on(journey.createFollowLink, () => {
      const made = { ...link, id: `link-${links.length + 1}` };
      links.push(made);
      show();
      return { ...made, url: `${url}-${links.length}` };
    });
    api().on(journey.revokeFollowLink, ({ linkId }) => {
      const [ended] = links.splice(
        links.findIndex(({ id }) => id === linkId),
        1,
      );
      expect(ended?.id).toBe("link-1");
      show();
    });
    await page.getByText("For the family: a link to follow the trip").click();
    await page.getByRole("button", { name: "Make a link" }).click();
    const another = page.getByRole("button", { name: "Make another link" });
    await another.click();
    const newest = page.getByRole("region", { name: "The new link" });
    await expect.element(newest).toHaveTextContent(`${url}-2`);
    await expect.element(newest).toHaveFocus();
    await expect.element(page.getByText(`${url}-1`)).toBeVisible();
    await expectAccessible(390);
    stop();
    api().on(journey.createFollowLink, () => refused("journey-busy"));
    await another.click();
    await expect.element(page.getByText("There is no link yet.")).toBeVisible();
    await expect.element(page.getByText(`${url}-1`)).toBeVisible();
    await expect.element(newest).toHaveTextContent(`${url}-2`);
    await page.getByRole("button", { name: "End the link in हिन्दी" }).first().click();
    await expect.element(page.getByText(`${url}-1`)).not.toBeInTheDocument();
    await expect.element(page.getByText(`${url}-2`)).toBeVisible();
  });

  test("a failure is said, and can be repeated", async () => {
    await openTrip(trip("traveler", 5));
    api().on(journey.createFollowLink, () => refused("journey-busy"));
    await page.getByText("For the family: a link to follow the trip").click();
    await page.getByRole("button", { name: "Make a link" }).click();
    await expect.element(page.getByText("There is no link yet.")).toBeVisible();
    api().on(journey.createFollowLink, () => ({ ...link, url }));
    await page.getByRole("button", { name: "Try again" }).click();
    await expect.element(page.getByText(url)).toBeVisible();
  });

  test("a Flightaide has none", async () => {
    await openTrip(trip("flightaid", 5));
    await expect
      .element(page.getByText("For the family: a link to follow the trip"))
      .not.toBeInTheDocument();
  });
});

test("a mail's link asks whether to cancel, also while the messages load", async () => {
  serveConnection(trip("flightaid", 5));
  const { late, arrive } = hold();
  api().on(message.list, async () => {
    await late;
    return [];
  });
  await open(`${path}&cancel=yes`);
  const question = page.getByRole("dialog", { name: "Cancel this connection?" });
  await expect.element(question.getByRole("button", { name: "Keep it" })).toBeVisible();
  arrive();
  await question.getByRole("button", { name: "Keep it" }).click();
  await expect.element(question).not.toBeInTheDocument();
});

test("what waits keeps its place and its button while it is sent, and is not sent again after 'Don’t send'", async () => {
  const connection = trip("traveler", 0);
  const { late, arrive } = hold();
  api().on(message.write, () => late.then(unreachable));
  const queue = ["See you there!", "Bring my hat."].map((text) => ({
    key: text,
    uid: "uid-1",
    name: "message",
    input: { id: connection.id, key: crypto.randomUUID(), text },
  }));
  localStorage.setItem("waiting", JSON.stringify(queue));
  await openTrip(connection);
  const list = page.getByRole("list", { name: "Waiting to be sent" });
  const first = list.getByRole("listitem").filter({ hasText: "See you there!" });
  const heightOf = () => list.element().getBoundingClientRect().height;
  await expect.element(first.getByText("Sending…")).toBeVisible();
  const height = heightOf();
  await first.getByRole("button", { name: "Don’t send" }).click();
  await expect.element(list.getByRole("listitem")).toHaveTextContent(/^Bring my hat\./);
  arrive();
  await expect.element(list.getByText("Will be sent when you are online.")).toBeVisible();
  expect(heightOf()).toBeCloseTo((height - 12) / 2, 0);
  expect(localStorage.getItem("waiting")).not.toContain("See you there!");
});
