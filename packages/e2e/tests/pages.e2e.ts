import type { Page } from "@playwright/test";
import { webUrl } from "../support/addresses";
import { expect, test } from "../support/test";

/** The text pages, with their heading, date, and sentences that they must contain. */
const pages = [
  {
    path: "/terms-of-use",
    heading: "Terms of Use",
    date: "November 24, 2026",
    says: [
      "from 150 days before the travel date on",
      "In any other case the fee is not given back.",
      "The service is for persons in Canada.",
      "governed by the laws of the Province of Ontario",
      "a cancellation fee of $25 CAD applies",
      "a service fee of $10 USD",
    ],
  },
  {
    path: "/privacy-policy",
    heading: "Privacy Policy",
    date: "November 25, 2026",
    says: [
      "the minimum age of a passenger who travels with a Flightaide is 13",
      "30 days after the last travel date",
      "download your data",
      "delete your account",
      "Amazon Web Services",
      "unsubscribe link",
    ],
  },
  {
    path: "/co-traveler",
    heading: "Flightaide, Traveler and Co-Traveler Agreement",
    date: "November 22, 2026",
    says: [
      "pays FlightAides a service fee of $10 USD once",
      "Never carry, watch or declare another person’s bag.",
      "Nobody under 18 flies without the airline’s own service or a parent on the plane.",
    ],
  },
  {
    path: "/safety",
    heading: "Safety",
    date: "November 25, 2026",
    says: [
      "Show each other boarding pass and ID when you meet.",
      "Show each other boarding pass and ID before you go on together.",
      "A meal or a small thank-you is fine. A price is not.",
      "Never send a copy of a passport, card numbers, passwords or codes.",
      "Never pay a Flightaide",
      "What happens then",
    ],
  },
  { path: "/about-us", heading: "About us", date: "November 25, 2026", says: ["Leadership team"] },
  {
    path: "/blogs",
    heading: "Air Travel Tips",
    date: "June 26, 2020",
    says: ["The change of planes"],
  },
  {
    path: "/support",
    heading: "Support",
    date: "November 24, 2026",
    says: ["Contact us", "Investors", "has no accounts on Facebook, X, Instagram or LinkedIn"],
  },
];

const description = (page: Page) => page.locator('meta[name="description"]');
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
/** Distance of a heading from the lower edge of the top bar, in CSS pixels. */
const belowBar = async (page: Page, name: string) => {
  const box = await page.getByRole("heading", { name, exact: true }).boundingBox();
  return (box?.y ?? Number.NaN) - 64;
};

for (const { path, heading, date, says } of pages)
  test(`${path} has its title, heading, date and required sentences`, { tag: "@deep" }, async ({
    page,
  }) => {
    await page.goto(path);
    const text = page.getByRole("article");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(page).toHaveTitle(`${heading} · FlightAides`);
    await expect(text.getByRole("banner").or(text.locator("time")).first()).toContainText(date);
    for (const sentence of says) await expect(text).toContainText(sentence);
  });

test("every page has its own title and description", { tag: "@deep" }, async ({ page }) => {
  const seen = new Map<string, string>();
  for (const path of [
    "/",
    "/search",
    "/offer",
    "/searchResult",
    "/allitinerary",
    "/login",
    "/signup",
    "/forgot-password",
    "/nowhere",
    ...pages.map((each) => each.path),
  ]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(/ · FlightAides$/);
    await expect(description(page)).toHaveCount(1);
    const said = `${await page.title()}: ${await description(page).getAttribute("content")}`;
    expect(said.length).toBeGreaterThan(40);
    expect(seen.get(said), `${path} has the title and description of another page`).toBeUndefined();
    seen.set(said, path);
  }
  const descriptions = [...seen.keys()].map((each) => each.split(": ")[1]);
  expect(new Set(descriptions).size).toBe(seen.size);
  // Navigation within the app replaces it.
  await page.goto("/blogs");
  const own = await description(page).getAttribute("content");
  await page.getByRole("link", { name: "About us" }).click();
  await expect(description(page)).not.toHaveAttribute("content", own ?? "");
});

