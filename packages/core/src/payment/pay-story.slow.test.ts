/**
 * Random stories of a pair (core/test/pay-story.ts), and what must hold once everything has been retried: PayPal and the
 * connections agree on what was paid, nobody is charged twice, for nothing or for flights that they did not see, what both say of
 * the trip decides about the fee, a refunded trip counts for nobody, each end is told once, and a pair that is still there can pay.
 *
 * `STORIES=2000 npm run unit -- pay-story` plays more than `npm run test:deep` does, `SEED=7` those of a seed, which is printed. A
 * failure prints the seed and the shortest story that fails.
 */
import { env } from "node:process";
import { Connection } from "@flightaides/core/connection";
import { endStates } from "@flightaides/core/connection/table.ts";
import { Outbox } from "@flightaides/core/outbox";
import { Payment } from "@flightaides/core/payment";
import { Reputation } from "@flightaides/core/reputation";
import { Safety } from "@flightaides/core/safety";
import type { Leg } from "@flightaides/core/trip/contract.ts";
import type { PayPal } from "@flightaides/standins/paypal";
import { startFaultProxy } from "@flightaides/standins/test/fault-proxy.ts";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { removeConnection, timesOf } from "../../test/connection";
import { items } from "../../test/items";
import { post } from "../../test/itinerary";
import { counted, type Tally, tallyOf } from "../../test/numbers";
import {
  cancelRefundDays,
  cancelRefunds,
  otherOf,
  rules,
  type Side,
  sides,
} from "../../test/pay-model";
import {
  block,
  Clock,
  note,
  play,
  type Real,
  regressions,
  runScheduleOut,
  steps,
  type World,
} from "../../test/pay-story";
import { receiver, removeAccount, startPayPal } from "../../test/payment";
import { paymentEntity } from "./entity";

/** In `npm test`, always the same; in `npm run test:deep`, new ones if STORIES says how many. */
const few = 3;
const many = Number(env.STORIES ?? 60);
const seed = env.SEED ? Number(env.SEED) : env.STORIES ? Date.now() % 1_000_000_007 : 2;
/** Rounds after which even an order that PayPal has lost is let go, and one more. */
const maxRounds = 14;

const proxy = startFaultProxy();
/** Each story has its own clock, which only moves forward. */
let clock = new Clock();
let paypal: PayPal;
let webhooks: Awaited<ReturnType<typeof receiver>>;
let world: () => World;

beforeAll(async () => {
  const now = () => clock.now();
  paypal = await startPayPal({ proxy, retryDelays: [1, 2], now: () => now().getTime() });
  webhooks = await receiver(now);
  paypal.setWebhookUrl(webhooks.url);
  paypal.holdWebhooks();
  Object.assign(env, {
    AWS_ENDPOINT_URL_DYNAMODB: await proxy.urlOf(env.AWS_ENDPOINT_URL_DYNAMODB ?? ""),
    AWS_MAX_ATTEMPTS: "1",
  });
  world = () => {
    clock = new Clock();
    return { paypal, proxy, clock };
  };
});
afterAll(async () => {
  await proxy.stop();
  await paypal.stop();
  await webhooks.stop();
});

/** Everything that was interrupted is tried again, without faults, until nothing is left to do. */
async function heal(real: Real): Promise<void> {
  for (const [user, connection] of real.blocking) {
    const item = await Connection.get(connection);
    const isGone = [item?.traveler, item?.flightaid].some((uid) =>
      real.former.some((one) => one.uid === uid),
    );
    if (item && !isGone) await block(real, user, connection);
  }
  for (const user of real.former) await removeAccount(user, clock.now());
  for (let round = 1; ; round++) {
    await note(real);
    for (const { id, status, customId } of paypal.captures())
      if (status === "PENDING" && real.connections.has(customId ?? ""))
        await paypal.decide(id, "COMPLETED");
    await paypal.releaseWebhooks();
    await paypal.webhooksSettled();
    // PayPal repeats a webhook for three days; the stand-in gives up after two repetitions.
    for (const { event, state } of paypal.webhooks())
      if (state === "failed") await paypal.resendWebhook(event.id);
    paypal.holdWebhooks();
    // Operators remove the causes of refusals, and try again.
    for (const { id, refundIssue } of paypal.captures())
      if (refundIssue) await paypal.refuseRefund(id, undefined);
    for (const id of real.connections) await Payment.retryRefunds(id, clock.now());
    clock.pass(12);
    const failures = await runScheduleOut(clock);
    if (await isAtRest(real)) return expect(failures).toEqual([]);
    if (round === maxRounds) {
      const states = (await itemsOf(real)).map(({ state, queue }) => `${state} in ${queue}`);
      throw new Error(`Not at rest after ${maxRounds} rounds: ${[...states, ...failures].join()}`);
    }
  }
}

