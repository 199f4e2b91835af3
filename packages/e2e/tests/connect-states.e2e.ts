/** States of a connection that the real API and PayPal's stand-in cannot be brought into. The test chooses the responses. */
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible";
import { signUp } from "../support/account";
import {
  type Connection,
  contact,
  newConnection,
  paid,
  payStandIn,
  problem,
  sameFlight,
} from "../support/pay-stand-in";
import { takePicture } from "../support/picture";
import { expect, signedIn, test } from "../support/test";
import { trees } from "./trees";

test.use(signedIn);

const thanks =
  "Thank you for your payment. You will now receive an email with all the relevant contact details for your match.";

const pay = (page: Page) => page.getByRole("button", { name: "PayPal", exact: true });

const goToConnection = (page: Page) => page.goto("/connect?connection=connection-1");

test("a payment in one tab removes the buttons in the other", { tag: "@deep" }, async ({
  page,
}) => {
  const server = await payStandIn(page);
  await goToConnection(page);
  await expect(pay(page)).toBeVisible();
  server.connection = paid(server.connection);
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(page.getByText(thanks)).toBeVisible();
  await expect(pay(page)).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "You are connected" })).toBeFocused();
});

test("a pending payment has no buttons and is polled, unless the page is hidden", {
  tag: "@deep",
}, async ({ page }) => {
  const server = await payStandIn(page);
  await page.clock.install();
  server.capture = (route) => {
    server.connection = newConnection({ state: "ordered", pending: true });
    return route.fulfill({ json: server.connection });
  };
  await goToConnection(page);
  await pay(page).click();
  await expect(page.getByRole("heading", { name: "Your bank is still checking" })).toBeVisible();
  await expect(page.getByText("Please don’t pay again.")).toBeVisible();
  await expect(pay(page)).toHaveCount(0);

  const polls = () => server.calls.filter((call) => call === "GET /connections/connection-1");
  const before = polls().length;
  await page.clock.runFor(20_000);
  await expect.poll(() => polls().length).toBeGreaterThan(before);
  // A hidden page does not poll.
  await hide(page, true);
  const hidden = polls().length;
  await page.clock.runFor(300_000);
  expect(polls()).toHaveLength(hidden);

  server.connection = paid(server.connection);
  await hide(page, false);
  await expect(page.getByText(thanks)).toBeVisible();
  await expect(page.getByText(contact.email)).toBeVisible();
});

test("after the bank declines, the buttons return with the reason", { tag: "@deep" }, async ({
  page,
}) => {
  const server = await payStandIn(page, { state: "ordered", pending: true });
  await goToConnection(page);
  await expect(page.getByText("Waiting for your bank...")).toBeVisible();
  server.connection = newConnection({ state: "ordered" });
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(page.getByRole("alert")).toContainText("Your bank didn’t let the payment through.");
  await expect(pay(page)).toBeVisible();
});

