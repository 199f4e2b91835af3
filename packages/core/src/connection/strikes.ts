/** Flightaids who cancel paid connections: what counts, and what operators are told of those who are off offer. */
import { Outbox } from "../outbox";
import { Quota } from "../quota";
import type { Type } from "../trip/contract";
import type { Change } from "./change";
import type { EndReason } from "./contract";
import type { ConnectionItem } from "./entity";

/** The airline's cancellations are not the flightaid's. A paid connection ends as `withdrawn` by a block. */
const countedReasons: readonly EndReason[] = [
  "cannot-fly",
  "other",
  "deleted",
  "changed",
  "left",
  "withdrawn",
];

/**
 * The end of a paid connection, counted if the flightaid has caused it. The one that takes the flightaid off offer owes operators a mail.
 * @param ended the change that ends it
 */
export async function counted(
  item: ConnectionItem,
  by: Type,
  ended: Change,
  now: Date,
): Promise<Change> {
  const reason = ended.set.endReason;
  const isCounted = item.state === "paid" && by === "flightaid" && ended.transition !== undefined;
  if (!isCounted || !reason || !countedReasons.includes(reason)) return ended;
  const { writes, goesOff } = await Quota.strikeWrites(item.flightaid, item.id, now);
  // An account that is being deleted cannot be put on offer again.
  const isTold = goesOff && reason !== "left";
  return {
    ...ended,
    writes: [...(ended.writes ?? []), ...writes],
    mails: [...(ended.mails ?? []), ...(isTold ? [offOfferMail(item, now)] : [])],
  };
}

/** Names the connection and not the account, because a mail outlives the account. */
function offOfferMail({ id }: ConnectionItem, now: Date): Outbox.Mail {
  const rows: [string, string][] = [
    ["Last connection", id],
    ["To look at it, and decide", `/desk?view=payments&id=${id}`],
  ];
  const props = { subject: "A Flightaide has cancelled too often and is off offer", rows };
  return Outbox.buildMail(Outbox.operators, { kind: "operators", props }, `offers#${id}`, now);
}
