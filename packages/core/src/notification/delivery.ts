/** Delivery of one message or push: claims its mails, checks that they are still wanted, renders and sends it. */
import { maxAttempts } from "../backoff";
import { Block } from "../block";
import type { Clock } from "../clock";
import { config } from "../config";
import { Connection } from "../connection";
import { caseIdOf } from "../connection/case-id";
import type { State } from "../connection/contract";
import { Email } from "../email";
import {
  type AtEnd,
  connectionPath,
  type MailProps,
  type Rendered,
  seeksNext,
  type Trip,
  templates,
  topics,
  tripLine,
} from "../email/templates";
import { Itinerary } from "../itinerary";
import { Journey } from "../journey";
import { type Language, languagePrefix, languages } from "../language/contract";
import { translator } from "../language/translator";
import { Matching } from "../matching";
import { Message } from "../message";
import { once } from "../once";
import { Outbox } from "../outbox";
import { Push } from "../push";
import { withCityNames } from "../trip/city-names";
import { opposite } from "../trip/contract";
import { User } from "../user";
import {
  answerPath,
  type BeforeFlight,
  isBeforeFlight,
  meetingOf,
  ofConnection,
  ofPosting,
} from "./before-flight";
import { type Known, pairKey, unmailed } from "./digest";
import { matchEntity } from "./entity";
import { type MailedMatch, mailedMatch, pairOf, propsOf, wants } from "./match-mail";
import { present } from "./stored-payload";
import { oneClickUrl } from "./unsubscribe-url";

/**
 * - `sent`
 * - `dropped`: the recipient no longer wants it
 * - `skipped`: another worker has claimed it, it is sent, or it waits for the recipient's next turn
 * - `throttled`, `failed`, `parked`: SES's response; the mail stays in the outbox
 */
export type Outcome = "sent" | "dropped" | "skipped" | "throttled" | "failed" | "parked";
type Recipient = Pick<
  NonNullable<Awaited<ReturnType<typeof User.recipient>>>,
  "email" | "displayName" | "mailLanguage" | "notifyMatches" | "notifyRequests"
>;
/** The content of one message: all due matches of a recipient, or one mail of another kind. */
type Content<Kind extends keyof MailProps = keyof MailProps> = {
  [One in Kind]: { kind: One; props: MailProps[One] };
}[Kind];

type Next = Pick<AtEnd, "next" | "isPosted">;
type PaidProps = MailProps["paid"];
type ChangedProps = MailProps["changed"];

const requested = ["requested"] as const satisfies State[];
/** The states in which the traveler can pay. */
const unpaid = ["accepted", "ordered"] as const satisfies State[];
/** Number of next best matches that a mail about an end shows. */
const shownNext = 3;

/**
 * Sends one mail or push.
 * @throws Error when the table cannot be read or written: the mail is due again after its lease. PushError for a push that was given up
 */
export function deliver(ref: Outbox.Ref, clock: Clock): Promise<Outcome> {
  return Outbox.isPush(ref) ? deliverPush(ref, clock) : deliverTogether([ref], clock);
}

/** Sends one push, with the content that its mail has now. Drops it if the recipient has read the message. */
async function deliverPush(ref: Outbox.Ref, clock: Clock): Promise<Outcome> {
  const claimed = await Outbox.claim(ref, clock.now());
  if (!claimed) return "skipped";
  const {
    read: [push],
    failures,
  } = await readAll([claimed], clock.now());
  if (push?.payload.kind !== "push") throw failures[0];
  const { device: id, mail } = push.payload.props;
  const { uid } = push;
  const [device, recipient] = await Promise.all([
    Push.deviceOf(uid, id, clock.now()),
    User.recipient(uid),
  ]);
  const none = async () => new Set<string>();
  const known = { mails: none, digests: none, counterparts: none };
  const [wanted] =
    device && recipient
      ? await filterWanted([{ ...push, payload: mail }], recipient, known, clock.now())
      : [];
  const told = wanted?.payload;
  if (!device || !recipient || !told || !Outbox.isPushed(told) || (await isRead(told))) {
    await Outbox.drop([push]);
    return "dropped";
  }
  const ttl = Math.floor(push.expiresAt - clock.now().getTime() / 1000);
  const { urgency } = Outbox.pushKinds[told.kind];
  const topic = `${told.kind}#${told.props.connection}`;
  const payload = JSON.stringify({ ...(await noteOf(told, recipient)), tag: topic });
  try {
    await Push.send(device, { payload, ttl, urgency, topic });
  } catch (error) {
    if (!(error instanceof Push.PushError)) throw error;
    return failPush(push, device, error, clock.now());
  }
  await Outbox.markSent([push], device.id, clock.now());
  return "sent";
}

