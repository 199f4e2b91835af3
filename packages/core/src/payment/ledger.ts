/** The ledger: what came in and went back on a day. Entries are written with the payment that they are about. */

import type { EntityItem } from "electrodb";
import { parsed, together } from "../db/backfill";
import type { Write } from "../db/transact";
import { ledgerEntity, paymentEntity } from "./entity";
import type { LedgerKind } from "./ledger-kinds";

type Payment = Pick<
  EntityItem<ReturnType<typeof paymentEntity>>,
  "orderId" | "captureId" | "connection" | "amount" | "currency"
>;
export type Entry = Payment & { kind: LedgerKind; at: string };

export function entryWrite(payment: Payment, kind: LedgerKind, at: string): Write {
  const { orderId, captureId, connection, amount, currency } = payment;
  const entry = { orderId, captureId, connection, amount, currency, kind, at };
  return {
    Put: ledgerEntity()
      .put({ ...entry, day: at.slice(0, 10) })
      .params(),
  };
}

/** The entries of a day (`YYYY-MM-DD`, UTC), oldest first. */
export async function ledgerOf(day: string): Promise<Entry[]> {
  const { data } = await ledgerEntity().query.byDay({ day }).go({ consistent: true, pages: "all" });
  return data.map(({ day: _, ...entry }) => entry).sort((a, b) => (a.at < b.at ? -1 : 1));
}

/** Enters payments of earlier versions. An entry that exists is the same. */
export const ledgerBackfill = {
  entity: "payment",
  change(item: Record<string, unknown>): { go(): Promise<unknown> } | undefined {
    const payment = parsed(paymentEntity().parse({ Item: item }), item);
    const { orderId, paidAt, refundedAt, settled, reversedAt, entered } = payment;
    if (entered) return undefined;
    const mark = paymentEntity()
      .patch({ orderId })
      .set({ entered: true })
      .where((stored, { notExists }) => notExists(stored.entered));
    const entries = [
      entryWrite(payment, "paid", paidAt),
      ...(refundedAt ? [entryWrite(payment, settled ? "settled" : "refunded", refundedAt)] : []),
      ...(reversedAt ? [entryWrite(payment, "reversed", reversedAt)] : []),
    ];
    return together([{ Update: mark.params() }, ...entries]);
  },
};
