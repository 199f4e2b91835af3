/** A payment whose calls are slow, fail or are lost, and PayPal's script when it does not load. */
import { fromId, list } from "@flightaides/core/connection/contract.ts";
import { capture, order } from "@flightaides/core/payment/contract.ts";
import { me } from "@flightaides/core/user/contract.ts";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { commands, page } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { expectAccessible } from "./accessible";
import { contact, newConnection, paid, profile, serveConnection } from "./connections";
import { refused, unreachable } from "./fake-api";
import { newCard } from "./itineraries";
import { api, fakeClock, focusWindow, open, runUntil, signIn } from "./page";

const path = "/connect?connection=connection-1";
const thanks = page.getByText(
  "Thank you for your payment. You will now receive an email with all the relevant contact details for your match.",
);
const pay = page.getByRole("button", { name: "PayPal", exact: true });
const alertWith = (text: string) => page.getByRole("alert").filter({ hasText: text });
const callsOf = (call: string) => api().calls.filter((one) => one === call);

beforeEach(() => signIn());
afterEach(() => {
  vi.useRealTimers();
});

test("a payment in one tab removes the buttons in the other", async () => {
  const served = serveConnection();
  await open(path);
  await expect.element(pay).toBeVisible();
  served.connection = paid(served.connection);
  focusWindow();
  await expect.element(thanks).toBeVisible();
  await expect.element(pay).not.toBeInTheDocument();
  await expect.element(page.getByRole("heading", { name: "You are connected" })).toHaveFocus();
});

test("after the bank declines, the buttons return with the reason", async () => {
  const served = serveConnection({ state: "ordered", pending: true });
  await open(path);
  await expect.element(page.getByText("Waiting for your bank...")).toBeVisible();
  served.connection = newConnection({ state: "ordered" });
  focusWindow();
  await expect.element(alertWith("Your bank didn’t let the payment through.")).toBeVisible();
  await expect.element(pay).toBeVisible();
});

describe("on a clock of the test", () => {
  beforeEach(() => {
    fakeClock();
  });
  afterEach(() => hide(false));

  test("a pending payment has no buttons and is polled, unless the page is hidden", async () => {
    const served = serveConnection();
    api().on(capture, () => {
      served.connection = newConnection({ state: "ordered", pending: true });
      return served.connection;
    });
    await open(path);
    await runUntil(pay);
    await pay.click();
    await runUntil(page.getByRole("heading", { name: "Your bank is still checking" }));
    await expect.element(page.getByText("Please don’t pay again.")).toBeVisible();
    await expect.element(pay).not.toBeInTheDocument();

    const polls = () => callsOf("GET /connections/connection-1").length;
    const before = polls();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(polls()).toBeGreaterThan(before);
    hide(true);
    const hidden = polls();
    await vi.advanceTimersByTimeAsync(300_000);
    expect(polls()).toBe(hidden);

    served.connection = paid(served.connection);
    hide(false);
    await runUntil(thanks);
    await expect.element(page.getByText(contact.email)).toBeVisible();
  });

  test("an unknown outcome is not reported as uncharged, and a reload continues the same order", async () => {
    const served = serveConnection();
    api().on(capture, () => refused("charge-unknown"));
    await open(path);
    await runUntil(pay);
    await pay.click();
    await runUntil(alertWith("We don’t know yet"));
    await expect.element(page.getByText("PAY NOW")).not.toBeInTheDocument();
    await expect.element(pay).not.toBeInTheDocument();
    await expect.element(page.getByText("charged.")).not.toBeInTheDocument();

    // Opened again, the page captures the same order and creates no other.
    await cleanup();
    api().calls.length = 0;
    api().on(capture, ({ orderId }) => {
      expect(orderId).toBe("ORDER-1");
      served.connection = paid(served.connection);
      return served.connection;
    });
    await open(path);
    await runUntil(thanks);
    expect(callsOf("POST /connections/connection-1/capture")).toHaveLength(1);
    expect(callsOf("POST /connections/connection-1/order")).toEqual([]);
  });

  test("an unknown outcome that the bank resolves updates the page", { tags: "deep" }, async () => {
    const served = serveConnection();
    api().on(capture, () => refused("charge-unknown"));
    await open(path);
    await runUntil(pay);
    await pay.click();
    await runUntil(page.getByRole("button", { name: "Check again" }));
    served.connection = paid(served.connection);
    await runUntil(thanks);
  });

  test("a payment whose response was lost is found", async () => {
    const served = serveConnection();
    api().on(capture, () => {
      served.connection = paid(served.connection);
      return unreachable();
    });
    await open(path);
    await runUntil(pay);
    await pay.click();
    await expect.element(page.getByText("This takes longer than usual.")).toBeVisible();
    await expect.element(pay).not.toBeInTheDocument();
    await runUntil(thanks);
    expect(callsOf("POST /connections/connection-1/capture")).toHaveLength(1);
  });
});

