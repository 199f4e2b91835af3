/** Content that is empty, long or unusual, large text, small screens and slow networks. The test chooses the responses. */
import type { Page } from "@playwright/test";
import { expectAccessibleText } from "../support/accessible";
import { dateAt } from "../support/dates";
import { expectLayout } from "../support/layout";
import { takePicture } from "../support/picture";
import { search } from "../support/search-page";
import { expect, signedIn, test } from "../support/test";
import { seededTrip } from "../support/trips";

const names = {
  long: "Wolfeschlegelsteinhausenbergerdorff ".repeat(3).slice(0, 99).concat("x"),
  unbroken: `W${"*".repeat(99)}`,
  letter: "I",
  arabic: "عبد الرحمن بن محمد الفيصل",
  hindi: "श्रीमती कमला देवी चट्टोपाध्याय",
};

const airports = ["YYZ", "TRV", "FRA", "DXB", "BOM", "YXU", "SIN"];

/** An itinerary of `legs` legs as the API shows it to everybody. */
function card(index: number, { legs = 1, name = "S****", note = "" } = {}) {
  return {
    id: `odd-${index}`,
    type: "flightaid",
    itinerary: Array.from({ length: legs }, (_, leg) => ({
      sequence: leg + 1,
      from: airports[leg],
      to: airports[leg + 1],
      fromCity: leg === 1 ? "Thiruvananthapuram" : "Toronto",
      toCity: leg === 0 ? "Thiruvananthapuram" : "Frankfurt am Main",
      travelDate: dateAt("UTC", 14 + leg),
      flight: leg % 2 ? undefined : "EK-241",
    })),
    traveler: { displayName: name },
    addInfo: note || undefined,
    connect: "ask",
    owner: { memberSince: "2024-11", trips: 12, rated: 9, again: 9, thanks: [] },
    createdAt: `${dateAt("UTC", 0)}T00:00:00.000Z`,
  };
}

const match = (tier: string, dayOffset = 0) => ({
  match: { tier, score: 1000, dayOffset, distanceKm: 0, legs: [{ mine: 1, theirs: 1 }] },
});

const longNote = `${"She walks slowly. ".repeat(30)}${"x".repeat(300)}`;

const oddCards = [
  ...Object.values(names).map((name, index) => card(index, { name, note: longNote })),
  card(10, { legs: 6, name: names.unbroken }),
];

const userPages = [
  "/",
  "/search?filter=traveler",
  "/searchResult",
  "/allitinerary",
  "/myitinerary",
  "/connections",
  "/connect",
  "/account",
  "/trip/odd-1",
  "/unsubscribe",
  "/nowhere",
];
const visitorPages = [
  "/login",
  "/signup",
  "/forgot-password",
  "/terms-of-use",
  "/privacy-policy",
  "/co-traveler",
  "/safety",
  "/about-us",
  "/blogs",
  "/support",
];

/** Responds to each list and search with these itineraries. */
async function serve(page: Page, cards: object[]) {
  await page.route("**/api/flightAid?*", (route) => route.fulfill({ json: cards }));
  await page.route("**/api/flightAid/searchItin", (route) => route.fulfill({ json: cards }));
}

/** Doubles the size of the text, as browsers' settings for text do. */
async function enlargeText(page: Page) {
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => {
      document.documentElement.style.fontSize = "200%";
    });
  });
}

async function look(page: Page, name: string) {
  await expect(page.getByText("Loading...")).toHaveCount(0);
  // Fixed elements would lie over whatever is scrolled below them.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectLayout(page);
  const title = test.info().title.replace(/\W+/g, "-");
  await takePicture(page, `odd-content/${title}-${name}`, { fullPage: true });
}

