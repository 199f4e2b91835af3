/** One mail to one person: claimed, checked once more against what is true now, written and sent. */
import type { Clock } from "../clock";
import { config } from "../config";
import { Email } from "../email";
import {
  connect,
  connected,
  match,
  message,
  paid,
  type Rendered,
  refunded,
  registered,
  type Site,
} from "../email/templates";
import { Itinerary } from "../itinerary";
import { opposite } from "../itinerary/contract";
import { Outbox } from "../outbox";
import { User } from "../user";
import { matchEntity } from "./entity";
import { pairOf } from "./matcher";
import { oneClickUrl } from "./unsubscribe";

/**
 * - `sent`
 * - `dropped`: nobody wants it any more
 * - `taken`: another worker has it, or it is done
 * - `throttled`, `failed`, `parked`: what SES said, and the mail stays owed
 */
export type Outcome = "sent" | "dropped" | "taken" | "throttled" | "failed" | "parked";
type Recipient = NonNullable<Awaited<ReturnType<typeof User.recipient>>>;
type OfKind<Kind extends Outbox.Letter["kind"]> = Extract<Outbox.Letter, { kind: Kind }>;
type Matches = { kind: "match"; props: OfKind<"match">["props"][] };
/** What is in one envelope: all new matches of a person, or one letter of another kind. */
type Content = Exclude<Outbox.Letter, { kind: "match" }> | Matches;

/** Sends a mail that is owed. @throws when the table cannot be read or written: the mail is due again after its lease */
export function deliver(ref: Outbox.Ref, clock: Clock): Promise<Outcome> {
  return deliverTogether([ref], clock);
}

/** Sends all matches that somebody is owed, in one mail. */
export async function deliverMatches(uid: string, clock: Clock): Promise<Outcome> {
  const refs = await Outbox.dueMatches(uid, clock.now());
  return deliverTogether(refs, clock);
}

async function deliverTogether(refs: Outbox.Ref[], clock: Clock): Promise<Outcome> {
  const claims = await Promise.all(refs.map((ref) => Outbox.claim(ref, clock.now())));
  const claimed = claims.filter((one) => one !== undefined);
  if (claimed.length === 0) return "taken";

  const uid = claimed[0]?.uid ?? "";
  const recipient = await User.recipient(uid);
  const wanted = recipient ? await stillWanted(claimed, recipient, clock.now()) : [];
  const unwanted = claimed.filter((one) => !wanted.includes(one));
  await forgetMatches(unwanted);
  await Outbox.drop(unwanted);
  const content = contentOf(wanted.map(({ letter }) => letter));
  if (!recipient || !content) return "dropped";

  try {
    const messageId = await Email.send(await mailOf(uid, recipient, content));
    await Outbox.sent(wanted, messageId, clock.now());
    return "sent";
  } catch (error) {
    if (!(error instanceof Email.SendError)) throw error;
    if (error.reason === "throttled") {
      await Outbox.postpone(wanted, clock.now());
      return "throttled";
    }
    const permanent = error.reason === "permanent";
    return (await Outbox.failed(wanted, { permanent, error }, clock.now())) ? "parked" : "failed";
  }
}

/** Match mail needs a reader who wants it, two itineraries that are there, and a trip that is still ahead. */
async function stillWanted(
  claimed: Outbox.Claimed[],
  { notifyMatches }: Recipient,
  now: Date,
): Promise<Outbox.Claimed[]> {
  const matches = claimed.flatMap(({ letter }) => (letter.kind === "match" ? [letter.props] : []));
  const there = notifyMatches
    ? await Itinerary.existing(matches.flatMap(({ own, itinerary }) => [own, itinerary]))
    : new Set();
  return claimed.filter(({ letter }) => {
    switch (letter.kind) {
      case "match": {
        const { own, itinerary, mine, theirs } = letter.props;
        const ahead = Itinerary.isConnectable(mine, now) && Itinerary.isConnectable(theirs, now);
        return notifyMatches && there.has(own) && there.has(itinerary) && ahead;
      }
      case "connect":
        return notifyMatches && Itinerary.isConnectable(letter.props.trip, now);
      default:
        return true;
    }
  });
}

/**
 * Of a mail that nobody wants the match goes too: if an itinerary is posted again, the pair is told to who has not heard
 * of it.
 */
async function forgetMatches(dropped: Outbox.Claimed[]): Promise<void> {
  for (const { letter } of dropped) {
    if (letter.kind !== "match") continue;
    const { own: id, itinerary: other, role: type } = letter.props;
    await matchEntity()
      .delete(pairOf({ id, type }, { id: other, type: opposite(type) }))
      .go();
  }
}

function contentOf(letters: Outbox.Letter[]): Content | undefined {
  const matches = letters.flatMap((one) => (one.kind === "match" ? [one.props] : []));
  if (matches.length > 0)
    return { kind: "match", props: matches.sort((a, b) => b.score - a.score) };
  const [only] = letters;
  return only?.kind === "match" ? undefined : only;
}

async function mailOf(uid: string, { email, displayName }: Recipient, content: Content) {
  const listed = content.kind === "match" || content.kind === "connect";
  const unsubscribeUrl = listed ? await oneClickUrl(uid) : undefined;
  const site: Site = { origin: config.webOrigin, supportAddress: config.supportAddress };
  return {
    to: email,
    ...render(displayName, content, site, unsubscribeUrl ?? ""),
    ...(unsubscribeUrl && { unsubscribeUrl }),
    ...(content.kind === "message" && { replyTo: content.props.sender.email }),
    tags: { uid, kind: content.kind },
  };
}

function render(name: string, content: Content, site: Site, unsubscribeUrl: string): Rendered {
  switch (content.kind) {
    case "registered":
      return registered(name, content.props, site);
    case "match":
      return match(name, content.props, site, unsubscribeUrl);
    case "connect":
      return connect(name, content.props, site, unsubscribeUrl);
    case "paid":
      return paid(name, content.props, site);
    case "connected":
      return connected(name, content.props, site);
    case "refunded":
      return refunded(name, content.props, site);
    case "message":
      return message(content.props, site);
  }
}