test("an order that fails shows the server's reason and can be repeated", async () => {
  const served = serveConnection();
  api().on(order, () => refused("order-busy"));
  await open(path);
  await pay.click();
  const alert = alertWith("The payment didn’t go through.");
  await expect.element(alert).toHaveTextContent("This payment is being prepared elsewhere.");
  api().on(order, () => {
    served.connection = newConnection({ state: "ordered" });
    return { orderId: "ORDER-1" };
  });
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect.element(alert).not.toBeInTheDocument();
  await pay.click();
  await expect.element(thanks).toBeVisible();
});

test("the three lines of the money stand above the button, and say what cancelling does", async () => {
  const served = serveConnection();
  await open(path);
  await expect.element(pay).toBeVisible();
  const lines = page
    .getByRole("listitem")
    .filter({ hasText: /^(You pay|You get all|If you cancel)/ });
  expect(lines.elements().map(({ textContent }) => textContent)).toEqual([
    "You pay $10 USD, once, and nothing to anyone else.",
    "You get all of it back if P. cancels, doesn’t answer or doesn’t turn up, or if the airline cancels the flight.",
    "If you cancel yourself, you get it back as long as P. hasn’t been in touch and the travel date hasn’t begun.",
  ]);
  const below = pay.element().getBoundingClientRect().top;
  for (const line of lines.elements())
    expect(line.getBoundingClientRect().bottom).toBeLessThan(below);
  served.connection = newConnection({ cancelRefund: "kept" });
  focusWindow();
  await expect
    .element(page.getByText("If you cancel yourself, it is not given back"))
    .toBeVisible();
});

test("the family sees what the card said of its Flightaide where it pays", async () => {
  const { counterpart } = newConnection();
  const owner = { memberSince: "2024-11", trips: 12, rated: 9, again: 9, thanks: ["So kind!"] };
  serveConnection({ counterpart: { ...counterpart, itinerary: newCard({ owner }) } });
  await open(path);
  await expect.element(pay).toBeVisible();
  const flightaide = page.getByRole("article");
  for (const text of [
    "Flown with 12 families · 9 of 9 would fly with them again",
    "E-mail confirmed · Member since November 2024",
  ])
    await expect.element(flightaide.getByText(text)).toBeVisible();
  await flightaide.getByText("Thank-yous").click();
  await expect.element(flightaide.getByText("So kind!")).toBeVisible();
});

test("the order and the capture say what the page showed", async () => {
  const served = serveConnection({ trips: 7, cancelRefund: "kept" });
  const sent: unknown[] = [];
  api().on(order, (input) => {
    sent.push(input);
    served.connection = newConnection({ ...served.connection, state: "ordered" });
    return { orderId: "ORDER-1" };
  });
  api().on(capture, (input) => {
    sent.push(input);
    served.connection = paid(served.connection);
    return served.connection;
  });
  await open(path);
  await pay.click();
  await expect.element(thanks).toBeVisible();
  expect(sent).toEqual([
    { id: "connection-1", trips: 7, cancelRefund: "kept" },
    { id: "connection-1", orderId: "ORDER-1", trips: 7 },
  ]);
});