/** A push that cannot arrive is dropped, because its mail stays. @throws PushError when it is given up */
async function failPush(
  push: Outbox.Claimed,
  device: Push.StoredDevice,
  error: Push.PushError,
  now: Date,
): Promise<Outcome> {
  const { reason, retryAfter = 0 } = error;
  if (reason === "later" && push.attempts + 1 < maxAttempts) {
    await Outbox.markFailed([push], { permanent: false, error, retryAfter }, now);
    return "failed";
  }
  if (reason === "gone") await Push.forgetDevice(push.uid, device);
  await Outbox.drop([push]);
  if (reason === "gone") return "dropped";
  throw error;
}

async function isRead({ kind, props }: Outbox.Pushed): Promise<boolean> {
  return (
    kind === "new-message" && !(await Message.isUnread(props.connection, opposite(props.role)))
  );
}

/** What the service worker shows: the heading of the mail, which names the counterpart by their initial only. */
async function noteOf(
  told: Outbox.Pushed,
  { displayName: name, mailLanguage: language }: Recipient,
): Promise<{ title: string; body: string; path: string; lang: Language }> {
  const { inLanguage, site, i18n } = await speaking(language);
  const { kind, props } = inLanguage(told);
  const { heading } = render({ kind, props } as Content, {
    i18n,
    name,
    site,
    answerUrl: undefined,
    appealUrl: undefined,
    unsubscribe: undefined,
  });
  const trip = props.mine ?? props.theirs;
  const path = `${languagePrefix(language)}${connectionPath(props.connection)}`;
  return { title: heading, body: trip ? tripLine(i18n, trip) : "", path, lang: language };
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
  const stored = claims.filter((one) => one !== undefined);
  if (stored.length === 0) return "skipped";
  const { read: claimed, failures } = await readAll(stored, clock.now());

  const uid = stored[0]?.uid ?? "";
  const recipient = await recipientOf(uid);
  const known = {
    mails: once(() => Outbox.matchMailKeys(uid)),
    digests: once(() => Outbox.digestMatchKeys(uid)),
    counterparts: once(() => Connection.counterpartsOf(uid, clock.now())),
  };
  const wanted = recipient ? await filterWanted(claimed, recipient, known, clock.now()) : [];
  const { mails, failures: unsearched } = await fillDigests(wanted, known, clock.now());
  failures.push(...unsearched);
  const unwanted = claimed.filter(({ key }) => !wanted.some((one) => one.key === key));
  await removeMatches(unwanted);
  await Outbox.drop([...unwanted, ...mails.filter(({ matches }) => matches?.length === 0)]);
  const filled = mails.filter(({ matches }) => matches?.length !== 0);
  const content = contentOf(filled);
  if (!recipient || !content) {
    if (failures.length > 0) throw failures[0];
    return "dropped";
  }

  // A failure of this search does not stop the mail.
  const [next] = await Promise.allSettled([nextOf(content, clock.now())]);
  const mail = await mailOf(uid, recipient, content, next.status === "fulfilled" ? next.value : {});
  if (mail instanceof Unrenderable) {
    await fail(filled, mail, clock.now());
    throw mail;
  }
  const outcome = await send(filled, mail, clock, turn);
  if (next.status === "rejected") throw next.reason;
  if (failures.length > 0) throw failures[0];
  return outcome;
}

/** Mails as this version reads them. One that it cannot read is tried again after a backoff, and does not stop the others. */
async function readAll(
  stored: Outbox.Claimed[],
  now: Date,
): Promise<{ read: Outbox.Claimed[]; failures: unknown[] }> {
  const read: Outbox.Claimed[] = [];
  const failures: unknown[] = [];
  for (const mail of stored)
    try {
      read.push({ ...mail, payload: present(mail.payload) });
    } catch (error) {
      failures.push(error);
      await fail([mail], error, now);
    }
  return { read, failures };
}

async function fail(mails: Outbox.Claimed[], error: unknown, now: Date): Promise<void> {
  const reason = error instanceof Error ? error : new Error(String(error));
  await Outbox.markFailed(mails, { permanent: false, error: reason }, now);
}

/** A mail; for a digest also its matches. */
type Filled = Outbox.Claimed & { matches?: MailedMatch[] };