/** Nothing waits for PayPal, its bank, webhooks or the schedule. */
async function isAtRest(real: Real): Promise<boolean> {
  const waits = paypal
    .captures()
    .some(({ status, customId }) => status === "PENDING" && real.connections.has(customId ?? ""));
  if (waits || paypal.webhooks().some(({ state }) => state === "due" || state === "held"))
    return false;
  const items = await itemsOf(real);
  return items.every(
    (item) => item.queue !== "order" && item.state !== "ordered" && !item.refundRefusedAt,
  );
}

async function itemsOf(real: Real): Promise<Connection.ConnectionItem[]> {
  const items = await Promise.all([...real.connections].map((id) => Connection.get(id)));
  return items.flatMap((item) => item ?? []);
}

/** What PayPal has of a connection's money. */
function moneyOf(id: string) {
  const captures = paypal.captures().filter(({ customId }) => customId === id);
  const isOfThem = ({ captureId }: { captureId: string }) =>
    captures.some((one) => one.id === captureId);
  return {
    kept: captures.filter(({ status }) => status === "COMPLETED"),
    returns: paypal.refunds().filter(isOfThem),
    disputes: paypal.disputes().filter(isOfThem),
  };
}

/** PayPal and the connections agree, and each payer has what they paid for. */
async function settled(real: Real): Promise<void> {
  let live = 0;
  for (const item of await itemsOf(real)) {
    await expectMoney(item);
    expectSeen(real, item);
    expectWords(real, item);
    await expectContacts(real, item);
    await expectTold(real, item);
    const { aroundEnd } = await timesOf(item.id);
    if (item.state === "paid" && clock.now() < aroundEnd(0)) live++;
  }
  expect(live).toBeLessThanOrEqual(1);
  await expectReputation(real);
  await expectCancelRefunds(real);
}

const flightOf = (leg: Leg | undefined) =>
  leg && [leg.from, leg.to, leg.travelDate, leg.flight].join(" ");

/** What was paid for is what the payer saw when the order was made. Who has left since has taken their flight along. */
function expectSeen(real: Real, item: Connection.ConnectionItem): void {
  const { id, paidAt, orderId = "", travelerSide, flightaidSide } = item;
  if (!paidAt) return;
  const page = real.seen.get(orderId);
  expect(page, `the page from which ${id} was paid`).toBeDefined();
  if (travelerSide) expect(flightOf(travelerSide.leg), id).toBe(flightOf(page?.mine));
  if (flightaidSide) expect(flightOf(flightaidSide.leg), id).toBe(flightOf(page?.theirs));
  expect(item.cancelRefund, `what ${id} was promised`).toBe(page?.cancelRefund);
}

/** Ends by what the two say of the trip. */
const byWords: ReadonlySet<string | undefined> = new Set(["airline", "did-not-meet"]);

/** Operators and PayPal may decide otherwise. */
function expectWords(real: Real, item: Connection.ConnectionItem): void {
  const { id, paidAt, state, endReason, refundedBy, reversedAt } = item;
  const { traveler, flightaid } = real.words.get(id) ?? {};
  if (!paidAt || !traveler || traveler !== flightaid) return;
  const label = `${id}, ${state}, ${endReason}: both say ${traveler}`;
  if (traveler === "flown") {
    if (!refundedBy) expect(state === "refunded" && byWords.has(endReason), label).toBe(false);
  } else expect(state === "refunded" || reversedAt !== undefined, label).toBe(true);
}

