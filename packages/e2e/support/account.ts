import { randomUUID } from "node:crypto";
import { type BrowserContext, expect, type Page } from "@playwright/test";
import { webUrl } from "./addresses";
import { createSession } from "./cognito";

export type Person = { name: string; email: string; password: string };
/** A person with a confirmed account who has agreed to the co-traveler agreement, and the storage of their browser. */
export type Account = {
  person: Person;
  storageState: Awaited<ReturnType<BrowserContext["storageState"]>>;
};

/** A person with a unique address. */
export function newPerson(name = "Asha Verma"): Person {
  return { name, email: `${randomUUID()}@example.test`, password: "Good-passw0rd" };
}

/** The sign-up and the login, which the same page shows. */
export const signUpForm = (page: Page) => page.getByRole("region", { name: "I’m new here" });
export const loginForm = (page: Page) => page.getByRole("region", { name: "I have an account" });

/** Fills in and submits the sign-up form on the page. */
export async function fillSignUp(page: Page, person: Person) {
  const form = signUpForm(page);
  await form.getByRole("textbox", { name: "Full Name" }).fill(person.name);
  await form.getByRole("textbox", { name: "Email address" }).fill(person.email);
  await form.getByRole("textbox", { name: "Password" }).fill(person.password);
  await page.getByRole("checkbox", { name: "I am 18 years old or older." }).check();
  await page.getByRole("button", { name: "Sign up", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Check your inbox" })).toBeVisible();
}

/** Enters a confirmation code, whose last digit submits it. */
export async function confirm(page: Page, code: string) {
  await page.getByRole("textbox", { name: "Code" }).fill(code);
}

/** Creates an account by Cognito's API and signs in. The page shows a document of the site that runs no script. */
export async function signUp(page: Page, person = newPerson()): Promise<Person> {
  const session = await createSession(person);
  await page.goto("/favicon.svg");
  await page.evaluate((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
  }, session);
  return person;
}

/** The co-traveler agreement in force. The API rejects any other version. */
const agreementVersion = "2026-11-22";

/** Creates an account whose owner has agreed to the co-traveler agreement. */
export async function createAccount(person = newPerson()): Promise<Account> {
  const session = await createSession(person);
  const response = await fetch(`${webUrl}/api/me`, {
    method: "PATCH",
    headers: { authorization: `Bearer ${session.token}`, "content-type": "application/json" },
    body: JSON.stringify({ agreementVersion }),
  });
  expect(response.status, await response.text()).toBe(200);
  const localStorage = Object.entries(session).map(([name, value]) => ({ name, value }));
  return { person, storageState: { cookies: [], origins: [{ origin: webUrl, localStorage }] } };
}

/** As {@link signUp}, and opens /myitinerary. */
export async function enter(page: Page, person = newPerson()): Promise<Person> {
  await signUp(page, person);
  await page.goto("/myitinerary");
  await expect(page.getByText("Nothing registered yet.")).toBeVisible();
  return person;
}

/** Fills in and submits the login form on the page. */
export async function fillLogin(page: Page, { email, password }: Omit<Person, "name">) {
  const form = loginForm(page);
  await form.getByRole("textbox", { name: "Email address" }).fill(email);
  await form.getByRole("textbox", { name: "Password" }).fill(password);
  await page.getByRole("button", { name: "Login", exact: true }).click();
}

/** Signs out through the account menu. */
export async function logout(page: Page) {
  await page.getByRole("button", { name: "Account and appearance" }).click();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByRole("heading", { name: "Login" })).toBeVisible();
}

/** The user and the token that the app keeps in local storage; null each when signed out. */
export function storedSession(page: Page) {
  return page.evaluate(() => ({
    user: JSON.parse(localStorage.getItem("user") ?? "null"),
    token: localStorage.getItem("token"),
  }));
}
