/** A posting with many matches tells the best ones at once; every day a digest tells more of them. */
import type { AuthUser } from "@flightaides/core/actor";
import { Itinerary } from "@flightaides/core/itinerary";
import { Notification } from "@flightaides/core/notification";
import { limits } from "@flightaides/core/usage-limits";
import { User } from "@flightaides/core/user";
import { type Ses, start as startSes } from "@flightaides/standins/ses";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { client } from "../db/client";
import { transact } from "../db/transact";
import { daysBetween } from "../itinerary/calendar";
import { Quota } from "../quota";
import { askForDigests } from "./digest";
import { digestEntity } from "./entity";
import { mailsOf, person, post, start, virtualClock } from "./mail-testing";

// Small, so that few users are many.
vi.mock("@flightaides/core/usage-limits", async (original) => {
  const { limits, ...rest } = await original<typeof import("@flightaides/core/usage-limits")>();
  return { ...rest, limits: { ...limits, matchesAtOnce: 2, matchesInDigest: 2 } };
});

const day = 86_400;
const clock = virtualClock();
let ses: Ses;
let flights = 0;

beforeAll(async () => {
  ses = await startSes({ port: 0, verifiedSenders: ["hello@flightaides.test"], sendRate: 1000 });
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

/** Posts a trip on this flight. Flights are 30 days apart, so that nobody else matches. */
async function poster(type: "traveler" | "flightaid", flight: number): Promise<Poster> {
  clock.pass(1);
  const user = await person(type === "traveler" ? "Ann Kowalski" : "Bob Marsh", clock.now());
  const passed = daysBetween(dateOf(start), dateOf(clock.now()));
  const trip = { type, flight: `EK-${flight}`, days: 10 + 30 * flight - passed };
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
    busy: "",
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

async function digestOf({ itinerary: id }: Poster) {
  return (await digestEntity().get({ id }).go({ consistent: true })).data;
}

test("the best matches are told at once, the others two a day, nobody twice, to both owners", async () => {
  const { aides, ann } = await crowd(5);
  const [first = "", second = "", third = "", fourth = "", fifth = ""] = ids(aides);
  const newest = [fourth, fifth].sort();
  const older = [second, third].sort();
  expect(told(ann)).toEqual([newest]);
  expect(aides.map((aide) => told(aide).length)).toEqual([0, 0, 0, 1, 1]);
  await run(day - 1);
  expect(told(ann)).toHaveLength(1);
  expect(aides.map((aide) => told(aide).length)).toEqual([0, 0, 0, 1, 1]);

  await run(60);
  expect(told(ann)).toEqual([newest, older]);
  expect(aides.map(told)).toEqual(aides.map(() => [[ann.itinerary]]));
  for (const aide of aides) expect(await digestOf(aide)).toBeNull();

  for (let days = 0; days < 3; days++) await run(day);
  expect(told(ann)).toEqual([newest, older, [first]]);
  expect(aides.map(told)).toEqual(aides.map(() => [[ann.itinerary]]));
  expect(await digestOf(ann)).toBeNull();
});

test("many postings of a day share one digest, which one of them pays for", async () => {
  const { flight, aides, ann } = await crowd(4);
  const [oldest = ann] = aides;
  const first = await digestOf(oldest);
  // Two pairs of mails, and three digests: those of the two oldest, and her own.
  await expect(spend(ann, limits.daily.matchMails - 6)).rejects.toThrow("match mails");
  await spend(ann, limits.daily.matchMails - 7);
  const travelers = [ann];
  for (let index = 0; index < 3; index++) {
    travelers.push(await poster("traveler", flight));
    await run(60);
  }
  expect(await digestOf(oldest)).toEqual(first);
  expect(told(oldest)).toEqual([]);
  await run(day);
  expect(told(oldest)).toEqual([ids(travelers).slice(2).sort()]);
  await run(day);
  await run(day);
  expect(told(oldest).flat().sort()).toEqual(ids(travelers).sort());
});

test("beyond the limit of the day a posting asks for no digest", async () => {
  // Two pairs of mails, and her own digest.
  const { aides, ann } = await crowd(4, 5);
  expect(await digestOf(ann)).not.toBeNull();
  for (const aide of aides) expect(await digestOf(aide)).toBeNull();
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
    expect(await digestOf(aide)).toBeNull();
  }
});

test("a posting that asks while the digest is being sent is told by the next run", async () => {
  const { flight, aides, ann } = await crowd(3);
  const [oldest = ann] = aides;
  const card = await Itinerary.publicCard(await Itinerary.record(oldest.itinerary));
  clock.pass(day);
  // Between the search of the digest and its transaction.
  let asked = 0;
  client.middlewareStack.add(
    (next, { commandName = "" }) =>
      async (call) => {
        if (commandName.startsWith("TransactWrite") && asked === 0 && isOf(call.input, oldest)) {
          asked++;
          await askForDigests(ann.uid, [card], clock.now());
        }
        return next(call);
      },
    { step: "initialize", name: "asking" },
  );
  await run(0);
  client.middlewareStack.remove("asking");
  expect(asked).toBe(1);
  expect(told(oldest)).toEqual([]);
  expect(await digestOf(oldest)).not.toBeNull();
  const late = await poster("traveler", flight);
  await run(60);
  expect(told(oldest).flat()).toEqual([late.itinerary, ann.itinerary].sort());
});

/** Whether a transaction changes the digest of an itinerary. */
function isOf(input: unknown, { itinerary }: Poster): boolean {
  const text = JSON.stringify(input);
  return text.includes(`itinerary#${itinerary}`) && text.includes('"digest"');
}

test("concurrent runs tell everybody once", async () => {
  const { aides, ann } = await crowd(5);
  clock.pass(day);
  await Promise.allSettled([run(0), run(0), run(0)]);
  for (let days = 0; days < 4; days++) await run(day);
  expect(aides.map((aide) => told(aide).flat())).toEqual(aides.map(() => [ann.itinerary]));
  expect(told(ann).flat().sort()).toEqual(ids(aides).sort());
});

test("a digest that fails is due again an hour later, and does not stop the others", async () => {
  const { aides, ann } = await crowd(4);
  const [first = ann, second = ann] = aides;
  client.middlewareStack.add(
    (next, { commandName = "" }) =>
      (call) => {
        if (commandName.startsWith("TransactWrite") && isOf(call.input, first))
          throw new Error("The table is gone");
        return next(call);
      },
    { step: "initialize", name: "failing" },
  );
  await expect(run(day)).rejects.toThrow("not complete");
  await run(60);
  client.middlewareStack.remove("failing");
  expect([told(first), told(second)]).toEqual([[], [[ann.itinerary]]]);
  await run(3600);
  expect(told(first)).toEqual([[ann.itinerary]]);
});