/** A trip counts once, if one of the two says that they flew, and not when its fee went back. */
async function expectReputation(real: Real): Promise<void> {
  const items = await itemsOf(real);
  for (const { uid } of [real.people.flightaid]) {
    const own = items.filter((item) => item.flightaid === uid);
    const counted = own.filter(
      ({ state, publishedAt, counted: trip }) => state !== "refunded" && publishedAt && trip,
    );
    for (const { id } of counted) {
      const words = real.words.get(id);
      expect(Object.values(words ?? {}), `who says that ${id} was flown`).toContain("flown");
    }
    expect((await Reputation.of(uid)).trips, `trips flown of ${uid}`).toBe(counted.length);
  }
}

/** Row e: once for each pair, and so often in so many days for each account. */
async function expectCancelRefunds(real: Real): Promise<void> {
  const emails = new Map(
    [...real.former, ...Object.values(real.people)].map((one) => [one.uid, one.email]),
  );
  const nameOf = (uid: string) => (rules.outlives ? (emails.get(uid) ?? uid) : uid);
  const used = (await itemsOf(real)).filter(
    ({ paidAt, state, endedBy, endReason, refundedBy }) =>
      paidAt &&
      state === "refunded" &&
      endedBy === "traveler" &&
      !byWords.has(endReason) &&
      !refundedBy,
  );
  for (const item of used) {
    const { id, traveler, flightaid, confirmedAt, cancelRefund } = item;
    expect([confirmedAt, cancelRefund], `${id}, cancelled`).toEqual([undefined, "refunded"]);
    const ofAccount = used.filter((one) => nameOf(one.traveler) === nameOf(traveler));
    const ofPair = ofAccount.filter((one) => nameOf(one.flightaid) === nameOf(flightaid));
    expect(ofPair, `refunds of the pair of ${id}`).toHaveLength(1);
    const at = Date.parse(item.endedAt ?? "");
    const since = ofAccount.filter(({ endedAt = "" }) => {
      const before = at - Date.parse(endedAt);
      return before >= 0 && before < cancelRefundDays * 86_400_000;
    });
    expect(since.length, `refunds of the account of ${id}`).toBeLessThanOrEqual(cancelRefunds);
  }
}

async function expectMoney(item: Connection.ConnectionItem): Promise<void> {
  const { id, state, captureId = "", endReason } = item;
  const { kept, returns, disputes } = moneyOf(id);
  const label = `the money of ${id}, ${state}, ${endReason}`;
  const isOf = (one: { captureId: string }) => one.captureId === captureId;
  // The fee of a cancelled connection is kept until PayPal takes it, which nobody can prevent.
  const isKept = state === "paid" || (state === "cancelled" && !returns.some(isOf));
  expect(
    kept.map((one) => one.id),
    label,
  ).toEqual(isKept ? [captureId] : []);
  for (const one of returns)
    expect(
      returns.filter((other) => other.captureId === one.captureId),
      label,
    ).toHaveLength(1);
  if (state === "paid") expect([...returns.filter(isOf), ...disputes], label).toEqual([]);
  const { data: payment } = await paymentEntity()
    .get({ orderId: item.orderId ?? "none" })
    .go();
  if (!captureId) return;
  expect(payment, label).toMatchObject({ captureId, connection: id });
  expect(payment?.refundedAt !== undefined || payment?.reversedAt !== undefined, label).toBe(
    returns.some(isOf) || disputes.some(isOf),
  );
  if (state === "refunded") expect(payment?.refundedAt, label).toBeDefined();
}

/**
 * Contact data is seen exactly while the connection is paid, and not after a block. A user who leaves takes it along. A mail with it
 * that is still due once the connection is over is dropped, or delivered without it: see notification/delivery.slow.test.ts.
 */
