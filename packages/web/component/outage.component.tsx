/**
 * Each call of a screen while it is slow, fails or stays unanswered: the screen says so, loses nothing, and can repeat it. Sign-in
 * and sign-up, which call Cognito, are in packages/e2e/tests/outage.e2e.ts.
 */
import * as account from "@flightaides/core/account/contract.ts";
import * as airport from "@flightaides/core/airport/contract.ts";
import * as connection from "@flightaides/core/connection/contract.ts";
import type { Contract } from "@flightaides/core/contract.ts";
import * as itinerary from "@flightaides/core/itinerary/contract.ts";
import * as matching from "@flightaides/core/matching/contract.ts";
import * as safety from "@flightaides/core/safety/contract.ts";
import * as user from "@flightaides/core/user/contract.ts";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type Locator, page } from "vitest/browser";
import { leg, newConnection } from "./connections";
import { refused } from "./fake-api";
import { fields, fill, ownTrip, pressOwn, serveEverything } from "./itineraries";
import { api, open, signIn } from "./page";

/** One call that a screen makes, and how the screen behaves while the call is slow, fails or stays unanswered. */
type Row = {
  screen: string;
  /** In `npm test`: the first of its kind (search, list, creation, dialog, page). The others are variants. */
  isFirst?: true;
  call: Contract;
  /** Without a signed-in user. */
  isVisitor?: true;
  /** Which of the calls; all by default. */
  concerns?: (input: never) => boolean;
  /** Steps before the call. */
  prepare?: () => Promise<unknown>;
  /** Makes the call. */
  go: () => Promise<unknown>;
  /** Visible while the call is pending. */
  waiting: Locator;
  /** The error message. */
  says: string;
  /** Expects that the user's input and the rest of the screen are still there. */
  kept?: () => Promise<unknown>;
  /** Tries again. By default with the button next to the message. */
  again?: () => Promise<unknown>;
  /** Expects that the call succeeded. */
  done: () => Promise<unknown>;
};

const loading = page.getByText("Loading...").first();
const busy = page.getByCss("button[data-loading]").first();
const dialog = page.getByRole("dialog");
const articles = (region: string) =>
  page.getByRole("region", { name: region }).getByRole("article").first();
const searchButton = page.getByRole("article").getByRole("button", { name: "Search" }).first();
const isOfType = ({ type }: { type?: string }) => type !== undefined;
const visible = (locator: Locator) => expect.element(locator).toBeVisible();

const searchKept = async (root: Parameters<typeof fields>[0] = page) => {
  await expect.element(fields(root).flight).toHaveValue(leg.flight);
  await expect.element(fields(root).travelDate).toHaveValue(leg.travelDate);
};

/** A list of home loads when it is about to be seen. */
async function openHomeAt(heading: string): Promise<void> {
  await open("/");
  await scrollTo(heading);
}

async function scrollTo(name: string): Promise<void> {
  const heading = page.getByRole("heading", { name });
  await visible(heading);
  heading.element().scrollIntoView();
}

/** Submits a form in which an airport was typed as its code, not in capitals. */
async function submitCode(root: Parameters<typeof fields>[0] & object, button: string) {
  await fields(root).from.fill("Dxb");
  await root.getByRole("button", { name: button, exact: true }).click();
}

