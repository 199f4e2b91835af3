/**
 * Digests. A posting with many matches mails the best ones at once (matcher.ts). The owners of the others are owed a digest: one a day
 * for any number of postings, or one an hour before a near flight. It is due a day later. When it is sent, it contains all matches of the
 * itinerary that its owner does not know yet: the best ones as rows, the others as a number.
 *
 * No match is missed: a digest searches after every posting that found it owed. No match is mailed twice: one worker at a time sends
 * match mail to a recipient, and a sent digest keeps the keys of its matches.
 */
import { inSeconds } from "../clock";
import { transact } from "../db/transact";
import { Itinerary } from "../itinerary";
import { Outbox } from "../outbox";
import { Quota } from "../quota";
import { addDays } from "../trip/calendar";
import { lastDayOf } from "../trip/window";
import { limits } from "../usage-limits";
import { type MailedMatch, mailedMatch, type Side, topicOf, wants } from "./match-mail";

/** Characters of an id that tell itineraries apart. */
const idLength = 12;

/**
 * Makes sure that the owner of each side is owed a digest. Those that nobody has asked for yet count as match mails that `causer`
 * causes; beyond the limit of the day the last ones get none.
 */
export async function askForDigests(
  causer: string,
  sides: readonly Side[],
  now: Date,
): Promise<void> {
  if (sides.length === 0) return;
  const mails = sides.map((side) => digestMail(side, now));
  const owed = await Outbox.owed(mails);
  for (const mail of mails.filter(({ uid, key }) => !owed.has(`${uid} ${key}`))) {
    const writes = [Outbox.mailCreate(mail), Quota.spend(causer, "matchMails", now)];
    const outcome = await transact(writes, {
      refused: ([isOwed]) => (isOwed ? "owed" : "limit reached"),
      busy: "busy",
    });
    if (outcome === "limit reached") return;
  }
}

/** A digest is due that many seconds after it was first asked for. `length` is that of an instant's part that names the period. */
const periods = { day: { seconds: 86_400, length: 10 }, hour: { seconds: 3_600, length: 13 } };

/**
 * The digest of an itinerary for this day, or for this hour when a flight is near: a day later would be too late. It is due after
 * the period is over, so that everybody who finds it owed is in it.
 */
function digestMail({ uid, card: { id, itinerary } }: Side, now: Date): Outbox.Mail {
  const instant = now.toISOString();
  const latest = addDays(instant.slice(0, 10), limits.hourlyDigestDays);
  const isNear = itinerary.some(
    (leg) => lastDayOf(leg) >= instant.slice(0, 10) && leg.travelDate <= latest,
  );
  const { seconds, length } = periods[isNear ? "hour" : "day"];
  const topic = `${id}#${instant.slice(0, length)}`;
  return {
    ...Outbox.buildMail(uid, { kind: "digest", props: { own: id } }, topic, now),
    dueAt: inSeconds(now, seconds),
    // It keeps the keys of its matches as long as they can match.
    expiresAt: Itinerary.keptUntil(itinerary),
  };
}

/** What a recipient knows of matches and people. Read when it is needed. */
export type Known = {
  /** The keys of match mails, sent or not. */
  mails(): Promise<ReadonlySet<string>>;
  /** {@link pairKey} of the matches in digests. */
  digests(): Promise<ReadonlySet<string>>;
  /** Those with whom they have a live connection: other mails tell about them. */
  counterparts(): Promise<ReadonlySet<string>>;
};

/** The matches of an itinerary that its owner wants and no mail has contained, best first. */
export async function unmailed(own: string, known: Known, now: Date): Promise<MailedMatch[]> {
  const found = await Itinerary.matchesOf(own, now);
  if (!found) return [];
  const { record, matches } = found;
  const [mails, digests, counterparts] = await Promise.all([
    known.mails(),
    known.digests(),
    known.counterparts(),
  ]);
  const card = await Itinerary.publicCard(record);
  return matches
    .filter(({ uid, match }) => wants(record, match.tier) && !counterparts.has(uid))
    .filter(({ card: other }) => !mails.has(Outbox.keyOf("match", topicOf(card, other))))
    .map(({ card: other, match }) => mailedMatch(card, other, match))
    .filter((one) => !digests.has(pairKey(one)));
}

/** What a sent digest keeps of a match. */
export function pairKey({ own, itinerary }: Pick<MailedMatch, "own" | "itinerary">): string {
  return own.slice(0, idLength) + itinerary.slice(0, idLength);
}
