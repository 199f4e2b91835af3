/**
 * The component lane: states of components in a real browser, with one fake of the API (packages/web/component/fake-api.ts).
 * `npm run components -- connection` runs the files whose path contains `connection`.
 */
import { fileURLToPath } from "node:url";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import type { BrowserCommand } from "vitest/node";
import { browser } from "./packages/e2e/support/browser.ts";
import { findFaults } from "./packages/e2e/support/layout-faults.ts";
import { payPalScript } from "./packages/web/component/pay-pal-script.ts";
import { configOf } from "./packages/web/vite.config.ts";

type PayPalScript = "works" | "fails" | "hangs";

declare module "vitest/browser" {
  interface BrowserCommands {
    /** Sets the color scheme that the page prefers. */
    preferScheme(scheme: "light" | "dark"): Promise<void>;
    /** The defects in the layout of the page. */
    findLayoutFaults(): Promise<string[]>;
    /** Sets the behaviour of PayPal's script. */
    servePayPal(behaviour: PayPalScript): Promise<void>;
    /** Prints the page. Width and height of each sheet of paper, in whole millimetres. */
    printedPages(): Promise<[number, number][]>;
    /** As each test starts: light, with PayPal's script, and the pointer over nothing. */
    resetPage(): Promise<void>;
  }
}

const preferScheme: BrowserCommand<["light" | "dark"]> = ({ page }, colorScheme) =>
  page.emulateMedia({ colorScheme });

const findLayoutFaults: BrowserCommand<[]> = async ({ frame }) =>
  (await frame()).evaluate(findFaults);

const servePayPal: BrowserCommand<[PayPalScript]> = async ({ page }, behaviour) => {
  await page.unroute(payPalUrl);
  await page.route(payPalUrl, (route) => {
    if (behaviour === "fails") return route.abort();
    if (behaviour === "hangs") return;
    return route.fulfill({ contentType: "text/javascript", body: payPalScript });
  });
};

/** A frame can't be printed, so a copy of its document is. */
const printedPages: BrowserCommand<[]> = async ({ context, frame }) => {
  const html = await (await frame()).evaluate(() => {
    for (const script of document.querySelectorAll("script")) script.remove();
    return document.documentElement.outerHTML;
  });
  const copy = await context.newPage();
  await copy.setContent(html);
  const file = (await copy.pdf({ preferCSSPageSize: true })).toString("latin1");
  await copy.close();
  const boxes = file.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g);
  const millimetres = (points = "") => Math.round((Number(points) / 72) * 25.4);
  return [...boxes].map(([, width, height]) => [millimetres(width), millimetres(height)]);
};

const resetPage: BrowserCommand<[]> = async (context) => {
  await preferScheme(context, "light");
  await servePayPal(context, "works");
  await context.page.mouse.move(0, 0);
};

const payPalUrl = /\/sdk\/js\?/;

const { launchOptions = {}, channel } = await browser();

export default defineConfig({
  ...configOf({ origin: "" }),
  root: fileURLToPath(new URL("packages/web", import.meta.url)),
  // A dependency that is found only while tests run reloads their page. The page of a test has no index.html, which names the first one.
  optimizeDeps: { include: ["react-dom/client", "react-dom/server"] },
  test: {
    include: ["component/**/*.component.tsx"],
    setupFiles: ["component/setup.ts"],
    tags: [{ name: "deep", description: "Runs in `npm run test:deep` and not in `npm test`." }],
    // The app is loaded once, which takes seconds, and not for each file.
    isolate: false,
    // No test asserts a time. The longest takes seconds, and a crowded machine is ten times slower.
    testTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      ui: false,
      provider: playwright({
        actionTimeout: 60_000,
        launchOptions: { ...launchOptions, ...(channel && { channel }) },
        contextOptions: { reducedMotion: "reduce", locale: "en-US" },
      }),
      instances: [{ browser: "chromium", viewport: { width: 1280, height: 800 } }],
      commands: { preferScheme, findLayoutFaults, servePayPal, printedPages, resetPage },
    },
  },
});
