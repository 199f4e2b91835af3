/**
 * A flightaid says 'I can't fly' about a posting through which three families are connected: two have paid, one can pay. One press ends
 * all of it, and those who have paid get the money back once, whatever fails meanwhile.
 */
import { Connection } from "@flightaides/core/connection";
import { AppError } from "@flightaides/core/error.ts";
import { Itinerary } from "@flightaides/core/itinerary";
import { Outbox } from "@flightaides/core/outbox";
import { Payment } from "@flightaides/core/payment";
import { Quota } from "@flightaides/core/quota";
import type { PayPal } from "@flightaides/standins/paypal";
import {
  type Call,
  type Fault,
  schedulesOf,
  startFaultProxy,
} from "@flightaides/standins/test/fault-proxy.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { copierOf, itemOf, type Pair, pair } from "../../test/connection";
import { runSchedule, startPayPal } from "../../test/payment";
import { person } from "../../test/user";
import type { AuthUser } from "../actor";

type Family = { traveler: AuthUser; id: string };
/** Connected through the posting of the pair, too. */
type Families = Pair & { unpaid: Family; alsoPaid: Family };

const door = startFaultProxy();
let paypal: PayPal;
let families: () => Promise<Families>;

beforeAll(async () => {
  paypal = await startPayPal({ proxy: door });
  paypal.holdWebhooks();
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_DYNAMODB: await door.urlOf(process.env.AWS_ENDPOINT_URL_DYNAMODB ?? ""),
    AWS_MAX_ATTEMPTS: "1",
  });
  const now = new Date();
  const two = await pair(now);
  const [, itineraryId] = two.itineraries;
  const joined = async (name: string): Promise<Family> => {
    const traveler = await person(name, now);
    const asking = { itineraryId, role: "traveler", phoneNumber: "+14165550177" } as const;
    return { traveler, id: (await Connection.open(traveler, asking, now)).connection.id };
  };
  const all = { ...two, unpaid: await joined("Cem Tok"), alsoPaid: await joined("Eve Stone") };
  const [leg] = (await Itinerary.record(itineraryId)).legs;
  const others = [all.unpaid, all.alsoPaid].flatMap(({ traveler, id }) => [traveler.uid, id]);
  const copy = await copierOf(all, leg?.flight ?? "", others);
  families = async () => {
    door.arm(Number.POSITIVE_INFINITY, "fails");
    const copied = await copy();
    for (const one of [copied, copied.alsoPaid]) await pay(one);
    return copied;
  };
});
afterAll(async () => {
  await door.stop();
  await paypal.stop();
});

async function approved({ traveler, id }: Family): Promise<string> {
  const { orderId } = await Payment.order(traveler, id, new Date());
  await paypal.approve(orderId);
  return orderId;
}

async function pay(one: Family): Promise<void> {
  const orderId = await approved(one);
  await Payment.capture(one.traveler, { id: one.id, orderId }, new Date());
}

const cancel = ({ flightaid, id }: Families, at = new Date()) =>
  Payment.cancel(flightaid, { id, reason: "cannot-fly" }, at);

/** An AppError is a valid response; any other error fails the test. */
function expectRefusal(error: unknown): undefined {
  if (!(error instanceof AppError)) throw error;
}

async function expectAllEnded(all: Families, label = ""): Promise<void> {
  const { flightaid, unpaid, alsoPaid, itineraries } = all;
  for (const [{ traveler, id }, state, kind] of [
    [all, "refunded", "refunded"],
    [unpaid, "withdrawn", "ended"],
    [alsoPaid, "refunded", "refunded"],
  ] as const) {
    const ended = { state, queue: "none", endReason: "cannot-fly", endedBy: "flightaid" };
    expect(await itemOf(id), label).toMatchObject(ended);
    const captures = paypal.captures().filter(({ customId }) => customId === id);
    expect(
      captures.map(({ status }) => status),
      label,
    ).toEqual(state === "refunded" ? ["REFUNDED"] : []);
    const refunds = paypal.refunds().filter(({ customId }) => customId === id);
    expect(refunds, label).toHaveLength(captures.length);
    expect(await endsOf(traveler), label).toEqual([kind]);
  }
  expect(await endsOf(flightaid), label).toEqual(["refunded", "refunded"]);
  expect((await Quota.strikesOf(flightaid.uid)).cancelled, label).toHaveLength(1);
  const posting = { paused: true, cannotFly: true };
  expect(await Itinerary.record(itineraries[1]), label).toMatchObject(posting);
  expect(await Itinerary.changeOf(itineraries[1]), label).toBeUndefined();
}

