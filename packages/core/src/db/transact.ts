/**
 * Transactions across domains.
 *
 * A domain keeps its entities private. For a transaction of another domain it exports a {@link
 * Write}: plain data, created with ElectroDB's `.params()` and not sent yet. The domain that owns
 * the transaction collects the writes and
 * passes them to {@link transact}.
 */
import type { TransactWriteCommandInput } from "@aws-sdk/lib-dynamodb";
import { TransactWriteCommand } from "@flightaides/core/db/documents.ts";
import { config } from "../config";
import { untilUnchanged } from "../contention";
import { isDryRun, RolledBack } from "../dry-run";
import type { ReasonOf } from "../error-reasons";
import { client } from "./client";
import { partitionKey, sortKey } from "./table";

/** One write or condition check of a transaction: the parameters of DynamoDB's request, which ElectroDB's types call `any`. */
export type Write = (
  | { Put: object }
  | { Update: object }
  | { Delete: object }
  | { ConditionCheck: object }
) & {
  /**
   * Called when the condition of this write failed and {@link Options.refused} returned `"retry"`.
   * Throws the error for the caller, or returns `"retry"` if the condition may succeed now.
   */
  refused?(): Promise<"retry"> | "retry";
};

/** DynamoDB's limit for the writes of one transaction. */
export const maxWrites = 100;

/** Cancellation reasons that are independent of the data: the same transaction can succeed a moment later. */
const transientReasons = [
  "TransactionConflict",
  "ThrottlingError",
  "ProvisionedThroughputExceeded",
];

export type Options<Refused> = {
  /**
   * Called when at least one condition failed. `conditions` has an entry for each write, in their
   * order: `true` if its condition failed. Returns the result for the caller, or `"retry"` if the
   * items have changed since or the writes decide themselves.
   */
  refused(conditions: readonly boolean[]): Promise<Refused | "retry"> | Refused | "retry";
  /** The reason of the error when the time of the request is over. */
  busy: ReasonOf<"unavailable">;
};

/**
 * Sends the writes as one TransactWriteItems request: all of them take effect, or none. A conflict with another request on
 * the same items is retried as {@link untilUnchanged} does.
 *
 * The SDK adds a ClientRequestToken to each attempt and keeps it for its own retries, so that a request whose response was
 * lost is not applied twice. Only an attempt that DynamoDB has cancelled is repeated.
 *
 * @returns `"committed"`, or what `refused` returned
 * @throws AppError `unavailable` with the reason `busy` when the time of the request is over
 */
export async function transact<Refused = never>(
  writes: readonly Write[],
  { refused, busy }: Options<Refused>,
): Promise<Refused | "committed"> {
  const { outcome } = await untilUnchanged(async () => {
    const reasons = await send(writes);
    if (!reasons) return { outcome: "committed" as const };
    const conditions = reasons.map((reason) => reason === "ConditionalCheckFailed");
    if (conditions.includes(true)) {
      const result = await refused(conditions);
      if (result !== "retry") return { outcome: result };
      for (const [index, { refused: explain }] of writes.entries())
        if (conditions[index]) await explain?.();
    }
    return "changed";
  }, busy);
  return outcome;
}

/** Always fails: no item has this key. With it DynamoDB checks a whole transaction and then cancels it. */
function cancellation(): Write {
  return {
    ConditionCheck: {
      TableName: config.tableName,
      Key: { [partitionKey]: "user#dry-run", [sortKey]: "dry-run" },
      ConditionExpression: "attribute_exists(#key)",
      ExpressionAttributeNames: { "#key": partitionKey },
    },
  };
}

/**
 * @returns undefined when committed, else the reason of each write, `None` where it was not the cause
 * @throws RolledBack in a dry run
 */
async function send(given: readonly Write[]): Promise<string[] | undefined> {
  const writes = isDryRun() ? [...given, cancellation()] : given;
  try {
    const TransactItems = writes.map(
      ({ refused, ...write }) => write,
    ) as TransactWriteCommandInput["TransactItems"];
    await client.send(new TransactWriteCommand({ TransactItems }));
    return undefined;
  } catch (error) {
    const reasons = reasonsOf(error);
    const known = ["None", "ConditionalCheckFailed", ...transientReasons];
    if (!reasons?.every((reason) => known.includes(reason))) throw error;
    // A condition may fail as well: an account of a dry run does not exist.
    if (isDryRun() && !reasons.some((reason) => transientReasons.includes(reason)))
      throw new RolledBack(given.length);
    return reasons;
  }
}

function reasonsOf(error: unknown): string[] | undefined {
  if (!(error instanceof Error && error.name === "TransactionCanceledException")) return undefined;
  const { CancellationReasons = [] } = error as { CancellationReasons?: { Code?: string }[] };
  return CancellationReasons.map(({ Code = "None" }) => Code);
}

/** Condition checks whose refusal ends the transaction with an error. */
export function refusedWith(error: () => Error, checks: readonly Write[]): Write[] {
  const refused = () => {
    throw error();
  };
  return checks.map((check) => ({ ...check, refused }));
}

/**
 * Sends a conditional write, and others that take effect only with it.
 * @returns false when the condition does not hold
 * @throws AppError `unavailable` when the time of the request is over
 */
export async function transactIf(write: Write, others: readonly Write[]): Promise<boolean> {
  const outcome = await transact([write, ...others], {
    refused: ([isRefused]) => (isRefused ? "refused" : "retry"),
    busy: "busy",
  });
  return outcome === "committed";
}
