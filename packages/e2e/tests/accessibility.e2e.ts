import type { Page } from "@playwright/test";
import { expectAccessible, still } from "../support/accessible";
import { fillSignUp, newPerson, signUp } from "../support/account";
import { fields, searchSeededTrip } from "../support/search-page";
import { expect, test } from "../support/test";

const loaded = async (page: Page) => {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("Loading...")).toHaveCount(0);
};

const screens: { name: string; open: (page: Page) => Promise<unknown> }[] = [
  { name: "home", open: (page) => page.goto("/") },
  {
    name: "home after a choice",
    open: async (page) => {
      await page.goto("/");
      await page.evaluate(() => sessionStorage.setItem("role", "traveler"));
      await page.reload();
      await expect(page.getByRole("heading", { name: "MATCHES SEARCHES" })).toBeVisible();
    },
  },
  {
    name: "menu",
    open: async (page) => {
      await page.goto("/");
      await page.getByRole("button", { name: "Menu" }).click();
      await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
    },
  },
  {
    name: "account menu",
    open: async (page) => {
      await page.goto("/");
      await page.getByRole("button", { name: "Account" }).click();
      await expect(page.getByRole("link", { name: "Login" })).toBeVisible();
    },
  },
  {
    name: "search dialog",
    open: async (page) => {
      await page.goto("/");
      await page.getByRole("button", { name: "Search itinerary" }).click();
      await expect(page.getByRole("dialog").getByRole("button", { name: "Submit" })).toBeVisible();
    },
  },
  { name: "search", open: (page) => page.goto("/search?filter=flightaid") },
  {
    name: "search with suggestions",
    open: async (page) => {
      await page.goto("/search");
      await fields(page).from.fill("toro");
      await expect(page.getByRole("option").first()).toBeVisible();
    },
  },
  {
    name: "search with errors",
    open: async (page) => {
      await page.goto("/search");
      await page.getByRole("button", { name: "Add another" }).click();
      await fields(page).submit.click();
      await expect(page.getByText("Invalid Phone No.")).toBeVisible();
    },
  },
  { name: "search result", open: searchSeededTrip },
  { name: "search result without a search", open: (page) => page.goto("/searchResult") },
  { name: "all itineraries", open: (page) => page.goto("/allitinerary") },
  { name: "login", open: (page) => page.goto("/login") },
  {
    name: "login with errors",
    open: async (page) => {
      await page.goto("/login");
      await page.getByRole("button", { name: "Login", exact: true }).click();
      await expect(page.getByText("Enter your password.")).toBeVisible();
    },
  },
  {
    name: "sign up with errors",
    open: async (page) => {
      await page.goto("/signup");
      await page.getByRole("button", { name: "Sign up", exact: true }).click();
      await expect(page.getByText("Enter your name.")).toBeVisible();
    },
  },
  {
    name: "confirmation",
    open: async (page) => {
      await page.goto("/signup");
      await fillSignUp(page, newPerson());
      await page.getByRole("button", { name: "Send another code" }).click();
      await expect(page.getByText("We’ve sent another code.")).toBeVisible();
    },
  },
  {
    name: "forgot password",
    open: async (page) => {
      await page.goto("/forgot-password");
      await page.getByRole("textbox", { name: "Email address" }).fill(newPerson().email);
      await page.getByRole("button", { name: "Send me a code" }).click();
      await page.getByRole("button", { name: "Set the new password" }).click();
      await expect(page.getByText("Still missing")).toBeVisible();
    },
  },
  { name: "terms of use", open: (page) => page.goto("/terms-of-use") },
  { name: "privacy policy", open: (page) => page.goto("/privacy-policy") },
  { name: "agreement", open: (page) => page.goto("/co-traveler#safety") },
  { name: "about us", open: (page) => page.goto("/about-us") },
  {
    name: "travel tips, contents unfolded",
    open: async (page) => {
      await page.goto("/blogs");
      await loaded(page);
      const contents = page.getByRole("navigation", { name: "On this page" });
      if (!(await contents.isVisible())) await page.getByText("On this page").click();
      await expect(contents).toBeVisible();
    },
  },
  { name: "support", open: (page) => page.goto("/support#investors") },
  {
    name: "all itineraries, filtered to nothing",
    open: async (page) => {
      await page.goto("/allitinerary?travelDate=2020-01-01");
      await expect(page.getByText("No Match Found.")).toBeVisible();
    },
  },
  { name: "not found", open: (page) => page.goto("/nowhere") },
];