/** Searches what digests tell. A digest whose search fails is tried again after a backoff, and does not stop the others. */
async function fillDigests(
  mails: Outbox.Claimed[],
  known: Known,
  now: Date,
): Promise<{ mails: Filled[]; failures: unknown[] }> {
  const filled: Filled[] = [];
  const failures: unknown[] = [];
  const mailed = new Set<string>();
  for (const mail of mails) {
    if (mail.payload.kind !== "digest") {
      filled.push(mail);
      continue;
    }
    try {
      const found = await unmailed(mail.payload.props.own, known, now);
      const matches = found.filter((one) => areConnectable(one, now) && !mailed.has(pairKey(one)));
      for (const one of matches) mailed.add(pairKey(one));
      filled.push({ ...mail, matches, matchKeys: matches.map(pairKey) });
    } catch (error) {
      failures.push(error);
      await fail([mail], error, now);
    }
  }
  return { mails: filled, failures };
}

async function send(
  mails: Outbox.Claimed[],
  mail: Email.Mail,
  clock: Clock,
  turn: Outbox.Turn | undefined,
): Promise<Outcome> {
  try {
    const messageId = await Email.send(mail);
    await Outbox.markSent(mails, messageId, clock.now(), turn);
    return "sent";
  } catch (error) {
    if (!(error instanceof Email.SendError)) throw error;
    if (error.reason === "throttled") {
      await Outbox.postpone(mails, clock.now());
      return "throttled";
    }
    const permanent = error.reason === "permanent";
    const parked = await Outbox.markFailed(mails, { permanent, error }, clock.now());
    return parked ? "parked" : "failed";
  }
}

/** A user's address and preferences, or the operators' address. @returns undefined when the user is leaving or unknown */
async function recipientOf(uid: string): Promise<Recipient | undefined> {
  if (uid !== Outbox.operators) return User.recipient(uid);
  return {
    email: config.supportAddress,
    displayName: "",
    mailLanguage: languages[0],
    notifyMatches: false,
    notifyRequests: false,
  };
}

