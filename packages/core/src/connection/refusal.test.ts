import { beforeAll, expect, it } from "vitest";
import { itemOf, pair } from "../../test/connection";
import { payFromOf } from "./dates";
import type { ConnectionItem } from "./entity";
import { refusal } from "./refusal";
import type { Action } from "./table";

const now = new Date();
let item: ConnectionItem;
beforeAll(async () => {
  const { id } = await pair(now, { days: 20 });
  item = await itemOf(id);
});

const uncharged = { charged: false };

const cases: [Partial<ConnectionItem>, Action, string, object?][] = [
  [{ state: "requested" }, "order", "connection-requested", uncharged],
  [{ state: "declined" }, "order", "connection-declined", uncharged],
  [{ state: "withdrawn" }, "capture", "connection-withdrawn", uncharged],
  [{ state: "expired" }, "order", "connection-expired", uncharged],
  [{ state: "paid" }, "order", "connection-paid"],
  // A payment that was kept, taken back or refunded was made.
  [{ state: "cancelled" }, "order", "connection-cancelled"],
  [{ state: "refunded" }, "capture", "connection-refunded"],
  [{ state: "withdrawn" }, "cancel", "connection-withdrawn"],
  [{ state: "accepted" }, "cancel", "connection-accepted"],
  [{ state: "ordered", pending: true }, "order", "payment-pending"],
  [{ state: "ordered", pending: true }, "withdraw", "payment-under-way"],
  [{ state: "paid" }, "did-not-meet", "did-not-meet-untimely"],
  [{ state: "paid" }, "review", "review-untimely"],
  [{}, "confirm", "flightaid-only"],
];

it.each(cases)("in %o the traveler cannot %s: %s", (change, action, reason, params) => {
  const refused = refusal({ ...item, ...change }, action, "traveler", now);
  expect({ reason: refused.reason, params: refused.params }).toEqual({ reason, params });
});

it("says from when a payment far ahead can be made", async () => {
  const { id } = await pair(now, { days: 300 });
  const far = await itemOf(id);
  const { reason, params } = refusal(far, "order", "traveler", now);
  expect([reason, params]).toEqual(["payment-not-open", { day: payFromOf(far) }]);
});
