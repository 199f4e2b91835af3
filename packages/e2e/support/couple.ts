/** A traveler and a flightaid, each signed in on a different phone, whose connections are real: API, mails and PayPal. */
import { setTimeout } from "node:timers/promises";
import { type Browser, expect, type Page, type Request } from "@playwright/test";
import { type Account, fillLogin } from "./account";
import { dateAt } from "./dates";
import { mailAbout, mailsTo } from "./inbox";
import { paymentsOf } from "./ledger";
import { choose, connectionId, openPayPal } from "./pair";
import { takePicture } from "./picture";
import { test as base, signedOut } from "./test";
import { isLater, now, passTime, setClock, stopClocks } from "./time";
import { type Details, ownTrip, postAs, type Role, type Trip } from "./trips";

export type Someone = Account & {
  role: Role;
  page: Page;
  /** Requests of the page that are not answered yet. */
  pending: ReadonlySet<Request>;
};

export const test = base.extend<Record<Role, Someone>>({
  traveler: ({ browser, couple }, use) => onPhone(browser, couple, "traveler", use),
  flightaid: ({ browser, couple }, use) => onPhone(browser, couple, "flightaid", use),
});

async function onPhone(
  browser: Browser,
  couple: Record<Role, Account>,
  role: Role,
  use: (someone: Someone) => Promise<void>,
) {
  const { person, storageState } = couple[role];
  const context = await browser.newContext({
    storageState: isLater() ? signedOut : storageState,
    viewport: { width: 390, height: 844 },
    reducedMotion: "reduce",
  });
  await setClock(context);
  const page = await context.newPage();
  const pending = new Set<Request>();
  page.on("request", (request) => pending.add(request));
  page.on("requestfinished", (request) => pending.delete(request));
  page.on("requestfailed", (request) => pending.delete(request));
  if (isLater()) {
    // An earlier session may have expired.
    await page.goto("/login");
    await fillLogin(page, person);
    await expect(page.getByRole("heading", { name: "MY ITINERARIES" })).toBeVisible();
  }
  await use({ person, storageState: await context.storageState(), role, page, pending });
  await context.close();
}

/** The names as users who are not connected see them. */
export const initials = { traveler: "M.", flightaid: "P." };

export const supportAddress = "support@flightaides.example";

/** Posts the same flight for both, `daysAhead` days from now or on a date that is not near any other trip. */
export async function postBoth(
  traveler: Someone,
  flightaid: Someone,
  connect: "open" | "ask",
  daysAhead?: number,
  details: Partial<Record<Role, Details>> = {},
) {
  const trip: Trip = {
    ...ownTrip(),
    ...(daysAhead && { travelDate: dateAt("UTC", daysAhead, now()) }),
    connect,
    addInfo: "I speak Tamil and Hindi.",
  };
  const offered = await postAs(flightaid, "flightaid", {
    ...trip,
    phoneNumber: "+1 416 555 0178",
    ...details.flightaid,
  });
  const wanted = await postAs(traveler, "traveler", {
    ...trip,
    addInfo: "My mother flies alone for the first time.",
    ...details.traveler,
  });
  return { trip, offered, wanted };
}

/** Connects with the owner of an itinerary, as by the link of a match mail. Returns the connection's id. */
export async function connect({ page, role }: Someone, itinerary: string): Promise<string> {
  await page.goto(`/connect?itinerary=${itinerary}&role=${role}`);
  await page.getByRole("button", { name: "Connect", exact: true }).click();
  return connectionId(page);
}

export async function goTo({ page }: Someone, connection: string) {
  await page.goto(`/connect?connection=${connection}`);
}

/** Pays in PayPal's window, and returns once both are connected. */
export async function pay({ page }: Someone) {
  await choose(await openPayPal(page), "Pay");
  await expectTitle({ page }, "You are connected");
}

/** Presses a button on the page, and one of the same or another name in the question that follows. */
export async function press({ page }: Someone, name: string, confirmation = name) {
  await page.getByRole("button", { name, exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: confirmation, exact: true }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

/** Waits for the heading of the connection's page. An open page refetches when its window gets the focus. */
export async function expectTitle({ page }: Pick<Someone, "page">, title: string) {
  const heading = page.getByRole("heading", { level: 1, name: title, exact: true });
  await expect(heading).toBeVisible();
}

/** Updates the page with the other user's actions: its tab is chosen, which a browser without windows does not tell it. */
export async function comeBack({ page }: Someone) {
  await page.bringToFront();
  await page.evaluate(() => {
    window.dispatchEvent(new Event("focus"));
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  });
}

/** The text of the newest mail to a user with this subject, about the trip. */
export function mailOf({ person }: Someone, subject: string, { flight }: Trip): Promise<string> {
  return mailAbout(person.email, subject, flight);
}

/** Waits until PayPal has one payment for the connection, in this state. */
export async function expectPayment(connection: string, state: "COMPLETED" | "REFUNDED") {
  await expect.poll(() => paymentsOf(connection)).toEqual([state]);
}

/** Only the mails about the payment contain the other user's contact data. */
export async function expectContactsOnlyWithPayment(traveler: Someone, flightaid: Someone) {
  for (const [reader, other] of [
    [traveler, flightaid],
    [flightaid, traveler],
  ] as const) {
    const mails = (await mailsTo(reader.person.email)).filter(
      ({ subject }) => !/^(Payment|Connected) Successful/.test(subject),
    );
    // Each has posted, and got a mail of it.
    expect(mails).not.toEqual([]);
    const text = mails.map((mail) => JSON.stringify(mail.body)).join();
    expect(text).not.toContain(other.person.email);
    expect(text).not.toMatch(/416\D{0,3}555\D{0,3}01(34|78)/);
  }
}

/** Advances the clocks to an instant. */
export async function waitUntil(instant: string, ...both: Someone[]) {
  const hours = (Date.parse(instant) - now().getTime()) / 3_600_000;
  if (!(hours > 0)) throw new Error(`${instant} is over`);
  await waitFor(hours, ...both);
}

/** Advances the clocks of the server and of both browsers. */
export async function waitFor(hours: number, ...both: Someone[]) {
  const contexts = both.map(({ page }) => page.context());
  const stoppedAt = await stopClocks(contexts);
  // A pending request would arrive after its token has expired, and so would one that follows its answer.
  const expectQuiet = () =>
    expect(both.map(({ pending }) => pending.size)).toEqual(both.map(() => 0));
  await expect(async () => {
    expectQuiet();
    await setTimeout(500);
    expectQuiet();
  }).toPass();
  await passTime(hours * 3_600_000, contexts, stoppedAt);
}

/** Takes a picture of the whole page, or of an open dialog, as a phone shows it. */
export async function shot({ page, role }: Someone, name: string) {
  await expect(page.getByText("Loading...")).toHaveCount(0);
  const isAsked = (await page.getByRole("dialog").count()) > 0;
  // The bar sticks to where the page is scrolled to.
  if (!isAsked) await page.evaluate(() => window.scrollTo(0, 0));
  await takePicture(page, `trust/${name}-${role}`, { fullPage: !isAsked });
}
