/** Whether the traveler gets a mail at each tap of the Flightaide, and what tells them. */

import type { AuthUser } from "../actor";
import { inSeconds } from "../clock";
import { Connection } from "../connection";
import { untilUnchanged } from "../contention";
import type { ParsedOf } from "../contract";
import { transact } from "../db/transact";
import { AppError } from "../error";
import { Itinerary } from "../itinerary";
import { Outbox } from "../outbox";
import { Push } from "../push";
import { Quota } from "../quota";
import { opposite, type Type } from "../trip/contract";
import type * as contract from "./contract";
import { revocableSeconds, type Journey as View } from "./contract";
import { putLinks } from "./follow-links";
import { paidConnection, pairChecks } from "./paid";
import { endOf, legsOf, type Step } from "./steps";
import { followLinksOf, tapOf } from "./stored";
import { journeyOf } from "./view";

const busy = "journey-busy";
/** Seconds after a tap until it is told: it can't be revoked any more, however long a revocation was on its way. */
const delay = revocableSeconds + 30;

/**
 * Chooses whether the traveler gets a mail when the Flightaide taps. Idempotent.
 * @throws AppError `not-found`, `forbidden` for the flightaid, `conflict` unless the connection is paid and the trip not over,
 *   `too-many-requests` beyond the changes of a day
 */
export async function setTapMails(
  actor: AuthUser,
  { id, wanted }: ParsedOf<typeof contract.setTapMails>,
  now: Date,
): Promise<View> {
  return untilUnchanged(async () => {
    const item = await paidConnection(actor, id, now);
    if (Connection.roleOf(item, actor.uid) !== "traveler") throw new AppError("traveler-only");
    const until = endOf(legsOf(item));
    if (now >= until) throw new AppError("trip-over");
    const stored = await followLinksOf(id);
    if ((stored?.tapMails ?? false) !== wanted) {
      const own = [
        {
          Put: putLinks(
            id,
            { ...stored, tapMails: wanted },
            stored?.links ?? [],
            Math.ceil(until.getTime() / 1000),
          ),
        },
        ...Connection.unchangedChecks(item),
      ];
      const outcome = await transact<"changed">(
        [...own, ...pairChecks(item), Quota.spend(actor.uid, "tapMails", now)],
        {
          refused: (conditions) =>
            conditions.slice(0, own.length).includes(true) ? "changed" : "retry",
          busy,
        },
      );
      if (outcome === "changed") return outcome;
    }
    return journeyOf(actor, item, now);
  }, busy);
}

/**
 * What tells the counterpart of a tap, once it can't be revoked any more: their devices, and by mail a traveler who has asked for it.
 * Nothing of a step that they have tapped themselves.
 */
export async function toldOf(
  item: Connection.ConnectionItem,
  { step, key, at, by }: { step: Step; key: string; at: Date; by: Type },
  now: Date,
): Promise<Outbox.Mail[]> {
  const reader = opposite(by);
  const leg = legsOf(item)[step.leg - 1];
  if (!leg || !Connection.sideOf(item, reader) || (await tapOf(item.id, step, reader))) return [];
  const props = {
    ...Connection.mailProps(item, reader),
    tap: step.kind,
    flight: Itinerary.tripOf(leg),
    leg: step.leg,
    key,
    at: at.toISOString(),
    airportZone: step.timeZone,
  };
  const built = Outbox.buildMail(item[reader], { kind: "tap", props }, `${item.id}#${key}`, now);
  const mail = {
    ...built,
    dueAt: inSeconds(now, delay),
    expiresAt: Math.min(built.expiresAt, item.expiresAt),
  };
  const isWanted = reader === "traveler" && (await followLinksOf(item.id))?.tapMails;
  return [...(isWanted ? [mail] : []), ...(await Push.owedFor([mail], now))];
}

/** Whether a tap that was to be told was not revoked. @param role of whoever has tapped */
export async function isTapped(
  connection: string,
  { leg, tap: kind, key }: { leg: number; tap: Step["kind"]; key: string },
  role: Type,
): Promise<boolean> {
  return (await tapOf(connection, { leg, kind }, role))?.key === key;
}