test.describe("when responses are lost or fail", () => {
  test.use({ expectedErrors: /status of (409|500|503)|ERR_FAILED/ });

  test("a payment whose response was lost is found", { tag: "@deep" }, async ({ page }) => {
    const server = await payStandIn(page);
    server.capture = (route) => {
      server.connection = paid(server.connection);
      return route.abort();
    };
    await goToConnection(page);
    await pay(page).click();
    await expect(page.getByText("This takes longer than usual.")).toBeVisible();
    await expect(pay(page)).toHaveCount(0);
    await expect(page.getByText(thanks)).toBeVisible();
    expect(server.calls.filter((call) => call.endsWith("/capture"))).toHaveLength(1);
  });

  test("an unknown outcome is not reported as uncharged, and a reload continues the same order", {
    tag: "@deep",
  }, async ({ page }) => {
    const server = await payStandIn(page);
    await page.clock.install();
    server.capture = (route) => route.fulfill({ status: 503 });
    await goToConnection(page);
    await pay(page).click();
    const alert = page.getByRole("alert").filter({ hasText: "We don’t know yet" });
    await expect(async () => {
      await page.clock.runFor(5_000);
      await expect(alert).toBeVisible({ timeout: 200 });
    }).toPass();
    await expect(page.getByText("PAY NOW")).toHaveCount(0);
    await expect(pay(page)).toHaveCount(0);
    await expect(page.getByText("charged.")).toHaveCount(0);

    // A reload captures the same order and creates no other.
    server.calls.length = 0;
    await page.reload();
    await expect.poll(() => server.calls).toContain("POST /connections/connection-1/capture");
    await expect(pay(page)).toHaveCount(0);
    server.capture = (route) => {
      expect(route.request().postDataJSON()).toEqual({ orderId: "ORDER-1" });
      server.connection = paid(server.connection);
      return route.fulfill({ json: server.connection });
    };
    await expect(async () => {
      await page.clock.runFor(5_000);
      await expect(page.getByText(thanks)).toBeVisible({ timeout: 200 });
    }).toPass();
    expect(server.calls).not.toContain("POST /connections/connection-1/order");
  });

  test("an unknown outcome that the bank resolves updates the page", { tag: "@deep" }, async ({
    page,
  }) => {
    const server = await payStandIn(page);
    await page.clock.install();
    server.capture = (route) => route.fulfill({ status: 503 });
    await goToConnection(page);
    await pay(page).click();
    await expect(async () => {
      await page.clock.runFor(5_000);
      await expect(page.getByRole("button", { name: "Check again" })).toBeVisible({ timeout: 200 });
    }).toPass();
    server.connection = paid(server.connection);
    await expect(async () => {
      await page.clock.runFor(10_000);
      await expect(page.getByText(thanks)).toBeVisible({ timeout: 200 });
    }).toPass();
  });

  test("an order that fails shows the server's reason and can be repeated", {
    tag: "@deep",
  }, async ({ page }) => {
    const server = await payStandIn(page);
    const { order } = server;
    server.order = (route) => problem(route, 503, "unavailable", "The service is busy.");
    await goToConnection(page);
    await pay(page).click();
    const alert = page.getByRole("alert").filter({ hasText: "The payment didn’t go on." });
    await expect(alert).toContainText("The service is busy.");
    server.order = order;
    await alert.getByRole("button", { name: "Try again" }).click();
    await expect(alert).toHaveCount(0);
    await pay(page).click();
    await expect(page.getByText(thanks)).toBeVisible();
  });

  test("a connection paid elsewhere is shown as paid", { tag: "@deep" }, async ({ page }) => {
    const server = await payStandIn(page);
    server.order = (route) => {
      server.connection = paid(server.connection);
      return problem(route, 409, "conflict", "This connection is paid.");
    };
    await goToConnection(page);
    await pay(page).click();
    await expect(page.getByText(thanks)).toBeVisible();
  });

  test("lists and pages that fail to load can be reloaded", { tag: "@deep" }, async ({
    openVisitor,
  }) => {
    // Somebody who has not agreed to the agreement yet, as its dialog shows that the page has loaded.
    const page = await openVisitor();
    await signUp(page);
    await payStandIn(page);
    await page.route(/\/api\/connections(\/connection-1)?$/, (route) =>
      route.fulfill({ status: 500 }),
    );
    for (const [path, what, shown] of [
      ["/connections", "We couldn’t load your connections.", "MY CONNECTIONS"],
      [
        "/connect?connection=connection-1",
        "We couldn’t load this connection.",
        "Before you connect",
      ],
    ] as const) {
      await page.goto(path);
      const alert = page.getByRole("alert").filter({ hasText: what });
      await expect(alert).toBeVisible();
      await page.unroute(/\/api\/connections(\/connection-1)?$/);
      await alert.getByRole("button", { name: "Try again" }).click();
      await expect(alert).toHaveCount(0);
      await expect(page.getByRole("heading", { name: shown })).toBeVisible();
      await payStandIn(page);
      await page.route(/\/api\/connections(\/connection-1)?$/, (route) =>
        route.fulfill({ status: 500 }),
      );
    }
  });
});

