/** A posting with many matches tells the best ones at once; a digest tells the others a day later. */
import type { AuthUser } from "@flightaides/core/actor.ts";
import { Connection } from "@flightaides/core/connection";
import { Itinerary } from "@flightaides/core/itinerary";
import { Notification } from "@flightaides/core/notification";
import { Outbox } from "@flightaides/core/outbox";
import { limits } from "@flightaides/core/usage-limits.ts";
import { User } from "@flightaides/core/user";
import { type Ses, start as startSes } from "@flightaides/standins/ses";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { start, virtualClock } from "../../test/clock";
import { mailsOf } from "../../test/inbox";
import { post } from "../../test/itinerary";
import { person } from "../../test/user";
import { client } from "../db/client";
import { transact } from "../db/transact";
import { Quota } from "../quota";
import { daysBetween } from "../trip/calendar";

vi.mock("@flightaides/core/db/table.ts");
// Small, so that few users are many. Only in this file, which has its own modules.
Object.assign(limits, { matchesAtOnce: 2 });

const day = 86_400;
const clock = virtualClock();
let ses: Ses;
let flights = 0;

beforeAll(async () => {
  ses = await startSes({
    port: 0,
    verifiedSenders: ["hello@flightaides.test"],
    configurationSets: ["flightaides-test"],
    sendRate: 1000,
  });
  // Read by the client with its first request.
  process.env.AWS_ENDPOINT_URL_SESV2 = ses.url;
});
afterAll(() => ses.stop());

async function run(afterSeconds: number) {
  clock.pass(afterSeconds);
  return Notification.run({ clock });
}

const dateOf = (instant: Date) => instant.toISOString().slice(0, 10);

type Poster = AuthUser & { itinerary: string };

/** Posts a trip on this flight. Flights are 30 days apart, so that nobody else matches. @param days until it, if given */
async function poster(
  type: "traveler" | "flightaid",
  flight: number,
  days?: number,
): Promise<Poster> {
  clock.pass(1);
  const user = await person(type === "traveler" ? "Ann Kowalski" : "Bob Marsh", clock.now());
  const passed = daysBetween(dateOf(start), dateOf(clock.now()));
  const trip = { type, flight: `EK-${flight}`, days: days ?? 10 + 30 * flight - passed };
  return { ...user, itinerary: await post(user, trip, clock.now()) };
}

/**
 * Flightaides on a new flight, oldest first, and the traveler who then finds them.
 * @param left match mails that the traveler may still cause on this day
 */
async function crowd(
  size: number,
  left: number = limits.daily.matchMails,
): Promise<{ flight: number; aides: Poster[]; ann: Poster }> {
  const flight = ++flights;
  const aides: Poster[] = [];
  for (let index = 0; index < size; index++) aides.push(await poster("flightaid", flight));
  await run(60);
  const ann = await poster("traveler", flight);
  if (left < limits.daily.matchMails) await spend(ann, limits.daily.matchMails - left);
  await run(60);
  return { flight, aides, ann };
}

/** Counts match mails that a user causes. Throws beyond the limit of the day. */
const spend = ({ uid }: AuthUser, count: number) =>
  transact([Quota.spend(uid, "matchMails", clock.now(), count)], {
    refused: () => "retry",
    busy: "busy",
  });

/** The itineraries that each match mail of a user is about. */
function told({ email }: AuthUser): string[][] {
  return mailsOf(ses, email)
    .filter(({ subject }) => subject.startsWith("Match"))
    .map(({ body }) => {
      const links = [...(body.text ?? "").matchAll(/[?&]itinerary=(\w+)/g)];
      return [...new Set(links.map(([, id = ""]) => id))].sort();
    });
}

const ids = (posters: readonly Poster[]) => posters.map(({ itinerary }) => itinerary);

/** The digests that a user is owed, or was and has got. */
async function digestsOf({ uid }: AuthUser) {
  const mails = await Outbox.ofRecipient(uid);
  return mails.filter(({ kind }) => kind === "digest");
}

test("the best matches are told at once, the others a day later, nobody twice, to both owners", async () => {
  const { aides, ann } = await crowd(5);
  const others = ids(aides.slice(0, 3)).sort();
  const best = ids(aides.slice(3)).sort();
  expect(told(ann)).toEqual([best]);
  expect(aides.map((aide) => told(aide).length)).toEqual([0, 0, 0, 1, 1]);
  await run(day - 1);
  expect(told(ann)).toHaveLength(1);
  expect(aides.map((aide) => told(aide).length)).toEqual([0, 0, 0, 1, 1]);

  for (let days = 0; days < 3; days++) {
    await run(day);
    expect(told(ann)).toEqual([best, others]);
    expect(aides.map(told)).toEqual(aides.map(() => [[ann.itinerary]]));
  }
  expect((await digestsOf(ann)).map(({ queue, matchKeys }) => [queue, matchKeys?.length])).toEqual([
    ["sent", 3],
  ]);
});

test("a digest leaves out those with whom its reader is connected", async () => {
  const { aides, ann } = await crowd(5);
  const [first = ann, ...later] = aides.slice(0, 3);
  const best = ids(aides.slice(3)).sort();
  const opening = { itineraryId: first.itinerary, role: "traveler" } as const;
  await Connection.open(ann, opening, clock.now());
  await run(2 * day);
  expect(told(ann)).toEqual([best, ids(later).sort()]);
  // The mail about the connection.
  expect(told(first)).toEqual([[ann.itinerary]]);
  expect((await digestsOf(first)).map(({ queue }) => queue)).not.toContain("sent");
});

