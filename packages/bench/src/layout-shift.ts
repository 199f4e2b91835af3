/**
 * How far pages move while they load: the sum of their layout shifts on a phone, without an input.
 * The API's responses arrive one after another, in the order of the requests and in reverse order,
 * so that each section is late once.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { type Browser, chromium, type Page, type Route } from "playwright-core";
import { installed } from "./chromium";
import { accept, accounts, connect, onPhone, ownTrip, pay, signIn, withdraw } from "./demo-people";

/** Milliseconds between two responses. */
const gap = 250;
/** Milliseconds without a request after which a page is complete. */
const quiet = 1_500;

type Visit = { name: string; page: Page; path: string };

/** Measures the main pages of a product with new demo data. @returns the shift of each, the larger one of both orders */
export async function measureShifts(origin: string): Promise<Map<string, number>> {
  const { chromePath, envVars } = await installed();
  const browser = await chromium.launch({
    ...(chromePath ? { executablePath: chromePath } : { channel: "chrome" }),
    ...(envVars && { env: envVars }),
    chromiumSandbox: false,
  });
  const shifts = new Map<string, number>();
  try {
    for await (const { name, page, path } of visits(browser, origin)) {
      const inOrder = await shiftOf(page, path, (held) => held.shift());
      const reversed = await shiftOf(page, path, (held) => held.pop());
      shifts.set(name, Math.max(inOrder, reversed));
    }
  } finally {
    await browser.close();
  }
  return shifts;
}

/** The pages to visit. Between them, the two people connect. */
async function* visits(browser: Browser, origin: string): AsyncGenerator<Visit> {
  const visitor = await onPhone(browser, origin);
  const traveler = await onPhone(browser, origin);
  const flightaid = await onPhone(browser, origin);
  await signIn(traveler, accounts.traveler);
  await signIn(flightaid, accounts.flightaid);
  const trip = await ownTrip(flightaid);

  yield { name: "home", page: visitor, path: "/" };
  yield { name: "search form", page: visitor, path: "/search?filter=flightaid" };
  yield { name: "result without a search", page: visitor, path: "/searchResult" };
  const day = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10);
  const found = `/searchResult?seeking=flightaid&from=YYZ&to=DEL&travelDate=${day}`;
  yield { name: "result of a search", page: visitor, path: found };
  yield { name: "all itineraries", page: visitor, path: "/allitinerary" };
  yield { name: "trip", page: visitor, path: `/trip/${trip}` };
  yield { name: "login", page: visitor, path: "/login" };
  yield { name: "sign up", page: visitor, path: "/signup" };
  yield { name: "offer", page: visitor, path: "/offer" };
  yield { name: "busy routes", page: visitor, path: "/flights" };
  yield { name: "a route", page: visitor, path: "/flights/toronto-delhi" };
  yield { name: "terms", page: visitor, path: "/terms-of-use" };

  yield { name: "home, signed in", page: traveler, path: "/" };
  yield { name: "search form, signed in", page: traveler, path: "/search?filter=flightaid" };
  yield { name: "another’s trip, signed in", page: traveler, path: `/trip/${trip}` };
  yield { name: "own trips", page: flightaid, path: "/myitinerary" };
  yield { name: "own trip", page: flightaid, path: `/trip/${trip}` };
  yield { name: "account", page: traveler, path: "/account" };

  const start = `/connect?itinerary=${trip}&role=traveler`;
  yield { name: "trip to connect with", page: traveler, path: start };
  const withdrawn = await connect(traveler, start);
  await withdraw(traveler, withdrawn);
  yield { name: "ended connection, traveler", page: traveler, path: withdrawn };
  yield { name: "ended connection, flightaid", page: flightaid, path: withdrawn };
  const connection = await connect(traveler, start, true);
  yield { name: "own trips, connected", page: traveler, path: "/myitinerary" };
  yield { name: "connections", page: traveler, path: "/connections" };
  yield { name: "request, as its sender", page: traveler, path: connection };
  yield { name: "request, as its recipient", page: flightaid, path: connection };
  await accept(flightaid, connection);
  yield { name: "payment", page: traveler, path: connection };
  yield { name: "wait for the payment", page: flightaid, path: connection };
  await pay(traveler, connection);
  yield { name: "paid trip, traveler", page: traveler, path: connection };
  yield { name: "paid trip, flightaid", page: flightaid, path: connection };
  yield { name: "own trips, paid", page: traveler, path: "/myitinerary" };
}

/** @param next selects the request to answer next */
async function shiftOf(
  page: Page,
  path: string,
  next: (held: Route[]) => Route | undefined,
): Promise<number> {
  const held: Route[] = [];
  let quietSince = Date.now();
  await page.route("**/api/**", (route) => {
    quietSince = Date.now();
    held.push(route);
  });
  await page.goto(path);
  while (held.length > 0 || Date.now() - quietSince < quiet) {
    await sleep(gap);
    await next(held)?.continue();
  }
  const shift = await page.evaluate(sumShifts);
  await page.goto("about:blank");
  await page.unrouteAll({ behavior: "ignoreErrors" });
  return shift;
}

type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/** Runs in the page. */
function sumShifts(): number {
  const observer = new PerformanceObserver(() => {});
  observer.observe({ type: "layout-shift", buffered: true });
  return (observer.takeRecords() as LayoutShift[])
    .filter(({ hadRecentInput }) => !hadRecentInput)
    .reduce((sum, { value }) => sum + value, 0);
}