test.describe("when PayPal's script does not load", () => {
  test.use({ expectedErrors: /Failed to load/ });

  test("the page shows a message, and Retry loads it again", { tag: "@deep" }, async ({ page }) => {
    const server = await payStandIn(page);
    const { script } = server;
    let requests = 0;
    server.script = (route) => {
      requests++;
      return route.abort();
    };
    await goToConnection(page);
    const alert = page.getByRole("alert").filter({
      hasText: "Failed to load the PayPal JS SDK script.",
    });
    await expect(alert).toBeVisible();
    const before = requests;
    await alert.getByRole("button", { name: "Retry" }).click();
    await expect.poll(() => requests).toBeGreaterThan(before);
    await expect(alert).toBeVisible();
    server.script = script;
    await alert.getByRole("button", { name: "Retry" }).click();
    await expect(pay(page)).toBeVisible();
    await expect(alert).toHaveCount(0);
  });

  test("a script that does not respond can be requested again", { tag: "@deep" }, async ({
    page,
  }) => {
    const server = await payStandIn(page);
    await page.clock.install();
    const { script } = server;
    server.script = () => undefined;
    // The load event would wait for the script.
    await page.goto("/connect?connection=connection-1", { waitUntil: "commit" });
    await expect(page.getByText("Loading the payment methods")).toBeAttached();
    await page.clock.runFor(21_000);
    await expect(page.getByText("The payment methods take long to load.")).toBeVisible();
    server.script = script;
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(pay(page)).toBeVisible();
  });
});

test("an error inside PayPal's script shows a message and can be retried", {
  tag: "@deep",
}, async ({ page }) => {
  await payStandIn(page);
  await goToConnection(page);
  await page.getByRole("button", { name: "Break PayPal" }).click();
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("Something went wrong on PayPal’s side");
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(alert).toHaveCount(0);
  await pay(page).click();
  await expect(page.getByText(thanks)).toBeVisible();
});

const soon = new Date(Date.now() + 30 * 3_600_000).toISOString();
const now = new Date().toISOString();
const report = { at: now, until: soon };
const paidTraveler = paid(newConnection());
const paidFlightaid = paid(newConnection({ role: "flightaid" }));
const own = { sequence: 1, from: "DXB", to: "YYZ", travelDate: "2031-03-04", flight: "EK-241" };
const trip = { leg: own, legs: 1 };

type Ending = NonNullable<Connection["ended"]>;
const ended = (state: Connection["state"], reason: string, by?: Ending["by"]) => ({
  state,
  ended: { at: now, reason, ...(by && { by }) },
});

