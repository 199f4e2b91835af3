/** Messages on the page of a connection: how a traveler and a flightaid talk before and after one of them says yes or pays. */

import { hash, randomUUID } from "node:crypto";
import type { EntityItem } from "electrodb";
import type { AuthUser } from "../actor";
import { Block } from "../block";
import { inSeconds } from "../clock";
import { Connection } from "../connection";
import { untilUnchanged } from "../contention";
import type { ParsedOf } from "../contract";
import { refusedWith, transact } from "../db/transact";
import { AppError } from "../error";
import { Itinerary } from "../itinerary";
import { Masking } from "../masking";
import { Outbox } from "../outbox";
import { Push } from "../push";
import { Quota } from "../quota";
import { opposite, type Type } from "../trip/contract";
import { types } from "../trip/type";
import { limits } from "../usage-limits";
import { User } from "../user";
import type * as contract from "./contract";
import { maxMessages, type Message as View } from "./contract";
import { lastMessageEntity, messageEntity, messageKeyEntity } from "./entity";

export * as Message from ".";

/** `text` as written. `masked` is what the counterpart reads before a payment, where that differs. */
export type Written = { role: Type; at: string; text: string; masked?: string };

type Item = Connection.ConnectionItem;
type Last = EntityItem<ReturnType<typeof lastMessageEntity>>;

/** Milliseconds during which the same text again is a repeated request. */
const repetitionTime = 60_000;
const busy = "messages-crossing";

/**
 * Writes to the counterpart. The first message that they have not read owes them a mail without the text, at once, or an hour after
 * the last one, and tells their devices at once. No other does until they read: that mail is about all of them. Idempotent by `key`; without one, the same text again within a minute is not written twice.
 * @throws AppError `not-found`, `conflict` once the connection is over or when one of them is leaving, `too-many-requests`
 *   beyond the messages of a day, on this connection or on all of them
 */
export async function write(
  actor: AuthUser,
  { id, text, key }: ParsedOf<typeof contract.write>,
  now: Date,
): Promise<{ messages: View[]; mails: Outbox.Ref[] }> {
  const mails = await untilUnchanged(async () => {
    const item = await Connection.ofParticipant(actor, id);
    const role = Connection.roleOf(item, actor.uid);
    if (!Connection.allows("write", role, Connection.stateOf(item, now))) {
      // The answer to it was lost, and the connection is over since.
      if (await isWritten({ connection: id, role, key })) return [];
      throw over();
    }
    // Read first, so that a message that arrives during the following reads makes this attempt fail.
    const last = await lastOf(id, role);
    const masked = await asMasked(item, role, text, now);
    return tryWrite(actor, item, { text, masked, key, last }, now);
  }, busy);
  return { messages: await list(actor, id, now), mails };
}

/**
 * Returns a text as the counterpart would read it now, or as everyone would.
 * @throws AppError `not-found`, `too-many-requests`
 */
export async function preview(
  actor: AuthUser,
  { id, text, isPublic = false }: ParsedOf<typeof contract.preview>,
  now: Date,
): Promise<{ text: string }> {
  const item = await Connection.ofParticipant(actor, id);
  await User.spendPreview(actor.uid, now);
  if (isPublic) return { text: await Masking.maskText(text, await Connection.namesIn(item, now)) };
  if (Connection.stateOf(item, now) === "paid") return { text };
  return { text: await asMasked(item, Connection.roleOf(item, actor.uid), text, now) };
}

async function asMasked(item: Item, writer: Type, text: string, now: Date): Promise<string> {
  const [names, told] = await Promise.all([Connection.namesIn(item, now), toldBy(item, writer)]);
  return Masking.maskText(text, names, told);
}

/** Messages of one writer that are examined together. */
const examinedMessages = 10;

/** What the actor has told the counterpart of a connection, as they read it, oldest first. @throws AppError `not-found` */
export async function toldOn(actor: AuthUser, id: string): Promise<Masking.Told[]> {
  const item = await Connection.ofParticipant(actor, id);
  return toldBy(item, Connection.roleOf(item, actor.uid));
}

/** The newest connections of a writer whose texts are examined together. */
const examinedConnections = 20;

/** What the actor has told each counterpart with whom no payment connects them, as they read it, oldest first. Without notes. */
export async function conversations(actor: AuthUser, now: Date): Promise<string[][]> {
  const unpaid = (await Connection.ofUser(actor.uid)).filter(
    (item) => Connection.stateOf(item, now) !== "paid",
  );
  const told = await Promise.all(
    unpaid
      .slice(0, examinedConnections)
      .reverse()
      .map(async (item) => {
        const role = Connection.roleOf(item, actor.uid);
        return { reader: item[opposite(role)], texts: await writtenOn(item, role) };
      }),
  );
  const readers = [...new Set(told.map(({ reader }) => reader))];
  return readers
    .map((one) => told.flatMap(({ reader, texts }) => (reader === one ? texts : [])))
    .filter((texts) => texts.length > 0);
}