/** What is shown when something went wrong, or hasn't come yet. */
const troubled: typeof screens = [
  {
    name: "lists that failed",
    open: async (page) => {
      await page.route("**/api/flightAid?*", (route) => route.fulfill({ status: 500 }));
      await page.goto("/");
      await expect(page.getByRole("alert")).toBeVisible();
    },
  },
  {
    name: "a script that didn’t arrive",
    open: async (page) => {
      await page.goto("/");
      await page.route(/\/assets\/all-itinerary.*\.js$/, (route) => route.abort());
      await page.getByRole("link", { name: "SHOW ALL" }).click();
      await expect(page.getByRole("button", { name: "Reload the page" })).toBeVisible();
    },
  },
  {
    name: "offline",
    open: async (page) => {
      await page.goto("/");
      await loaded(page);
      await page.context().setOffline(true);
      await expect(page.getByText("You are offline.")).toBeVisible();
    },
  },
];

/** In this order, by one person: the first makes what the others show. */
const ownScreens: typeof screens = [
  {
    name: "registered result",
    open: async (page) => {
      await searchSeededTrip(page);
      await expect(page.getByRole("heading", { name: "MATCHES SEARCHES" })).toBeVisible();
    },
  },
  {
    name: "home with saved searches",
    open: async (page) => {
      await page.goto("/");
      await expect(page.getByRole("button", { name: "Delete" }).first()).toBeVisible();
    },
  },
  {
    name: "account menu",
    open: async (page) => {
      await page.getByRole("button", { name: "Account" }).click();
      await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
    },
  },
  {
    name: "account",
    open: async (page) => {
      await page.goto("/account");
      await expect(page.getByRole("checkbox", { name: "News and offers" })).toBeVisible();
    },
  },
  {
    name: "deleting the account",
    open: async (page) => {
      await page.getByRole("button", { name: "Delete my account" }).click();
      await page.getByRole("button", { name: "Delete for good" }).click();
      await expect(page.getByText("Type DELETE, or keep")).toBeVisible();
    },
  },
  {
    name: "my itineraries",
    open: async (page) => {
      await page.goto("/myitinerary");
      await expect(page.getByRole("button", { name: "Delete" })).toBeVisible();
    },
  },
  {
    name: "deleting an itinerary",
    open: async (page) => {
      await page.getByRole("button", { name: "Delete" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  {
    name: "my itineraries, none left",
    open: async (page) => {
      await page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).click();
      await expect(page.getByText("record deleted successfully")).toBeVisible();
      await expect(page.getByText("Nothing registered yet.")).toBeVisible();
    },
  },
];

async function expectLoadedAccessible(page: Page) {
  await loaded(page);
  await expectAccessible(page);
}

for (const width of [360, 1280])
  for (const colorScheme of ["light", "dark"] as const)
    test.describe(`${width} px, ${colorScheme}`, () => {
      test.use({ viewport: { width, height: 800 }, colorScheme, ...still });
      for (const { name, open } of screens)
        test(name, async ({ page }) => {
          await open(page);
          await expectLoadedAccessible(page);
        });

      test("lists on their way", async ({ page }) => {
        await page.route("**/api/flightAid?*", () => undefined);
        await page.goto("/");
        await expect(page.getByText("Loading...")).toBeVisible();
        await expectAccessible(page);
      });

      test.describe("in trouble", () => {
        test.use({ expectedErrors: /Failed to load resource|dynamically imported module/ });
        for (const { name, open } of troubled)
          test(name, async ({ page }) => {
            await open(page);
            await expectLoadedAccessible(page);
          });
      });

      test("one's own screens", async ({ page }) => {
        test.slow();
        await signUp(page);
        for (const { name, open } of ownScreens)
          await test.step(name, async () => {
            await open(page);
            await expectLoadedAccessible(page);
          });
      });
    });

test("320 px wide, the narrowest that WCAG asks for, nothing is cut off", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [
    "/",
    "/search?filter=flightaid",
    "/allitinerary",
    "/login",
    "/signup",
    "/terms-of-use",
    "/privacy-policy",
    "/support",
  ]) {
    await page.goto(path);
    await loaded(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
});