const screens: {
  name: string;
  tree?: string;
  changed: Parameters<typeof newConnection>[0];
  text: string;
}[] = [
  {
    name: "requested, traveler",
    changed: { state: "requested", answerBy: soon },
    text: "You pay nothing until the answer is yes.",
  },
  {
    name: "requested, flightaid",
    tree: trees.requested,
    changed: { role: "flightaid", state: "requested", answerBy: soon },
    text: "M************* asks for your company",
  },
  {
    name: "requested by a traveler without a posting, flightaid",
    changed: {
      role: "flightaid",
      state: "requested",
      theirs: undefined,
      match: undefined,
      samePlane: false,
      counterpart: { displayName: "M*************" },
    },
    text: "M************* has not posted a flight.",
  },
  { name: "accepted, traveler", tree: trees.payable, changed: {}, text: "PAY NOW with any of" },
  {
    name: "accepted with a line, on another plane, traveler",
    changed: {
      answerText: "Happy to! I have an aisle seat.",
      match: {
        ...sameFlight,
        tier: "near-date",
        dayOffset: 1,
        legs: [{ mine: 2, theirs: 1 }],
      },
      samePlane: false,
      mine: { leg: { ...own, sequence: 2 }, legs: 3 },
      theirs: { leg: { ...own, travelDate: "2031-03-05", flight: "AC-42" }, legs: 1 },
    },
    text: "You would not be on the same plane.",
  },
  {
    name: "offered, traveler",
    changed: { openedByMe: false },
    text: "P********** offers to be your Flightaide",
  },
  {
    name: "accepted, too early to pay, traveler",
    changed: { payFrom: "2030-10-05", actions: ["withdraw", "write"] },
    text: "Payment opens on Sat, Oct 5, 2030.",
  },
  {
    name: "offered, flightaid",
    changed: { role: "flightaid", openedByMe: true },
    text: "Your request went to the traveler",
  },
  {
    name: "accepted, flightaid",
    changed: { role: "flightaid" },
    text: "You have said yes to M*************",
  },
  {
    name: "pending at the bank, traveler",
    changed: { state: "ordered", pending: true },
    text: "don’t pay again",
  },
  {
    name: "paid, traveler",
    tree: trees.paid,
    changed: paidTraveler,
    text: "Thank you for your payment.",
  },
  { name: "paid, flightaid", changed: paidFlightaid, text: "The traveler has confirmed" },
  {
    name: "paid and in touch, traveler",
    changed: { ...paidTraveler, confirmedAt: now },
    text: "If you cancel from now on, the fee is not refunded",
  },
  {
    name: "paid and in touch, flightaid",
    changed: { ...paidFlightaid, confirmedAt: now, actions: ["cancel", "write"] },
    text: "You have confirmed on",
  },
  {
    name: "no answer, traveler",
    changed: { ...paidTraveler, noAnswer: report, actions: ["cancel", "write"] },
    text: "We have reminded Priya Raman.",
  },
  {
    name: "no answer, flightaid",
    changed: { ...paidFlightaid, noAnswer: report },
    text: "gets no answer from you",
  },
  {
    name: "did not meet, traveler",
    changed: { ...paidTraveler, didNotMeet: report, actions: ["review", "write"] },
    text: "doesn’t contradict by",
  },
  {
    name: "did not meet, flightaid",
    changed: { ...paidFlightaid, didNotMeet: report, actions: ["contradict", "write"] },
    text: "If you did, say so by",
  },
  {
    name: "contradicted, flightaid",
    changed: {
      ...paidFlightaid,
      didNotMeet: { ...report, contradictedAt: now },
      actions: ["write"],
    },
    text: "Our team decides",
  },
  {
    name: "to be reviewed, traveler",
    changed: { ...paidTraveler, actions: ["did-not-meet", "review", "write"] },
    text: "Would you fly together with Priya Raman again?",
  },
  {
    name: "reviewed by both, flightaid",
    changed: {
      ...paidFlightaid,
      actions: ["write"],
      reviews: { mine: { again: "yes" }, theirs: { again: "yes", thanks: "So kind!" } },
    },
    text: "So kind!",
  },
  {
    name: "paid, with another trip that the two share, traveler",
    changed: {
      ...paidTraveler,
      shared: [
        {
          mine: { sequence: 2, from: "DXB", to: "BOM", travelDate: "2027-06-12" },
          theirs: {
            sequence: 1,
            from: "DXB",
            to: "BOM",
            travelDate: "2027-06-11",
            flight: "EK-500",
          },
        },
      ],
    },
    text: "these trips cost nothing more",
  },
  {
    name: "declined, traveler",
    changed: { ...ended("declined", "declined", "them"), answerText: "I changed my seat." },
    text: "can’t keep you company",
  },
  {
    name: "declined, flightaid",
    changed: { role: "flightaid", ...ended("declined", "declined", "me") },
    text: "You have declined, and",
  },
  {
    name: "withdrawn by the other, traveler",
    changed: ended("withdrawn", "withdrawn", "them"),
    text: "P********** has withdrawn.",
  },
  {
    name: "withdrawn, flightaid",
    changed: { role: "flightaid", ...ended("withdrawn", "withdrawn", "me") },
    text: "You have withdrawn, and",
  },
  {
    name: "unanswered, traveler",
    changed: ended("expired", "unanswered"),
    text: "did not answer in time",
  },
  {
    name: "unanswered, flightaid",
    changed: { role: "flightaid", ...ended("expired", "unanswered") },
    text: "because you did not answer in time",
  },
  {
    name: "too late, traveler",
    changed: ended("expired", "too-late"),
    text: "before this connection was paid",
  },
  {
    name: "too late, flightaid",
    changed: { role: "flightaid", ...ended("expired", "too-late") },
    text: "before the traveler confirmed",
  },
  {
    name: "refunded, the flightaid can't fly, traveler",
    changed: {
      ...ended("refunded", "cannot-fly", "them"),
      paidAt: now,
      receipt: {
        captureId: "3C679366HH908993F",
        seller: "FlightAides, Toronto",
        amount: "10.00",
        currency: "USD",
        paidAt: now,
        refundedAt: now,
      },
    },
    text: "We’ve given the service fee of $10 USD",
  },
  {
    name: "refunded, the flightaid can't fly, flightaid",
    changed: { role: "flightaid", ...ended("refunded", "cannot-fly", "me"), paidAt: now },
    text: "The traveler gets the service fee back.",
  },
  {
    name: "refunded, the flightaid has left, traveler",
    changed: {
      ...ended("refunded", "left", "them"),
      paidAt: now,
      theirs: undefined,
      counterpart: { displayName: "" },
    },
    text: "Your match has left FlightAides.",
  },
  {
    name: "returned before the two were connected, traveler",
    changed: ended("refunded", "unfit"),
    text: "no longer shared this trip",
  },
  {
    name: "cancelled after the confirmation, traveler",
    changed: { ...ended("cancelled", "other", "me"), paidAt: now, confirmedAt: now },
    text: "is not refunded, because",
  },
  {
    name: "cancelled by the traveler, flightaid",
    changed: { role: "flightaid", ...ended("cancelled", "other", "them"), paidAt: now },
    text: "It cost you nothing.",
  },
  {
    name: "taken back at PayPal, traveler",
    changed: { ...ended("cancelled", "paypal"), paidAt: now },
    text: "We don’t refund it a second time.",
  },
  {
    name: "a trip without the traveler's own posting, traveler",
    changed: { mine: undefined, match: undefined, samePlane: false, theirs: trip },
    text: "You have not posted a flight.",
  },
];

