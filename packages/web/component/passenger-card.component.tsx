/** The passenger's card: in its languages, without what is not known, on a phone and on paper. */

import type { Connection } from "@flightaides/core/connection/contract.ts";
import type { OwnItinerary } from "@flightaides/core/itinerary/contract.ts";
import { ofOwner } from "@flightaides/core/itinerary/contract.ts";
import { me } from "@flightaides/core/user/contract.ts";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { commands, page } from "vitest/browser";
import { expectAccessible } from "./accessible";
import {
  contact,
  journeyOn,
  leg,
  newConnection,
  paid,
  profile,
  serveConnection,
} from "./connections";
import { api, close, open, signIn } from "./page";

const path = "/connect?connection=connection-1&card=yes";
const familyNumber = "+919815012345";
const own = {
  uid: "uid-1",
  email: "meera@example.com",
  displayName: "Meera Krishnan",
  phoneNumber: familyNumber,
};
const point = {
  text: "Departures hall, counter 12",
  at: new Date().toISOString(),
  by: "me" as const,
};

const front = page.getByRole("region", { name: "Front of the card" });
const back = page.getByRole("region", { name: "Back of the card" });
const toShow = page.getByRole("region", { name: "To show" });
const language = page.getByLabelText("Language of the passenger");

function trip(changed: Partial<Connection> = {}): Connection {
  return {
    ...paid(newConnection(changed)),
    ...journeyOn(14, {}, { meetingPoint: point }),
    ...changed,
  };
}

/** What the reader has posted. */
function serveOwn(changed: Partial<OwnItinerary> = {}): void {
  const { createdAt } = newConnection();
  const posted: OwnItinerary = {
    id: "itinerary-0",
    type: "traveler",
    itinerary: [leg],
    createdAt,
    traveler: own,
    notify: { nearby: false },
    relation: "grandmother",
    passengerKnows: true,
    languages: ["pa", "hi"],
    mine: true,
    ...changed,
  };
  api().on(ofOwner, () => [[posted]]);
}

async function openCard(changed: Partial<OwnItinerary> = {}, connection = trip()): Promise<void> {
  serveConnection(connection);
  serveOwn(changed);
  await open(path);
  await expect.element(page.getByRole("button", { name: "Print the card" })).toBeVisible();
}

beforeEach(() => signIn());

test("says in English and Punjabi who travels with whom, and has both numbers, the place and the flight", async () => {
  await openCard();
  await expect.poll(() => document.title).toBe("Card for the passenger · FlightAides");
  await expect.element(language).toHaveValue("pa");
  for (const text of [
    "I do not speak English. I speak Punjabi.",
    "ਮੈਨੂੰ ਅੰਗਰੇਜ਼ੀ ਨਹੀਂ ਆਉਂਦੀ। ਮੇਰੀ ਬੋਲੀ ਪੰਜਾਬੀ ਹੈ।",
    "I am travelling with",
    "+1 416 555 0134",
    "+91 98150 12345",
    "My family",
    "Departures hall, counter 12",
    "EK-241",
    "Dubai – Toronto",
  ])
    await expect.element(front.getByText(text, { exact: true })).toBeVisible();
  await expect.element(front).toHaveTextContent(/Priya Raman.*Meera Krishnan/);
  await expect.element(back.getByText("ਮੈਨੂੰ ਵ੍ਹੀਲਚੇਅਰ ਚਾਹੀਦੀ ਹੈ।")).toBeVisible();
  // One flight: nowhere to change.
  await expect.element(back.getByText(/change planes/)).not.toBeInTheDocument();
  await page.getByLabelText("Name of the passenger").fill("Harbhajan Kaur");
  await expect.element(front.getByText("Harbhajan Kaur")).toBeVisible();
});

