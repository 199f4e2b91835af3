/** The two people of the demo data on their phones: they sign in, connect, and pay. */
import type { Browser, Page } from "playwright-core";

/** Of the demo data, both on one flight: packages/local/src/demo-accounts.ts */
export const accounts = { traveler: "family@example.com", flightaid: "companion@example.com" };
const password = "Flight-2026";

export async function onPhone(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 390, height: 844 },
    locale: "en-US",
    serviceWorkers: "block",
  });
  return context.newPage();
}

export async function signIn(page: Page, email: string): Promise<void> {
  await page.goto("/login");
  // The page is hydrated.
  await page.locator("#root[data-page]").waitFor({ state: "detached" });
  const form = page.getByRole("region", { name: "I have an account" });
  await form.getByRole("textbox", { name: "Email address" }).fill(email);
  await form.getByRole("textbox", { name: "Password" }).fill(password);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await page.getByRole("heading", { name: "MY ITINERARIES" }).waitFor();
}

/** @returns the id of the signed-in user's only trip */
export async function ownTrip(page: Page): Promise<string> {
  const token = await page.evaluate(() => localStorage.getItem("token"));
  const response = await page.request.post("/api/flightAid/searchbyUser", {
    headers: { authorization: `Bearer ${token}` },
    data: {},
  });
  const [[trip]]: [[{ id: string }]] = await response.json();
  return trip.id;
}

/**
 * @param hasAgreed whether the traveler has accepted the agreement before
 * @returns the path of the connection
 */
export async function connect(page: Page, start: string, hasAgreed = false): Promise<string> {
  await page.goto(start);
  await page.getByRole("button", { name: "Connect", exact: true }).click();
  if (!hasAgreed) await page.getByRole("dialog").getByRole("button", { name: "Yes" }).click();
  await page.waitForURL(/connection=/);
  const { pathname, search } = new URL(page.url());
  return `${pathname}${search}`;
}

/** Withdraws an unanswered request. */
export async function withdraw(page: Page, connection: string): Promise<void> {
  await page.goto(connection);
  await page.getByRole("button", { name: "Withdraw", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Withdraw", exact: true }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
}

export async function accept(page: Page, connection: string): Promise<void> {
  await page.goto(connection);
  await page.getByRole("dialog").getByRole("button", { name: "Yes" }).click();
  await page.getByRole("button", { name: "Accept", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Accept", exact: true }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
}

export async function pay(page: Page, connection: string): Promise<void> {
  await page.goto(connection);
  const opening = page.waitForEvent("popup");
  await page.getByRole("button", { name: "PayPal", exact: true }).click();
  const popup = await opening;
  await popup.getByRole("button", { name: /^Pay \S*\d/ }).click();
  await page.getByRole("heading", { name: "You are connected" }).waitFor();
}
