/** Orders of which PayPal and the connection still disagree. */
import { Connection } from "../connection";
import type { OpenOrder } from "./contract";
import { loadPayment } from "./on-demand";

/** Reconciliations after which an order is shown: by then PayPal has been asked for about an hour. */
const minReconciles = 3;
/** Orders that are read at most. */
const most = 500;

/** Most reconciliations first. */
export async function openOrders(): Promise<OpenOrder[]> {
  const Payment = await loadPayment();
  const items = await Payment.openOrders(most);
  return items
    .flatMap((item) => {
      const { id: connection, state, orderId, reconciles, dueAt: nextAt } = item;
      if (!orderId || reconciles < minReconciles) return [];
      return { connection, state, orderId, waitsFor: waitsFor(item), reconciles, nextAt };
    })
    .sort((a, b) => b.reconciles - a.reconciles);
}

function waitsFor(item: Connection.ConnectionItem): OpenOrder["waitsFor"] {
  if (item.state !== "ordered") return "refund";
  if (item.pending) return "bank";
  return Connection.isCharging(item) ? "capture" : "payer";
}