test.describe("at 360 px", () => {
  test.use({ ...signedIn, viewport: { width: 360, height: 740 } });

  for (const large of [false, true])
    test(`long names, other scripts, six legs and 40 matches${large ? ", with text of twice the size" : ""}`, {
      tag: "@deep",
    }, async ({ page }) => {
      if (large) await enlargeText(page);
      const forty = Array.from({ length: 40 - oddCards.length }, (_, index) => card(100 + index));
      const tiers = ["same-flight", "same-day", "near-date"];
      await serve(
        page,
        [...oddCards, ...forty].map((one, index) => ({
          ...one,
          ...match(tiers[Math.floor(index / 14)] ?? "near-date"),
        })),
      );
      await page.goto("/allitinerary");
      await expect(page.getByRole("article").first()).toBeVisible();
      await look(page, "all");
      await search(page);
      await expect(
        page.getByRole("region", { name: "Matches", exact: true }).getByRole("article"),
      ).toHaveCount(40);
      await look(page, "result");
      await page.goto("/");
      await page.getByRole("heading", { name: "TRENDING SEARCHES" }).scrollIntoViewIfNeeded();
      await expect(page.getByRole("article").first()).toBeVisible();
      await look(page, "home");
    });

  test("every page of a user holds with text of twice the size, and at 320 px", {
    tag: "@deep",
  }, async ({ page }) => {
    await serveTrip(page);
    await expectPagesToHold(page, userPages);
  });

  for (const prefix of ["/fr", "/hi"])
    test(`every page of a user below ${prefix} holds at 320 px and is accessible`, {
      tag: "@deep",
    }, async ({ page }) => {
      await serveTrip(page);
      await expectTranslationsToHold(page, prefix, userPages);
    });
});

test("every page of a visitor holds with text of twice the size, and at 320 px", {
  tag: "@deep",
}, async ({ page }) => {
  await expectPagesToHold(page, visitorPages);
});

for (const prefix of ["/fr", "/hi"])
  test(`every page of a visitor below ${prefix} holds at 320 px and is accessible`, {
    tag: "@deep",
  }, async ({ page }) => {
    await expectTranslationsToHold(page, prefix, visitorPages);
  });

const serveTrip = (page: Page) =>
  page.route("**/api/flightAid/odd-1", (route) => route.fulfill({ json: card(1) }));

/** At 360 px with text of twice the size, and at 320 px, the narrowest width that WCAG requires. */
async function expectPagesToHold(page: Page, addresses: string[]) {
  test.slow();
  await enlargeText(page);
  for (const address of addresses)
    await test.step(address, async () => {
      const name = address.replace(/\W+/g, "-");
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await look(page, name);
      await page.setViewportSize({ width: 320, height: 640 });
      await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
      await look(page, `${name}-320`);
    });
}

/** Of the three legal pages, which are in English, one. */
async function expectTranslationsToHold(page: Page, prefix: string, addresses: string[]) {
  test.slow();
  await page.setViewportSize({ width: 320, height: 640 });
  for (const address of addresses) {
    if (["/privacy-policy", "/co-traveler"].includes(address)) continue;
    await test.step(address, async () => {
      await page.goto(`${prefix}${address}`, { waitUntil: "networkidle" });
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectLayout(page);
      await expectAccessibleText(page);
    });
  }
}

test("the fields of a form and their suggestions are in sight above a phone’s keyboard", {
  tag: "@deep",
}, async ({ page }) => {
  // What a phone of 360 x 640 px shows above its keyboard.
  await page.setViewportSize({ width: 360, height: 330 });
  await page.goto("/search?filter=flightaid");
  const from = page.getByRole("combobox", { name: "From" });
  await from.click();
  await from.pressSequentially("toronto");
  const option = page.getByRole("option").first();
  await expect(option).toBeInViewport({ ratio: 1 });
  await option.click();
  for (const label of ["To", "Flight No", "Travel Date"]) {
    const field = page.getByLabel(label, { exact: true }).first();
    await field.focus();
    await expect(field).toBeInViewport({ ratio: 1 });
    // Nothing that sticks to the edge of the screen covers it.
    expect(
      await field.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        return element === top || element.contains(top);
      }),
    ).toBe(true);
  }
});

test("on a slow 3G network a search says that it loads, and arrives", { tag: "@deep" }, async ({
  page,
}) => {
  test.slow();
  const session = await page.context().newCDPSession(page);
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await page.goto("/", { timeout: 120_000, waitUntil: "commit" });
  await expect(page.getByText("Loading...").filter({ visible: true }).first()).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.getByRole("article").first()).toBeVisible({ timeout: 60_000 });
  await search(page, "flightaid", seededTrip);
  await expect(
    page.getByRole("region", { name: "Matches", exact: true }).getByRole("article").first(),
  ).toBeVisible();
});
