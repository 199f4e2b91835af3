/**
 * Refunds that PayPal refuses. One that is refused for good leaves the automatic retry and waits for an operator, who tries it
 * again, or sends the money in another way.
 */

import { randomUUID } from "node:crypto";
import { Connection } from "../connection";
import type { Fee } from "../connection/contract";
import { untilUnchanged } from "../contention";
import { conditional } from "../db/conditional";
import { countUpTo } from "../db/count";
import { transact, type Write } from "../db/transact";
import { AppError } from "../error";
import { locales } from "../language/contract";
import { Outbox } from "../outbox";
import { PayPalError, refundCapture } from "../paypal";
import { type Refusal, refusalEntity } from "./entity";
import { formatMoney } from "./money";
import { type Captured, markReconciled } from "./order";
import { recordRefund, settlementWrites } from "./records";

type Item = Connection.ConnectionItem;

/** PayPal's issues for a refund that no repetition makes possible (Payments v2, `captures/{id}/refund`). */
const finalIssues: ReadonlySet<string> = new Set([
  "MAX_NUMBER_OF_REFUNDS_EXCEEDED",
  "PAYEE_ACCOUNT_LOCKED_OR_CLOSED",
  "PAYEE_ACCOUNT_RESTRICTED",
  "PAYER_ACCOUNT_LOCKED_OR_CLOSED",
  "REFUND_AMOUNT_EXCEEDED",
  "REFUND_AMOUNT_TOO_LOW",
  "REFUND_IS_RESTRICTED",
  "REFUND_NOT_ALLOWED",
  "REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK",
  "REFUND_TIME_LIMIT_EXCEEDED",
]);

/** Refusals of another kind, such as `REFUND_FAILED_INSUFFICIENT_FUNDS`, after which a refund waits for an operator: about a day. */
const maxRefusals = 8;

/** Statuses that say nothing of the refund: the token, a request that is under way, a rate limit. */
const notAboutRefund: ReadonlySet<number> = new Set([401, 408, 409, 429]);

const busy = "payment-busy";

/**
 * Sends a refund. Files it for the operators, and owes them a mail, when PayPal has refused it for good.
 * @throws PayPalError when it is to be tried again
 */
export async function sendOrFile(
  item: Item,
  captured: Captured,
  fee: Fee,
  now: Date,
): Promise<"sent" | "refused"> {
  const before = await refusalOf(captured.captureId);
  // Operators try again, or settle it.
  if (before?.queue === "refund-refused") return "refused";
  try {
    await refundCapture(captured.captureId, before?.refusals ?? 0);
    return "sent";
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const refusal = refusalAfter(before, item, captured, fee, error, now);
    const isFinal = refusal.queue !== "none";
    await file(refusal, before, isFinal && item.captureId === captured.captureId, now);
    if (isFinal) return "refused";
    throw error;
  }
}

/** Refunds that PayPal has refused for good, longest first. */
export async function refusedRefunds(): Promise<Refusal[]> {
  const { data } = await refusalEntity()
    .query.due({ queue: "refund-refused" })
    .go({ hydrate: true, pages: "all" });
  return data;
}

/** Number of refunds that PayPal has refused for good, at most `limit`. */
export function countRefusedRefunds(limit: number): Promise<number> {
  return countUpTo(limit, refusalEntity().query.due({ queue: "refund-refused" }));
}

/**
 * Tries the refused refunds of a connection again, for operators who have removed the cause. While a try has no outcome none of them is
 * settled.
 * @returns how many were sent, and those that PayPal still refuses; nothing when none of the connection was refused
 * @throws PayPalError when PayPal does not answer
 */
export async function retryRefunds(
  connection: string,
  now: Date,
): Promise<{ sent: number; refused: Refusal[] }> {
  const refused: Refusal[] = [];
  let sent = 0;
  for (const refusal of await refusedOf(connection)) {
    const trying = await beginTry(refusal);
    if (!trying) continue;
    const { id, orderId, refusals } = refusal;
    try {
      await refundCapture(id, refusals);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const again = {
        refusals: refusals + 1,
        issue: issueOf(error),
        queue: refusal.queue,
        dueAt: now.toISOString(),
      };
      await endTry(id, trying, again);
      refused.push({ ...refusal, ...again });
      continue;
    }
    const item = await Connection.get(connection);
    if (item?.orderId === orderId) await markReconciled(item, now);
    await recordRefund(orderId, now);
    sent++;
  }
  return { sent, refused };
}

/** @returns what identifies the try; undefined when the refund is sent or settled */
async function beginTry({ id }: Refusal): Promise<string | undefined> {
  const trying = randomUUID();
  const begun = await conditional(
    refusalEntity()
      .patch({ id })
      .set({ trying })
      .where(({ queue }, { eq }) => eq(queue, "refund-refused"))
      .go(),
  );
  return begun && trying;
}