for (const at of ["order", "capture"] as const)
  test(`a trip that changes before the ${at} is shown, and can be paid again`, {
    tags: at === "order" ? [] : ["deep"],
  }, async () => {
    const served = serveConnection();
    const { theirs } = served.connection;
    if (!theirs) throw new Error("There is no trip");
    const refuse = () => {
      served.connection = newConnection({
        trips: 2,
        theirs: { ...theirs, leg: { ...theirs.leg, flight: "AC-42" } },
        samePlane: false,
      });
      return refused("trip-changed");
    };
    const takeBack = at === "order" ? api().on(order, refuse) : api().on(capture, refuse);
    await open(path);
    await pay.click();
    const alert = alertWith("This has changed since you opened it.");
    await expect.element(alert).toHaveTextContent("Nothing has been charged.");
    await expect.element(alert).toHaveTextContent("FlightEK-241 → AC-42");
    await expectAccessible(390);
    takeBack();
    await pay.click();
    await expect.element(thanks).toBeVisible();
  });

test("what cancelling does is read again when it has changed", { tags: "deep" }, async () => {
  const served = serveConnection();
  api().on(order, () => {
    served.connection = newConnection({ cancelRefund: "kept" });
    return refused("cancel-refund-changed");
  });
  await open(path);
  await pay.click();
  await expect
    .element(alertWith("This has changed since you opened it."))
    .toHaveTextContent("What happens to the fee if you cancel has changed.");
  await expect
    .element(page.getByText("If you cancel yourself, it is not given back"))
    .toBeVisible();
});

test("a connection paid elsewhere is shown as paid", async () => {
  const served = serveConnection();
  api().on(order, () => {
    served.connection = paid(served.connection);
    return refused("connection-paid");
  });
  await open(path);
  await pay.click();
  await expect.element(thanks).toBeVisible();
});

for (const [at, says, shown, tags] of [
  ["/connections", "We couldn’t load your connections.", "MY CONNECTIONS", ["deep"]],
  // The dialog of the agreement shows that the page has loaded.
  [path, "We couldn’t load this connection.", "Before you connect", []],
] as const)
  test(`${at} can be loaded again after a failure`, { tags: [...tags] }, async () => {
    const { connection } = serveConnection();
    const { agreement: _, ...visitor } = profile;
    api().on(me, () => visitor);
    for (const contract of [list, fromId] as const)
      api().on(contract, () => refused("internal", { params: { number: "1" } }));
    await open(at);
    const alert = alertWith(says);
    await expect.element(alert).toBeVisible();
    api().on(list, () => [connection]);
    api().on(fromId, () => connection);
    await alert.getByRole("button", { name: "Try again" }).click();
    await expect.element(alert).not.toBeInTheDocument();
    await expect.element(page.getByRole("heading", { name: shown })).toBeVisible();
  });

describe("PayPal's script", () => {
  // As in a page that has not loaded it.
  beforeEach(() => {
    // PayPal's loader prints that it failed.
    vi.spyOn(console, "error").mockImplementation(() => {});
    Reflect.deleteProperty(window, "paypal");
    for (const script of document.querySelectorAll("script[src*='/sdk/js']")) script.remove();
  });

  test("that does not load has its message, and Retry loads it again", async () => {
    await commands.servePayPal("fails");
    serveConnection();
    await open(path);
    const alert = alertWith("Failed to load the PayPal JS SDK script.");
    const retry = alert.getByRole("button", { name: "Retry" });
    await retry.click();
    await expect.element(alert).toBeVisible();
    await commands.servePayPal("works");
    await retry.click();
    await expect.element(pay).toBeVisible();
    await expect.element(alert).not.toBeInTheDocument();
  });

  test("that does not respond can be requested again", { tags: "deep" }, async () => {
    fakeClock();
    await commands.servePayPal("hangs");
    serveConnection();
    await open(path);
    await runUntil(page.getByText("The payment methods are taking long to load."));
    await commands.servePayPal("works");
    await page.getByRole("button", { name: "Retry" }).click();
    await runUntil(pay);
  });
});

test("an error inside PayPal's script shows a message and can be retried", async () => {
  serveConnection();
  await open(path);
  await page.getByRole("button", { name: "Break PayPal" }).click();
  const alert = alertWith("Something went wrong on PayPal’s side");
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect.element(alert).not.toBeInTheDocument();
  await pay.click();
  await expect.element(thanks).toBeVisible();
});

/** Hides or shows the page, as switching tabs does. */
function hide(isHidden: boolean): void {
  const value = isHidden ? "hidden" : "visible";
  Object.defineProperty(document, "visibilityState", { value, configurable: true });
  for (const target of [document, window]) target.dispatchEvent(new Event("visibilitychange"));
}
