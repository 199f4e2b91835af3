/** Who of the operators has looked at whom, and decided what. Kept for a year. */
import { randomUUID } from "node:crypto";
import type { EntityItem } from "electrodb";
import { expiresAfter } from "../db/common";
import { transact, type Write } from "../db/transact";
import { FormerAccount } from "../former-account";
import { Masking } from "../masking";
import type { SuspensionReason } from "../quota/suspension-reasons";
import { User } from "../user";
import { assertNotConcerned, ownOf } from "./concerned";
import { lookCountEntity, personRecordEntity, recordEntity } from "./entity";
import type { RefundReason } from "./refund-reasons";

type Item = EntityItem<ReturnType<typeof recordEntity>>;
export type Recorded = Omit<Item, "day" | "id" | "expiresAt">;

const daysKept = 365;

export type Entry = {
  operator: string;
  what: Item["what"];
  /** The uid of whom it is about, or the id of the former account. */
  uid?: string | undefined;
  /** The uid of the other participant of a connection, under whom it is filed too. */
  other?: string | undefined;
  report?: string;
  connection?: string;
  reason?: SuspensionReason | RefundReason;
  /** What the operator has written. Kept without contact data, and without the names of these people, which would outlive their accounts. */
  why?: { text: string | undefined; people: readonly (string | undefined)[] };
  /** The id or the kind of what is retried or dropped, or how money was sent. Kept as it is. */
  text?: string | undefined;
};

/** Part of the transaction of a decision: the entry of the day and, with a `uid`, those of the people. */
export async function recordWrites(
  { uid, other, why, text: about, ...entry }: Entry,
  now: Date,
): Promise<Write[]> {
  const at = now.toISOString();
  const text = why ? await withoutNames(why, now) : about;
  const people = [uid, other].filter((one) => one !== undefined);
  const [whom, ...others] = await Promise.all(
    people.map((one) => (FormerAccount.isFormer(one) ? one : FormerAccount.idOf(one))),
  );
  const item = {
    ...entry,
    ...(text && { text }),
    at,
    id: randomUUID(),
    expiresAt: expiresAfter(daysKept, now),
  };
  return [
    {
      Put: recordEntity()
        .create({ ...item, day: at.slice(0, 10), ...(whom && { whom }) })
        .params(),
    },
    ...(whom ? [whom, ...others] : []).map((one) => ({
      Put: personRecordEntity()
        .create({ ...item, whom: one })
        .params(),
    })),
  ];
}

async function withoutNames(
  { text, people }: NonNullable<Entry["why"]>,
  now: Date,
): Promise<string | undefined> {
  if (!text) return undefined;
  const known = people.filter((uid) => uid !== undefined);
  const names = await Promise.all(known.map((uid) => User.namesOf({ uid }, now)));
  return Masking.maskText(text, names.flat());
}

/** Records what changes nothing else, such as a look: before it happens. */
export async function record(entry: Entry, now: Date): Promise<void> {
  await transact(await recordWrites(entry, now), { refused: () => "retry", busy: "busy" });
}

/** Records a look at these people, before it happens: an entry for each who is known. */
export async function recordLook(
  look: Omit<Entry, "what" | "uid">,
  people: readonly (string | undefined)[],
  now: Date,
): Promise<void> {
  const known = people.filter((uid) => uid !== undefined);
  const entries = (known.length > 0 ? known : [undefined]).map((uid) =>
    recordWrites({ ...look, what: "look", uid }, now),
  );
  await transact((await Promise.all(entries)).flat(), { refused: () => "retry", busy: "busy" });
}

/** Counts a look at so many people. @returns how many the operator has looked at in the 60 minutes that end with this one */
export async function countLook(operator: string, people: number, now: Date): Promise<number> {
  const minuteOf = (date: Date) => date.toISOString().slice(0, 16);
  const minute = minuteOf(now);
  await lookCountEntity()
    .upsert({ operator, minute })
    .add({ count: people })
    .set({ expiresAt: expiresAfter(2, now) })
    .go();
  const { data } = await lookCountEntity()
    .query.byMinute({ operator })
    .between({ minute: minuteOf(new Date(now.getTime() - 59 * 60_000)) }, { minute })
    .go({ consistent: true, pages: "all" });
  return data.reduce((sum, { count = 0 }) => sum + count, 0);
}

/** The entries of a day, `YYYY-MM-DD` in UTC, oldest first. Without those about the operator. */
export async function recordsOf(day: string, operator: string): Promise<Recorded[]> {
  const [{ data }, own, ids] = await Promise.all([
    recordEntity().query.byDay({ day }).go({ pages: "all" }),
    ownOf(operator),
    FormerAccount.idsOf(operator),
  ]);
  return data
    .map(({ day: _, id: __, expiresAt: ___, ...entry }) => entry)
    .filter(
      ({ whom = "", report = "", connection = "" }) =>
        !ids.includes(whom) && !own.has(report) && !own.has(connection),
    );
}

/** The latest entries about a person, newest first. Without those about the operator too. @throws AppError `own-case` */
export async function recordsAbout(
  uid: string,
  operator: string,
  limit: number,
): Promise<Recorded[]> {
  assertNotConcerned(operator, uid);
  const [own, ids] = await Promise.all([ownOf(operator), FormerAccount.idsOf(uid)]);
  const pages = await Promise.all(
    ids.map((whom) => personRecordEntity().query.byPerson({ whom }).go({ order: "desc", limit })),
  );
  return pages
    .flatMap(({ data }) => data)
    .filter(({ report = "", connection = "" }) => !own.has(report) && !own.has(connection))
    .sort((a, b) => (a.at < b.at ? 1 : -1))
    .slice(0, limit)
    .map(({ id: _, expiresAt: __, ...entry }) => entry);
}
