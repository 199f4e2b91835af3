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

const reasons = ["cannot-fly", "other"] as const;

test("a Flightaide who cancels is told that the traveler gets the money back, and what becomes of the trip", () => {
  const back = "P. gets the service fee of $10 USD back. It costs you nothing.";
  const pausing = `${back} Your trip is paused: others don’t find it until you change it.`;
  for (const reason of reasons)
    expect(afterCancel({ ...paid, role: "flightaid" }, reason)).toBe(
      reason === "cannot-fly" ? pausing : back,
    );
});

test("a traveler is told whether the money comes back, as the server says for each reason", () => {
  for (const reason of reasons)
    expect(afterCancel(paid, reason)).toBe("You get the service fee of $10 USD back.");
  for (const reason of reasons) {
    expect(afterCancel({ ...kept, confirmedAt: kept.createdAt }, reason)).toBe(
      "The service fee of $10 USD is not refunded, because P. has been in touch with you.",
    );
    expect(afterCancel(kept, reason)).toBe(
      "The service fee of $10 USD is not refunded, as we said before you paid: cancelling with your money back is possible once with the same person, and twice in 30 days.",
    );
  }
});

test("each reason has words for both", () => {
  for (const reason of reasons)
    for (const role of ["traveler", "flightaid"] as const)
      expect(cancelReasons[reason][role]).toMatch(/^[A-Z]/);
});