describe("in a language", () => {
  test.for([
    ["hi", "ltr", "मेरा गेट कहाँ है?"],
    ["ta", "ltr", "என் கேட் எங்கே இருக்கிறது?"],
    ["ur", "rtl", "میرا گیٹ کہاں ہے؟"],
    ["ar", "rtl", "أين بوابة رحلتي؟"],
    ["zh", "ltr", "我的登机口在哪里？"],
  ] as const)("%s, %s, it is accessible at 390 px", async ([tag, direction, gate]) => {
    await page.viewport(390, 844);
    await openCard({ languages: [tag] });
    const sentence = back.getByText(gate);
    await expect.element(sentence).toBeVisible();
    expect(getComputedStyle(sentence.element()).direction).toBe(direction);
    expect(sentence.element().closest("[lang]")?.getAttribute("lang")).toMatch(`${tag}`);
    await expectAccessible(390);
  });

  test("it is that of the passenger whom the Flightaide accompanies", async () => {
    const { counterpart, ...connection } = trip({ role: "flightaid" });
    const { itinerary } = counterpart;
    await openCard(
      { languages: ["es"] },
      {
        ...connection,
        counterpart: {
          ...counterpart,
          ...(itinerary && { itinerary: { ...itinerary, languages: ["en", "gu"] } }),
        },
      },
    );
    await expect.element(language).toHaveValue("gu");
    // The passenger speaks English too.
    await expect.element(front.getByText("I speak Gujarati.", { exact: true })).toBeVisible();
    await expect.element(front.getByText(/I do not speak English/)).not.toBeInTheDocument();
    await expect
      .element(front)
      .toHaveTextContent(/travelling with.*Meera Krishnan.*Priya Raman.*My family/);
  });

  test("it can be chosen, and only that one is loaded", async () => {
    performance.clearResourceTimings();
    performance.setResourceTimingBufferSize(5_000);
    await openCard({ languages: ["ne"] });
    await expect.element(language).toHaveValue("");
    expect(front.element().querySelectorAll("[lang]:not([lang=en])")).toHaveLength(0);
    await language.selectOptions("Malayalam");
    await expect.element(front.getByText("എന്റെ പേര്")).toBeVisible();
    const loaded = performance
      .getEntriesByType("resource")
      .flatMap(({ name }) => /sentences\/(\w+)\.json/.exec(name)?.[1] ?? []);
    expect(loaded.filter((tag) => tag !== "en")).toEqual(["ml"]);
    await language.selectOptions("English only");
    await expect.element(front.getByText("എന്റെ പേര്")).not.toBeInTheDocument();
  });
});

describe("on a phone", () => {
  test("a sentence fills the screen, alone, and closes with the keyboard", async () => {
    await page.viewport(390, 844);
    await openCard();
    const button = toShow.getByRole("button", { name: /^I need a wheelchair\./ });
    (button.element() as HTMLElement).focus();
    await button.click();
    const dialog = page.getByRole("dialog", { name: "To show" });
    await expect.element(dialog.getByText("I need a wheelchair.")).toBeVisible();
    const { fontSize } = getComputedStyle(dialog.getByText("I need a wheelchair.").element());
    expect(Number.parseFloat(fontSize)).toBeGreaterThan(30);
    const { width, height } = dialog.element().getBoundingClientRect();
    expect([width, height]).toEqual([390, 844]);
    await expectAccessible(390);
    dialog.element().dispatchEvent(new Event("cancel", { cancelable: true }));
    await expect.element(dialog).not.toBeInTheDocument();
    expect(document.activeElement).toBe(button.element());
  });

  test("whom to call is shown with links to both numbers", async () => {
    await openCard();
    await toShow.getByRole("button", { name: /^If I get lost/ }).click();
    const links = page.getByRole("dialog", { name: "To show" }).getByRole("link");
    await expect.element(links.first()).toHaveAttribute("href", `tel:${contact.phoneNumber}`);
    await expect.element(links.last()).toHaveAttribute("href", `tel:${familyNumber}`);
  });
});

/** Legs of a long trip. */
function manyLegs(connection: Connection): Connection {
  const { mine } = connection;
  if (!mine) return connection;
  const all = Array.from({ length: 6 }, (_, index) => ({ ...mine.leg, sequence: index + 1 }));
  return { ...connection, mine: { ...mine, legs: 6, all } };
}

const longName = "Wolfeschlegelsteinhausenbergerdorff ".repeat(3).slice(0, 99).concat("x");

