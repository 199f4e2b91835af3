/**
 * How fast the built site answers on a slow phone: the time from an input to the next paint, and the longest task while home loads.
 * The CPU is slowed down as for `bench web` (phone.ts). The limit is a multiple of the time in which a bare page answers a press
 * with a thousand paragraphs, measured before each run, because most of both is the painting of the machine. Prints the medians,
 * and throws when one is over its limit.
 *
 *     npm run bench -- interaction --runs 5
 */
import { parseArgs } from "node:util";
import { type Browser, chromium, type Page } from "playwright-core";
import { installed } from "./chromium";
import { round } from "./meter";
import { calibrate } from "./phone";
import { median, type Row, show } from "./results";
import { startSite } from "./site";

/** Of the time of the bare page. */
const limit = 1.75;

type Measurement = {
  name: string;
  path: string;
  /** Waits until the page no longer changes. */
  ready: (page: Page) => Promise<unknown>;
  /** Absent: the loading itself is measured. */
  act?: (page: Page) => Promise<unknown>;
};

const barePage = `<!doctype html>
<title>A bare page</title>
<button>Add</button>
<script>
  document.querySelector("button").addEventListener("click", () => {
    for (let row = 1; row <= 1000; row++) {
      const paragraph = document.createElement("p");
      paragraph.textContent = "Row " + row;
      document.body.append(paragraph);
    }
  });
</script>`;
/** The floor. */
const bare: Measurement = {
  name: "bare page",
  path: "/bare-page",
  ready: (page) => page.getByRole("button").waitFor(),
  act: (page) => page.getByRole("button").click(),
};

const menu = (page: Page) => page.getByRole("button", { name: "Menu" });
/** Home with its lists, which are loaded when somebody scrolls to them. */
async function listed(page: Page): Promise<void> {
  await page.getByRole("heading", { name: "TRENDING SEARCHES" }).scrollIntoViewIfNeeded();
  await page.getByRole("article").first().waitFor();
  await page.evaluate(() => scrollTo(0, 0));
}
/** The form with all of its fields. */
const fullForm = (page: Page) =>
  page.getByRole("checkbox", { name: "Tell me about new matches" }).check();
const from = (page: Page) => page.getByRole("combobox", { name: "From" }).first();

const measurements: readonly Measurement[] = [
  { name: "loading home", path: "/", ready: listed },
  {
    name: "opening the menu",
    path: "/",
    ready: listed,
    act: async (page) => {
      await menu(page).click();
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "first touch of home",
    path: "/",
    ready: listed,
    act: (page) => from(page).click(),
  },
  {
    name: "typing an airport",
    path: "/search",
    ready: fullForm,
    act: async (page) => {
      await from(page).pressSequentially("toronto", { delay: 150 });
      await page.getByRole("option").first().waitFor();
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
    },
  },
  {
    name: "adding five legs",
    path: "/search",
    ready: fullForm,
    act: async (page) => {
      for (let leg = 2; leg <= 6; leg++) {
        await page.getByRole("button", { name: "Add another" }).click();
        await page.getByRole("group", { name: `Leg ${leg}` }).waitFor();
      }
    },
  },
];

export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { runs: { type: "string", default: "5" } } });
  const site = await startSite();
  const { chromePath, envVars } = await installed();
  const browser = await chromium.launch({
    ...(chromePath ? { executablePath: chromePath } : { channel: "chrome" }),
    ...(envVars && { env: envVars }),
    chromiumSandbox: false,
  });
  try {
    const slowdown = await calibrate(`${site.url}/terms-of-use`, Number(values.runs));
    const over: string[] = [];
    const rows: Row[] = [];
    for (const measurement of measurements) {
      const [floors, times]: [number[], number[]] = [[], []];
      for (let count = 0; count < Number(values.runs); count++) {
        floors.push(await measure(browser, site.url, bare, slowdown));
        times.push(await measure(browser, site.url, measurement, slowdown));
      }
      const ratio = median(times) / median(floors);
      rows.push({
        what: measurement.name,
        "median, ms": Math.round(median(times)),
        "all, ms": times.map(Math.round).join(", "),
        "bare page, ms": Math.round(median(floors)),
        ratio: round(ratio),
        limit,
      });
      if (!(ratio <= limit)) over.push(measurement.name);
    }
    show("Times until the next paint, and the longest task while home loads", rows);
    if (over.length > 0) throw new Error(`interaction: too slow: ${over.join(", ")}`);
  } finally {
    await browser.close();
    await site.stop();
  }
}

/** @returns milliseconds: the slowest interaction, or the longest task; 0 for a load without a long one */
async function measure(
  browser: Browser,
  origin: string,
  measured: Measurement,
  slowdown: number,
): Promise<number> {
  const { path, ready, act } = measured;
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: "en-US",
    serviceWorkers: "block",
  });
  try {
    const page = await context.newPage();
    await page.route(`${origin}${bare.path}`, (route) =>
      route.fulfill({ contentType: "text/html", body: barePage }),
    );
    await page.addInitScript(record);
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await page.goto(`${origin}${path}`, { waitUntil: "networkidle" });
    await ready(page);
    if (!act) return await longest(page, "longtask");
    await page.waitForTimeout(500);
    await page.evaluate(() => entries.splice(0));
    await act(page);
    // The entry of the last interaction comes after its paint.
    await page.waitForTimeout(500);
    return await longest(page, "event");
  } finally {
    await context.close();
  }
}

declare const entries: PerformanceEntry[];

/** Runs in the page, before its scripts. Named functions inside would not survive the transfer. */
function record() {
  const recorded: PerformanceEntry[] = [];
  Object.assign(globalThis, { entries: recorded });
  const observer = new PerformanceObserver((list) => recorded.push(...list.getEntries()));
  const events = { type: "event", buffered: true, durationThreshold: 16 };
  observer.observe(events);
  observer.observe({ type: "longtask", buffered: true });
}

/** @returns milliseconds */
function longest(page: Page, type: "longtask" | "event"): Promise<number> {
  return page.evaluate(
    (wanted) =>
      Math.max(
        0,
        ...entries
          .filter(({ entryType }) => entryType === wanted)
          // Other entries, such as pointer movements, are not interactions.
          .filter((entry) => !("interactionId" in entry) || entry.interactionId !== 0)
          .map(({ duration }) => duration),
      ),
    type,
  );
}
