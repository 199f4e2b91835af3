/** Content that is empty, long or in other scripts, text of twice the size, and small screens: the layout holds. */
import * as contract from "@flightaides/core/itinerary/contract.ts";
import type { Match, PublicCard } from "@flightaides/core/matching/contract.ts";
import * as matching from "@flightaides/core/matching/contract.ts";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import { leg, sameFlight } from "./connections";
import { fields, fill, newCard, serveEverything } from "./itineraries";
import { api, open, signIn } from "./page";

const names = {
  long: "Wolfeschlegelsteinhausenbergerdorff ".repeat(3).slice(0, 99).concat("x"),
  unbroken: `W${"*".repeat(99)}`,
  letter: "I",
  arabic: "عبد الرحمن بن محمد الفيصل",
  hindi: "श्रीमती कमला देवी चट्टोपाध्याय",
};
const airports = ["YYZ", "TRV", "FRA", "DXB", "BOM", "YXU", "SIN"];
const longNote = `${"She walks slowly. ".repeat(30)}${"x".repeat(300)}`;

/** An itinerary of `legs` legs as the API shows it to all users. */
function card(index: number, { legs = 1, name = "S****", note = "" } = {}): PublicCard {
  return newCard({
    id: `odd-${index}`,
    itinerary: Array.from({ length: legs }, (_, at) => ({
      sequence: at + 1,
      from: airports[at] ?? "",
      to: airports[at + 1] ?? "",
      fromCity: at === 1 ? "Thiruvananthapuram" : "Toronto",
      toCity: at === 0 ? "Thiruvananthapuram" : "Frankfurt am Main",
      travelDate: leg.travelDate,
      flight: at % 2 ? undefined : "EK-241",
    })),
    traveler: { displayName: name },
    connect: "ask",
    ...(note && { addInfo: note }),
  });
}

const cards = [
  ...Object.values(names).map((name, index) => card(index, { name, note: longNote })),
  card(10, { legs: 6, name: names.unbroken }),
];
const forty = [
  ...cards,
  ...Array.from({ length: 40 - cards.length }, (_, index) => card(100 + index)),
];
const tiers: Match["tier"][] = ["same-flight", "same-day", "near-date"];

/** Browsers' settings for text change the size on which all others are based. */
function setTextSize(percent: number): void {
  document.documentElement.style.fontSize = `${percent}%`;
}

async function expectLayout(name: string): Promise<void> {
  await expect
    .element(page.getByText("Loading...").first(), { message: name })
    .not.toBeInTheDocument();
  // Fixed elements would lie over whatever is scrolled below them.
  window.scrollTo(0, 0);
  expect(await commands.findLayoutFaults(), name).toEqual([]);
}

beforeEach(async () => {
  serveEverything();
  await page.viewport(360, 740);
});
afterEach(() => document.documentElement.style.removeProperty("font-size"));

describe.each([100, 200])(
  "long names, other scripts, six legs and 40 matches with text of %i percent",
  (percent) => {
    const tags = percent === 200 ? [] : ["deep"];

    beforeEach(() => {
      setTextSize(percent);
      api().on(matching.list, () => forty);
    });

    test("in the list of all itineraries", { tags }, async () => {
      await open("/allitinerary");
      await expect.element(page.getByRole("article").first()).toBeVisible();
      await expectLayout("all itineraries");
    });

    test("on the result page", { tags }, async () => {
      api().on(matching.search, () =>
        forty.map((one, index) => ({
          ...one,
          match: { ...sameFlight, tier: tiers[Math.floor(index / 14)] ?? "near-date" },
        })),
      );
      await open("/search?filter=flightaid");
      await fill();
      await fields().submit.click();
      const matches = page.getByRole("region", { name: "Matches", exact: true });
      await expect.poll(() => matches.getByRole("article").elements()).toHaveLength(40);
      await expectLayout("result");
    });

    test("on home", { tags }, async () => {
      await open("/");
      const latest = page.getByRole("region", { name: "TRENDING SEARCHES" });
      await expect.element(latest).toBeVisible();
      latest.element().scrollIntoView();
      await expect.element(latest.getByRole("article").first()).toBeVisible();
      await expectLayout("home");
    });
  },
);

/** At 360 px with text of twice the size, and at 320 px, the narrowest width that WCAG requires. */
async function expectPageToHold(path: string): Promise<void> {
  setTextSize(200);
  await open(path);
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectLayout("360 px, 200 %");
  await page.viewport(320, 640);
  setTextSize(100);
  await expectLayout("320 px");
}

async function expectPageOfUserToHold(path: string): Promise<void> {
  signIn();
  api().on(contract.fromId, () => card(1));
  await expectPageToHold(path);
}

// A form, cards, a connection and settings; the others consist of the same.
test.for(["/search?filter=traveler", "/myitinerary", "/connect", "/account"])(
  "%s of a user holds with text of twice the size, and at 320 px",
  expectPageOfUserToHold,
);
test.for([
  "/",
  "/searchResult",
  "/allitinerary",
  "/connections",
  "/trip/odd-1",
  "/unsubscribe",
  "/still-flying",
  "/nowhere",
])(
  "%s of a user holds with text of twice the size, and at 320 px",
  { tags: "deep" },
  expectPageOfUserToHold,
);

test("/signup of a visitor holds with text of twice the size, and at 320 px", () =>
  expectPageToHold("/signup"));
test.for(["/login", "/forgot-password"])(
  "%s of a visitor holds with text of twice the size, and at 320 px",
  { tags: "deep" },
  expectPageToHold,
);

// Texts in the same frame.
test.for([
  "/terms-of-use",
  "/privacy-policy",
  "/co-traveler",
  "/safety",
  "/about-us",
  "/blogs",
  "/support",
  "/flights",
  "/flights/toronto-dubai",
])("%s holds with text of twice the size, and at 320 px", { tags: "deep" }, expectPageToHold);