/** The mails that are still to be sent, with what they say by now: those that still say what is so, to someone who wants them. */
async function filterWanted(
  claimed: Outbox.Claimed[],
  { notifyMatches, notifyRequests }: Recipient,
  known: Known,
  now: Date,
): Promise<Outbox.Claimed[]> {
  const uid = claimed[0]?.uid ?? "";
  const matches = claimed.flatMap(({ payload }) =>
    payload.kind === "match" ? [payload.props] : [],
  );
  const records = notifyMatches
    ? await Itinerary.recordsOfIds(matches.flatMap(({ own, itinerary }) => [own, itinerary]))
    : new Map<string, Itinerary.ItineraryRecord>();
  // Read once, and only for mails that need it.
  const unmatchable = once(() => Block.unmatchable(uid));
  const wanted = await Promise.all(
    claimed.map(async (mail) => {
      const { payload, expiresAt } = mail;
      if (expiresAt * 1000 <= now.getTime()) return [];
      if (isBeforeFlight(payload)) {
        const current = await beforeFlightNow(payload, mail);
        return current ? [{ ...mail, payload: current }] : [];
      }
      if (payload.kind === "paid") {
        const props = await paidNow(payload.props);
        return props ? [{ ...mail, payload: { ...payload, props } }] : [];
      }
      if (payload.kind === "registered")
        return [{ ...mail, payload: { ...payload, props: { ...payload.props, notifyMatches } } }];
      if (payload.kind === "changed") {
        const props = await changedNow(payload.props);
        return props ? [{ ...mail, payload: { ...payload, props } }] : [];
      }
      if (payload.kind === "no-answer") {
        const props = { ...payload.props, until: Connection.noAnswerUntil(now).toISOString() };
        return (await isWanted(payload, mail.key))
          ? [{ ...mail, payload: { ...payload, props } }]
          : [];
      }
      if (payload.kind !== "match") return (await isWanted(payload, mail.key)) ? [mail] : [];
      const props = await currentMatch(payload.props);
      return props ? [{ ...mail, payload: { ...payload, props } }] : [];
    }),
  );
  return wanted.flat();

  /**
   * A match by the current state of both itineraries.
   * @returns undefined if they no longer match, if their owners are connected, or if a digest has had the match
   */
  async function currentMatch({ own, itinerary }: MailedMatch): Promise<MailedMatch | undefined> {
    const [mine, theirs] = [records.get(own), records.get(itinerary)];
    if (!mine || !theirs || mine.paused || theirs.paused) return undefined;
    const found = Matching.matchOf(mine, theirs, now);
    if (!found || !wants(mine, found.tier)) return undefined;
    const [card, other] = await Promise.all([mine, theirs].map(Itinerary.companionCard));
    if (!card || !other) return undefined;
    const current = mailedMatch(card, other, found);
    const offered = { uid: theirs.uid, card: other };
    if (Matching.isApart(await unmatchable(), offered, mine)) return undefined;
    if ((await known.counterparts()).has(theirs.uid)) return undefined;
    // A digest may have been sent between the posting and its search.
    const isMailed = (await known.digests()).has(pairKey(current));
    return areConnectable(current, now) && !isMailed ? current : undefined;
  }

  async function beforeFlightNow(payload: BeforeFlight, ref: Outbox.Ref) {
    if (payload.kind === "still-flying-posting")
      return notifyMatches ? ofPosting(payload, ref, now) : undefined;
    const item = await itemIn(["paid"], payload.props);
    return item && ofConnection(payload, item, now);
  }

  /** The receipt, with contact data as long as the two are connected. @returns undefined when the connection is not stored any more */
  async function paidNow({ contact, ...receipt }: PaidProps): Promise<PaidProps | undefined> {
    if (!(await Connection.get(receipt.connection))) return undefined;
    const isConnected = await isIn(["paid"], receipt);
    return { ...receipt, ...(contact && isConnected && { contact }) };
  }

  /** A change, with its question as long as that is open. @returns undefined when the reader is not told */
  async function changedNow({ stayBy, ...props }: ChangedProps): Promise<ChangedProps | undefined> {
    // A flightaid who has not answered sees the trip on the page and in the reminder.
    const states = [...(props.role === "traveler" ? requested : []), ...unpaid, "paid" as const];
    const item = await itemIn(states, props);
    const asks = stayBy && item && Connection.isAllowed(item, "leave", "traveler", now);
    return item && { ...props, ...(asks && { stayBy }) };
  }

  async function isWanted(
    {
      kind,
      props,
    }: Exclude<
      Outbox.MailPayload,
      { kind: "registered" | "match" | "paid" | "changed" } | BeforeFlight
    >,
    key: string,
  ) {
    switch (kind) {
      case "digest":
        return notifyMatches;
      case "connect":
      case "reminder":
        if (!notifyRequests || !areConnectable(props, now)) return false;
        return isIn(props.state === "requested" ? ["requested"] : unpaid, props);
      case "accepted":
      case "payable":
        return isIn(unpaid, props);
      case "new-message":
        return isIn([...requested, ...unpaid, "paid"], props);
      case "tap": {
        const item = await itemIn(["paid"], props);
        return item !== undefined && Journey.isTapped(item.id, props, opposite(props.role));
      }
      case "push":
        return false;
      case "no-answer":
      case "did-not-meet":
      case "airline": {
        // Silence gives the fee back: the question reaches its reader after a block too.
        const item = await withState(["paid"], props);
        return item !== undefined && Connection.isAsked(item, kind);
      }
      case "not-paid": {
        // Another order may have been paid since. Money that goes back is told in any case.
        const item = await Connection.get(props.connection);
        return item !== undefined && (props.outcome === "returned" || item.state !== "paid");
      }
      case "connected":
      case "review":
        return isIn(["paid"], props);
      case "paused":
      case "report-decided":
      case "warned":
      case "appeal-decided":
      case "suspended":
      case "reinstated":
      case "operators":
        return true;
      case "message": {
        // A message to oneself has no connection in its key.
        const [, connection = "", random] = key.split("#");
        return random === undefined || isIn(["paid"], { connection });
      }
      default:
        // It tells how the connection is or has ended, as long as there is one.
        return (await Connection.get(props.connection)) !== undefined;
    }
  }

  async function isIn(states: readonly State[], props: { connection: string }): Promise<boolean> {
    return (await itemIn(states, props)) !== undefined;
  }

  /** The connection, if it is in one of the states and its two participants may still meet. */
  async function itemIn(
    states: readonly State[],
    props: { connection: string },
  ): Promise<Connection.ConnectionItem | undefined> {
    const item = await withState(states, props);
    if (!item) return undefined;
    const { hidden: others } = await unmatchable();
    return others.has(item.traveler) || others.has(item.flightaid) ? undefined : item;
  }

  /** The connection, if it is in one of the states. */
  async function withState(
    states: readonly State[],
    { connection }: { connection: string },
  ): Promise<Connection.ConnectionItem | undefined> {
    const item = await Connection.get(connection);
    return item && states.includes(Connection.stateOf(item, now)) ? item : undefined;
  }
}

/** Whether people can still be connected for the trips that are known. */
function areConnectable(
  { mine, theirs }: { mine?: Trip | undefined; theirs?: Trip | undefined },
  now: Date,
): boolean {
  return [mine, theirs].every((trip) => !trip || Itinerary.isConnectable(trip, now));
}

