import { EndReason } from "@flightaides/core/connection/contract.ts";
import { expect, test } from "vitest";
import { newConnection } from "../../../test/connection";
import { endingOf } from "./ending";
import { labelOf, titleOf } from "./status";

const roles = ["traveler", "flightaid"] as const;
const at = "2031-01-02T00:00:00.000Z";

const rows = EndReason.options.flatMap((reason) =>
  roles.flatMap((role) =>
    ([undefined, "me", "them"] as const).map((by) => [reason, role, by] as const),
  ),
);

test.each(rows)(
  "%s, %s, ended by %s: says what happened and what happens with the money",
  (reason, role, by) => {
    for (const state of ["declined", "withdrawn", "expired", "refunded", "cancelled"] as const) {
      const { what, money } = endingOf(
        newConnection({ state, role, ended: { at, reason, ...(by && { by }) }, paidAt: at }),
      );
      expect(what).toMatch(/^[A-Z].*[.!]$/);
      expect(what).not.toMatch(/undefined|\s{2}/);
      expect(money).toMatch(/^[A-Z].*\.$/);
    }
  },
);

test("someone who has left has no name, and the sentences have no hole", () => {
  for (const [reason, role, by] of rows) {
    const { what } = endingOf(
      newConnection({
        state: "refunded",
        role,
        counterpart: { displayName: "" },
        ended: { reason, ...(by && { by }) },
      }),
    );
    expect(what).not.toMatch(/^\s|\s{2}| [.,]/);
  }
});

const money = (changed: Parameters<typeof newConnection>[0]) =>
  endingOf(newConnection(changed)).money;

test("before a payment nothing was charged", () => {
  for (const state of ["declined", "withdrawn", "expired"] as const)
    expect(money({ state, ended: { reason: "withdrawn" } })).toBe("Nothing was charged.");
});

test("a refund is on its way until PayPal has made it", () => {
  const refunded = { state: "refunded", ended: { reason: "cannot-fly", by: "them" } } as const;
  expect(money(refunded)).toMatch(/^We’re giving the service fee of \$10 USD back to you/);
  const receipt = {
    captureId: "P1",
    seller: "FlightAides, Toronto",
    amount: "10.00",
    currency: "USD",
    paidAt: at,
    refundedAt: at,
  };
  expect(money({ ...refunded, receipt })).toMatch(
    /^We’ve given the service fee of \$10 USD back to you/,
  );
});

test("a refund that PayPal refuses has not arrived, and nothing says so", () => {
  const ended = { reason: "cannot-fly", by: "them", refundRefusedAt: at } as const;
  const refused = newConnection({ state: "refunded", ended });
  expect(endingOf(refused).money).toMatch(
    /^PayPal refuses to send the service fee of \$10 USD back/,
  );
  expect([titleOf(refused), labelOf(refused)]).toEqual([
    "Your refund is on hold",
    "Refund on hold",
  ]);
});

test("a fee that was kept and given back later: by whom, and who had cancelled", () => {
  for (const [refundedBy, words] of [
    ["operator", /Our team has decided to give it back/],
    ["paypal", /PayPal has given it back/],
  ] as const) {
    const ended = { reason: "other", by: "me", refundedBy } as const;
    const { what, money: text } = endingOf(newConnection({ state: "refunded", ended }));
    expect(what).toMatch(/^You have cancelled this connection/);
    expect(text).toMatch(words);
  }
});

test("a traveler who cancels after the confirmation is told why nothing is refunded", () => {
  const cancelled = { state: "cancelled", ended: { reason: "other", by: "me" } } as const;
  expect(money({ ...cancelled, confirmedAt: at })).toBe(
    "The service fee of $10 USD is not refunded, because P. had been in touch with you.",
  );
});

test("what PayPal took back is not refunded a second time", () => {
  expect(money({ state: "cancelled", ended: { reason: "paypal" } })).toMatch(/PayPal/);
});

test("PayPal decides about a payment that it took back after the end, whoever had been in touch", () => {
  const ended = { reason: "cannot-fly", by: "them", reversedAt: at } as const;
  expect(money({ state: "cancelled", ended, confirmedAt: at })).toBe(
    "PayPal decides about the service fee of $10 USD. We don’t refund it a second time.",
  );
});

test("a Flightaide reads nothing about an own refund", () => {
  for (const state of ["refunded", "cancelled"] as const) {
    const text = money({ role: "flightaid", state, ended: { reason: "other", by: "them" } });
    expect(text).not.toMatch(/back to you/);
  }
});