async function endsOf({ uid }: AuthUser): Promise<string[]> {
  const mails = await Outbox.ofRecipient(uid);
  return mails.map(({ kind }) => kind).filter((kind) => kind === "ended" || kind === "refunded");
}

it("ends them all in the request, refunds what was paid, tells everybody and counts once", async () => {
  const all = await families();
  const { mails, connection } = await cancel(all);
  expect(connection).toMatchObject({ id: all.id, state: "refunded" });
  expect(mails.map(({ uid }) => uid).sort()).toEqual(
    [all, all.unpaid, all.alsoPaid]
      .map(({ traveler }) => traveler.uid)
      .concat(all.flightaid.uid, all.flightaid.uid)
      .sort(),
  );
  await expectAllEnded(all);
  expect((await cancel(all)).mails).toEqual([]);
  await expectAllEnded(all);
});

it("lets nobody pay from the press on, before the others have followed", async () => {
  const [one, other] = [await families(), await families()];
  const press = ({ flightaid, id }: Families) =>
    Connection.cancel(flightaid, { id, reason: "cannot-fly" }, new Date());
  const refused = { code: "conflict", reason: "trip-changed" };

  await press(one);
  const ordering = Payment.order(one.unpaid.traveler, one.unpaid.id, new Date());
  await expect(ordering).rejects.toMatchObject(refused);

  const { traveler, id } = other.unpaid;
  const orderId = await approved(other.unpaid);
  await press(other);
  const capturing = Payment.capture(traveler, { id, orderId }, new Date());
  await expect(capturing).rejects.toMatchObject(refused);

  for (const all of [one, other]) {
    expect(await itemOf(all.unpaid.id)).toMatchObject({
      state: "withdrawn",
      endReason: "cannot-fly",
    });
    await runSchedule(new Date());
    await expectAllEnded(all);
  }
});

const recoveries = {
  /** The flightaid presses again. */
  retry: (all: Families, at: Date) => cancel(all, at).catch(expectRefusal),
  /** Who has not paid tries to. */
  async order({ unpaid: { traveler, id } }: Families, at: Date) {
    await Payment.order(traveler, id, at).catch(expectRefusal);
  },
  /** Late enough for everything to be due, also what was postponed. */
  schedule: (_: Families, at: Date) => runSchedule(new Date(at.getTime() + 7 * 3_600_000)),
};
type Recovery = keyof typeof recoveries;

const orders: readonly (readonly Recovery[])[] = [
  ["retry", "schedule"],
  ["schedule", "retry", "schedule"],
  ["order", "schedule", "retry", "schedule"],
  ["order", "retry", "schedule"],
];

/** @returns the calls of the request, without those of the recoveries */
async function play(
  number: number,
  fault: Fault,
  order: readonly Recovery[] = [],
): Promise<readonly Call[]> {
  const all = await families();
  const at = new Date();
  // A new process has no token.
  paypal.revokeTokens();
  door.arm(number, fault);
  await cancel(all, at).catch(() => undefined);
  const calls = door.calls();
  door.restart();
  door.arm(Number.POSITIVE_INFINITY, "fails");
  for (const recovery of order) await recoveries[recovery](all, at);
  await expectAllEnded(all, `${fault}: call ${number}, then ${order.join(", ")}`);
  return calls;
}

it("each call meets each fault", { tags: "deep", timeout: 900_000 }, async () => {
  const schedules = schedulesOf(await play(Number.POSITIVE_INFINITY, "fails"));
  // The orders take turns.
  for (const [index, { number, fault }] of schedules.entries())
    await play(number, fault, orders[index % orders.length]);
  console.info(`${schedules.length} schedules`);
  expect(schedules.length).toBeGreaterThan(0);
});
