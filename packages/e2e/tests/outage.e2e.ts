import type { Locator, Page, Route } from "@playwright/test";
import { fillLogin, newPerson, signUp } from "../support/account";
import { cognitoUrl } from "../support/addresses";
import { gate } from "../support/gate";
import { pressOwn } from "../support/own-trip";
import { fields, fill, fillPosting } from "../support/search-page";
import { expect, signedIn, test } from "../support/test";
import { ownTrip, postAs, seededTrip } from "../support/trips";

/** One call that a screen makes, and how the screen behaves while the call is slow, fails or stays unanswered. */
type Row = {
  screen: string;
  call: { method: string; url: RegExp };
  /** The account that the screen needs: that of the worker, or a new one each time because the screen changes it. */
  as?: "account" | "newcomer";
  /** Whether the account of the worker needs an itinerary. */
  posted?: true;
  /** Steps before the call. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Makes the call. */
  go: (page: Page) => Promise<unknown>;
  /** Visible while the call is pending. */
  waiting: (page: Page) => Locator;
  /** The error message. */
  says: string;
  /** Expects that the user's input and the rest of the screen are still there. */
  kept?: (page: Page) => Promise<void>;
  /** Tries again. By default with the button next to the message. */
  again?: (page: Page) => Promise<unknown>;
  /** Expects that the call succeeded. */
  done: (page: Page) => Promise<void>;
};

const list = { method: "GET", url: /\/api\/flightAid\?/ };
const listOfType = { method: "GET", url: /\/api\/flightAid\?.*type=/ };
const ownList = { method: "POST", url: /\/flightAid\/searchbyUser$/ };
const search = { method: "POST", url: /\/flightAid\/searchItin$/ };
const cognito = { method: "POST", url: new RegExp(`:${new URL(cognitoUrl).port}/`) };

const loading = (page: Page) => page.getByText("Loading...").first();
const busy = (page: Page) => page.locator("button[data-loading]").first();
const cards = (page: Page, region: string) =>
  page.getByRole("region", { name: region }).getByRole("article");

/** What the account of the worker has posted for the step. */
let posted = seededTrip;
const postedCard = (page: Page) => page.getByRole("article").filter({ hasText: posted.flight });

const searchKept = async (root: Page | Locator) => {
  await expect(fields(root).flight).toHaveValue(seededTrip.flight);
  await expect(fields(root).travelDate).toHaveValue(seededTrip.travelDate);
};

const stranger = newPerson();

