import { CancelReason } from "@flightaides/core/connection/contract.ts";
import { expect, test } from "vitest";
import { newConnection } from "../../../test/connection";
import { afterCancel, cancelReasons } from "./cancellation";

const paid = newConnection({
  state: "paid",
  feeAfter: {
    change: "refunded",
    cancel: { "cannot-fly": "refunded", airline: "refunded", other: "refunded" },
  },
});
const kept = newConnection({
  state: "paid",
  feeAfter: {
    change: "kept",
    cancel: { "cannot-fly": "kept", airline: "refunded", other: "kept" },
  },
});

test("a Flightaide who cancels is told that the traveler gets the money back, and what becomes of the trip", () => {
  const back = "P. gets the service fee of $10 USD back. It costs you nothing.";
  const pausing = `${back} Your trip is paused: others don’t find it until you change it.`;
  for (const reason of CancelReason.options)
    expect(afterCancel({ ...paid, role: "flightaid" }, reason)).toBe(
      reason === "cannot-fly" ? pausing : back,
    );
});

test("a traveler is told whether the money comes back, as the server says for each reason", () => {
  for (const reason of CancelReason.options)
    expect(afterCancel(paid, reason)).toBe("You get the service fee of $10 USD back.");
  expect(afterCancel(kept, "other")).toMatch(/is not refunded/);
  expect(afterCancel(kept, "cannot-fly")).toMatch(/is not refunded/);
  expect(afterCancel(kept, "airline")).toBe("You get the service fee of $10 USD back.");
});

test("each reason has words for both", () => {
  for (const reason of CancelReason.options)
    for (const role of ["traveler", "flightaid"] as const)
      expect(cancelReasons[reason][role]).toMatch(/^[A-Z]/);
});