const rows: Row[] = [
  {
    screen: "home, latest itineraries",
    isVisitor: true,
    call: matching.list,
    go: () => openHomeAt("TRENDING SEARCHES"),
    waiting: loading,
    says: "We couldn’t load the itineraries.",
    done: () => visible(articles("TRENDING SEARCHES")),
  },
  {
    screen: "home, matches",
    isVisitor: true,
    call: matching.list,
    concerns: isOfType,
    prepare: async () => sessionStorage.setItem("role", "traveler"),
    go: () => openHomeAt("MATCHES SEARCHES"),
    waiting: loading,
    says: "We couldn’t load the itineraries.",
    kept: async () => {
      await scrollTo("TRENDING SEARCHES");
      await visible(articles("TRENDING SEARCHES"));
    },
    done: () => visible(articles("MATCHES SEARCHES")),
  },
  {
    screen: "search form, matches",
    isVisitor: true,
    call: matching.list,
    concerns: isOfType,
    go: async () => {
      await open("/search?filter=flightaid");
      await fill();
      await scrollTo("MATCHES SEARCHES");
    },
    waiting: loading,
    says: "We couldn’t load the itineraries.",
    kept: () => searchKept(),
    done: () => visible(articles("MATCHES SEARCHES")),
  },
  {
    screen: "search",
    isFirst: true,
    isVisitor: true,
    call: matching.search,
    prepare: async () => {
      await open("/search");
      await fill();
    },
    go: () => fields().submit.click(),
    waiting: busy,
    says: "Your search didn’t go through.",
    kept: () => searchKept(),
    done: () => expect.poll(() => location.pathname).toBe("/searchResult"),
  },
  {
    screen: "search dialog",
    isVisitor: true,
    call: matching.search,
    prepare: async () => {
      await open("/");
      await page.getByRole("button", { name: "Search itinerary" }).click();
      await fill(dialog);
    },
    go: () => fields(dialog).submit.click(),
    waiting: busy,
    says: "Your search didn’t go through.",
    kept: () => searchKept(dialog),
    done: () => expect.poll(() => location.pathname).toBe("/searchResult"),
  },
  {
    screen: "airport suggestions",
    isVisitor: true,
    call: airport.suggest,
    prepare: () => open("/search"),
    go: () => fields().from.fill("toro"),
    waiting: page.getByText("Searching airports"),
    says: "Airports can’t be suggested now. Type the 3-letter code.",
    kept: () => expect.element(fields().from).toHaveValue("toro"),
    again: () => fields().from.fill("toron"),
    done: () => visible(page.getByRole("option", { name: "YYZ" })),
  },
  {
    screen: "airport that is looked up for a search",
    isVisitor: true,
    call: airport.suggest,
    prepare: async () => {
      await open("/search");
      await fill(page, { ...leg, from: "" });
    },
    go: () => submitCode(page, "Submit"),
    waiting: busy,
    says: "We couldn’t look up the airports.",
    kept: () => expect.element(fields().from).toHaveValue("Dxb"),
    done: () => expect.poll(() => location.pathname).toBe("/searchResult"),
  },
  {
    screen: "airport that is looked up for a search on home",
    isVisitor: true,
    call: airport.suggest,
    prepare: async () => {
      await open("/");
      await fill(page, { ...leg, from: "" });
    },
    go: () => submitCode(page, "Search"),
    waiting: busy,
    says: "We couldn’t look up the airports.",
    kept: () => expect.element(fields().from).toHaveValue("Dxb"),
    done: () => expect.poll(() => location.pathname).toBe("/searchResult"),
  },
  {
    screen: "airport that is looked up for an edited itinerary",
    call: airport.suggest,
    prepare: async () => {
      await open("/myitinerary");
      await pressOwn("Edit");
      await fields(dialog).addInfo.fill("She speaks Icelandic.");
    },
    go: () => submitCode(dialog, "Save"),
    waiting: busy,
    says: "We couldn’t look up the airports.",
    kept: () => expect.element(fields(dialog).from).toHaveValue("Dxb"),
    done: () => visible(page.getByText("Your itinerary is changed.")),
  },
  {
    screen: "all itineraries",
    isFirst: true,
    isVisitor: true,
    call: matching.list,
    concerns: ({ flight }: { flight?: string }) => flight !== undefined,
    prepare: async () => {
      await open("/allitinerary");
      await visible(page.getByRole("article").first());
    },
    go: () => page.getByLabelText("Flight No").fill("ek241"),
    // The cards shown before stay visible.
    waiting: page.getByCss("section[aria-busy=true]"),
    says: "We couldn’t load the itineraries.",
    kept: () => expect.element(page.getByLabelText("Flight No")).toHaveValue("ek241"),
    done: () => expect.element(page.getByRole("article").first()).toHaveTextContent("EK-241"),
  },
  {
    screen: "home, saved searches",
    call: itinerary.ofOwner,
    go: () => open("/"),
    waiting: loading,
    says: "We couldn’t load your saved searches.",
    done: () => visible(articles("YOUR SAVED SEARCHES")),
  },
  {
    screen: "my itineraries",
    call: itinerary.ofOwner,
    go: () => open("/myitinerary"),
    waiting: loading,
    says: "We couldn’t load your itineraries.",
    done: () => visible(page.getByRole("article").first()),
  },
  {
    screen: "registering",
    isFirst: true,
    call: itinerary.create,
    prepare: async () => {
      await open("/search");
      await fill();
      await fields().phoneNumber.fill("+1 416 555 0134");
      await fields().terms.click();
    },
    go: () => fields().submit.click(),
    waiting: page.getByText("Registering your search..."),
    says: "Your search isn’t registered yet.",
    kept: () => visible(page.getByText(leg.flight ?? "").first()),
    done: () => visible(page.getByText("Congratulations!").first()),
  },
  {
    screen: "searching again from my itineraries",
    call: matching.search,
    prepare: () => open("/myitinerary"),
    go: () => searchButton.click(),
    waiting: busy,
    says: "try again.",
    again: () => searchButton.click(),
    done: () => expect.poll(() => location.pathname).toBe("/searchResult"),
  },
  {
    screen: "deleting an itinerary",
    call: itinerary.remove,
    prepare: async () => {
      await open("/myitinerary");
      await pressOwn("Delete");
    },
    go: () => dialog.getByRole("button", { name: "Delete" }).click(),
    waiting: busy,
    says: "It isn’t deleted.",
    done: () => visible(page.getByText("record deleted successfully")),
  },
  {
    screen: "people who get a mail about a deletion",
    call: connection.list,
    prepare: async () => {
      await open("/myitinerary");
      // The page loads the same list for its cards.
      await expect.poll(() => api().calls).toContain("GET /connections");
    },
    go: () => pressOwn("Delete"),
    waiting: page.getByText("Looking for people who are connected with you through it..."),
    says: "We couldn’t look up who is connected with you through this itinerary.",
    done: () => expect.element(dialog.getByRole("status")).not.toBeInTheDocument(),
  },
  {
    screen: "loading an itinerary to edit it",
    call: itinerary.fromId,
    prepare: () => open("/myitinerary"),
    go: () => pressOwn("Edit"),
    waiting: loading,
    says: "We couldn’t load your itinerary.",
    done: () => visible(fields(dialog).flight),
  },
  {
    screen: "saving an edited itinerary",
    isFirst: true,
    call: itinerary.update,
    prepare: async () => {
      await open("/myitinerary");
      await pressOwn("Edit");
      await fields(dialog).addInfo.fill("She speaks Icelandic.");
    },
    go: () => dialog.getByRole("button", { name: "Save" }).click(),
    waiting: busy,
    says: "Your changes aren’t saved.",
    kept: () => expect.element(fields(dialog).addInfo).toHaveValue("She speaks Icelandic."),
    done: () => visible(page.getByText("Your itinerary is changed.")),
  },
  {
    screen: "pausing an itinerary",
    call: itinerary.update,
    prepare: () => open("/myitinerary"),
    go: () => pressOwn("Found someone: hide this trip"),
    waiting: busy,
    says: "try again.",
    again: async () => {
      api().on(itinerary.ofOwner, () => [[{ ...ownTrip, paused: true as const }]]);
      await pressOwn("Found someone: hide this trip");
    },
    done: () => visible(page.getByRole("article").getByText("Paused", { exact: true })),
  },
  {
    screen: "reporting",
    call: safety.report,
    prepare: async () => {
      await open("/allitinerary");
      await page
        .getByRole("button", { name: /^Report/ })
        .first()
        .click();
      await page.getByRole("radio", { name: "Something else" }).click();
    },
    go: () => page.getByRole("button", { name: "Send report" }).click(),
    waiting: busy,
    says: "Your report isn’t sent.",
    kept: () => expect.element(page.getByRole("radio", { name: "Something else" })).toBeChecked(),
    done: () => visible(page.getByText("Your report has arrived.")),
  },
  {
    screen: "blocking",
    call: safety.block,
    prepare: async () => {
      await open("/allitinerary");
      await page
        .getByRole("button", { name: /^Block/ })
        .first()
        .click();
    },
    go: () => dialog.getByRole("button", { name: "Block", exact: true }).click(),
    waiting: busy,
    says: "That isn’t finished.",
    done: () => visible(page.getByText(/is blocked\./)),
  },
  {
    screen: "people who are blocked",
    call: safety.blocks,
    go: () => open("/account"),
    waiting: loading,
    says: "We couldn’t load the people you have blocked.",
    done: () =>
      visible(page.getByRole("region", { name: "People you have blocked" }).getByText("Nobody.")),
  },
  {
    screen: "account",
    isFirst: true,
    call: user.me,
    go: () => open("/account"),
    waiting: loading,
    says: "We couldn’t load your preferences.",
    done: () => visible(page.getByRole("checkbox").first()),
  },
  {
    screen: "downloading the user's data",
    call: account.exportAll,
    prepare: async () => {
      vi.spyOn(URL, "createObjectURL").mockReturnValue("#");
      await open("/account");
    },
    go: () => page.getByRole("button", { name: "Download my data" }).click(),
    waiting: busy,
    says: "The download didn’t start.",
    done: async () => {
      await expect.poll(() => URL.createObjectURL).toHaveBeenCalledOnce();
      await expect.element(busy).not.toBeInTheDocument();
      await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
    },
  },
  {
    screen: "deleting the account",
    call: account.remove,
    prepare: async () => {
      await open("/account");
      await page.getByRole("button", { name: "Delete my account" }).click();
      await page.getByLabelText("Type DELETE").fill("DELETE");
    },
    go: () => page.getByRole("button", { name: "Delete for good" }).click(),
    waiting: busy,
    says: "Your account isn’t deleted.",
    kept: () => expect.element(page.getByLabelText("Type DELETE")).toHaveValue("DELETE"),
    done: () => visible(page.getByText("Your account is deleted.")),
  },
];

