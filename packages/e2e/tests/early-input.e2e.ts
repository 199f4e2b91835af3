/** Input of a visitor on a prerendered page before its scripts have loaded and run, on a slow phone. */
import { expect, type Locator, type Page } from "@playwright/test";
import { loginForm } from "../support/account";
import { holdScripts } from "../support/hold-scripts";
import { fields, fill } from "../support/search-page";
import { test } from "../support/test";
import { seededTrip } from "../support/trips";

const button = (page: Page | Locator, name: string) =>
  page.getByRole("button", { name, exact: true });
const role = (page: Page, name: string) => page.getByText(name, { exact: true }).click();

type Case = {
  path: string;
  /** In `npm test`; the others are variants. */
  isJourney?: true;
  /** The visitor's input before the scripts run. */
  early: (page: Page) => Promise<unknown>;
  /** The expected result. */
  outcome: (page: Page) => Promise<unknown>;
};

const cases: Record<string, Case> = {
  "the menu": {
    path: "/terms-of-use",
    early: (page) => button(page, "Menu").click(),
    outcome: (page) => expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible(),
  },
  "the search in the bar": {
    path: "/about-us",
    // Twice, because there is no visible reaction.
    early: (page) => button(page, "Search itinerary").click({ clickCount: 2 }),
    outcome: async (page) => {
      const dialog = page.getByRole("dialog", { name: "SEARCH ITINERARY" });
      await expect(fields(dialog).from).toBeVisible();
    },
  },
  "the menu of a page without a prerendered file": {
    path: "/support/nowhere",
    early: (page) => button(page, "Menu").click(),
    outcome: (page) => expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible(),
  },
  "a role card of home": {
    path: "/",
    early: async (page) => {
      await page.getByRole("link", { name: "Do You Want To Serve As A Flightaide?" }).click();
      await page.waitForURL("/offer", { waitUntil: "commit" });
    },
    outcome: async (page) => {
      await expect(page.getByRole("heading", { name: "Offer your flight" })).toBeVisible();
      await page.goto("/");
      await expect(page.getByRole("heading", { name: "MATCHES SEARCHES" })).toBeVisible();
    },
  },
  "another role than that of the address": {
    path: "/search?filter=flightaid",
    early: (page) => role(page, "Offer FlightAides"),
    outcome: (page) => expect(page.getByLabel("Offer FlightAides")).toBeChecked(),
  },
  "the role that is preselected, and not that of the address": {
    path: "/search?filter=traveler",
    early: (page) => role(page, "Find FlightAides"),
    outcome: (page) => expect(page.getByLabel("Find FlightAides")).toBeChecked(),
  },
  "a leg, and a button for another": {
    path: "/search?filter=traveler",
    early: async (page) => {
      await page.getByLabel("From").fill("DXB");
      await page.getByLabel("Flight No").fill("ek223");
      await button(page, "Add another").click();
    },
    outcome: async (page) => {
      await expect(page.getByRole("group", { name: "Leg 2" })).toBeVisible();
      await expect(fields(page).from.first()).toHaveValue("Dubai (DXB)");
      await expect(fields(page).flight.first()).toHaveValue("ek223");
      await expect(page.getByLabel("Offer FlightAides")).toBeChecked();
      // It is part of the draft.
      await page.reload();
      await expect(fields(page).flight.first()).toHaveValue("ek223");
    },
  },
  Cancel: {
    path: "/search",
    early: (page) => button(page, "Cancel").click(),
    outcome: (page) => expect(page).toHaveURL("/"),
  },
  "a whole search, submitted": {
    path: "/search",
    isJourney: true,
    early: async (page) => {
      await fill(page, { ...seededTrip, from: "dxb", to: "" });
      await fields(page).to.fill("Yyz");
      await page.keyboard.press("Enter");
    },
    outcome: async (page) => {
      await expect(page).toHaveURL("/searchResult");
      await expect(page.getByRole("main")).toContainText("Toronto");
    },
  },
  "a search on home, submitted": {
    path: "/",
    isJourney: true,
    early: async (page) => {
      await role(page, "Offer FlightAides");
      await fill(page, { ...seededTrip, from: "dxb", to: "Yyz" });
      await page.getByRole("main").getByRole("button", { name: "Search" }).click();
    },
    outcome: async (page) => {
      await expect(page).toHaveURL("/searchResult");
      await expect(page.getByText("You are offering to be a Flightaide.")).toBeVisible();
    },
  },
  "a flight that is offered, submitted in part": {
    path: "/offer",
    early: async (page) => {
      await fill(page, { ...seededTrip, from: "dxb", to: "Yyz" });
      await fields(page).phoneNumber.fill("+1 416 555 0134");
      await fields(page).addInfo.fill("I speak Tamil.");
      await fields(page).terms.check();
      await button(page, "Post your flight").click();
    },
    outcome: async (page) => {
      await expect(page.getByText("Choose how families may connect with you.")).toBeVisible();
      await expect(fields(page).to).toHaveValue("Toronto (YYZ)");
      await expect(fields(page).phoneNumber).toHaveValue("+1 416 555 0134");
      // They are part of the draft.
      await page.reload();
      await expect(fields(page).addInfo).toHaveValue("I speak Tamil.");
      await expect(fields(page).terms).toBeChecked();
    },
  },
  "filters beside those of the address": {
    path: "/allitinerary?from=DXB&to=LHR",
    early: async (page) => {
      await page.getByLabel("To", { exact: true }).fill("YYZ");
      await page.getByLabel("Flight No").fill("ek 241");
    },
    outcome: async (page) => {
      await expect(page).toHaveURL("/allitinerary?from=DXB&to=YYZ&flight=EK-241");
      await expect(page.getByLabel("From")).toHaveValue("DXB");
      await expect(page.getByLabel("Flight No")).toHaveValue("ek 241");
    },
  },
  "filters that are chosen from lists": {
    path: "/allitinerary",
    early: async (page) => {
      await page.getByLabel("Speaks").selectOption("Tamil");
      await page.getByLabel("Helps with").selectOption("seat");
    },
    outcome: async (page) => {
      await expect(page).toHaveURL("/allitinerary?language=ta&help=seat");
      await expect(page.getByLabel("Speaks")).toHaveValue("ta");
      await expect(page.getByLabel("Helps with")).toHaveValue("seat");
    },
  },
  "a search in the other direction, submitted": {
    path: "/flights/toronto-dubai",
    early: async (page) => {
      await page.getByLabel("Direction").selectOption("Dubai to Toronto");
      await button(page, "Find a Flightaide").click();
    },
    outcome: async (page) => {
      // The date is missing.
      await expect(page).toHaveURL("/search");
      await expect(fields(page).from).toHaveValue("Dubai (DXB)");
      await expect(fields(page).to).toHaveValue("Toronto (YYZ)");
    },
  },
  "a flight in the other direction, offered": {
    path: "/flights/toronto-dubai",
    early: async (page) => {
      await page.getByLabel("Direction").selectOption("Dubai to Toronto");
      await page.getByLabel("Travel Date").fill(seededTrip.travelDate);
      await page.getByRole("link", { name: "Offer your flight" }).click();
    },
    outcome: async (page) => {
      await expect(page).toHaveURL("/offer");
      await expect(fields(page).from).toHaveValue("Dubai (DXB)");
      await expect(fields(page).to).toHaveValue("Toronto (YYZ)");
      await expect(fields(page).travelDate).toHaveValue(seededTrip.travelDate);
    },
  },
  "a password, and the button that shows it": {
    path: "/login",
    early: async (page) => {
      const form = loginForm(page);
      await form.getByLabel("Password", { exact: true }).fill("Flight-2026");
      await button(form, "Show the password").click();
    },
    outcome: async (page) => {
      const password = loginForm(page).getByLabel("Password", { exact: true });
      await expect(password).toHaveAttribute("type", "text");
      await expect(password).toHaveValue("Flight-2026");
    },
  },
  "an email address, submitted without a password": {
    path: "/login",
    early: async (page) => {
      await loginForm(page).getByLabel("Email address").fill("asha@example.com");
      await page.keyboard.press("Enter");
    },
    outcome: async (page) => {
      await expect(page.getByText("Enter your password.").first()).toBeVisible();
      await expect(loginForm(page).getByLabel("Email address")).toHaveValue("asha@example.com");
      await expect(loginForm(page).getByLabel("Email address")).not.toHaveAttribute(
        "aria-invalid",
        "true",
      );
    },
  },
  "the sign-in with Google": {
    path: "/signup",
    early: (page) => button(page, "Sign up with Google").click(),
    outcome: (page) =>
      expect(page.getByRole("heading", { name: "Sign in with Google" })).toBeVisible(),
  },
  "a sign-up, in part": {
    path: "/signup",
    early: async (page) => {
      await page.getByLabel("Full Name").fill("Asha Verma");
      await page.getByLabel("I am 18 years old or older.").check();
      await button(page, "Sign up").click();
    },
    outcome: async (page) => {
      await expect(page.getByRole("alert")).toContainText("Please correct these 2 fields:");
      await expect(page.getByLabel("Full Name")).toHaveValue("Asha Verma");
      await expect(page.getByLabel("I am 18 years old or older.")).toBeChecked();
    },
  },
};

/** A slow phone. */
async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 6 });
}

for (const [name, { path, isJourney, early, outcome }] of Object.entries(cases))
  test(`no input is lost on ${path} before hydration: ${name}`, {
    tag: isJourney ? [] : "@deep",
  }, async ({ page }) => {
    await slowDown(page);
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: "commit" });
    await early(page);
    release();
    await expect(page.locator("#root[data-page]")).toHaveCount(0);
    await outcome(page);
  });

test("no input is lost during hydration", { tag: "@deep" }, async ({ page }) => {
  await slowDown(page);
  const release = await holdScripts(page);
  await page.goto("/signup", { waitUntil: "commit" });
  const name = page.getByLabel("Full Name");
  await name.pressSequentially("Asha");
  release();
  // Long enough for the hydration to be complete.
  await name.pressSequentially(" Verma of Mississauga in Ontario", { delay: 60 });
  await button(page, "Sign up").click();
  await expect(page.getByRole("alert")).toContainText("Please correct these 3 fields:");
  await expect(name).toHaveValue("Asha Verma of Mississauga in Ontario");
  await expect(name).not.toHaveAttribute("aria-invalid", "true");
});
