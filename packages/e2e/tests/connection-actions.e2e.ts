/** The actions of both users on the page of their connection. The test defines the server's responses. */
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible";
import { contact, newConnection, paid, payStandIn, problem } from "../support/pay-stand-in";
import { expect, signedIn, test } from "../support/test";

test.use(signedIn);
const goToConnection = (page: Page, query = "") =>
  page.goto(`/connect?connection=connection-1${query}`);

const openReceipt = (page: Page) => page.getByText("Receipt and refund terms").click();

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

const asked = newConnection({ role: "flightaid", state: "requested" });

test("a mail's link proposes an answer, and nothing is written before the button", {
  tag: "@deep",
}, async ({ page }) => {
  const server = await payStandIn(page, asked);
  server.change = (route) => {
    expect(route.request().postDataJSON()).toEqual({ accept: true, text: "Happy to!" });
    server.connection = newConnection({ role: "flightaid" });
    return route.fulfill({ json: server.connection });
  };
  await goToConnection(page, "&answer=yes");
  const question = page.getByRole("dialog", { name: "Say yes to M.?" });
  await expect(question).toBeVisible();
  await expect(question).toContainText("gets your name, e-mail address and phone number");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(question).toHaveCount(0);
  expect(server.calls.filter((call) => call.startsWith("POST"))).toEqual([]);

  // By keyboard, and back to the button that opened it.
  const accept = page.getByRole("button", { name: "Accept" });
  await accept.focus();
  await page.keyboard.press("Enter");
  await expect(question).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(accept).toBeFocused();

  await page.keyboard.press("Enter");
  await question.getByLabel("A line to M. (optional)").fill("Happy to!");
  await question.getByRole("button", { name: "Accept" }).click();
  await expect(heading(page)).toHaveText("You have said yes to M.");
  await expect(heading(page)).toBeFocused();
});

test("declining leads to the end of the request", { tag: "@deep" }, async ({ page }) => {
  const server = await payStandIn(page, asked);
  server.change = (route) => {
    expect(route.request().postDataJSON()).toEqual({ accept: false });
    server.connection = newConnection({
      role: "flightaid",
      state: "declined",
      ended: { reason: "declined", by: "me" },
    });
    return route.fulfill({ json: server.connection });
  };
  await goToConnection(page, "&answer=no");
  await page
    .getByRole("dialog", { name: "Decline M.?" })
    .getByRole("button", { name: "Decline" })
    .click();
  await expect(heading(page)).toHaveText("You have declined");
  expect(server.calls).toContain("POST /connections/connection-1/answer");
});

test.describe("when the server refuses", () => {
  test.use({ expectedErrors: /status of (409|429|503)/ });

  test("a connection that has changed in the meantime is reloaded, and the page says so", {
    tag: "@deep",
  }, async ({ page }) => {
    const server = await payStandIn(page, { state: "requested" });
    server.change = (route) => {
      server.connection = newConnection({
        state: "declined",
        ended: { reason: "declined", by: "them" },
      });
      return problem(route, 409, "conflict", "It was declined.");
    };
    await goToConnection(page);
    await page.getByRole("button", { name: "Withdraw" }).click();
    const question = page.getByRole("dialog", { name: "Withdraw?" });
    await question.getByRole("button", { name: "Withdraw" }).click();
    await expect(page.getByRole("alert")).toContainText(
      "This connection has changed meanwhile. It was declined.",
    );
    await expect(heading(page)).toHaveText("P. has declined");
    await expect(question).toHaveCount(0);
  });

  test("an outage keeps the question open, and it can be repeated", { tag: "@deep" }, async ({
    page,
  }) => {
    const server = await payStandIn(page, { state: "requested" });
    server.change = (route) => problem(route, 503, "unavailable", "The service is busy.");
    await goToConnection(page);
    await page.getByRole("button", { name: "Withdraw" }).click();
    const question = page.getByRole("dialog", { name: "Withdraw?" });
    await question.getByRole("button", { name: "Withdraw" }).click();
    await expect(question.getByRole("alert")).toContainText("The service is busy.");
    server.change = (route) => {
      server.connection = newConnection({
        state: "withdrawn",
        ended: { reason: "withdrawn", by: "me" },
      });
      return route.fulfill({ json: server.connection });
    };
    await question.getByRole("button", { name: "Try again" }).click();
    await expect(heading(page)).toHaveText("You have withdrawn");
  });

  test("a message beyond the limit says when the next one can be sent, and keeps its text", {
    tag: "@deep",
  }, async ({ page }) => {
    const server = await payStandIn(page);
    server.write = (route) =>
      problem(route, 429, "too-many-requests", "You can write again tomorrow.");
    await goToConnection(page);
    const field = page.getByLabel("Write to P.");
    await field.fill("Which seat is yours?");
    await page.getByRole("button", { name: "Send", exact: true }).click();
    await expect(field).toHaveAccessibleDescription(/You can write again tomorrow\./);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue("Which seat is yours?");
  });
});

