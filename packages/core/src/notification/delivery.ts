/** Delivery of one message: claims its mails, checks that they are still wanted, renders and sends it. */
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
import { oneClickUrl } from "./unsubscribe-url";

/**
 * - `sent`
 * - `dropped`: the recipient no longer wants it
 * - `skipped`: another worker has claimed it, it is sent, or it waits for the recipient's next turn
 * - `throttled`, `failed`, `parked`: SES's response; the mail stays in the outbox
 */
export type Outcome = "sent" | "dropped" | "skipped" | "throttled" | "failed" | "parked";
type Recipient = NonNullable<Awaited<ReturnType<typeof User.recipient>>>;
type OfKind<Kind extends Outbox.MailPayload["kind"]> = Extract<Outbox.MailPayload, { kind: Kind }>;
type Matches = { kind: "match"; props: OfKind<"match">["props"][] };
/** The content of one message: all due matches of a recipient, or one mail of another kind. */
type Content = Exclude<Outbox.MailPayload, { kind: "match" }> | Matches;

/** Sends one mail. @throws Error when the table cannot be read or written: the mail is due again after its lease */
export function deliver(ref: Outbox.Ref, clock: Clock): Promise<Outcome> {
  return deliverTogether([ref], clock);
}

/** Sends all due matches of a recipient in one message, unless the last such message is too recent: then they wait. */
export async function deliverMatches(uid: string, clock: Clock): Promise<Outcome> {
  const now = clock.now();
  const turn = await Outbox.claimTurn(uid, now);
  if (!turn) {
    const next = await Outbox.nextTurn(uid);
    if (next) await Outbox.delay(await Outbox.dueMatches(uid, now), next, now);
    return "skipped";
  }
  const outcome = await deliverTogether(await Outbox.dueMatches(uid, now), clock, turn);
  if (outcome !== "sent") await Outbox.releaseTurn(turn, clock.now());
  return outcome;
}

async function deliverTogether(
  refs: Outbox.Ref[],
  clock: Clock,
  turn?: Outbox.Turn,
): Promise<Outcome> {
  const claims = await Promise.all(refs.map((ref) => Outbox.claim(ref, clock.now())));
  const claimed = claims.filter((one) => one !== undefined);
  if (claimed.length === 0) return "skipped";

  const uid = claimed[0]?.uid ?? "";
  const recipient = await User.recipient(uid);
  const wanted = recipient ? await filterWanted(claimed, recipient, clock.now()) : [];
  const unwanted = claimed.filter((one) => !wanted.includes(one));
  await removeMatches(unwanted);
  await Outbox.drop(unwanted);
  const content = contentOf(wanted.map(({ payload }) => payload));
  if (!recipient || !content) return "dropped";

  try {
    const messageId = await Email.send(await mailOf(uid, recipient, content));
    await Outbox.markSent(wanted, messageId, clock.now(), turn);
    return "sent";
  } catch (error) {
    if (!(error instanceof Email.SendError)) throw error;
    if (error.reason === "throttled") {
      await Outbox.postpone(wanted, clock.now());
      return "throttled";
    }
    const permanent = error.reason === "permanent";
    const parked = await Outbox.markFailed(wanted, { permanent, error }, clock.now());
    return parked ? "parked" : "failed";
  }
}

/**
 * The mails that are still to be sent. A match mail requires that its recipient wants match mail, that both itineraries exist
 * and that both trips are in the future.
 */
async function filterWanted(
  claimed: Outbox.Claimed[],
  { notifyMatches }: Recipient,
  now: Date,
): Promise<Outbox.Claimed[]> {
  const matches = claimed.flatMap(({ payload }) =>
    payload.kind === "match" ? [payload.props] : [],
  );
  const existing = notifyMatches
    ? await Itinerary.existingIds(matches.flatMap(({ own, itinerary }) => [own, itinerary]))
    : new Set();
  return claimed.filter(({ payload }) => {
    switch (payload.kind) {
      case "match": {
        const { own, itinerary, mine, theirs } = payload.props;
        const ahead = Itinerary.isConnectable(mine, now) && Itinerary.isConnectable(theirs, now);
        return notifyMatches && existing.has(own) && existing.has(itinerary) && ahead;
      }
      case "connect":
        return notifyMatches && Itinerary.isConnectable(payload.props.trip, now);
      default:
        return true;
    }
  });
}

/**
 * Deletes the matches of dropped mails. If one of the itineraries is posted again, the pair matches anew and an owner who was
 * not notified is.
 */
async function removeMatches(dropped: Outbox.Claimed[]): Promise<void> {
  for (const { payload } of dropped) {
    if (payload.kind !== "match") continue;
    const { own: id, itinerary: other, role: type } = payload.props;
    await matchEntity()
      .delete(pairOf({ id, type }, { id: other, type: opposite(type) }))
      .go();
  }
}

function contentOf(payloads: Outbox.MailPayload[]): Content | undefined {
  const matches = payloads.flatMap((one) => (one.kind === "match" ? [one.props] : []));
  if (matches.length > 0)
    return { kind: "match", props: matches.sort((a, b) => b.score - a.score) };
  const [only] = payloads;
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
