import { expect, test } from "vitest";
import { isPayable, statusOf, titleOf } from "./in-words";

const states = ["requested", "ordered", "paid", "refunded", "expired"] as const;

test("only a traveler pays, and only what is open and not under way", () => {
  for (const state of states) {
    expect(isPayable({ role: "flightaid", state })).toBe(false);
    expect(isPayable({ role: "traveler", state, pending: true })).toBe(false);
    expect(isPayable({ role: "traveler", state })).toBe(
      state === "requested" || state === "ordered",
    );
  }
});

test("every state has its words for either side", () => {
  expect(states.map((state) => statusOf({ role: "traveler", state }))).toEqual([
    "Waiting for your payment",
    "Waiting for your payment",
    "Connected",
    "Refunded",
    "Expired",
  ]);
  expect(statusOf({ role: "traveler", state: "ordered", pending: true })).toBe(
    "Your bank is still checking",
  );
  expect(statusOf({ role: "flightaid", state: "ordered", pending: true })).toBe(
    "Waiting for the traveler",
  );
  expect(titleOf({ role: "traveler", state: "requested" })).toBe("You are connecting to");
  expect(titleOf({ role: "flightaid", state: "requested" })).toBe("Your request was sent");
});