test("messages go each way before anyone pays", { tag: "@deep" }, async ({ page }) => {
  const server = await payStandIn(page);
  await page.clock.install();
  await goToConnection(page);
  await expect(page.getByText("hidden until you are connected")).toBeVisible();
  const field = page.getByLabel("Write to P.");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(field).toHaveAccessibleDescription(/Write something\./);
  await field.fill("Which seat is yours?");
  await expect(page.getByText("20 / 500")).toBeVisible();
  await page.getByRole("button", { name: "Send", exact: true }).click();
  const log = page.getByRole("log", { name: "Messages" });
  await expect(log.getByRole("listitem")).toHaveText([/You,.*Which seat is yours\?/]);
  await expect(field).toHaveValue("");
  await expect(field).toBeFocused();

  const at = new Date().toISOString();
  server.messages = [...server.messages, { id: "m2", mine: false, text: "12A.", at }];
  await page.clock.runFor(11_000);
  await expect(log.getByRole("listitem").nth(1)).toHaveText(/P\.,.*12A\./);
});

test("the messages of a connection that is over can only be read", { tag: "@deep" }, async ({
  page,
}) => {
  const server = await payStandIn(page, {
    state: "withdrawn",
    ended: { reason: "withdrawn", by: "them" },
  });
  const at = new Date().toISOString();
  server.messages = [{ id: "m1", mine: false, text: "Sorry!", at }];
  await goToConnection(page);
  await expect(page.getByRole("log", { name: "Messages" })).toContainText("Sorry!");
  await expect(page.getByRole("button", { name: "Send", exact: true })).toHaveCount(0);
});

test("cancelling says what happens with the money before the button", { tag: "@deep" }, async ({
  page,
}) => {
  const confirmedAt = new Date().toISOString();
  const server = await payStandIn(page, {
    ...paid(newConnection()),
    confirmedAt,
    feeAfter: {
      change: "kept",
      cancel: { "cannot-fly": "kept", airline: "refunded", other: "kept" },
    },
  });
  server.change = (route) => {
    expect(route.request().postDataJSON()).toEqual({ reason: "other" });
    server.connection = newConnection({
      state: "cancelled",
      paidAt: confirmedAt,
      ended: { reason: "other", by: "me" },
    });
    return route.fulfill({ json: server.connection });
  };
  await goToConnection(page);
  await page.getByRole("button", { name: "Cancel this connection" }).click();
  const question = page.getByRole("dialog", { name: "Cancel this connection?" });
  await question.getByRole("button", { name: "Cancel the connection" }).click();
  await expect(question.getByText("Choose a reason.")).toBeVisible();
  await expect(question.getByRole("radio").first()).toBeFocused();
  await question.getByRole("radio", { name: "Another reason" }).check();
  await expect(question.getByRole("status")).toContainText("is not refunded, because Priya Raman");
  await expectAccessible(page);
  await question.getByRole("button", { name: "Cancel the connection" }).click();
  await expect(heading(page)).toHaveText("You have cancelled");
  await expect(page.getByText(contact.email)).toHaveCount(0);
});

test("a Flightaide confirms being in touch, and the focus is not lost", { tag: "@deep" }, async ({
  page,
}) => {
  const connection = paid(newConnection({ role: "flightaid" }));
  const server = await payStandIn(page, connection);
  server.change = (route) => {
    const confirmedAt = new Date().toISOString();
    server.connection = { ...connection, confirmedAt, actions: ["cancel", "write"] };
    return route.fulfill({ json: server.connection });
  };
  await goToConnection(page);
  await page.getByRole("button", { name: "We are in touch" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "We are in touch" }).click();
  await expect(page.getByText("You have been in touch since")).toBeVisible();
  await expect(heading(page)).toBeFocused();
  expect(server.calls).toContain("POST /connections/connection-1/confirm");
});

