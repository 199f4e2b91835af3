/**
 * Digests. Of a posting with many matches the best ones are told at once (matcher.ts). Everybody who is not told has a digest
 * instead, due a day later, one for each itinerary however many postings ask for it. It searches the matches of the itinerary and
 * owes its owner mails about the best ones that they have not been told of. If there are more, the next digest is due a day later.
 *
 * Idempotent: a mail about a match has one key, whoever owes it, and a digest owes its mails in the transaction that ends it.
 */
import { randomUUID } from "node:crypto";
import pMap from "p-map";
import type { Clock } from "../clock";
import { conditional } from "../db/conditional";
import { duePartition, duePartitions, type Queue, readDue } from "../db/due";
import { transact } from "../db/transact";
import { Itinerary } from "../itinerary";
import type { PublicCard } from "../itinerary/contract";
import { Outbox } from "../outbox";
import { Quota } from "../quota";
import { limits } from "../usage-limits";
import { User } from "../user";
import { digestEntity } from "./entity";
import { mailOf, wants } from "./match-mail";

/** What is due in the index. */
type Digest = { id: string; dueAt: string };

const batch = 100;
const digestsAtOnce = 4;
/** Seconds. Longer than the clocks of two workers differ, and than a read may lag behind. */
const margin = 60;
/** Seconds until a digest that failed is due again. */
const retryInterval = 3600;

/**
 * Makes sure that each of the itineraries has a digest that searches its matches after now. They count as match mails that `causer` causes;
 * beyond the limit of the day the last ones get none.
 */
export async function askForDigests(
  causer: string,
  cards: readonly PublicCard[],
  now: Date,
): Promise<void> {
  if (cards.length === 0) return;
  const { data, unprocessed } = await digestEntity()
    .get(cards.map(({ id }) => ({ id })))
    .go();
  if (unprocessed.length > 0) throw new Error(`${unprocessed.length} digests could not be read`);
  const dueAt = new Map(data.map((digest) => [digest.id, digest.dueAt]));
  // A digest that is not due yet is not being sent, and an older state of it was due even earlier.
  const soon = after(now, margin);
  for (const card of cards) {
    const due = dueAt.get(card.id);
    if (due && due > soon) continue;
    if (due && (await ask(card.id))) continue;
    if ((await create(causer, card, now)) === "limit reached") return;
  }
}

/** Makes a digest that may be being sent search again. @returns false when there is none */
async function ask(id: string): Promise<boolean> {
  const asked = await conditional(digestEntity().patch({ id }).set({ version: randomUUID() }).go());
  return asked !== undefined;
}

async function create(
  causer: string,
  { id, itinerary }: PublicCard,
  now: Date,
): Promise<"committed" | "exists" | "limit reached"> {
  const digest = digestEntity().create({
    id,
    expiresAt: Itinerary.keptUntil(itinerary),
    ...nextDigest(id, now),
  });
  return transact([{ Put: digest.params() }, Quota.spend(causer, "matchMails", now)], {
    // One that another posting has just asked for is due a day from now as well.
    refused: ([exists]) => (exists ? "exists" : "limit reached"),
    busy: "This digest is being written elsewhere.",
  });
}

/** Owes the mails of all digests that are due, or until `until`. @returns failures */
export async function sendDigests(clock: Clock, until: Date): Promise<unknown[]> {
  const failures: unknown[] = [];
  let last: Digest | undefined;
  while (clock.now() < until) {
    const digests = await readDue(dueDigests, clock.now(), batch, last);
    if (digests.length === 0) break;
    last = digests.at(-1);
    await pMap(
      digests,
      async ({ id }) => {
        if (clock.now() >= until) return;
        try {
          await sendOne(id, clock.now());
        } catch (error) {
          failures.push(error);
          await postpone(id, clock.now()).catch((failure: unknown) => failures.push(failure));
        }
      },
      { concurrency: digestsAtOnce },
    );
  }
  return failures;
}

const dueDigests: Queue<Digest> = {
  partitions: duePartitions("digest"),
  query: (duePartition) => digestEntity().query.due({ duePartition }),
  orderOf: ({ dueAt, id }) => `${dueAt}#${id}`,
};

async function sendOne(id: string, now: Date): Promise<void> {
  const { data: digest } = await digestEntity().get({ id }).go({ consistent: true });
  if (!digest || digest.dueAt > now.toISOString()) return;
  const mails = await untold(id, now);
  const told = mails.slice(0, limits.matchesInDigest);
  const end =
    mails.length > told.length
      ? { Update: change(digest, nextDigest(id, now)).params() }
      : { Delete: removal(digest).params() };
  // Refused when somebody has asked in the meantime, or told one of the matches: it stays due.
  await transact<"refused">([end, ...told.map(Outbox.mailCreate)], {
    refused: () => "refused",
    busy: "This digest is being sent elsewhere.",
  });
}

/** The mails that the owner of an itinerary wants and has not been owed, best matches first. */
async function untold(id: string, now: Date): Promise<Outbox.Mail[]> {
  const found = await Itinerary.matchesOf(id, now);
  if (!found) return [];
  const { record, matches } = found;
  if (!(await User.recipient(record.uid))?.notifyMatches) return [];
  const mine = { ...record, card: await Itinerary.publicCard(record) };
  const known = await Outbox.keysOf(mine.uid, "match");
  return matches
    .filter(({ match }) => wants(mine, match.tier))
    .map(({ match, ...theirs }) => mailOf(mine, theirs, match, now))
    .filter(({ key }) => !known.has(key));
}

/** Leaves a digest that failed to a later run. */
async function postpone(id: string, now: Date): Promise<void> {
  const dueAt = after(now, retryInterval);
  await conditional(
    digestEntity()
      .patch({ id })
      .set({ dueAt, duePartition: duePartition("digest", id) })
      .where((current, { lte }) => lte(current.dueAt, now.toISOString()))
      .go(),
  );
}

function nextDigest(id: string, now: Date) {
  return {
    version: randomUUID(),
    duePartition: duePartition("digest", id),
    dueAt: after(now, limits.digestInterval),
  };
}

type Version = { id: string; version: string };

function change({ id, version }: Version, changes: ReturnType<typeof nextDigest>) {
  return digestEntity()
    .patch({ id })
    .set(changes)
    .where((current, { eq }) => eq(current.version, version));
}

function removal({ id, version }: Version) {
  return digestEntity()
    .remove({ id })
    .where((current, { eq }) => eq(current.version, version));
}

/** The ISO 8601 instant that many seconds later. */
function after(now: Date, seconds: number): string {
  return new Date(now.getTime() + seconds * 1000).toISOString();
}
