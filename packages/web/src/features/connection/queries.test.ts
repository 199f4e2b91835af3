import { expect, test } from "vitest";
import { newConnection } from "../../../test/connection";
import { intervalOf } from "./queries";

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const paidUntil = (until: string) =>
  newConnection({ state: "paid", journey: { legs: [], steps: [], until } });

test("a connection is read again while the other participant can change it", () => {
  expect(intervalOf(newConnection({ state: "requested" }), 1)).toBe(30_000);
  expect(intervalOf(paidUntil(inHours(1)), 1)).toBe(30_000);
  expect(intervalOf(paidUntil(inHours(-1)), 1)).toBe(false);
  expect(intervalOf(newConnection({ state: "paid" }), 1)).toBe(false);
  expect(intervalOf(newConnection({ state: "accepted" }), 1)).toBe(false);
  // The Flightaide waits for the traveler's payment.
  for (const state of ["accepted", "ordered"] as const)
    expect(intervalOf(newConnection({ state, role: "flightaid" }), 1)).toBe(30_000);
});

test("a payment that the bank checks is read again soon, and then less and less often", () => {
  const pending = newConnection({ state: "ordered", pending: true });
  expect(intervalOf(pending, 0)).toBe(3_000);
  expect(intervalOf(pending, 100)).toBe(60_000);
});
