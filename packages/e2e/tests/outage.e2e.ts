import type { Locator, Page, Route } from "@playwright/test";
import { fillLogin, newPerson, type Person, signUp } from "../support/account";
import { fields, fill, trip } from "../support/search-page";
import { expect, test } from "../support/test";

/** One call of one screen, and what the screen makes of it when the call goes wrong. */
type Row = {
  screen: string;
  call: { method: string; url: RegExp };
  /** Needs an account, with an itinerary of its own where `posted` is set. */
  as?: "user" | "leaver";
  posted?: true;
  /** Before the call can be made. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Makes the call. */
  go: (page: Page) => Promise<unknown>;
  /** Shown while there is no answer. */
  waiting: (page: Page) => Locator;
  /** What is wrong, in words. */
  says: string;
  /** What must still be there. */
  kept?: (page: Page) => Promise<void>;
  /** How to try again, where it isn't the button beside the words. */
  again?: (page: Page) => Promise<unknown>;
  done: (page: Page) => Promise<void>;
};

const list = { method: "GET", url: /\/api\/flightAid\?/ };
const listOfType = { method: "GET", url: /\/api\/flightAid\?.*type=/ };
const ownList = { method: "POST", url: /\/flightAid\/searchbyUser$/ };
const search = { method: "POST", url: /\/flightAid\/searchItin$/ };
const cognito = { method: "POST", url: new RegExp(`:${process.env.E2E_COGNITO_PORT}/`) };

const loading = (page: Page) => page.getByText("Loading...").first();
const busy = (page: Page) => page.locator("button[data-loading]").first();
const cards = (page: Page, region: string) =>
  page.getByRole("region", { name: region }).getByRole("article");

const searchKept = async (page: Page) => {
  await expect(fields(page).flight).toHaveValue(trip.flight);
  await expect(fields(page).travelDate).toHaveValue(trip.travelDate);
  await expect(fields(page).phoneNumber).toHaveValue(trip.phoneNumber);
  await expect(fields(page).terms).toBeChecked();
};

const stranger = newPerson();