/** After the end of a connection: whether others find the reader's trip, and its next best matches without the counterpart. */
async function nextOf(content: Content, now: Date): Promise<Next> {
  if (content.kind !== "ended" && content.kind !== "refunded") return {};
  const { own, connection } = content.props;
  if (!own || !seeksNext(content.props)) return {};
  const [found, item] = await Promise.all([
    Itinerary.matchesOf(own, now),
    Connection.get(connection),
  ]);
  if (!found) return {};
  const card = await Itinerary.publicCard(found.record);
  const next = found.matches
    .filter((one) => ![item?.traveler, item?.flightaid].includes(one.uid))
    .map((one) => propsOf(card, one.card, one.match))
    .filter((one) => areConnectable(one, now))
    .slice(0, shownNext);
  const isPosted = found.record.legs.some((leg) => Itinerary.isConnectable(leg, now));
  return { next, isPosted };
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

function contentOf(mails: Filled[]): Content | undefined {
  const matched = mails.flatMap(({ payload, matches = [] }) =>
    payload.kind === "match" ? [payload.props] : matches,
  );
  if (matched.length > 0)
    return { kind: "match", props: matched.sort((a, b) => b.score - a.score) };
  const [only] = mails.map(({ payload }) => payload);
  return only?.kind === "match" || only?.kind === "digest" || only?.kind === "push"
    ? undefined
    : only;
}

/**
 * Names the counterpart in full where a payment connects the two, and the day before the flight with phone number and meeting point. No stored mail
 * holds it: they may leave before it is sent.
 */
async function withFullName(content: Content): Promise<Content> {
  const { props } = content;
  if (!("connection" in props)) return content;
  const item = await Connection.get(props.connection);
  const fullName = item && Connection.fullNameFor(item, props.role);
  const meeting = content.kind === "day-before" ? await meetingOf(content.props) : {};
  return { ...content, props: { ...props, ...meeting, ...(fullName && { fullName }) } } as Content;
}

async function mailOf(
  uid: string,
  { email, displayName: name, mailLanguage: language }: Recipient,
  content: Content,
  next: Next,
): Promise<Email.Mail | Unrenderable> {
  const topic = topics[content.kind];
  const unsubscribe = topic && { url: await oneClickUrl(uid, topic), topic };
  const { inLanguage, site, i18n } = await speaking(language);
  const answerUrl =
    isBeforeFlight(content) && content.kind !== "day-before"
      ? `${site.home}${await answerPath(uid, content)}`
      : undefined;
  const caseId = appealableCaseOf(content);
  const appealUrl = caseId ? `${site.home}${await appealPathOf(uid, caseId)}` : undefined;
  const at = { i18n, name, site, unsubscribe, answerUrl, appealUrl, ...inLanguage(next) };
  const named = inLanguage(await withFullName(content));
  let rendered: Rendered;
  try {
    rendered = render(named, at);
  } catch (cause) {
    return new Unrenderable(`A mail ${content.kind} cannot be rendered`, { cause });
  }
  return {
    to: email,
    ...rendered,
    ...(unsubscribe && { unsubscribeUrl: unsubscribe.url }),
    ...(content.kind === "message" && { replyTo: content.props.sender.email }),
    tags: { uid, kind: content.kind },
  };
}

/** The case whose decision a mail tells, if its reader can ask for a second look. */
function appealableCaseOf(content: Content): string | undefined {
  switch (content.kind) {
    case "warned":
    case "suspended":
      return content.props.report;
    case "not-refunded": {
      const { appeal, connection: id, claim: kind } = content.props;
      return appeal === "open" ? caseIdOf({ id, kind }) : undefined;
    }
    default:
      return undefined;
  }
}

async function appealPathOf(uid: string, caseId: string): Promise<string> {
  // Loaded on demand: few mails tell a decision.
  const { Safety } = await import("../safety");
  return Safety.appealPath(uid, caseId);
}

async function speaking(language: Language) {
  const { webOrigin, supportAddress, postalAddress } = config;
  // Loaded on demand: few calls of a function send a mail.
  const { cityIn } = await import("../language/cities");
  return {
    i18n: translator(language),
    site: { home: `${webOrigin}${languagePrefix(language)}`, supportAddress, postalAddress },
    inLanguage: <Value>(value: Value) => withCityNames(value, (iata) => cityIn(language, iata)),
  };
}

/** The template has failed. */
class Unrenderable extends Error {
  override readonly name = "Unrenderable";
}

function render<Kind extends keyof MailProps>({ kind, props }: Content<Kind>, at: AtEnd): Rendered {
  return templates[kind](props, at);
}