const message = ({ says }: Row) =>
  page.getByRole("alert").or(page.getByRole("status")).filter({ hasText: says }).first();

/** Answers the call of a row. Returns what ends that. */
function answer({ call, concerns }: Row, how: () => Response | Promise<Response>): () => void {
  return api().on(call, how, concerns as ((input: unknown) => boolean) | undefined);
}

/** Expects that nothing is lost, and that trying again works. */
async function recover(row: Row): Promise<void> {
  await row.kept?.();
  await (row.again?.() ?? message(row).getByRole("button", { name: "Try again" }).click());
  await row.done();
}

beforeEach(serveEverything);
afterEach(() => {
  vi.useRealTimers();
});

test("airports that can’t be suggested are reported where everybody sees it", async () => {
  api().on(airport.suggest, () => refused("overloaded"));
  await open("/search");
  await fields().from.fill("toro");
  const text = page.getByText("Airports can’t be suggested now. Type the 3-letter code.");
  await expect.element(text).toBeVisible();
  expect(text.element().getBoundingClientRect().width).toBeGreaterThan(100);
});

describe.each(rows)("$screen", (row) => {
  const tags = row.isFirst ? [] : ["deep"];

  beforeEach(() => {
    if (!row.isVisitor) signIn();
  });

  test("shows that a call is slow or has failed, loses nothing and can repeat it", {
    tags,
  }, async () => {
    await row.prepare?.();
    let fail = (_: Response) => {};
    const failed = new Promise<Response>((resolve) => {
      fail = resolve;
    });
    const mend = answer(row, async () => (await failed).clone());
    await row.go();
    await visible(row.waiting);
    await expect.element(message(row)).not.toBeInTheDocument();
    fail(new Response(null, { status: 500 }));
    await visible(message(row));
    mend();
    await recover(row);
    await expect
      .element(page.getByRole("alert").filter({ hasText: "again" }))
      .not.toBeInTheDocument();
  });

  test("shows that a call stays unanswered, loses nothing and can repeat it", {
    tags,
  }, async () => {
    await row.prepare?.();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
    const mend = answer(row, () => new Promise<Response>(() => {}));
    await row.go();
    await visible(row.waiting);
    // Longer than the app waits for one answer. It may try twice.
    await vi.waitFor(async () => {
      await vi.advanceTimersByTimeAsync(21_000);
      if (!message(row).query()) throw new Error("There is no message.");
    }, 30_000);
    mend();
    await recover(row);
  });
});

