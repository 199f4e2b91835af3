/** The page of the mails before a flight: it asks once more, and only a press sends the answer. */
import { answer, question, type StillFlying } from "@flightaides/core/still-flying/contract.ts";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "./accessible";
import { leg, newConnection, serveConnection } from "./connections";
import { refused } from "./fake-api";
import { ownTrip, serveEverything } from "./itineraries";
import { api, open, signIn } from "./page";

const { sequence: _, ...flight } = { ...leg, fromCity: "Dubai", toCity: "Toronto" };
const asked: StillFlying = { flight, itinerary: ownTrip.id };
const path = "/still-flying?token=sealed";
const button = (name: string) => page.getByRole("button", { name });
const link = (name: string) => page.getByRole("link", { name });

let sent: unknown[];

beforeEach(() => {
  serveEverything();
  sent = [];
  api().on(question, () => asked);
  api().on(answer, (input) => {
    sent.push(input);
    return {
      ...asked,
      ...(input.answer === "no"
        ? { paused: true as const }
        : { stillFlyingAt: new Date().toISOString() }),
    };
  });
});

test("shows the flight without a sign-in, sends nothing by itself, and notes a yes", async () => {
  await open(`${path}&answer=yes`);
  await expect.element(page.getByText("Dubai DXB to Toronto YYZ")).toBeVisible();
  await expectAccessible(320);
  await expectAccessible(1280);
  expect(sent).toEqual([]);
  await button("Yes, I still fly").click();
  const status = page.getByRole("status").filter({ hasText: "noted that you are still flying" });
  await expect.element(status).toHaveFocus();
  expect(sent).toEqual([{ token: "sealed", answer: "yes" }]);
  await expectAccessible(320);
});

test("a no hides the trip, and says where it is shown again", async () => {
  await open(`${path}&answer=no`);
  await button("No, hide my trip").click();
  await expect.element(page.getByText("Your trip is hidden.")).toBeVisible();
  await expect
    .element(link("Show it again in My itineraries"))
    .toHaveAttribute("href", "/myitinerary");
  expect(sent).toEqual([{ token: "sealed", answer: "no" }]);
});

test("a changed flight leads to the form of the trip", async () => {
  signIn();
  await open(path);
  await link("My flight has changed").click();
  await expect.element(page.getByRole("dialog", { name: "EDIT ITINERARY" })).toBeVisible();
});

test("who is connected by a payment gets to the question whether to cancel", async () => {
  signIn();
  serveConnection(newConnection({ state: "paid", feeAfter: paidFee }));
  api().on(question, () => ({ ...asked, connection: "connection-1" }));
  await open(`${path}&answer=no`);
  await expectAccessible(320);
  await link("No, I can’t fly").click();
  await expect.element(page.getByRole("dialog", { name: "Cancel this connection?" })).toBeVisible();
  expect(sent).toEqual([]);
});

const paidFee = {
  change: "refunded",
  cancel: { "cannot-fly": "refunded", airline: "refunded", other: "refunded" },
} as const;

const refusals = [
  ["question-over", "This question is over"],
  ["invalid-link", "This link is incomplete."],
] as const;

test.for(refusals)("a question that is refused with %s says why", async ([reason, text]) => {
  api().on(question, () => refused(reason));
  await open(path);
  await expect.element(page.getByText(text)).toBeVisible();
});

test.for(refusals)("an answer that is refused with %s says why", async ([reason, text]) => {
  api().on(answer, () => refused(reason));
  await open(path);
  await button("Yes, I still fly").click();
  await expect.element(page.getByText(text)).toBeVisible();
});

test("the page of the connection says since when the other is known to fly", async () => {
  signIn();
  serveConnection(
    newConnection({ state: "paid", stillFlying: { theirs: "2026-11-20T09:00:00.000Z" } }),
  );
  await open("/connect?connection=connection-1");
  await expect
    .element(page.getByText(/still flies, and said so on Fri, Nov 20, 2026/))
    .toBeVisible();
});

test("an answer that does not arrive can be sent again", async () => {
  api().on(answer, () => refused("overloaded"));
  await open(path);
  await button("Yes, I still fly").click();
  await expect.element(page.getByText("Your answer isn’t sent yet.")).toBeVisible();
  api().on(answer, () => ({ ...asked, stillFlyingAt: new Date().toISOString() }));
  await button("Try again").click();
  await expect.element(page.getByText("we have noted that you are still flying")).toBeVisible();
});

test("a link without a token is incomplete", async () => {
  await open("/still-flying");
  await expect.element(page.getByRole("alert")).toHaveTextContent("This link is incomplete.");
});