/** Stores PayPal's new refusal and ends the try. Does nothing if another try has begun since: that one stores its own outcome. */
async function endTry(
  id: string,
  trying: string,
  again: Pick<Refusal, "refusals" | "issue" | "queue" | "dueAt">,
): Promise<void> {
  await conditional(
    refusalEntity()
      .patch({ id })
      .set(again)
      .remove(["trying"])
      .where((stored, { eq }) => eq(stored.trying, trying))
      .go(),
  );
}

/**
 * Records that operators have sent the money of a connection's refused refunds in another way.
 * @param writes are part of the first transaction that records it
 * @returns how many; none when they are sent or settled
 * @throws AppError `refund-being-sent` while the outcome of a try is not known
 */
export async function settleRefunds(
  connection: string,
  now: Date,
  writes: readonly Write[] = [],
): Promise<number> {
  let settled = 0;
  for (const refusal of await refusedOf(connection))
    if (await settle(refusal, settled === 0 ? writes : [], now)) settled++;
  return settled;
}

/** @returns false when the refund is sent or settled */
async function settle(
  { id, orderId, connection }: Refusal,
  writes: readonly Write[],
  now: Date,
): Promise<boolean> {
  return untilUnchanged(async () => {
    const refusal = await refusalOf(id);
    if (refusal?.queue !== "refund-refused") return false;
    if (refusal.trying) throw new AppError("refund-being-sent");
    const untried = refusalEntity()
      .delete({ id })
      .where(({ queue, trying }, { eq, notExists }) =>
        [eq(queue, "refund-refused"), notExists(trying)].join(" AND "),
      );
    const all = [
      { Delete: untried.params() },
      ...(await settlementWrites(orderId, now)),
      ...writes,
    ];
    const item = await Connection.get(connection);
    const outcome =
      item?.orderId === orderId && item.refundRefusedAt
        ? await Connection.changeAsRead(
            item,
            { set: { refundedAt: now.toISOString() }, remove: ["refundRefusedAt"], writes: all },
            now,
          )
        : await transact(all, { refused: () => "changed" as const, busy });
    return outcome === "changed" ? outcome : true;
  }, busy);
}

async function refusedOf(connection: string): Promise<Refusal[]> {
  return (await refusedRefunds()).filter((one) => one.connection === connection);
}

async function refusalOf(id: string): Promise<Refusal | undefined> {
  const { data } = await refusalEntity().get({ id }).go({ consistent: true });
  return data ?? undefined;
}

function isRefusal(error: unknown): error is PayPalError {
  if (!(error instanceof PayPalError)) return false;
  return error.status >= 400 && error.status < 500 && !notAboutRefund.has(error.status);
}

function issueOf({ issues, status }: PayPalError): string {
  return issues[0] ?? String(status);
}

/** A former order has no schedule that repeats its refund: its first refusal is final. */
function refusalAfter(
  before: Refusal | undefined,
  item: Item,
  { orderId, captureId }: Captured,
  fee: Fee,
  error: PayPalError,
  now: Date,
): Refusal {
  const refusals = (before?.refusals ?? 0) + 1;
  const isFinal =
    item.captureId !== captureId ||
    refusals >= maxRefusals ||
    error.issues.some((issue) => finalIssues.has(issue));
  return {
    id: captureId,
    orderId,
    connection: item.id,
    ...fee,
    refusals,
    issue: issueOf(error),
    queue: isFinal ? "refund-refused" : "none",
    dueAt: now.toISOString(),
  };
}

/** @param ownsConnection the refund is that of the connection's payment, which leaves the automatic retry */
async function file(
  refusal: Refusal,
  before: Refusal | undefined,
  ownsConnection: boolean,
  now: Date,
): Promise<void> {
  const isNew = refusal.queue !== "none" && before?.queue !== "refund-refused";
  const mails = isNew ? [operatorsMail(refusal, now)] : [];
  const write: Write = { Put: refusalEntity().put(refusal).params() };
  if (!ownsConnection) {
    await transact([write, ...mails.map(Outbox.mailPut)], { refused: () => "retry", busy });
    return;
  }
  const at = now.toISOString();
  const decide = ({ state, queue }: Item): Connection.Change | undefined =>
    state === "refunded" && queue === "order"
      ? { set: { queue: "none", dueAt: at, refundRefusedAt: at }, writes: [write], mails }
      : undefined;
  await Connection.change(refusal.connection, decide, now);
}

function operatorsMail(refusal: Refusal, now: Date): Outbox.Mail {
  const { id, connection, amount, currency, issue } = refusal;
  const rows: [string, string][] = [
    ["Connection", connection],
    ["Payment", id],
    ["Amount", formatMoney({ amount, currency }, locales.en)],
    ["PayPal says", issue],
    ["To try again", `npm run desk -- retry-refund ${connection}`],
    ["Sent in another way", `npm run desk -- settle-refund ${connection} <text>`],
  ];
  const props = { subject: "PayPal refuses a refund", rows };
  return Outbox.buildMail(Outbox.operators, { kind: "operators", props }, `refund#${id}`, now);
}