/** What the writer has told the counterpart: in notes, and on each connection of the two, which both can still read. */
async function toldBy(item: Item, writer: Type): Promise<Masking.Told[]> {
  const [uid, reader] = [item[writer], item[opposite(writer)]];
  const [notes, all] = await Promise.all([Itinerary.shownTexts(uid), Connection.ofUser(uid)]);
  const others = all
    .filter(
      ({ id, traveler, flightaid }) => id !== item.id && [traveler, flightaid].includes(reader),
    )
    .slice(0, examinedConnections)
    .reverse();
  const written = await Promise.all(
    [...others, item].map((one) => writtenOn(one, Connection.roleOf(one, uid))),
  );
  return [...notes, ...written.flat()];
}

/** The answer and the last messages. */
async function writtenOn(item: Item, writer: Type): Promise<string[]> {
  const { data } = await messageEntity()
    .query.byConnection({ connection: item.id })
    .where(({ role }, { eq }) => eq(role, writer))
    .go({ consistent: true, order: "desc", limit: maxMessages, count: examinedMessages });
  const messages = data.map(({ text, masked = text }) => masked).reverse();
  const answer = writer === "flightaid" && item.answerText ? [item.answerText] : [];
  return [...answer, ...messages];
}

/**
 * The newest {@link maxMessages}, oldest first: the counterpart's as written while the connection is paid, and masked before, after
 * and once one has blocked the other. The counterpart's count as read.
 * @throws AppError `not-found`
 */
export async function list(actor: AuthUser, id: string, now: Date): Promise<View[]> {
  const item = await Connection.ofParticipant(actor, id);
  const role = Connection.roleOf(item, actor.uid);
  // First: a message that arrives meanwhile causes a mail although it is shown, not the other way round.
  await markRead(item, opposite(role), now);
  const isHidden = (await Block.hiddenFrom(actor.uid)).has(item[opposite(role)]);
  const isPaid = Connection.stateOf(item, now) === "paid" && !isHidden;
  return (await newestOf(id)).map(({ id, at, role: writer, text, masked = text }) => {
    const mine = writer === role;
    return { id, mine, text: mine || isPaid ? text : masked, at };
  });
}

/** The newest messages of a connection, oldest first, for operators. */
export async function ofConnection(id: string): Promise<Written[]> {
  return (await newestOf(id)).map(({ role, at, text, masked }) => ({
    role,
    at,
    text,
    ...(masked !== undefined && { masked }),
  }));
}

/** All that a user has written. */
export async function ofWriter(
  actor: AuthUser,
  now: Date,
): Promise<{ connection: string; at: string; text: string }[]> {
  const connections = await Connection.list(actor, now);
  const written = await Promise.all(
    connections.map(async ({ id, role }) =>
      (await allOf(id))
        .filter((one) => one.role === role)
        .map(({ at, text }) => ({ connection: id, at, text })),
    ),
  );
  return written.flat();
}

/**
 * Masks the messages of a user's connections for good, those of the counterparts too: they may name the user. They stay as
 * evidence until the connection expires. Nothing can be written once the user is leaving. Idempotent.
 */
export async function forget(actor: AuthUser, now: Date): Promise<void> {
  const names = await User.namesOf(actor, now);
  for (const { id: connection } of await Connection.list(actor, now)) {
    const hidden = await Promise.all(
      (await allOf(connection)).map(async ({ masked, ...message }) => ({
        ...message,
        // Anew: the user's name may have changed.
        text: await Masking.maskText(masked ?? message.text, names),
      })),
    );
    const masked = await messageEntity().put(hidden).go();
    const last = types.map((role) => ({ connection, role }));
    const deleted = await lastMessageEntity().delete(last).go();
    if (masked.unprocessed.length + deleted.unprocessed.length > 0)
      throw new AppError("overloaded");
  }
}

async function isWritten({
  key,
  ...side
}: {
  connection: string;
  role: Type;
  key: string | undefined;
}): Promise<boolean> {
  if (!key) return false;
  const { data } = await messageKeyEntity()
    .get({ ...side, key })
    .go({ consistent: true });
  return data !== null;
}

type Attempt = {
  text: string;
  masked: string;
  key: string | undefined;
  /** The writer's latest message when it was read. */
  last: Last | undefined;
};

/**
 * A message of a flightaid after the payment says that the two are in touch. One before their answer changes the connection, so that
 * each of the two texts is examined with the other.
 * @returns the mails that are owed; `changed` when the same person has written something else since it was read, or the connection
 *   has changed
 */
