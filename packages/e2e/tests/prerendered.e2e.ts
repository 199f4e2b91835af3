import type { Page } from "@playwright/test";
import { gate } from "../support/gate";
import { holdScripts } from "../support/hold-scripts";
import { fields, fill } from "../support/search-page";
import { expect, test } from "../support/test";
import { seededTrip, type Trip } from "../support/trips";

const prefixes = { en: "", fr: "/fr", hi: "/hi", pa: "/pa", gu: "/gu" };
const pages = [
  "/",
  "/search",
  "/offer",
  "/searchResult",
  "/allitinerary",
  "/login",
  "/signup",
  "/terms-of-use",
  "/privacy-policy",
  "/co-traveler",
  "/safety",
  "/about-us",
  "/blogs",
  "/support",
  "/developers",
  "/flights",
  "/flights/toronto-delhi",
];
/** Of pairs of cities. */
const otherRoutes = 39;
const unlisted = ["/login"];

/** The page is hydrated. */
const hydrated = (page: Page) => expect(page.locator("#root:not([data-page])")).toBeAttached();

test("a link with filters asks for nothing but what it filters", { tag: "@deep" }, async ({
  page,
}) => {
  test.setTimeout(120_000);
  const queries: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === "/api/flightAid") queries.push(search);
  });
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 20 });
  await page.goto(`/allitinerary?flight=${seededTrip.flight}&to=${seededTrip.to}`);
  // On a fast phone the address is known before a request is sent.
  await expect(page.getByRole("article").first()).toBeVisible({ timeout: 90_000 });
  expect(queries).toEqual([expect.stringContaining(`to=${seededTrip.to}`)]);
});

test("every page is complete in its file, in each language", async ({ request }) => {
  const titles = new Map<string, string>();
  for (const [language, prefix] of Object.entries(prefixes))
    for (const path of pages) {
      const address = path === "/" ? prefix || "/" : `${prefix}${path}`;
      const answer = await request.get(address);
      const html = await answer.text();
      const head = html.slice(0, html.indexOf("</head>"));
      expect(head, address).toContain(`<html lang="${language}"`);
      expect(html, address).toContain("<h1");
      expect(html, address).toContain("<footer");
      // No part is assembled by a script.
      expect(html.slice(head.length), address).not.toContain("<script>");
      const title = /<title>(.+)<\/title>/.exec(head)?.[1] ?? "";
      expect(titles.get(title), `${address} has the title of another page`).toBeUndefined();
      titles.set(title, address);
      const isListed = !unlisted.includes(path);
      expect(head.includes('content="noindex"'), address).toBe(!isListed);
      expect(head.match(/hreflang="(en|fr|hi|pa|gu|x-default)"/g) ?? []).toHaveLength(
        isListed ? 6 : 0,
      );
      if (!isListed) continue;
      const canonical = /<link rel="canonical" href="([^"]+)"/.exec(head)?.[1] ?? "";
      expect(new URL(canonical).pathname).toBe(address);
    }
  const sitemap = await (await request.get("/sitemap.xml")).text();
  expect(sitemap.match(/<loc>/g)).toHaveLength(
    (pages.length + otherRoutes - unlisted.length) * Object.keys(prefixes).length,
  );
  expect(await (await request.get("/robots.txt")).text()).toMatch(/^Sitemap: http.+sitemap\.xml$/m);
});

test("pages are compressed, and cached as long as their name says", async ({ request }) => {
  const page = await request.get("/fr/", { headers: { "accept-encoding": "br, gzip" } });
  expect(page.headers()).toMatchObject({
    "content-encoding": "br",
    "cache-control": "no-cache",
    "content-type": "text/html; charset=utf-8",
  });
  const [script = ""] = /\/assets\/[^"]+\.js/.exec(await page.text()) ?? [];
  const answer = await request.get(script);
  expect(answer.headers()["cache-control"]).toContain("immutable");
});

/** The URL that the browser opens when it submits the form of home without scripts. */
const addressOf = ({ from, to, flight, travelDate }: Trip) =>
  `/searchResult?${new URLSearchParams({ seeking: "flightaid", from, to, flight, travelDate })}`;

test("the form of home that the browser has submitted itself leads to the result, or to the form with what is missing", {
  tag: "@deep",
}, async ({ page }) => {
  await page.goto(addressOf({ ...seededTrip, from: "dxb" }));
  await expect(page).toHaveURL("/searchResult");
  await expect(page.getByRole("main")).toContainText("Dubai");
  await expect(page.getByRole("article").first()).toBeVisible();

  await page.goto(addressOf({ ...seededTrip, from: "Duba" }));
  await expect(page).toHaveURL("/search");
  await expect(fields(page).from).toHaveValue("Duba");
  await expect(fields(page).to).toHaveValue("Toronto (YYZ)");
});

test("a page looks the same before its stylesheets arrive", { tag: "@deep" }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await holdScripts(page);
  const languages = Object.values(prefixes);
  const picture = () => page.screenshot({ fullPage: true, animations: "disabled" });
  const inTurn = pages.map((path, index) => `${languages[index % languages.length]}${path}`);
  // Home has styles of its own for some languages.
  const homes = languages.slice(1).map((prefix) => `${prefix}/`);
  for (const [index, address] of [...inTurn, ...homes].entries()) {
    await page.emulateMedia({ colorScheme: index % 2 ? "dark" : "light" });
    const arrive = gate();
    await page.route("**/assets/*.css", async (route) => {
      await arrive.opened;
      await route.continue();
    });
    await page.goto(address, { waitUntil: "commit" });
    await expect(page.getByRole("contentinfo")).toBeVisible();
    // The first one makes the browser load the fonts of what is below the first screen.
    await picture();
    await page.waitForFunction(() => document.fonts.status === "loaded");
    const before = await picture();
    await expect(page.locator('[rel="stylesheet"][media="not all"]').first()).toBeAttached();
    arrive.open();
    await expect(page.locator('[rel="stylesheet"][media="all"]').first()).toBeAttached();
    const after = await picture();
    expect(after.equals(before), address).toBe(true);
    await page.unroute("**/assets/*.css");
  }
});