const accepted = newConnection({ id: "connection-2" });
const payableLater = newConnection({ id: "connection-3", payFrom: leg.travelDate });

const lateAnswers: [name: string, call: Contract, answer: () => unknown, shows: string][] = [
  [
    "the state of a connection",
    connection.list,
    // Asked now, whatever the time at which the tests began.
    () => [newConnection({ state: "requested" })],
    "P. was asked today: no answer yet",
  ],
  [
    "the states of three connections",
    connection.list,
    () => [newConnection({ state: "requested" }), accepted, payableLater],
    "P. has said yes. You are connected as soon as you pay.",
  ],
  [
    "a failure of the connections",
    connection.list,
    () => new Response(null, { status: 500 }),
    "We couldn’t load your connections. Something",
  ],
  ["the number of matches", matching.search, () => [], "No match yet: we mail you"],
];

for (const [index, [name, call, how, shows]] of lateAnswers.entries())
  test(`what arrives late moves no button of own trips: ${name}`, {
    tags: index === 0 ? [] : ["deep"],
  }, async () => {
    signIn();
    await page.viewport(390, 844);
    let arrive = () => {};
    const late = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    api().on(call, async () => {
      await late;
      return how() as never;
    });
    await open("/myitinerary");
    // The page waits 2.5 seconds for the states.
    await visible(searchButton);
    const top = () => Math.round(searchButton.element().getBoundingClientRect().top + scrollY);
    const before = top();
    arrive();
    await visible(page.getByText(shows).first());
    expect(top()).toBe(before);
  });