test("the postings of a day share one digest, which one of them pays for", {
  tags: "deep",
}, async () => {
  const { flight, aides, ann } = await crowd(4);
  const [oldest = ann] = aides;
  const owed = await digestsOf(oldest);
  expect(owed).toHaveLength(1);
  // Two pairs of mails, and three digests: those of the two oldest, and her own.
  await expect(spend(ann, limits.daily.matchMails - 6)).rejects.toMatchObject({
    reason: "too-many-match-mails",
  });
  await spend(ann, limits.daily.matchMails - 7);
  const travelers = [ann];
  for (let index = 0; index < 3; index++) {
    travelers.push(await poster("traveler", flight));
    await run(60);
  }
  expect(await digestsOf(oldest)).toEqual(owed);
  expect(told(oldest)).toEqual([]);
  await run(day);
  expect(told(oldest)).toEqual([ids(travelers).sort()]);
});

test("what is posted until a digest is sent is in it; what is posted later is in the next one", {
  tags: "deep",
}, async () => {
  const { flight, aides, ann } = await crowd(3);
  const [oldest = ann] = aides;
  await run(day - 600);
  const second = await poster("traveler", flight);
  await run(60);
  await run(600);
  expect(told(oldest)).toEqual([ids([ann, second]).sort()]);
  const third = await poster("traveler", flight);
  await run(60);
  for (let days = 0; days < 3; days++) await run(day);
  expect(told(oldest)).toEqual([ids([ann, second]).sort(), ids([third])]);
  // The one of the second day that had nothing to tell at first told of the third.
  expect((await digestsOf(oldest)).map(({ queue }) => queue)).toEqual(["sent", "sent"]);
});

test("before a near flight digests come an hour later", { tags: "deep" }, async () => {
  const flight = ++flights;
  const aides = [];
  for (let index = 0; index < 3; index++) aides.push(await poster("flightaid", flight, 2));
  await run(60);
  const ann = await poster("traveler", flight, 2);
  await run(60);
  const [oldest = ann] = aides;
  await run(3500);
  expect([told(oldest), told(ann).length]).toEqual([[], 1]);
  await run(200);
  expect([told(oldest), told(ann).flat().sort()]).toEqual([[[ann.itinerary]], ids(aides).sort()]);
});

test("beyond the limit of the day a posting asks for no digest", { tags: "deep" }, async () => {
  // Two pairs of mails, and her own digest.
  const { aides, ann } = await crowd(4, 5);
  expect(await digestsOf(ann)).toHaveLength(1);
  for (const aide of aides) expect(await digestsOf(aide)).toEqual([]);
});

test("who wants no match mail, and whose itinerary is paused or gone, gets no digest", async () => {
  const { aides } = await crowd(5);
  const [first, second, third] = aides;
  if (!first || !second || !third) throw new Error("This test needs three of them");
  await User.update(first, { notifyMatches: false }, clock.now());
  await Itinerary.update(second, { id: second.itinerary, paused: true }, clock.now());
  await Itinerary.remove(third, third.itinerary, clock.now());
  await run(day);
  await run(day);
  for (const aide of [first, second, third]) {
    expect(told(aide)).toEqual([]);
    expect(await digestsOf(aide)).toEqual([]);
  }
});

test("a posting that a digest tells before its own search is not told again", {
  tags: "deep",
}, async () => {
  const { flight, aides, ann } = await crowd(3);
  const [oldest = ann, , newest = ann] = aides;
  clock.pass(day);
  // Due for the digest, and for nobody's search yet.
  const late = await poster("traveler", flight);
  await run(1);
  expect(told(oldest)).toEqual([ids([ann, late]).sort()]);
  for (let days = 0; days < 3; days++) await run(day);
  expect(told(oldest)).toEqual([ids([ann, late]).sort()]);
  expect(told(newest)).toEqual([[ann.itinerary], [late.itinerary]]);
});

test("concurrent runs tell everybody once", { tags: "deep" }, async () => {
  const { aides, ann } = await crowd(5);
  clock.pass(day);
  await Promise.all([run(0), run(0), run(0)]);
  for (let days = 0; days < 2; days++) await run(day);
  expect(aides.map((aide) => told(aide).flat())).toEqual(aides.map(() => [ann.itinerary]));
  expect(told(ann).flat().sort()).toEqual(ids(aides).sort());
});

test("a digest whose search fails is tried again after a backoff, and parked in the end", {
  tags: "deep",
}, async () => {
  const { aides, ann } = await crowd(4);
  const [first = ann, second = ann] = aides;
  client.middlewareStack.add(
    (next, { commandName = "" }) =>
      (call) => {
        const isOfFirst = JSON.stringify(call.input).includes(`itinerary#${first.itinerary}`);
        if (commandName === "GetItemCommand" && isOfFirst) throw new Error("The item is broken");
        return next(call);
      },
    { step: "initialize", name: "failing" },
  );
  await expect(run(day)).rejects.toThrow("not complete");
  expect([told(first), told(second)]).toEqual([[], [[ann.itinerary]]]);
  expect(await digestsOf(first)).toMatchObject([
    { queue: "mail", attempts: 1, lastError: expect.stringContaining("broken") },
  ]);
  for (let hours = 0; hours < 7; hours++) await expect(run(3600)).rejects.toThrow("not complete");
  expect(await Outbox.parked()).toMatchObject([{ uid: first.uid, kind: "digest", attempts: 8 }]);
  client.middlewareStack.remove("failing");
  for (const mail of await Outbox.parked()) await Outbox.unpark(mail, clock.now());
  await run(60);
  expect(told(first)).toEqual([[ann.itinerary]]);
});