test("the font of headings shows once the browser has it", { tag: "@deep" }, async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  await page.waitForFunction(() => document.fonts.status === "loaded");
  await page.goto("/about-us");
  await hydrated(page);
  await expect(page.locator("#optional-fonts")).toBeAttached();
});

test("the font of headings that is late is not used, so that the page does not shift", {
  tag: "@deep",
}, async ({ page }) => {
  // They never arrive, so the browser does not finish loading the page.
  await page.route("**/assets/bricolage-grotesque-700-*.woff2", () => {});
  await page.goto("/about-us", { waitUntil: "commit" });
  await hydrated(page);
  await expect(page.locator("#optional-fonts")).toHaveCount(0);
});

test.describe("when the first script fails to load", () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test("the browser submits the form of home itself", async ({ page }) => {
    const release = gate();
    await page.route("**/assets/index-*.js", async (route) => {
      await release.opened;
      await route.abort();
    });
    await page.goto("/", { waitUntil: "commit" });
    await fill(page);
    await page.getByRole("main").getByRole("button", { name: "Search" }).click();
    release.open();
    await page.waitForURL(addressOf(seededTrip), { waitUntil: "commit" });
  });
});

test("nothing in the first screen of home waits for user input", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await expect(fields(page).from).toBeVisible();
  await expect(page.locator("[data-skeleton]")).not.toBeInViewport();
});

test.describe("without JavaScript", () => {
  // The scripts are reported as blocked.
  test.use({ javaScriptEnabled: false, expectedErrors: /^Failed to load resource: csp/ });

  test("pages can be read, links work and forms say what they need", async ({ page }) => {
    await page.goto("/fr/terms-of-use", { waitUntil: "commit" });
    await expect(page.getByRole("heading", { name: "Governing law" })).toBeVisible();
    await page.goto("/", { waitUntil: "commit" });
    await fill(page);
    await page.getByRole("main").getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL(addressOf(seededTrip));
    await page.goto("/search", { waitUntil: "commit" });
    await expect(page.getByRole("heading", { name: "SEARCH ITINERARY" })).toBeVisible();
    // Playwright's text selectors leave out `noscript`.
    await expect(page.locator("noscript p")).toBeVisible();
  });
});

test.describe("with another variant of the language and another day", () => {
  test.use({ locale: "fr-CA", timezoneId: "Pacific/Kiritimati", colorScheme: "dark" });

  // An element that differs from the prerendered one is a console error, which fails the test.
  test("React hydrates every page without a mismatch", { tag: "@deep" }, async ({ page }) => {
    await page.addInitScript(() => {
      sessionStorage.setItem("role", "traveler");
      localStorage.setItem("language", "en");
    });
    const all = [...pages, "/nowhere", "/account"];
    const languages = Object.values(prefixes);
    for (const [index, path] of all.entries()) {
      await page.goto(`${languages[index % languages.length]}${path}?filter=traveler#how-it-works`);
      await hydrated(page);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
  });
});

test("a visitor who types while the draft of two legs loads keeps the focus in the field", {
  tag: "@deep",
}, async ({ page }) => {
  await page.goto("/search");
  await page.getByRole("button", { name: "Add another" }).click();
  const second = page.getByRole("group", { name: "Leg 2" });
  await expect(second).toBeFocused();

  const release = await holdScripts(page);
  await page.reload({ waitUntil: "commit" });
  const from = page.getByLabel("From").first();
  await from.click();
  await page.keyboard.type("tor");
  release();
  await expect(second).toBeVisible();
  await page.keyboard.type("onto");
  await expect(page.getByRole("option").first()).toContainText("YYZ");
  await expect(from).toBeFocused();
  await expect(from).toHaveValue("toronto");
});

test("a signed-in user is not asked to log in while the scripts load", { tag: "@deep" }, async ({
  account,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ storageState: account.storageState, baseURL });
  const page = await context.newPage();
  const release = await holdScripts(page);
  await page.goto("/login", { waitUntil: "commit" });
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(page.getByRole("link", { name: "Log in" })).toBeHidden();
  await expect(page.getByRole("heading", { name: "Login" })).toBeHidden();
  release();
  await expect(page.getByRole("heading", { name: "YOUR SAVED SEARCHES" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Account and appearance" })).not.toBeEmpty();
  await context.close();
});
