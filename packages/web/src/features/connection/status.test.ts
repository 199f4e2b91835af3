import { expect, test } from "vitest";
import { isPayable, labelOf, titleOf } from "./status";

const states = ["requested", "ordered", "paid", "refunded", "expired"] as const;

test("only a traveler can pay, and only an open connection without a pending payment", () => {
  for (const state of states) {
    expect(isPayable({ role: "flightaid", state })).toBe(false);
    expect(isPayable({ role: "traveler", state, pending: true })).toBe(false);
    expect(isPayable({ role: "traveler", state })).toBe(
      state === "requested" || state === "ordered",
    );
  }
});

test("labels and titles for both sides", () => {
  expect(states.map((state) => labelOf({ role: "traveler", state }))).toEqual([
    "Waiting for your payment",
    "Waiting for your payment",
    "Connected",
    "Refunded",
    "Expired",
  ]);
  expect(labelOf({ role: "traveler", state: "ordered", pending: true })).toBe(
    "Your bank is still checking",
  );
  expect(labelOf({ role: "flightaid", state: "ordered", pending: true })).toBe(
    "Waiting for the traveler",
  );
  expect(titleOf({ role: "traveler", state: "requested" })).toBe("You are connecting to");
  expect(titleOf({ role: "flightaid", state: "requested" })).toBe("Your request was sent");
});