const rows: Row[] = [
  {
    screen: "home, latest itineraries",
    call: list,
    go: (page) => page.goto("/"),
    waiting: loading,
    says: "We couldn’t load the itineraries.",
    done: (page) => expect(cards(page, "TRENDING SEARCHES").first()).toBeVisible(),
  },
  {
    screen: "home, matches",
    call: listOfType,
    prepare: async (page) => {
      await page.goto("/login");
      await page.evaluate(() => sessionStorage.setItem("role", "traveler"));
    },
    go: (page) => page.goto("/"),
    waiting: loading,
    says: "We couldn’t load the itineraries.",
    kept: async (page) => {
      // It loads when it is about to be seen.
      await page.getByRole("heading", { name: "TRENDING SEARCHES" }).scrollIntoViewIfNeeded();
      await expect(cards(page, "TRENDING SEARCHES").first()).toBeVisible();
    },
    done: (page) => expect(cards(page, "MATCHES SEARCHES").first()).toBeVisible(),
  },
  {
    screen: "search form, matches",
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
    kept: (page) => searchKept(page.getByRole("dialog")),
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
    // The cards shown before stay visible.
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
    // The answer of Cognito: this person has no account.
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
    screen: "home, saved searches",
    as: "account",
    posted: true,
    call: ownList,
    go: (page) => page.goto("/"),
    waiting: loading,
    says: "We couldn’t load your saved searches.",
    done: (page) => expect(cards(page, "YOUR SAVED SEARCHES").first()).toBeVisible(),
  },
  {
    screen: "my itineraries",
    as: "account",
    posted: true,
    call: ownList,
    go: (page) => page.goto("/myitinerary"),
    waiting: loading,
    says: "We couldn’t load your itineraries.",
    done: (page) => expect(page.getByRole("article").first()).toBeVisible(),
  },
  {
    screen: "registering",
    as: "account",
    call: { method: "POST", url: /\/api\/flightAid$/ },
    prepare: async (page) => {
      await page.goto("/search");
      await fill(page);
      await fillPosting(page);
    },
    go: (page) => fields(page).submit.click(),
    waiting: (page) => page.getByText("Registering your search..."),
    says: "Your search isn’t registered yet.",
    kept: (page) => expect(page.getByText(seededTrip.flight).first()).toBeVisible(),
    done: (page) => expect(page.getByText("Congratulations!")).toBeVisible(),
  },
  {
    screen: "searching again from my itineraries",
    as: "account",
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
    as: "account",
    posted: true,
    call: { method: "DELETE", url: /\/api\/flightAid\// },
    prepare: async (page) => {
      await page.goto("/myitinerary");
      await pressOwn(postedCard(page), "Delete");
    },
    go: (page) => page.getByRole("dialog").getByRole("button", { name: "Delete" }).click(),
    waiting: busy,
    says: "It isn’t deleted.",
    done: (page) => expect(page.getByText("record deleted successfully")).toBeVisible(),
  },
  {
    screen: "people who are told of a deletion",
    as: "account",
    posted: true,
    call: { method: "GET", url: /\/api\/connections$/ },
    // The page loads the same list for its cards.
    prepare: (page) =>
      Promise.all([page.waitForResponse(/\/api\/connections$/), page.goto("/myitinerary")]),
    go: (page) => pressOwn(postedCard(page), "Delete"),
    waiting: (page) =>
      page.getByText("Looking for people who are connected with you through it..."),
    says: "We couldn’t look up who is connected with you through this itinerary.",
    done: (page) =>
      expect(page.getByRole("dialog").getByRole("status").or(page.getByRole("alert"))).toHaveCount(
        0,
      ),
  },
  {
    screen: "loading an itinerary to edit it",
    as: "account",
    posted: true,
    call: { method: "GET", url: /\/api\/flightAid\/[^/?]+$/ },
    prepare: (page) => page.goto("/myitinerary"),
    go: (page) => pressOwn(postedCard(page), "Edit"),
    waiting: loading,
    says: "We couldn’t load your itinerary.",
    done: (page) => expect(fields(page.getByRole("dialog")).flight).toBeVisible(),
  },
  {
    screen: "saving an edited itinerary",
    as: "account",
    posted: true,
    call: { method: "PATCH", url: /\/api\/flightAid\// },
    prepare: async (page) => {
      await page.goto("/myitinerary");
      await pressOwn(postedCard(page), "Edit");
      await fields(page.getByRole("dialog")).addInfo.fill("She speaks Icelandic.");
    },
    go: (page) => page.getByRole("dialog").getByRole("button", { name: "Save" }).click(),
    waiting: busy,
    says: "Your changes aren’t saved.",
    kept: (page) =>
      expect(fields(page.getByRole("dialog")).addInfo).toHaveValue("She speaks Icelandic."),
    done: (page) => expect(page.getByText("Your itinerary is changed.")).toBeVisible(),
  },
  {
    screen: "pausing an itinerary",
    as: "account",
    posted: true,
    call: { method: "PATCH", url: /\/api\/flightAid\// },
    prepare: (page) => page.goto("/myitinerary"),
    go: (page) => pressOwn(postedCard(page), "Found somebody: stop showing"),
    waiting: busy,
    says: "try again.",
    again: (page) => pressOwn(postedCard(page), "Found somebody: stop showing"),
    done: (page) => expect(postedCard(page).getByText("Paused", { exact: true })).toBeVisible(),
  },
  {
    screen: "reporting",
    as: "account",
    call: { method: "POST", url: /\/api\/reports$/ },
    prepare: async (page) => {
      await page.goto("/allitinerary");
      await page
        .getByRole("button", { name: /^Report/ })
        .first()
        .click();
      await page.getByRole("radio", { name: "Something else" }).check();
    },
    go: (page) => page.getByRole("button", { name: "Send report" }).click(),
    waiting: busy,
    says: "Your report isn’t sent.",
    kept: (page) => expect(page.getByRole("radio", { name: "Something else" })).toBeChecked(),
    done: (page) => expect(page.getByText("Your report has arrived.")).toBeVisible(),
  },
  {
    screen: "blocking",
    as: "newcomer",
    call: { method: "POST", url: /\/api\/blocks$/ },
    prepare: async (page) => {
      await page.goto("/allitinerary");
      await page
        .getByRole("button", { name: /^Block/ })
        .first()
        .click();
    },
    go: (page) =>
      page.getByRole("dialog").getByRole("button", { name: "Block", exact: true }).click(),
    waiting: busy,
    says: "That isn’t finished.",
    done: (page) => expect(page.getByText(/is blocked\./)).toBeVisible(),
  },
  {
    screen: "people who are blocked",
    as: "account",
    call: { method: "GET", url: /\/api\/blocks$/ },
    go: (page) => page.goto("/account"),
    waiting: loading,
    says: "We couldn’t load whom you have blocked.",
    done: (page) =>
      expect(
        page.getByRole("region", { name: "People you have blocked" }).getByText("Nobody."),
      ).toBeVisible(),
  },
  {
    screen: "account",
    as: "account",
    call: { method: "GET", url: /\/api\/me$/ },
    go: (page) => page.goto("/account"),
    waiting: loading,
    says: "We couldn’t load your preferences.",
    done: (page) => expect(page.getByRole("checkbox").first()).toBeVisible(),
  },
  {
    screen: "downloading the user's data",
    as: "account",
    call: { method: "GET", url: /\/api\/me\/export$/ },
    prepare: (page) => page.goto("/account"),
    go: (page) => page.getByRole("button", { name: "Download my data" }).click(),
    waiting: busy,
    says: "The download didn’t start.",
    done: async (page) => {
      await expect(busy(page)).toHaveCount(0);
      await expect(page.getByRole("alert")).toHaveCount(0);
    },
  },
  {
    screen: "deleting the account",
    as: "newcomer",
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

/** Passes each matching call to `answer`, until the returned function is called. */
async function intercept(
  page: Page,
  { call: { method, url } }: Row,
  answer: (route: Route) => unknown,
) {
  const handler = (route: Route) =>
    route.request().method() === method ? answer(route) : route.fallback();
  await page.route(url, handler);
  return () => page.unroute(url, handler);
}

const message = (page: Page, { says }: Row) =>
  page.getByRole("alert").or(page.getByRole("status")).filter({ hasText: says }).first();

/** Expects that nothing is lost, and that trying again works. */
async function recover(page: Page, row: Row) {
  const {
    again = () => message(page, row).getByRole("button", { name: "Try again" }).click(),
    kept,
    done,
  } = row;
  await kept?.(page);
  await again(page);
  await done(page);
}

/**
 * A slow call shows that it is pending, and no message. When it fails, the message appears, the input is kept, and the call
 * can be repeated. After that no message is left.
 */
async function waitAndFail(page: Page, row: Row) {
  const answer = gate();
  const mend = await intercept(page, row, async (route) => {
    await answer.opened;
    await route.fulfill({ status: 500 });
  });
  await row.go(page);
  await expect(row.waiting(page)).toBeVisible();
  await expect(message(page, row)).toHaveCount(0);
  answer.open();
  await expect(message(page, row)).toBeVisible();
  await mend();
  await recover(page, row);
  await expect(page.getByRole("alert").filter({ hasText: "again" })).toHaveCount(0);
}

/** A call without any answer times out, shows the message, keeps the input and can be repeated. */
async function timeOut(page: Page, row: Row) {
  await page.clock.install();
  const mend = await intercept(page, row, () => undefined);
  await row.go(page);
  await expect(row.waiting(page)).toBeVisible();
  // Longer than the app waits for one answer. It may try twice.
  await expect(async () => {
    await page.clock.fastForward(21_000);
    await expect(message(page, row)).toBeVisible({ timeout: 250 });
  }).toPass({ intervals: [0] });
  await mend();
  await recover(page, row);
}

test.use({ expectedErrors: /status of (400|500)/ });

for (const row of rows)
  test.describe(row.screen, () => {
    if (row.as === "account") test.use(signedIn);

    test("shows that a call is slow, failed or unanswered, loses nothing and can repeat it", {
      tag: "@deep",
    }, async ({ account, context, openVisitor }) => {
      test.slow();
      for (const [name, examine] of [
        ["slow, then failed", waitAndFail],
        // Last, because it replaces the clock of the context.
        ["unanswered", timeOut],
      ] as const)
        await test.step(name, async () => {
          // A tab of its own, which remembers nothing of the step before.
          const isNewcomer = row.as === "newcomer";
          const page = isNewcomer ? await openVisitor() : await context.newPage();
          if (isNewcomer) await signUp(page);
          if (row.posted) {
            posted = ownTrip();
            await postAs(account, "traveler", posted);
          }
          await row.prepare?.(page);
          await examine(page, row);
          await page.close();
        });
    });
  });