const inState = new Map<Connection["state"], typeof screens>();
for (const screen of screens) {
  const { state } = newConnection(screen.changed);
  inState.set(state, [...(inState.get(state) ?? []), screen]);
}

test.describe("every state", () => {
  for (const [state, screensOfState] of inState)
    test(`a connection that is ${state} has its texts and is accessible`, { tag: "@deep" }, async ({
      page,
    }) => {
      test.slow();
      const server = await payStandIn(page);
      for (const [index, { name, tree, changed, text }] of screensOfState.entries())
        await test.step(name, async () => {
          server.connection = newConnection(changed);
          // A page that lies open shows what has changed.
          if (index === 0) await goToConnection(page);
          else await page.evaluate(() => window.dispatchEvent(new Event("focus")));
          await expect(page.getByText(text).first()).toBeVisible();
          if (server.connection.role === "flightaid")
            await expect(page.getByRole("button", { name: /pay/i })).toHaveCount(0);
          if (tree) await expect(page.locator("body")).toMatchAriaSnapshot(tree);
          await expectAccessible(page);
          await takePhonePicture(page, name);
        });
    });

  test("the list of connections in every state is accessible", { tag: "@deep" }, async ({
    page,
  }) => {
    const server = await payStandIn(page);
    server.list = screens.map(({ changed }, index) =>
      newConnection({ ...changed, id: `connection-${index}` }),
    );
    await page.goto("/connections");
    await expect(page.getByRole("article")).toHaveCount(screens.length);
    await expect(page.getByRole("article").first()).toContainText("Needs your answer");
    await expectAccessible(page);
    await takePhonePicture(page, "list");
  });
});

/** Takes a picture as a phone shows the page. */
async function takePhonePicture(page: Page, name: string) {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  const file = name.toLowerCase().replace(/[^a-z]+/g, "-");
  await takePicture(page, `connection/${file}`, { fullPage: true });
  if (before) await page.setViewportSize(before);
}

/** Hides or shows the page, as switching tabs does. */
async function hide(page: Page, hidden: boolean) {
  await page.evaluate(
    (state) => {
      Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
      window.dispatchEvent(new Event("visibilitychange"));
    },
    hidden ? "hidden" : "visible",
  );
}