async function expectContacts(real: Real, item: Connection.ConnectionItem): Promise<void> {
  const { id, state } = item;
  const blocks = await Promise.all(Object.values(real.people).map((user) => Safety.blocks(user)));
  const isThere = (side: Side) => item[side] === real.people[side].uid && !real.leaving.has(side);
  for (const side of sides) {
    if (!isThere(side)) continue;
    const other = otherOf(side);
    const isConnected = state === "paid" && isThere(other);
    const isShown = isConnected && blocks.flat().length === 0;
    const view = await Connection.fromId(real.people[side], id, clock.now());
    expect(view.contact?.email).toBe(isShown ? real.people[other].email : undefined);
    if (state !== "paid") continue;
    const kind = side === "traveler" ? "paid" : "connected";
    expect((await toldOf(real, side)).includes(`${kind}#${id}`)).toBe(isConnected);
  }
}

/**
 * Each end sends one mail to the participant who did not cause it, and a refund sends one to both. A connection that was cancelled and
 * refunded later has both. A user who leaves gets none.
 */
async function expectTold(real: Real, item: Connection.ConnectionItem): Promise<void> {
  const { id, state, endedBy, endReason, refundedBy } = item;
  for (const side of sides) {
    if (real.leaving.has(side) || item[side] !== real.people[side].uid) continue;
    const told = await toldOf(real, side);
    const ends = told.filter((key) => key === `ended#${id}` || key === `refunded#${id}`);
    const label = `what the ${side} is told of ${id}, ${state}, ${endReason}`;
    // PayPal may take back a fee that was to be refunded: of that, both were told.
    if (state === "cancelled" && endedBy === side) {
      expect(ends.length, label).toBeLessThan(2);
      continue;
    }
    const isRefunded = state === "refunded";
    const isEnded =
      (refundedBy !== undefined || (endStates.has(state) && !isRefunded)) && endedBy !== side;
    if (state === "cancelled") expect(ends.length, label).toBeGreaterThan(0);
    else
      expect(ends.sort(), label).toEqual([
        ...(isEnded ? [`ended#${id}`] : []),
        ...(isRefunded ? [`refunded#${id}`] : []),
      ]);
  }
}

async function toldOf(real: Real, side: Side): Promise<string[]> {
  return (await Outbox.ofRecipient(real.people[side].uid)).map(({ key }) => key);
}

/** A pair that is still there, and has lifted its blocks, can pay, and does so once. */
async function canPay(real: Real): Promise<void> {
  if (real.leaving.size > 0) return;
  const { traveler, flightaid } = real.people;
  for (const user of [traveler, flightaid])
    for (const { id } of await Safety.blocks(user)) await Safety.unblock(user, id);
  // They may have connected twice in the last 30 days.
  clock.pass(30 * 24);
  // Later than every flight of the story.
  const trip = { days: 140, flight: "LH-470", from: "FRA", to: "YYZ" };
  const itineraryId = await post(flightaid, { ...trip, type: "flightaid" }, clock.now());
  const input = { itineraryId, role: "traveler" as const, phoneNumber: "+14165550134" };
  const { connection } = await Connection.open(traveler, input, clock.now());
  await note(real);
  const { id, state } = connection;
  if (state === "paid") return;
  if (state === "requested") await Connection.answer(flightaid, { id, accept: true }, clock.now());
  const {
    trips: shown,
    cancelRefund,
    mine,
    theirs,
  } = await Connection.fromId(traveler, id, clock.now());
  const page = { id, trips: shown, cancelRefund };
  const { orderId } = await Payment.order(traveler, id, clock.now(), page);
  real.seen.set(orderId, { id, mine: mine?.leg, theirs: theirs?.leg, cancelRefund });
  await paypal.approve(orderId);
  await Payment.capture(traveler, { id, orderId }, clock.now());
  expect((await Connection.get(id))?.state).toBe("paid");
}

async function connectionItems() {
  return (await items()).filter(({ __edb_e__ }) => __edb_e__ === "connection");
}

