import { CancelReason } from "@flightaides/core/connection/contract.ts";
import { expect, test } from "vitest";
import { newConnection } from "../../../test/connection";
import { afterCancel, cancelReasons } from "./cancellation";

const confirmed = { confirmedAt: "2031-02-01T00:00:00.000Z" };
const paid = newConnection({ state: "paid" });

test("a Flightaide who cancels is told that the traveler gets the money back, and what becomes of the trip", () => {
  const back = "P**** gets the service fee of $10 USD back. It costs you nothing.";
  const pausing = `${back} Your trip is paused: others don’t find it until you change it.`;
  for (const reason of CancelReason.options)
    expect(afterCancel({ ...paid, ...confirmed, role: "flightaid" }, reason)).toBe(
      reason === "cannot-fly" ? pausing : back,
    );
});

test("a traveler gets the money back until the Flightaide has confirmed being in touch", () => {
  expect(afterCancel(paid, "other")).toBe("You get the service fee of $10 USD back.");
  expect(afterCancel({ ...paid, ...confirmed }, "other")).toMatch(/is not refunded/);
  expect(afterCancel({ ...paid, ...confirmed }, "cannot-fly")).toMatch(/is not refunded/);
});

test("a flight that the airline has cancelled is always refunded", () => {
  expect(afterCancel({ ...paid, ...confirmed }, "airline")).toBe(
    "You get the service fee of $10 USD back.",
  );
});

test("each reason has words for both", () => {
  for (const reason of CancelReason.options)
    for (const role of ["traveler", "flightaid"] as const)
      expect(cancelReasons[reason][role]).toMatch(/^[A-Z]/);
});
