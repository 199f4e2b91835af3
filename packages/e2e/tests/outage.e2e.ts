/**
 * Sign-in and sign-up while Cognito is slow, fails or does not answer. packages/web/component/outage.component.tsx has the calls to the API.
 */
import type { Page, Route } from "@playwright/test";
import { fillLogin, loginForm, newPerson, signUpForm } from "../support/account";
import { cognitoUrl } from "../support/addresses";
import { gate } from "../support/gate";
import { expect, test } from "../support/test";

type Screen = {
  name: string;
  prepare: (page: Page) => Promise<unknown>;
  /** Makes the call. */
  go: (page: Page) => Promise<unknown>;
  /** Expects that the user's input is still there. */
  kept: (page: Page) => Promise<void>;
  again: (page: Page) => Promise<unknown>;
  /** Expects that the call succeeded. */
  done: (page: Page) => Promise<void>;
};

const cognito = new RegExp(`:${new URL(cognitoUrl).port}/`);
const stranger = newPerson();

const screens: Screen[] = [
  {
    name: "login",
    prepare: (page) => page.goto("/login"),
    go: (page) => fillLogin(page, stranger),
    kept: (page) =>
      expect(loginForm(page).getByRole("textbox", { name: "Email address" })).toHaveValue(
        stranger.email,
      ),
    again: (page) => page.getByRole("button", { name: "Login", exact: true }).click(),
    // The answer of Cognito: this person has no account.
    done: (page) => expect(page.getByText("don’t match")).toBeVisible(),
  },
  {
    name: "sign up",
    prepare: async (page) => {
      await page.goto("/signup");
      await page.getByRole("textbox", { name: "Full Name" }).fill("Asha Verma");
      const form = signUpForm(page);
      await form.getByRole("textbox", { name: "Email address" }).fill(newPerson().email);
      await form.getByRole("textbox", { name: "Password" }).fill("Good-passw0rd");
      await page.getByRole("checkbox", { name: "I am 18 years old or older." }).check();
    },
    go: (page) => page.getByRole("button", { name: "Sign up", exact: true }).click(),
    kept: async (page) => {
      await expect(page.getByRole("textbox", { name: "Full Name" })).toHaveValue("Asha Verma");
      await expect(signUpForm(page).getByRole("textbox", { name: "Password" })).toHaveValue(
        "Good-passw0rd",
      );
    },
    again: (page) => page.getByRole("button", { name: "Sign up", exact: true }).click(),
    done: (page) => expect(page.getByRole("heading", { name: "Check your inbox" })).toBeVisible(),
  },
];

const busy = (page: Page) => page.locator("button[data-loading]").first();
const message = (page: Page) =>
  page.getByRole("alert").or(page.getByRole("status")).filter({ hasText: "try again." }).first();

/** Passes each call to `answer`, until the returned function is called. */
async function intercept(page: Page, answer: (route: Route) => unknown) {
  const handler = (route: Route) =>
    route.request().method() === "POST" ? answer(route) : route.fallback();
  await page.route(cognito, handler);
  return () => page.unroute(cognito, handler);
}

/** Expects that no input is lost, and that a retry works. */
async function recover(page: Page, { kept, again, done }: Screen) {
  await kept(page);
  await again(page);
  await done(page);
}

test.use({ expectedErrors: /status of (400|500)/ });

for (const screen of screens)
  test.describe(screen.name, () => {
    test("shows that a call is slow or has failed, loses no input and can retry it", {
      tag: "@deep",
    }, async ({ page }) => {
      await screen.prepare(page);
      const answer = gate();
      const mend = await intercept(page, async (route) => {
        await answer.opened;
        await route.fulfill({ status: 500 });
      });
      await screen.go(page);
      await expect(busy(page)).toBeVisible();
      await expect(message(page)).toHaveCount(0);
      answer.open();
      await expect(message(page)).toBeVisible();
      await mend();
      await recover(page, screen);
      await expect(page.getByRole("alert").filter({ hasText: "again" })).toHaveCount(0);
    });

    test("shows that a call gets no response, loses no input and can retry it", {
      tag: "@deep",
    }, async ({ page }) => {
      await screen.prepare(page);
      await page.clock.install();
      const mend = await intercept(page, () => undefined);
      await screen.go(page);
      await expect(busy(page)).toBeVisible();
      // Longer than the app waits for a response. It may try twice.
      await expect(async () => {
        await page.clock.fastForward(21_000);
        await expect(message(page)).toBeVisible({ timeout: 250 });
      }).toPass({ intervals: [0] });
      await mend();
      await recover(page, screen);
    });
  });
