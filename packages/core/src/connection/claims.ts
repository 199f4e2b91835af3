/** Claims that the other participant can contradict: the two did not meet, or the airline has cancelled the flight. */
import type { Write } from "../db/transact";
import { opposite, type Type } from "../trip/contract";
import { type Attributes, type Change, writesOf } from "./change";
import { claimWrite } from "./claim-cases";
import type { ClaimKind } from "./claim-kinds";
import { endByWords } from "./ending";
import type { AirlineClaim, ConnectionItem } from "./entity";
import {
  airlineContradictedMails,
  airlineMails,
  contradictedMails,
  didNotMeetMails,
} from "./mails";
import { answerUntil } from "./refunds";
import { isUncontradicted } from "./schedule";
import type { ParticipantAction } from "./table";
import { isClaimOpen, wordOf, wordOnFlight } from "./words";

/** Operators have decided a contradicted claim: the fee is not refunded. Its connection says so from now on. */
export function notRefundedWrites(
  item: ConnectionItem,
  kind: Exclude<ClaimKind, "dispute">,
  now: Date,
): Promise<Write[]> {
  const notRefundedAt = now.toISOString();
  const { airline } = item;
  if (kind === "met") return writesOf(item, { notRefundedAt }, now);
  return writesOf(item, airline ? { airline: { ...airline, notRefundedAt } } : {}, now);
}

/** The traveler says that the two did not meet. */
export function didNotMeetClaim(item: ConnectionItem, now: Date): Change {
  const until = answerUntil("c", now).toISOString();
  const set = { didNotMeetAt: now.toISOString(), didNotMeetUntil: until };
  return claimed(item, "did-not-meet", "traveler", set, now, (after) =>
    didNotMeetMails(after, until, now),
  );
}

/** One of the two says that the airline has cancelled the flight. */
export function airlineClaim(item: ConnectionItem, by: Type, now: Date): Change {
  const airline: AirlineClaim = {
    by,
    at: now.toISOString(),
    until: answerUntil("d", now).toISOString(),
  };
  return claimed(item, "airline-cancelled", by, { airline }, now, (after) =>
    airlineMails(after, airline, now),
  );
}

/**
 * A participant says that the two did fly together, or that the flight takes place. Operators decide about the claim of the other one.
 * @param by who contradicts
 */
export function contradicted(item: ConnectionItem, by: Type, now: Date): Change {
  const at = now.toISOString();
  const { airline } = item;
  const isMet = by === "flightaid" && isUncontradicted(item);
  const isFlown = airline && isClaimOpen(item) && airline.by !== by;
  return {
    set: {
      ...(isMet && { contradictedAt: at }),
      ...(isFlown && { airline: { ...airline, contradictedAt: at } }),
    },
    writes: [
      ...(isMet ? [claimWrite(item, "met", now)] : []),
      ...(isFlown ? [claimWrite(item, "airline", now)] : []),
    ],
    mails: [
      ...(isMet ? contradictedMails(item, now) : []),
      ...(isFlown ? airlineContradictedMails(item, airline, now) : []),
    ],
  };
}

/**
 * If the other participant has said the same, the fee is refunded at once. If they have said the opposite, the claim is contradicted
 * at once.
 */
function claimed(
  item: ConnectionItem,
  action: Extract<ParticipantAction, "did-not-meet" | "airline-cancelled">,
  by: Type,
  set: Attributes,
  now: Date,
  mailsOf: (after: ConnectionItem) => Change["mails"] & object,
): Change {
  const other = opposite(by);
  const said = (action === "did-not-meet" ? wordOf : wordOnFlight)(item, other);
  if (said === "not-flown") return endByWords(item, action, now, set);
  const after = { ...item, ...set };
  if (said === undefined) return { set, mails: mailsOf(after) };
  const objected = contradicted(after, other, now);
  return { ...objected, set: { ...set, ...objected.set } };
}
