/** Refunds, orders and the ledger. */
import { type RefundReason, refundReasons } from "../../packages/core/src/desk/refund-reasons";
import { type Commands, counted, desk, exactly, Refused, UsageError, withText } from "./command";

function outcomeOf({ refused, owed }: { refused: boolean; owed: boolean }): string {
  if (refused) return "PayPal refuses the refund: see `refunds`.";
  if (owed)
    return "PayPal has not made the refund yet: it is owed, and the schedule sends it again.";
  return "Refunded.";
}

export const payments: Commands = {
  story: {
    args: "<connection>",
    about: "shows what happened to a connection, with PayPal's side",
    async run({ args, operator, now }) {
      const [id = ""] = exactly(args, 1);
      console.log(JSON.stringify(await (await desk()).storyOf(id, operator, now), null, 2));
    },
  },
  refund: {
    args: "<connection> <reason> <text>",
    about: `refunds its whole payment: the connection ends, contact details hide, both get a mail; for ${refundReasons.join(", ")}`,
    async run({ args, operator, now }) {
      const [id = "", reason, text = ""] = withText(args, 2);
      const decision = { reason: refundReasonOf(reason), text, operator };
      const refunded = await (await desk()).refund(id, decision, now);
      console.log(`${outcomeOf(refunded)} ${counted(refunded.mails.length, "mail")} queued.`);
    },
  },
  refunds: {
    args: "",
    about: "lists the refunds that PayPal refuses: connection, amount, payment, reason",
    async run({ args }) {
      exactly(args, 0);
      const all = await (await desk()).refusedRefunds();
      for (const { connection, amount, captureId, at, refusals, issue } of all) {
        console.log(`${connection} ${amount}`);
        console.log(`  payment ${captureId}, last refused ${at}, ${refusals} times: ${issue}`);
      }
      console.log(`${counted(all.length, "refund")} refused.`);
    },
  },
  "retry-refund": {
    args: "<connection>",
    about: "tries the refused refunds of a connection again, once the cause is removed",
    async run({ args, operator, now }) {
      const [id = ""] = exactly(args, 1);
      const { refused } = await (await desk()).retryRefund(id, { operator }, now);
      if (refused) throw new Refused("PayPal still refuses it: see `refunds`.");
      console.log("The refund is sent.");
    },
  },
  "settle-refund": {
    args: "<connection> <text>",
    about: "records that the money was sent in another way, such as a bank transfer",
    async run({ args, operator, now }) {
      const [id = "", text = ""] = withText(args, 1);
      await (await desk()).settleRefund(id, { operator, text }, now);
      console.log("The refund is settled.");
    },
  },
  orders: {
    args: "",
    about: "lists the orders of which PayPal and the connection still disagree",
    async run({ args }) {
      exactly(args, 0);
      const all = await (await desk()).openOrders();
      for (const { orderId, connection, state, waitsFor, reconciles, nextAt } of all)
        console.log(
          `${orderId} connection ${connection}, ${state}: waits for the ${waitsFor}, asked ${reconciles} times, next ${nextAt}`,
        );
      console.log(`${counted(all.length, "order")} open.`);
    },
  },
  ledger: {
    args: "[<day>]",
    about: "prints what came in and went back on a day (YYYY-MM-DD, UTC) as CSV, by default today",
    async run({ args, now }) {
      if (args.length > 1) throw new UsageError();
      const entries = await (await desk()).ledgerOf(args[0] ?? now.toISOString().slice(0, 10));
      const columns = [
        "at",
        "kind",
        "amount",
        "currency",
        "orderId",
        "captureId",
        "connection",
      ] as const;
      console.log(columns.join());
      for (const entry of entries) console.log(columns.map((column) => entry[column]).join());
    },
  },
};

/** @throws UsageError */
export function refundReasonOf(text: string | undefined): RefundReason {
  const reason = refundReasons.find((one) => one === text);
  if (!reason) throw new UsageError();
  return reason;
}
