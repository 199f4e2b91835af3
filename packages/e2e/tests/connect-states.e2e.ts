/** States of a connection that the real API and PayPal's stand-in cannot be brought into. The test chooses the responses. */
import type { Page } from "@playwright/test";
import { expectAccessible, still } from "../support/accessible";
import { signUp } from "../support/account";
import { contact, newConnection, paid, payStandIn, problem } from "../support/pay-stand-in";
import { expect, signedIn, test } from "../support/test";

test.use(signedIn);

const thanks =
  "Thank you for your payment. You will now receive an email with all the relevant contact details for your match.";

const pay = (page: Page) => page.getByRole("button", { name: "PayPal", exact: true });

const goToConnection = (page: Page) => page.goto("/connect?connection=connection-1");

test("a payment in one tab removes the buttons in the other", async ({ page }) => {
  const server = await payStandIn(page);
  await goToConnection(page);
  await expect(pay(page)).toBeVisible();
  server.connection = paid(server.connection);
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(page.getByText(thanks)).toBeVisible();
  await expect(pay(page)).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "You are connected" })).toBeFocused();
});

test("a pending payment has no buttons and is polled, unless the page is hidden", async ({
  page,
}) => {
  const server = await payStandIn(page);
  await page.clock.install();
  server.capture = (route) => {
    server.connection = { ...server.connection, pending: true };
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

test("after the bank declines, the buttons return with the reason", async ({ page }) => {
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

  test("a payment whose response was lost is found", async ({ page }) => {
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

  test("an unknown outcome is not reported as uncharged, and a reload continues the same order", async ({
    page,
  }) => {
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

  test("an unknown outcome that the bank resolves updates the page", async ({ page }) => {
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

  test("an order that fails shows the server's reason and can be repeated", async ({ page }) => {
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

  test("a connection paid elsewhere is shown as paid", async ({ page }) => {
    const server = await payStandIn(page);
    server.order = (route) => {
      server.connection = paid(server.connection);
      return problem(route, 409, "conflict", "This connection is paid.");
    };
    await goToConnection(page);
    await pay(page).click();
    await expect(page.getByText(thanks)).toBeVisible();
  });

  test("lists and pages that fail to load can be reloaded", async ({ openVisitor }) => {
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

  test("the page shows a message, and Retry loads it again", async ({ page }) => {
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

  test("a script that does not respond can be requested again", async ({ page }) => {
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

test("an error inside PayPal's script shows a message and can be retried", async ({ page }) => {
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

const screens: { name: string; changed: Parameters<typeof newConnection>[0]; text: string }[] = [
  { name: "to be paid", changed: {}, text: "PAY NOW with any of" },
  {
    name: "pending at the bank",
    changed: { state: "ordered", pending: true },
    text: "don’t pay again",
  },
  { name: "paid", changed: paid(newConnection()), text: "Thank you for your payment." },
  {
    name: "refunded",
    changed: { state: "refunded", paidAt: new Date().toISOString() },
    text: "We’ve given the service fee of $10 USD",
  },
  {
    name: "returned before the two were connected",
    changed: { state: "refunded" },
    text: "you and your match no longer share this trip",
  },
  {
    name: "paid, with another trip that the two share",
    changed: {
      ...paid(newConnection()),
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
  { name: "expired", changed: { state: "expired" }, text: "before this connection was paid" },
  {
    name: "requested by the flightaid",
    changed: { role: "flightaid" },
    text: "Your request went to the traveler",
  },
  {
    name: "the traveler has paid",
    changed: paid(newConnection({ role: "flightaid" })),
    text: "The traveler has confirmed",
  },
  {
    name: "the traveler was refunded",
    changed: { role: "flightaid", state: "refunded" },
    text: "payment was given back",
  },
  {
    name: "expired for the flightaid",
    changed: { role: "flightaid", state: "expired" },
    text: "before the traveler confirmed",
  },
];

test.describe("without motion", () => {
  test.use(still);

  test("every state of a connection has its text and is accessible", async ({ page }) => {
    test.slow();
    const server = await payStandIn(page);
    for (const { name, changed, text } of screens)
      await test.step(name, async () => {
        server.connection = newConnection(changed);
        await goToConnection(page);
        await expect(page.getByText(text)).toBeVisible();
        if (server.connection.role === "flightaid")
          await expect(page.getByRole("button", { name: /pay/i })).toHaveCount(0);
        await expectAccessible(page);
      });
    await test.step("the list of connections", async () => {
      server.list = screens.map(({ changed }, index) =>
        newConnection({ ...changed, id: `connection-${index}` }),
      );
      await page.goto("/connections");
      await expect(page.getByRole("article")).toHaveCount(screens.length);
      await expectAccessible(page);
    });
  });
});

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