/** Itineraries, accounts and matches of a story can be gone before they are scanned. */
const connectionSteps = ["asked", "accepted", "paid", "met", "refunded"];

async function countedSteps(): Promise<Tally> {
  const all = Object.entries(await counted());
  return Object.fromEntries(
    all.filter(([key]) => connectionSteps.some((step) => key.startsWith(`${step} `))),
  );
}

function difference(after: Tally, before: Tally): Tally {
  const all = Object.entries(after).map(([key, count]) => [key, count - (before[key] ?? 0)]);
  return Object.fromEntries(all.filter(([, count]) => count));
}

/** A refund counts on the day on which it is owed first. One that PayPal refuses at first happens later. */
function expectTally(actual: Tally, expected: Tally): void {
  const dated = (tally: Tally) =>
    Object.fromEntries(Object.entries(tally).filter(([key]) => !key.startsWith("refunded ")));
  expect(dated(actual)).toEqual(dated(expected));
  expect(byStep(actual)).toEqual(byStep(expected));
}

function byStep(tally: Tally): Tally {
  return Object.fromEntries(
    connectionSteps.map((step) => [
      step,
      Object.entries(tally).reduce(
        (sum, [key, count]) => sum + (key.startsWith(`${step} `) ? count : 0),
        0,
      ),
    ]),
  );
}

function countedDays(tally: Tally): number {
  return new Set(Object.keys(tally).map((key) => key.split(" ")[1])).size;
}

/** The ledger and PayPal agree on what was kept. PayPal holds back a disputed payment, whose capture stays COMPLETED. */
async function expectLedger(): Promise<void> {
  const entries = (await items()).filter(({ __edb_e__ }) => __edb_e__ === "ledger");
  const disputed = new Set(paypal.disputes().map(({ captureId }) => captureId));
  for (const { id, status } of paypal.captures()) {
    const kinds = entries.filter(({ captureId }) => captureId === id).map(({ kind }) => kind);
    const label = `the ledger of ${id}, ${status}`;
    expect(new Set(kinds).size, label).toBe(kinds.length);
    if (status !== "COMPLETED") expect(kinds, label).not.toEqual(["paid"]);
    else expect(kinds.sort(), label).toEqual(disputed.has(id) ? ["paid", "reversed"] : ["paid"]);
  }
}

async function expectStories(count: number, seed: number, examples: typeof regressions) {
  let calls = 0;
  let outcomes = 0;
  const began = Date.now();
  const ends = new Map<string, number>();
  const countedBefore = await countedSteps();
  const tally: Tally = {};
  await fc.assert(
    fc.asyncProperty(steps, async (story) => {
      const { model, real, played } = await play(story, world());
      proxy.plan([]);
      await heal(real);
      await settled(real);
      for (const { state, endReason = "" } of await itemsOf(real)) {
        const end = `${state} ${endReason}`.trim();
        ends.set(end, (ends.get(end) ?? 0) + 1);
      }
      await canPay(real);
      await settled(real);
      tallyOf(await connectionItems(), tally);
      // They would be due in the stories that follow.
      for (const id of real.connections) await removeConnection(id);
      calls += played;
      outcomes += Number(model.certain);
    }),
    { numRuns: count, examples: examples.map((story) => [story]), seed },
  );
  const countedAfter = await countedSteps();
  expectTally(difference(countedAfter, countedBefore), tally);
  await expectLedger();
  const seconds = Math.round((Date.now() - began) / 1000);
  console.info(
    `${count} stories of seed ${seed} in ${seconds} s, ${calls} steps, ${outcomes} predicted to the end`,
  );
  console.info(`Counted: ${JSON.stringify(byStep(tally))}, over ${countedDays(tally)} days`);
  console.info(`Connections: ${[...ends].map((one) => one.join(" ")).join(", ")}`);
}

test("PayPal and the connections agree after a few random stories", async () => {
  await expectStories(few, 1, []);
}, 600_000);

test(
  `PayPal and the connections agree after ${many} random stories`,
  { tags: "deep", timeout: 36_000_000 },
  () => expectStories(many, seed, regressions),
);