async function tryWrite(
  actor: AuthUser,
  item: Item,
  { text, masked, key, last }: Attempt,
  now: Date,
): Promise<Outbox.Ref[] | "changed"> {
  const { id: connection, expiresAt } = item;
  const role = Connection.roleOf(item, actor.uid);
  const other = opposite(role);
  const digest = hash("sha256", text, "base64url");
  if (!key && last?.digest === digest && now.getTime() - Date.parse(last.at) < repetitionTime)
    return [];
  const at = now.toISOString();
  const mailedAt = last?.mailedAt ?? nextMailAt(last, now);
  const payload = { kind: "new-message", props: Connection.mailProps(item, other) } as const;
  const topic = topicOf(connection, mailedAt, role);
  const owed = Outbox.buildMail(item[other], payload, topic, now);
  // It goes with the connection at the latest, also when it is parked.
  const mail = { ...owed, dueAt: mailedAt, expiresAt: Math.min(owed.expiresAt, expiresAt) };
  const mails = await Push.alongside(last?.mailedAt ? [] : [mail], now);
  const message = {
    connection,
    id: randomUUID().replaceAll("-", ""),
    at,
    role,
    text,
    ...(masked !== text && { masked }),
    expiresAt,
  };
  const change = lastMessageEntity()
    .put({ connection, role, at, digest, mailedAt, lastMailAt: mailedAt, expiresAt })
    .where((held, { eq, notExists }) =>
      [
        last ? eq(held.at, last.at) : notExists(held.at),
        last?.mailedAt ? eq(held.mailedAt, last.mailedAt) : notExists(held.mailedAt),
      ].join(" AND "),
    );
  const keyed = key
    ? [{ Put: messageKeyEntity().create({ connection, role, key, expiresAt }).params() }]
    : [];
  const touch =
    role === "flightaid" && (item.state === "paid" || item.state === "requested")
      ? await Connection.messageWrites(item, now)
      : undefined;
  const own = [{ Put: change.params() }, ...(touch ?? [])];
  const outcome = await transact<"changed" | "repeated">(
    [
      ...own,
      ...keyed,
      { Put: messageEntity().create(message).params() },
      ...refusedWith(over, [
        ...(touch ? [] : Connection.openChecks(item)),
        ...Block.noneChecks(item.traveler, item.flightaid),
      ]),
      ...refusedWith(leaving, User.activeChecks(item.traveler, item.flightaid)),
      Quota.spendOnConnection(actor.uid, "connectionMessages", connection, now),
      Quota.spend(actor.uid, "connectionMessages", now),
      ...mails.map(Outbox.mailPut),
    ],
    {
      refused(conditions) {
        if (key && conditions[own.length]) return "repeated";
        return conditions.slice(0, own.length).includes(true) ? "changed" : "retry";
      },
      busy,
    },
  );
  if (outcome === "repeated") return [];
  return outcome === "committed" ? mails.map(Outbox.refOf) : outcome;
}

function over(): AppError {
  return new AppError("connection-over");
}

function leaving(): AppError {
  return new AppError("one-is-leaving");
}

/** Whether the counterpart of `writer` has messages that they have not read. */
export async function isUnread(connection: string, writer: Type): Promise<boolean> {
  return (await lastOf(connection, writer))?.mailedAt !== undefined;
}

/** A mail that is not due yet is not sent: it would tell what has been read. */
async function markRead(item: Item, writer: Type, now: Date): Promise<void> {
  const { id: connection } = item;
  const last = await lastOf(connection, writer);
  if (!last?.mailedAt) return;
  const { mailedAt } = last;
  const isPending = mailedAt > now.toISOString();
  const lastMailAt = isPending
    ? inSeconds(new Date(mailedAt), -limits.messageMailInterval)
    : mailedAt;
  const read = lastMessageEntity()
    .patch({ connection, role: writer })
    .set({ lastMailAt })
    .remove(["mailedAt"])
    .where((held, { eq }) => eq(held.mailedAt, mailedAt));
  const key = Outbox.keyOf("new-message", topicOf(connection, mailedAt, writer));
  const withdrawn = Outbox.mailDelete({ uid: item[opposite(writer)], key });
  // Not as a single write: a conflict with a message that is being written is retried.
  const writes = [{ Update: read.params() }, ...(isPending ? [withdrawn] : [])];
  await transact<"changed">(writes, { refused: () => "changed", busy });
}

/** At once, or when the time since the last mail has passed. */
function nextMailAt(last: Last | undefined, now: Date): string {
  const next = last?.lastMailAt && inSeconds(new Date(last.lastMailAt), limits.messageMailInterval);
  return next && next > now.toISOString() ? next : now.toISOString();
}

/** @param at when the mail is due */
function topicOf(connection: string, at: string, writer: Type): string {
  return `${connection}#${at}#${writer}`;
}

async function lastOf(connection: string, role: Type): Promise<Last | undefined> {
  const { data } = await lastMessageEntity().get({ connection, role }).go({ consistent: true });
  return data ?? undefined;
}

async function allOf(connection: string) {
  const { data } = await messageEntity()
    .query.byConnection({ connection })
    .go({ consistent: true, pages: "all" });
  return data;
}

async function newestOf(connection: string) {
  const { data } = await messageEntity()
    .query.byConnection({ connection })
    // `limit` is per page and `count` in total: with `limit` alone ElectroDB reads all pages.
    .go({ consistent: true, order: "desc", limit: maxMessages, count: maxMessages });
  return data.reverse();
}
