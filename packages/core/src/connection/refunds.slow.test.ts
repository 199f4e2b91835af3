/** What becomes of the fee, and that the view says what then happens. */
import { Connection } from "@flightaides/core/connection";
import { describe, expect, it } from "vitest";
import { start as now } from "../../test/clock";
import { itemOf, pair, pay, timesOf } from "../../test/connection";
import { byLane } from "../../test/lanes";

const refunded = { "cannot-fly": "refunded", airline: "refunded", other: "refunded" };
const seen = async (
  two: Awaited<ReturnType<typeof pair>>,
  role: "traveler" | "flightaid",
  at = now,
) => (await Connection.fromId(two[role], two.id, at)).feeAfter;

describe("the view", () => {
  it("says that nothing was paid before the payment, and nothing after the end", async () => {
    const two = await pair(now);
    for (const role of ["traveler", "flightaid"] as const)
      expect(await seen(two, role)).toEqual({ change: "unpaid" });
    await Connection.withdraw(two.traveler, two, now);
    expect(await seen(two, "traveler")).toBeUndefined();
  });

  it("keeps the fee of a traveler only after the confirmation, and says nothing once the travel date has begun", async () => {
    const two = await pair(now);
    await pay(two.id, now);
    for (const role of ["traveler", "flightaid"] as const)
      expect(await seen(two, role)).toEqual({ change: "refunded", cancel: refunded });
    await Connection.confirm(two.flightaid, two, now);
    expect(await seen(two, "flightaid")).toEqual({ change: "refunded", cancel: refunded });
    expect(await seen(two, "traveler")).toEqual({
      change: "kept",
      cancel: { "cannot-fly": "kept", airline: "refunded", other: "kept" },
    });
    const { aroundStart } = await timesOf(two.id);
    expect(await seen(two, "traveler", aroundStart(-1))).toBeDefined();
    for (const role of ["traveler", "flightaid"] as const)
      expect(await seen(two, role, aroundStart(0))).toBeUndefined();
  });
});

const cells = (["traveler", "flightaid"] as const).flatMap((role) =>
  (["cannot-fly", "other"] as const).flatMap((reason) =>
    [false, true].map((confirmed) => ({ role, reason, confirmed })),
  ),
);

for (const { rows, options } of byLane(
  cells,
  ({ role, reason }) => (role === "traveler") === (reason === "other"),
))
  it.each(rows)(
    "$role, $reason, confirmed $confirmed: what the view says happens",
    options,
    async ({ role, reason, confirmed }) => {
      const two = await pair(now);
      await pay(two.id, now);
      if (confirmed) await Connection.confirm(two.flightaid, two, now);
      const said = (await seen(two, role))?.cancel?.[reason];
      await Connection.cancel(two[role], { id: two.id, reason }, now);
      expect((await itemOf(two.id)).state).toBe(said === "kept" ? "cancelled" : "refunded");
    },
  );