describe("on paper", () => {
  test.for([
    ["with all that is known", trip(), "pa"],
    [
      "with long names, a long meeting point and six flights",
      manyLegs(
        trip({
          contact: { ...contact, displayName: longName },
          ...journeyOn(14, {}, { meetingPoint: { ...point, text: "At the counter ".repeat(13) } }),
        }),
      ),
      "ta",
    ],
    ["in Nastaliq", trip(), "ur"],
    ["without a meeting point and a language", trip(journeyOn(14)), undefined],
  ] as const)("%s, it is two sides of A6 that hold their content", async ([, connection, tag]) => {
    await page.viewport(390, 844);
    await openCard({ languages: tag ? [tag] : [] }, connection);
    await document.fonts.ready;
    for (const side of [front, back]) {
      const { scrollHeight, clientHeight } = side.element();
      expect(scrollHeight).toBeLessThanOrEqual(clientHeight);
    }
    expect(await commands.findLayoutFaults()).toEqual([]);
    expect(await commands.printedPages()).toEqual([
      [105, 148],
      [105, 148],
    ]);
  });

  test("'Print the card' prints", async () => {
    const print = vi.spyOn(window, "print").mockImplementation(() => {});
    await openCard();
    await page.getByRole("button", { name: "Print the card" }).click();
    expect(print).toHaveBeenCalledOnce();
  });
});

test("what is missing can be written: name, meeting point", async () => {
  await openCard({}, trip(journeyOn(14)));
  await expect.element(page.getByText(/^There is no meeting point yet/)).toBeVisible();
  await expect.element(front.getByText("My name", { exact: true })).toBeVisible();
  await expect.element(front.getByText("We meet here")).toBeVisible();
  await expect.element(toShow.getByText("We meet here")).not.toBeInTheDocument();
});

test("whoever flies themselves is named, and has no family on the card", async () => {
  await openCard({ relation: "myself" });
  await expect.element(page.getByLabelText("Name of the passenger")).not.toBeInTheDocument();
  await expect.element(front).toHaveTextContent(/My name.*Meera Krishnan.*\+91 98150 12345/);
  await expect.element(front.getByText("My family")).not.toBeInTheDocument();
});

test("on another plane the Flightaide helps, and is not said to travel along", async () => {
  const { theirs, ...connection } = trip();
  await openCard(
    {},
    {
      ...connection,
      ...(theirs && { theirs: { ...theirs, leg: { ...theirs.leg, flight: "EK-243" } } }),
    },
  );
  await expect.element(front.getByText("This person helps me on my trip")).toBeVisible();
  await expect.element(front.getByText("I am travelling with")).not.toBeInTheDocument();
});

test("without the reader's itineraries the number is that of the profile", async () => {
  serveConnection(trip());
  api().on(me, () => ({ ...profile, phoneNumber: "+14165550100" }));
  api().on(ofOwner, () => [[]]);
  await open(path);
  await expect.element(front.getByText("+1 416 555 0100")).toBeVisible();
  await expect.element(language).toHaveValue("");
});

test("before the payment, and once the other has left, the connection is shown instead", async () => {
  serveConnection(newConnection());
  serveOwn();
  await open(path);
  await expect.element(page.getByRole("button", { name: "PayPal", exact: true })).toBeVisible();
  await expect.element(front).not.toBeInTheDocument();
  await close();
  const { contact: _, ...left } = trip();
  serveConnection(left);
  await open(path);
  await expect.element(page.getByText(/^Your match has left FlightAides since/)).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Card for the passenger" }))
    .not.toBeInTheDocument();
});

test("the page of the trip leads to it, and it leads back", async () => {
  serveConnection(trip());
  serveOwn();
  await open("/connect?connection=connection-1");
  await page.getByRole("link", { name: "Card for the passenger" }).click();
  await expect.element(front).toBeVisible();
  await page.getByRole("link", { name: "Back to the trip" }).click();
  await expect.element(page.getByText("Safety, and what we have not checked")).toBeVisible();
});

test("it holds at 320 px, and with text of twice the size", async () => {
  document.documentElement.style.fontSize = "200%";
  onTestFinished(() => void document.documentElement.style.removeProperty("font-size"));
  await page.viewport(360, 740);
  await openCard({ languages: ["ml"] });
  expect(await commands.findLayoutFaults()).toEqual([]);
  document.documentElement.style.removeProperty("font-size");
  await page.viewport(320, 640);
  expect(await commands.findLayoutFaults()).toEqual([]);
});