test("after the trip, neither user is asked to get in touch", { tag: "@deep" }, async ({
  page,
}) => {
  const server = await payStandIn(page);
  for (const role of ["traveler", "flightaid"] as const) {
    server.connection = { ...paid(newConnection({ role })), actions: ["review", "write"] };
    await goToConnection(page);
    await expect(page.getByRole("heading", { name: "How was it?" })).toBeVisible();
    await expect(page.getByText(contact.email)).toBeVisible();
    await expect(page.getByText(/Call or write|Get in touch with|Say hello soon/)).toHaveCount(0);
    await expect(page.getByRole("heading", { name: "What to do next" })).toHaveCount(0);
  }
  server.connection = { ...paid(newConnection()), actions: ["did-not-meet", "review", "write"] };
  await goToConnection(page);
  await expect(page.getByText("If you did not meet Priya Raman")).toBeVisible();
});

test("a review needs an answer, and can be changed until both are in", async ({ page }) => {
  const connection = { ...paid(newConnection()), actions: ["did-not-meet", "review", "write"] };
  const server = await payStandIn(page, connection);
  server.change = (route) => {
    const { again, thanks } = route.request().postDataJSON();
    server.connection = { ...connection, reviews: { mine: { again, thanks } } };
    return route.fulfill({ json: server.connection });
  };
  await goToConnection(page);
  await page.getByRole("region", { name: "How was it?" }).getByRole("button").click();
  await expect(page.getByText("Choose an answer.")).toBeVisible();
  await expect(page.getByRole("radio", { name: "Yes, again" })).toBeFocused();
  await page.getByRole("radio", { name: "Yes, again" }).check();
  await page.getByLabel("A thank-you (optional)").fill("So kind!");
  await page.getByRole("button", { name: "Send", exact: true }).first().click();
  await expect(page.getByRole("button", { name: "Save the change" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("radio", { name: "Yes, again" })).toBeChecked();
  await expect(page.getByLabel("A thank-you (optional)")).toHaveValue("So kind!");
});

test("terms that have changed since must be ticked before the payment", { tag: "@deep" }, async ({
  page,
}) => {
  await payStandIn(page);
  const terms = { version: "2020-01-01", acceptedAt: "2020-01-02T00:00:00.000Z" };
  const accepted: unknown[] = [];
  await page.route(/\/api\/me$/, async (route) => {
    if (route.request().method() === "PATCH") accepted.push(route.request().postDataJSON());
    const response = await route.fetch();
    const profile = await response.json();
    await route.fulfill({ response, json: accepted.length > 0 ? profile : { ...profile, terms } });
  });
  await goToConnection(page);
  const box = page.getByRole("checkbox", { name: "I have read and accept the terms in force" });
  await expect(box).not.toBeChecked();
  const pay = page.getByRole("button", { name: "PayPal", exact: true });
  await expect(pay).toHaveCount(0);
  await expect(page.getByText("PAY NOW with any of")).toHaveCount(0);
  await expectAccessible(page);
  await box.check();
  await expect(page.getByText("PAY NOW with any of")).toBeVisible();
  expect(accepted).toEqual([]);
  await pay.click();
  await expect(page.getByText("Thank you for your payment.")).toBeVisible();
  expect(accepted).toEqual([{ termsVersion: expect.any(String) }]);
});

test("the terms beside the payment and on the receipt lead to their section", {
  tag: "@deep",
}, async ({ page }) => {
  const server = await payStandIn(page);
  for (const connection of [server.connection, paid(newConnection())]) {
    server.connection = connection;
    await goToConnection(page);
    if (connection.state === "paid") await openReceipt(page);
    const opening = page.waitForEvent("popup");
    await page.getByRole("link", { name: "All the terms" }).click();
    const terms = await opening;
    await expect(
      terms.getByRole("heading", { name: "Paying, cancelling and money back" }),
    ).toBeFocused();
    await terms.close();
  }
});

test("the receipt is printed without the rest of the page", { tag: "@deep" }, async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await payStandIn(page, paid(newConnection()));
  await goToConnection(page);
  await openReceipt(page);
  const receipt = page.getByRole("region", { name: "Receipt" });
  await expect(receipt).toContainText("3C679366HH908993F");
  await expect(receipt).toContainText("$10 USD");
  await expect(receipt).toContainText("FlightAides");
  await receipt.getByRole("button", { name: "Print the receipt" }).click();
  await page.emulateMedia({ media: "print" });
  await expect(receipt).toBeVisible();
  await expect(page.getByText(contact.email)).toBeHidden();
  await expect(receipt.getByRole("button", { name: "Print the receipt" })).toBeHidden();
});