test("an unknown path shows a message and is not indexed", async ({ page }) => {
  await page.goto("/nowhere");
  await expect(page.getByRole("heading", { name: "This page doesn’t exist" })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await page.getByRole("main").getByRole("link", { name: "Home" }).click();
  await expect(page.getByRole("heading", { name: "TRENDING SEARCHES" })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
});

test("footer links open their page at the right section", { tag: "@deep" }, async ({ page }) => {
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  await expect(footer).toContainText(`© ${new Date().getFullYear()} FlightAides`);
  for (const [name, path, focused] of [
    ["About us", "/about-us", "About us"],
    ["Investors", "/support#investors", "Investors"],
    // From one section of a page to another, and to its top.
    ["FlightAides on Facebook", "/support#social", "Social networks"],
    ["Contact us", "/support", "Support"],
    ["For developers", "/developers", "For developers"],
    ["FlightAides on X", "/support#social", "Social networks"],
    ["FlightAides on Instagram", "/support#social", "Social networks"],
    ["FlightAides on LinkedIn", "/support#social", "Social networks"],
    ["Safety", "/safety", "Safety"],
    ["Privacy Policy", "/privacy-policy", "Privacy Policy"],
    ["Terms of Service", "/terms-of-use", "Terms of Use"],
    ["Co-traveler Agreement", "/co-traveler", "Flightaide, Traveler and Co-Traveler Agreement"],
    ["Travel tips", "/blogs", "Air Travel Tips"],
  ] as const) {
    await footer.getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole("heading", { name: focused, exact: true })).toBeFocused();
    await expect.poll(() => belowBar(page, focused), `${name} is in view`).toBeGreaterThan(0);
    await expect.poll(() => belowBar(page, focused)).toBeLessThan(700);
  }
  await expect.poll(() => scrolled(page)).toBe(0);
});

test("every link on the text pages leads to an existing page and section", {
  tag: "@deep",
}, async ({ page }) => {
  test.slow();
  const found = new Set<string>();
  for (const { path } of pages) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const links = await page
      .locator("main a")
      .evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href));
    for (const link of links) if (link.startsWith(webUrl)) found.add(link);
  }
  expect(found.size).toBeGreaterThan(50);
  // Sorted, so that links to sections of one page load it once.
  for (const link of [...found].sort()) {
    const { pathname, hash, search } = new URL(link);
    // These redirect a signed-out visitor to home.
    if (["/account", "/myitinerary"].includes(pathname)) continue;
    await page.goto(`${pathname}${search}${hash}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("heading", { name: "doesn’t exist" }), link).toHaveCount(0);
    if (hash) await expect(page.locator(hash), link).toBeFocused();
  }
});

test("the table of contents works by keyboard", { tag: "@deep" }, async ({ page }) => {
  const section = "Paying, cancelling and money back";
  await page.goto("/terms-of-use");
  const contents = page.getByRole("navigation", { name: "On this page" });
  const link = contents.getByRole("link", { name: section });
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#refunds$/);
  await expect(page.getByRole("heading", { name: section })).toBeFocused();
  expect(await belowBar(page, section)).toBeGreaterThanOrEqual(0);
  expect(await belowBar(page, section)).toBeLessThan(60);
  // Tab continues from the section.
  await page.keyboard.press("Tab");
  await expect(page.locator("#refunds ~ p a")).toBeFocused();
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goForward();
  await expect.poll(() => belowBar(page, section)).toBeLessThan(60);

  // On a phone it is folded at first.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/privacy-policy");
  await expect(contents).toBeHidden();
  await page.getByText("On this page").focus();
  await page.keyboard.press("Enter");
  await contents.getByRole("link", { name: "Minimum age" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Minimum age" })).toBeFocused();
});

test("a link to a section opens the page at that section", { tag: "@deep" }, async ({ page }) => {
  await page.goto("/terms-of-use#law");
  await expect(page.getByRole("heading", { name: "Governing law" })).toBeFocused();
  await expect.poll(() => belowBar(page, "Governing law")).toBeGreaterThanOrEqual(0);
  await expect(page.getByRole("heading", { name: "Governing law" })).toBeInViewport();
});

test("going back and forward restores the scroll position, a new page starts at the top", {
  tag: "@deep",
}, async ({ page }) => {
  await page.goto("/allitinerary");
  await expect(page.getByRole("article").first()).toBeVisible();
  await page.evaluate(() => scrollTo(0, 1_200));
  await expect.poll(() => scrolled(page)).toBe(1_200);
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: "Travel tips" })
    .dispatchEvent("click");
  await expect(page.getByRole("heading", { name: "Air Travel Tips" })).toBeFocused();
  expect(await scrolled(page)).toBe(0);
  await page.evaluate(() => scrollTo(0, 2_000));
  await page.goBack();
  await expect(page.getByRole("heading", { name: "ALL ITINERARIES" })).toBeFocused();
  await expect.poll(() => scrolled(page)).toBe(1_200);
  await page.goForward();
  await expect(page.getByRole("heading", { name: "Air Travel Tips" })).toBeFocused();
  await expect.poll(() => scrolled(page)).toBe(2_000);
});

test("skipping to the content adds no history entry", { tag: "@deep" }, async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "SHOW ALL" }).click();
  await expect(page.getByRole("heading", { name: "ALL ITINERARIES" })).toBeFocused();
  await page.getByRole("link", { name: "Skip to content" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page).toHaveURL(/\/allitinerary$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

test("print style: dark text, no bars, link targets", { tag: "@deep" }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/co-traveler");
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.getByRole("banner").first()).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeHidden();
  await expect(page.getByText("On this page")).toBeHidden();
  const section = page.getByRole("heading", { name: "Who is responsible" });
  await expect(section).toBeVisible();
  await expect(section).toHaveCSS("color", "rgb(0, 0, 0)");
  const after = await page
    .locator("#responsibility ~ p a")
    .evaluate((link) => getComputedStyle(link, "::after").content);
  expect(after).toContain("/terms-of-use#liability");
});

test("dialogs fade in 300 ms, their backdrop in 150 ms, and not at all with reduced motion", {
  tag: "@deep",
}, async ({ page }) => {
  const fades = () =>
    page
      .getByRole("dialog")
      .evaluate((dialog) => [
        getComputedStyle(dialog).animationDuration,
        getComputedStyle(dialog, "::backdrop").animationDuration,
      ]);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/");
  await page.getByRole("button", { name: "Menu" }).click();
  expect(await fades()).toEqual(["0.3s", "0.15s"]);
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await fades()).toEqual(["0s", "0s"]);
});

test("nothing about the sources is published", async ({ page }) => {
  const answer = await page.request.get("/.vite/manifest.json");
  expect(answer.status()).toBe(403);
});