const rows: Row[] = [
  {
    screen: "home, the newest",
    call: list,
    go: (page) => page.goto("/"),
    waiting: loading,
    says: "We couldn’t load the itineraries.",
    done: (page) => expect(cards(page, "TRENDING SEARCHES").first()).toBeVisible(),
  },
  {
    screen: "home after a choice",
    call: listOfType,
    prepare: async (page) => {
      await page.goto("/login");
      await page.evaluate(() => sessionStorage.setItem("role", "traveler"));
    },
    go: (page) => page.goto("/"),
    waiting: loading,
    says: "We couldn’t load the itineraries.",
    kept: (page) => expect(cards(page, "TRENDING SEARCHES").first()).toBeVisible(),
    done: (page) => expect(cards(page, "MATCHES SEARCHES").first()).toBeVisible(),
  },
  {
    screen: "search, the counterparts",
    call: listOfType,
    prepare: async (page) => {
      await page.goto("/search");
      await fill(page);
    },
    go: (page) => page.goto("/search?filter=flightaid"),
    waiting: loading,
    says: "We couldn’t load the itineraries.",
    kept: searchKept,
    done: (page) => expect(cards(page, "MATCHES SEARCHES").first()).toBeVisible(),
  },
  {
    screen: "search",
    call: search,
    prepare: async (page) => {
      await page.goto("/search");
      await fill(page);
    },
    go: (page) => fields(page).submit.click(),
    waiting: busy,
    says: "Your search didn’t go through.",
    kept: searchKept,
    done: (page) => expect(page).toHaveURL(/\/searchResult$/),
  },
  {
    screen: "search dialog",
    call: search,
    prepare: async (page) => {
      await page.goto("/");
      await page.getByRole("button", { name: "Search itinerary" }).click();
      await fill(page.getByRole("dialog"));
    },
    go: (page) => fields(page.getByRole("dialog")).submit.click(),
    waiting: busy,
    says: "Your search didn’t go through.",
    kept: searchKept,
    done: (page) => expect(page).toHaveURL(/\/searchResult$/),
  },
  {
    screen: "airport suggestions",
    call: { method: "GET", url: /\/api\/airports\?/ },
    prepare: (page) => page.goto("/search"),
    go: (page) => fields(page).from.fill("toro"),
    waiting: (page) => page.getByText("Searching airports"),
    says: "Airports can’t be suggested now. Type the 3-letter code.",
    kept: (page) => expect(fields(page).from).toHaveValue("toro"),
    again: (page) => fields(page).from.fill("toron"),
    done: (page) => expect(page.getByRole("option", { name: "YYZ" })).toBeVisible(),
  },
  {
    screen: "all itineraries",
    call: list,
    prepare: async (page) => {
      await page.goto("/allitinerary");
      await expect(page.getByRole("article").first()).toBeVisible();
    },
    go: (page) => page.getByLabel("Flight No").fill("ek241"),
    // The cards of before stay meanwhile.
    waiting: (page) => page.locator("section[aria-busy=true]"),
    says: "We couldn’t load the itineraries.",
    kept: (page) => expect(page.getByLabel("Flight No")).toHaveValue("ek241"),
    done: (page) => expect(page.getByRole("article").first()).toContainText("EK-241"),
  },
  {
    screen: "login",
    call: cognito,
    prepare: (page) => page.goto("/login"),
    go: (page) => fillLogin(page, stranger),
    waiting: busy,
    says: "try again.",
    kept: (page) =>
      expect(page.getByRole("textbox", { name: "Email address" })).toHaveValue(stranger.email),
    again: (page) => page.getByRole("button", { name: "Login", exact: true }).click(),
    // Nobody by that name, said by the service itself.
    done: (page) => expect(page.getByText("don’t fit together")).toBeVisible(),
  },
  {
    screen: "sign up",
    call: cognito,
    prepare: async (page) => {
      await page.goto("/signup");
      await page.getByRole("textbox", { name: "Full Name" }).fill("Asha Verma");
      await page.getByRole("textbox", { name: "Email address" }).fill(newPerson().email);
      await page.getByRole("textbox", { name: "Password" }).fill("Good-passw0rd");
      await page.getByRole("checkbox", { name: "I am 18 years old or older." }).check();
    },
    go: (page) => page.getByRole("button", { name: "Sign up", exact: true }).click(),
    waiting: busy,
    says: "try again.",
    kept: async (page) => {
      await expect(page.getByRole("textbox", { name: "Full Name" })).toHaveValue("Asha Verma");
      await expect(page.getByRole("textbox", { name: "Password" })).toHaveValue("Good-passw0rd");
    },
    again: (page) => page.getByRole("button", { name: "Sign up", exact: true }).click(),
    done: (page) => expect(page.getByRole("heading", { name: "Check your inbox" })).toBeVisible(),
  },
  {
    screen: "home, one's own",
    as: "user",
    posted: true,
    call: ownList,
    go: (page) => page.goto("/"),
    waiting: loading,
    says: "We couldn’t load your saved searches.",
    done: (page) => expect(cards(page, "YOUR SAVED SEARCHES").first()).toBeVisible(),
  },
  {
    screen: "my itineraries",
    as: "user",
    posted: true,
    call: ownList,
    go: (page) => page.goto("/myitinerary"),
    waiting: loading,
    says: "We couldn’t load your itineraries.",
    done: (page) => expect(page.getByRole("article").first()).toBeVisible(),
  },
  {
    screen: "registering",
    as: "user",
    call: { method: "POST", url: /\/api\/flightAid$/ },
    prepare: async (page) => {
      await page.goto("/search");
      await fill(page);
    },
    go: (page) => fields(page).submit.click(),
    waiting: (page) => page.getByText("Registering your search..."),
    says: "Your search isn’t registered yet.",
    kept: (page) => expect(page.getByText(trip.flight).first()).toBeVisible(),
    done: (page) => expect(page.getByText("Congratulations!")).toBeVisible(),
  },
  {
    screen: "searching with what is registered",
    as: "user",
    posted: true,
    call: search,
    prepare: (page) => page.goto("/myitinerary"),
    go: (page) => page.getByRole("article").getByRole("button", { name: "Search" }).first().click(),
    waiting: busy,
    says: "try again.",
    again: (page) =>
      page.getByRole("article").getByRole("button", { name: "Search" }).first().click(),
    done: (page) => expect(page).toHaveURL(/\/searchResult$/),
  },
  {
    screen: "deleting an itinerary",
    as: "user",
    posted: true,
    call: { method: "DELETE", url: /\/api\/flightAid\// },
    prepare: async (page) => {
      await page.goto("/myitinerary");
      await page.getByRole("button", { name: "Delete" }).first().click();
    },
    go: (page) => page.getByRole("dialog").getByRole("button", { name: "Delete" }).click(),
    waiting: busy,
    says: "It isn’t deleted.",
    done: (page) => expect(page.getByText("record deleted successfully")).toBeVisible(),
  },
  {
    screen: "account",
    as: "user",
    call: { method: "GET", url: /\/api\/me$/ },
    go: (page) => page.goto("/account"),
    waiting: loading,
    says: "We couldn’t load your preferences.",
    done: (page) => expect(page.getByRole("checkbox").first()).toBeVisible(),
  },
  {
    screen: "downloading one's data",
    as: "user",
    call: { method: "GET", url: /\/api\/me\/export$/ },
    prepare: (page) => page.goto("/account"),
    go: (page) => page.getByRole("button", { name: "Download my data" }).click(),
    waiting: busy,
    says: "The download didn’t start.",
    done: (page) => expect(page.getByRole("alert")).toHaveCount(0),
  },
  {
    screen: "deleting the account",
    as: "leaver",
    call: { method: "DELETE", url: /\/api\/me$/ },
    prepare: async (page) => {
      await page.goto("/account");
      await page.getByRole("button", { name: "Delete my account" }).click();
      await page.getByLabel("Type DELETE").fill("DELETE");
    },
    go: (page) => page.getByRole("button", { name: "Delete for good" }).click(),
    waiting: busy,
    says: "Your account isn’t deleted.",
    kept: (page) => expect(page.getByLabel("Type DELETE")).toHaveValue("DELETE"),
    done: (page) => expect(page.getByText("Your account is deleted.")).toBeVisible(),
  },
];

/** The account of this worker. */
let user: Person | undefined;

async function signIn(page: Page, { as, posted }: Row) {
  if (as === "user" && user) {
    await page.goto("/login");
    await fillLogin(page, user);
    await expect(page.getByRole("heading", { name: "MY ITINERARIES" })).toBeVisible();
  } else if (as) {
    const person = await signUp(page);
    if (as === "user") user = person;
  }
  if (!posted) return;
  const status = await page.evaluate(async ({ phoneNumber, ...leg }) => {
    const { status } = await fetch("/api/flightAid", {
      method: "POST",
      headers: {
        authorization: `Bearer ${localStorage.getItem("token")}`,
        "content-type": "application/json",
      },
      body: JSON.stringify({ type: "traveler", itinerary: leg, traveler: { phoneNumber } }),
    });
    return status;
  }, trip);
  expect([200, 201]).toContain(status);
}

/** Lets `answer` deal with the call until it is mended; the answer that is mended goes its normal way. */
async function intercept(
  page: Page,
  { method, url }: Row["call"],
  answer: (route: Route) => unknown,
) {
  let broken = true;
  await page.route(url, async (route) => {
    if (!broken || route.request().method() !== method) return route.fallback();
    await answer(route);
  });
  return () => {
    broken = false;
  };
}

const words = (page: Page, { says }: Row) =>
  page.getByRole("alert").or(page.getByRole("status")).filter({ hasText: says }).first();

async function recover(page: Page, row: Row) {
  const { again = () => words(page, row).getByRole("button", { name: "Try again" }).click() } = row;
  await row.kept?.(page);
  await again(page);
  await row.done(page);
}

test.use({ expectedErrors: /Failed to load resource/ });

for (const row of rows)
  test.describe(row.screen, () => {
    test("fails: says so, keeps everything, works the next time", async ({ page }) => {
      await signIn(page, row);
      await row.prepare?.(page);
      const mend = await intercept(page, row.call, (route) => route.fulfill({ status: 500 }));
      await row.go(page);
      await expect(words(page, row)).toBeVisible();
      mend();
      await recover(page, row);
    });

    test("slow: shows that it works, then does", async ({ page }) => {
      await signIn(page, row);
      await row.prepare?.(page);
      await intercept(page, row.call, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 1_500));
        await route.fallback();
      });
      await row.go(page);
      await expect(row.waiting(page)).toBeVisible();
      await row.done(page);
      await expect(page.getByRole("alert").filter({ hasText: "again" })).toHaveCount(0);
    });

    test("no answer at all: gives up, says so, keeps everything", async ({ page }) => {
      test.slow();
      await signIn(page, row);
      await row.prepare?.(page);
      await page.clock.install();
      const mend = await intercept(page, row.call, () => undefined);
      await row.go(page);
      await expect(row.waiting(page)).toBeVisible();
      // Longer than anybody waits for an answer; the app itself may have tried twice.
      await expect(async () => {
        await page.clock.fastForward(21_000);
        await expect(words(page, row)).toBeVisible({ timeout: 1_500 });
      }).toPass();
      mend();
      await recover(page, row);
    });
  });
