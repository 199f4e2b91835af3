/**
 * Random stories of one pair for model-based tests: what a traveler, a Flightaide, PayPal, its bank, webhooks, the schedule and
 * operators do, in any order and at the same moment, while time passes and calls fail, lose their answers, get wrong ones, or
 * are the last of a process.
 *
 * The model (pay-model.ts) predicts the state of the connection as long as nothing has failed and nothing happened at
 * the same moment. After that only what must hold in the end is known; see `settled` in pay-story.slow.test.ts.
 */

import type { PayPal } from "@flightaides/standins/paypal";
import type { FaultProxy, Plan } from "@flightaides/standins/test/fault-proxy.ts";
import { faults } from "@flightaides/standins/test/fault-proxy.ts";
import fc from "fast-check";
import { Account } from "../src/account";
import type { AuthUser } from "../src/actor";
import { Connection } from "../src/connection";
import type { CancelReason, Connection as View } from "../src/connection/contract";
import { AppError } from "../src/error";
import { Itinerary } from "../src/itinerary";
import { Message } from "../src/message";
import { Payment } from "../src/payment";
import { Safety } from "../src/safety";
import { addDays } from "../src/trip/calendar";
import type { Leg } from "../src/trip/contract";
import { timesOf } from "./connection";
import * as expected from "./pay-model";
import {
  type Again,
  type Card,
  dateOf,
  type Flight,
  isOwn,
  type Model,
  newModel,
  otherOf,
  type Side,
  sides,
  type Taken,
  trips,
  type Which,
  type Word,
} from "./pay-model";
import { removeAccount, runSchedule } from "./payment";
import { acceptAgreement, accountAgain, person } from "./user";

const minute = 60_000;
const hour = 60 * minute;
const phoneNumber = "+14165550134";

export type World = { paypal: PayPal; proxy: FaultProxy; clock: Clock };

/** The time of all parts of a story. It only advances by its steps. */
export class Clock {
  private ahead = 0;
  now = () => new Date(Date.now() + this.ahead);
  pass(hours: number): void {
    this.ahead += hours * hour;
  }
  /** Does nothing when it is later already. */
  passTo(instant: Date): void {
    this.ahead += Math.max(0, instant.getTime() - this.now().getTime());
  }
}

/** What the page of the payer shows. */
export type Page = Pick<View, "id" | "trips" | "cancelRefund"> & { mine?: Leg; theirs?: Leg };

/** The pair, and what its browsers remember. */
export type Real = {
  world: World;
  people: Record<Side, AuthUser>;
  /** The travel date of the first trip, as planned. */
  date: string;
  /** The number of all flights, without the carrier. */
  flight: string;
  /** The itineraries of the two trips. */
  ids: Record<Side, [string, string]>;
  /** Every connection that the pair ever had. */
  connections: Set<string>;
  connection?: string;
  orderId?: string;
  page?: Page;
  /** What the payer saw when each order was made. */
  seen: Map<string, Page>;
  /** What each side has said for certain of whether they flew together, by connection. */
  words: Map<string, Partial<Record<Side, Word>>>;
  /** Accounts that are deleted, or whose deletion has begun. */
  former: AuthUser[];
  /** Those who have begun to delete their account, and not signed up again. */
  leaving: Set<Side>;
  /** Those who have begun to block the counterpart of a connection. */
  blocking: Map<AuthUser, string>;
};

let stories = 0;

/** Two people who have posted two trips that they share. */
async function newReal(world: World): Promise<Real> {
  const now = world.clock.now();
  const real: Real = {
    world,
    people: {
      traveler: await person("Ann Kowalski", now),
      flightaid: await person("Bob Marsh", now),
    },
    date: addDays(now.toISOString().slice(0, 10), 100),
    flight: String(++stories % 9000),
    ids: { traveler: ["", ""], flightaid: ["", ""] },
    connections: new Set(),
    seen: new Map(),
    words: new Map(),
    former: [],
    leaving: new Set(),
    blocking: new Map(),
  };
  for (const side of sides)
    real.ids[side] = [await postTrip(real, side, 0), await postTrip(real, side, 1)];
  return real;
}

function legsOf({ date, flight }: Real, trip: Which, { off, plane }: Flight): Leg[] {
  const { from, to, carriers } = trips[trip];
  const travelDate = dateOf({ date }, trip, off);
  return [{ sequence: 1, from, to, travelDate, flight: `${carriers[plane]}-${flight}` }];
}

async function postTrip(real: Real, side: Side, trip: Which): Promise<string> {
  const itinerary = legsOf(real, trip, { off: 0, plane: 0 });
  const input = { type: side, itinerary, traveler: { phoneNumber } };
  const posted = await Itinerary.create(real.people[side], input, real.world.clock.now());
  return posted.itinerary.id;
}

/** Deletes an account. Idempotent. */
export async function leave(real: Real, side: Side): Promise<void> {
  const user = real.people[side];
  real.leaving.add(side);
  if (!real.former.includes(user)) real.former.push(user);
  await removeAccount(user, real.world.clock.now());
}

/** Signs up with the address of the account that was deleted. */
async function signUpAgain(real: Real, side: Side): Promise<void> {
  const before = real.people[side];
  // A deletion that was interrupted ends before the address is free.
  await removeAccount(before, real.world.clock.now());
  const again = accountAgain(before);
  await Account.admit(again, "en", real.world.clock.now());
  await acceptAgreement(again, real.world.clock.now());
  real.people[side] = again;
  real.leaving.delete(side);
}

/** Blocks the counterpart of a connection. Idempotent. */
export async function block(real: Real, user: AuthUser, connection: string): Promise<void> {
  real.blocking.set(user, connection);
  const now = real.world.clock.now();
  const { owing } = await Safety.block(user, { connection }, now);
  await Payment.sendOwed(owing, now);
}

/**
 * Remembers the connections of the pair, also those whose opening lost its answer. Nobody sees contact data of a connection that
 * PayPal has no payment for.
 */
export async function note(real: Real): Promise<void> {
  const captures = real.world.paypal.captures();
  for (const side of sides)
    for (const view of await Connection.list(real.people[side], real.world.clock.now())) {
      const { id, state, contact } = view;
      if (!real.connections.has(id)) real.connection = id;
      real.connections.add(id);
      const isCharged = captures.some(
        ({ customId, status }) => customId === id && status !== "PENDING" && status !== "DECLINED",
      );
      if (contact && (state !== "paid" || !isCharged))
        throw new Error(`The ${side} sees contact data of a connection that is ${state}`);
    }
}

/** Runs of the schedule after which nothing is due. */
const maxRuns = 6;

/** Runs the schedule until nothing is due. @returns the failures of the last run */
export async function runScheduleOut(clock: Clock): Promise<unknown[]> {
  for (let run = 1; ; run++) {
    const { done, failures } = await runSchedule(clock.now());
    if (done === 0 || run === maxRuns) return failures;
  }
}

/** Something that someone does. */
type Doing = {
  name: string;
  /** Whether it makes sense. */
  when(model: Readonly<Model>): boolean;
  /** Acts, without regard to the model. */
  act(real: Real): Promise<unknown>;
  /** Predicts what it changes. */
  predict(model: Model, now: number): void;
};

/** Does it while calls meet the planned faults. */
class Step {
  constructor(
    readonly doing: Doing,
    readonly plans: readonly Plan[],
  ) {}

  async run(model: Model, real: Real): Promise<void> {
    const { proxy, paypal, clock } = real.world;
    // A new process has no token.
    if (this.plans.length > 0) paypal.revokeTokens();
    proxy.plan(this.plans);
    let failure: unknown;
    await this.doing.act(real).catch((error: unknown) => {
      failure = error;
    });
    const met = proxy.pending() < this.plans.length;
    proxy.restart();
    proxy.plan([]);
    if (met) model.certain = false;
    // A refusal is an answer. Anything else needs a fault as its reason.
    else if (failure && !(failure instanceof AppError)) throw failure;
    const now = clock.now().getTime();
    this.doing.predict(model, now);
    expected.age(model, now);
    await note(real);
    if (!model.certain) return;
    const item = real.connection ? await Connection.get(real.connection) : undefined;
    const found = item ? Connection.stateOf(item, clock.now()) : "none";
    const state = model.state === "pending" ? "ordered" : model.state;
    if (state !== found) throw new Error(`Expected ${state}, found ${found}`);
  }

  toString(): string {
    return `${this.doing.name}${this.plans.length > 0 ? ` ${describe(this.plans)}` : ""}`;
  }
}

function describe(plans: readonly Plan[]): string {
  return JSON.stringify(plans, (_, value) => (value instanceof RegExp ? String(value) : value));
}

const isConnected = ({ state }: Model) => state !== "none";

/** Remembers what a side has said, unless its call may have been without effect. */
async function said(
  real: Real,
  { side, id, word }: { side: Side; id: string; word: Word },
  call: Promise<unknown>,
): Promise<void> {
  await call;
  real.words.set(id, { ...real.words.get(id), [side]: word });
}

/** What one side does to the pair's latest connection. */
function onConnection(
  side: Side,
  name: string,
  act: (actor: AuthUser, id: string, real: Real) => Promise<unknown>,
  predict: Doing["predict"],
): Doing {
  return {
    name: `${side} ${name}`,
    when: (model) => model.here[side] && isConnected(model) && isOwn(model, side),
    act: async (real) =>
      real.connection ? act(real.people[side], real.connection, real) : undefined,
    predict,
  };
}

const nowOf = ({ world }: Real) => world.clock.now();

const open = (side: Side, trip: Which): Doing => ({
  name: `${side} opens trip ${trip}`,
  when: ({ here }) => here[side],
  act: (real) => {
    const input = { itineraryId: real.ids[otherOf(side)][trip], role: side, phoneNumber };
    return Connection.open(real.people[side], input, nowOf(real));
  },
  predict: (model, now) => expected.open(model, side, trip, now),
});

const answer = (accept: boolean) =>
  onConnection(
    "flightaid",
    accept ? "accepts" : "declines",
    (actor, id, real) => Connection.answer(actor, { id, accept, text: "Hello" }, nowOf(real)),
    (model) => expected.answer(model, accept),
  );

/** The payer looks at the page. */
async function lookAt(actor: AuthUser, id: string, real: Real): Promise<Page> {
  const view = await Connection.fromId(actor, id, nowOf(real));
  const { trips: shown, cancelRefund, mine, theirs } = view;
  const page: Page = {
    id,
    ...(shown !== undefined && { trips: shown }),
    ...(cancelRefund && { cancelRefund }),
    ...(mine && { mine: mine.leg }),
    ...(theirs && { theirs: theirs.leg }),
  };
  real.page = page;
  return page;
}

const look = onConnection("traveler", "opens the page", lookAt, expected.look);

async function orderFrom(page: Page, actor: AuthUser, real: Real): Promise<void> {
  const { id, trips: shown, cancelRefund } = page;
  const { orderId } = await Payment.order(actor, id, nowOf(real), { trips: shown, cancelRefund });
  real.orderId = orderId;
  real.seen.set(orderId, page);
}

const order = onConnection(
  "traveler",
  "orders",
  async (actor, id, real) => orderFrom(await lookAt(actor, id, real), actor, real),
  (model, now) => {
    expected.look(model, now);
    expected.order(model, now);
  },
);

/** From a page that may be old. */
const orderLater: Doing = {
  ...onConnection(
    "traveler",
    "orders from the page that is open",
    async (actor, id, real) =>
      real.page?.id === id ? orderFrom(real.page, actor, real) : undefined,
    expected.order,
  ),
};

/** The payer approves the order that the browser knows, even if the connection has ended since. */
const approve = (card: Card): Doing => ({
  name: `payer approves, card is ${card}`,
  when: isConnected,
  async act({ orderId, world: { paypal } }) {
    const found = paypal.orders().find(({ id }) => id === orderId);
    if (!found || found.status === "COMPLETED") return;
    await paypal.approve(found.id, card).catch(() => undefined);
  },
  predict: (model, now) => expected.approve(model, card, now),
});

const capture = onConnection(
  "traveler",
  "captures",
  async (actor, id, real) => {
    const { orderId } = real;
    const seen = real.seen.get(orderId ?? "");
    if (orderId) await Payment.capture(actor, { id, orderId, trips: seen?.trips }, nowOf(real));
  },
  expected.capture,
);

const decide = (decision: "COMPLETED" | "DECLINED"): Doing => ({
  name: `the bank decides: ${decision}`,
  when: ({ state, life }) => state === "pending" && !life?.decided,
  async act({ orderId, world: { paypal } }) {
    const taken = paypal
      .captures()
      .find((one) => one.orderId === orderId && one.status === "PENDING");
    if (taken) await paypal.decide(taken.id, decision);
  },
  predict({ life }) {
    if (life) life.decided = decision;
  },
});

/** PayPal refunds a payment, takes it back, or opens a dispute about it. */
const take = (how: Taken): Doing => ({
  name: `PayPal: ${how}`,
  when: ({ state, life }) => (state === "paid" || state === "cancelled") && !life?.taken,
  async act(real) {
    const { paypal } = real.world;
    const item = real.connection ? await Connection.get(real.connection) : undefined;
    const one = paypal.captures().find(({ id }) => id === item?.captureId);
    const isDisputed = paypal.disputes().some(({ captureId }) => captureId === one?.id);
    if (one?.status !== "COMPLETED" || isDisputed) return;
    if (how === "refund") await paypal.refund(one.id);
    else if (how === "reverse") await paypal.reverse(one.id);
    else await paypal.dispute(one.id);
  },
  predict({ life }) {
    if (life) life.taken = how;
  },
});

const refusals = ["REFUND_TIME_LIMIT_EXCEEDED", "REFUND_FAILED_INSUFFICIENT_FUNDS"] as const;

/** PayPal refuses to refund the payment, until {@link heal} in pay-story.slow.test.ts makes it. */
const refuse = (issue: (typeof refusals)[number]): Doing => ({
  name: `PayPal refuses refunds: ${issue}`,
  when: ({ state }) => state === "paid" || state === "cancelled",
  async act(real) {
    const { paypal } = real.world;
    for (const { id, customId } of paypal.captures())
      if (customId === real.connection) await paypal.refuseRefund(id, issue);
  },
  predict(model) {
    // What PayPal refuses may still be disputed.
    if (model.life?.taken) model.certain = false;
  },
});

const deliver = (way: "forwards" | "backwards" | "twice"): Doing => ({
  name: `webhooks arrive ${way}`,
  when: () => true,
  async act({ world: { paypal } }) {
    await paypal.releaseWebhooks((held) => {
      if (way === "forwards") return held;
      const backwards = [...held].reverse();
      return way === "backwards" ? backwards : [...held, ...backwards];
    });
    await paypal.webhooksSettled();
    paypal.holdWebhooks();
  },
  predict(model, now) {
    // The webhook of the approval captures.
    if (model.life?.card) expected.capture(model, now);
    expected.hear(model, now);
    expected.hearTaken(model);
  },
});

const instants = [
  "half a day after the payment",
  "a week before",
  "two days before",
  "the eve",
  "the day",
  "the day after",
  "three days after",
  "four days after",
  "weeks after",
] as const;
type Instant = (typeof instants)[number];

async function instantOf(instant: Instant, id: string): Promise<Date> {
  const { aroundStart, aroundEnd } = await timesOf(id);
  const paidAt = Date.parse((await Connection.get(id))?.paidAt ?? "");
  switch (instant) {
    case "half a day after the payment":
      // The model takes the end of the call for the time of the payment. A call lasts less than a minute.
      return new Date((paidAt || 0) + 12 * hour + minute);
    case "a week before":
      return aroundStart(-24 * 7);
    case "two days before":
      return aroundStart(-24 * 2);
    case "the eve":
      return aroundStart(-6);
    case "the day":
      return aroundStart(20);
    case "the day after":
      return aroundEnd(14);
    case "three days after":
      return aroundEnd(24 * 3 - 1);
    case "four days after":
      return aroundEnd(24 * 4);
    case "weeks after":
      return aroundEnd(24 * 15);
  }
}

/** Time passes, by hours or until an instant around the payment or the trip, and the schedule runs. */
const wait = (until: number | Instant): Doing => ({
  name: `${typeof until === "number" ? `${until} hours pass` : `it is ${until}`}, and the schedule runs`,
  when: (model) => typeof until === "number" || isConnected(model),
  async act({ connection, world: { clock } }) {
    if (typeof until === "number") clock.pass(until);
    else if (connection && (await Connection.get(connection)))
      clock.passTo(await instantOf(until, connection));
    const failures = await runScheduleOut(clock);
    // What PayPal does not know, or others are changing, is tried again.
    const isKnown = (one: unknown) =>
      one instanceof AppError || (one instanceof Error && one.name === "PayPalError");
    const unknown = failures.find((one) => !isKnown(one));
    if (unknown) throw unknown;
  },
  predict(model, now) {
    // The backoff decides whether an order is due so soon.
    const isOpen = model.state === "ordered" || model.state === "pending";
    if (isOpen && (until === 1 || typeof until === "string")) model.certain = false;
    expected.runSchedule(model, now);
  },
});

const withdraw = (side: Side) =>
  onConnection(
    side,
    "withdraws",
    (actor, id, real) => Payment.withdraw(actor, { id }, nowOf(real)),
    (model, now) => expected.withdraw(model, side, now),
  );

const cancel = (side: Side, reason: Exclude<CancelReason, "airline">) =>
  onConnection(
    side,
    `cancels: ${reason}`,
    (actor, id, real) => Payment.cancel(actor, { id, reason }, nowOf(real)),
    (model, now) => expected.cancel(model, side, reason === "cannot-fly", now),
  );

const confirm = onConnection(
  "flightaid",
  "confirms",
  (actor, id, real) => Connection.confirm(actor, { id }, nowOf(real)),
  expected.confirm,
);
const write = (side: Side) =>
  onConnection(
    side,
    "writes a message",
    (actor, id, real) =>
      Message.write(actor, { id, text: `It is ${nowOf(real).toISOString()}` }, nowOf(real)),
    (model, now) => expected.write(model, side, now),
  );
const noAnswer = onConnection(
  "traveler",
  "gets no answer",
  (actor, id, real) => Connection.noAnswer(actor, { id }, nowOf(real)),
  expected.noAnswer,
);
const didNotMeet = onConnection(
  "traveler",
  "did not meet",
  (actor, id, real) =>
    said(
      real,
      { side: "traveler", id, word: "not-flown" },
      Payment.didNotMeet(actor, { id }, nowOf(real)),
    ),
  expected.didNotMeet,
);
/** By the call of today, or by that of older pages. */
const airline = (side: Side, isOld: boolean) =>
  onConnection(
    side,
    `says that the airline has cancelled${isOld ? ", on an old page" : ""}`,
    (actor, id, real) =>
      said(
        real,
        { side, id, word: "not-flown" },
        isOld
          ? Payment.cancel(actor, { id, reason: "airline" }, nowOf(real))
          : Payment.airlineCancelled(actor, { id }, nowOf(real)),
      ),
    (model, now) => expected.airlineCancelled(model, side, now),
  );
const agree = (side: Side) =>
  onConnection(
    side,
    "agrees",
    (actor, id, real) =>
      said(real, { side, id, word: "not-flown" }, Payment.agree(actor, { id }, nowOf(real))),
    (model) => expected.agree(model, side),
  );
const contradict = (side: Side) =>
  onConnection(
    side,
    "contradicts",
    async (actor, id, real) => {
      const now = nowOf(real);
      const { aroundEnd } = await timesOf(id);
      const call = Connection.contradict(actor, { id }, now);
      // Before that it only says that the flight takes place.
      return now < aroundEnd(0) ? call : said(real, { side, id, word: "flown" }, call);
    },
    (model, now) => expected.contradict(model, side, now),
  );
const review = (side: Side, again: Again) =>
  onConnection(
    side,
    `writes a review: ${again}`,
    (actor, id, real) =>
      said(
        real,
        { side, id, word: again === "no-trip" ? "not-flown" : "flown" },
        Payment.review(actor, { id, again, thanks: "Thank you" }, nowOf(real)),
      ),
    (model, now) => expected.review(model, side, again, now),
  );
const stay = onConnection(
  "traveler",
  "stays",
  (actor, id, real) => Connection.stay(actor, { id }, nowOf(real)),
  expected.stay,
);
const leaveMoved = onConnection(
  "traveler",
  "leaves, because the plane is another one",
  (actor, id, real) => Payment.leave(actor, { id }, nowOf(real)),
  expected.leaveMoved,
);

const blocks = (side: Side) =>
  onConnection(
    side,
    "blocks the other",
    (actor, id, real) => block(real, actor, id),
    (model, now) => expected.block(model, side, now),
  );

const leaves = (side: Side): Doing => ({
  name: `${side} deletes the account`,
  when: ({ here }) => here[side],
  act: (real) => leave(real, side),
  predict: (model, now) => expected.leave(model, side, now),
});

const signsUpAgain = (side: Side): Doing => ({
  name: `${side} signs up again`,
  when: ({ here }) => !here[side],
  act: (real) => signUpAgain(real, side),
  predict: (model) => expected.signUpAgain(model, side),
});

/** What one side does to one of their trips; connections follow at once, as in functions/src/payment.ts. */
function onTrip(
  side: Side,
  trip: Which,
  name: string,
  act: (actor: AuthUser, id: string, real: Real) => Promise<unknown>,
  predict: Doing["predict"],
): Doing {
  return {
    name: `${side}, trip ${trip}: ${name}`,
    when: ({ here, posted }) => here[side] && posted[side][trip] !== undefined,
    async act(real) {
      const id = real.ids[side][trip];
      await act(real.people[side], id, real);
      await Payment.followChange(id, nowOf(real));
    },
    predict,
  };
}

const remove = (side: Side, trip: Which) =>
  onTrip(
    side,
    trip,
    "deleted",
    (actor, id, real) => Itinerary.remove(actor, id, nowOf(real)),
    (model, now) => expected.remove(model, side, trip, now),
  );

/** Moved by a day it still matches; by nine it does not. */
const move = (side: Side, trip: Which, flight: Flight) =>
  onTrip(
    side,
    trip,
    `moved ${flight.off} days off the plan, on plane ${flight.plane}`,
    (actor, id, real) =>
      Itinerary.update(actor, { id, itinerary: legsOf(real, trip, flight) }, nowOf(real)),
    (model, now) => expected.move(model, side, trip, flight, now),
  );

/** The request that has moved it dies: connections follow with the next run of the schedule. */
const moveLater = (side: Side, trip: Which, flight: Flight): Doing => ({
  ...move(side, trip, flight),
  name: `${side}, trip ${trip}: moved ${flight.off} days off the plan, on plane ${flight.plane}, not followed yet`,
  act: (real) => {
    const input = { id: real.ids[side][trip], itinerary: legsOf(real, trip, flight) };
    return Itinerary.update(real.people[side], input, nowOf(real));
  },
  predict(model, now) {
    model.certain = false;
    expected.move(model, side, trip, flight, now);
  },
});

const annotate = (side: Side, trip: Which) =>
  onTrip(
    side,
    trip,
    "has another note",
    (actor, id, real) => {
      const addInfo = `Written at ${nowOf(real).toISOString()}`;
      return Itinerary.update(actor, { id, addInfo }, nowOf(real));
    },
    () => {},
  );

/** How families may connect from now on. */
const choose = (trip: Which, connect: "open" | "ask") =>
  onTrip(
    "flightaid",
    trip,
    connect === "ask" ? "families ask first" : "families may connect",
    (actor, id, real) => Itinerary.update(actor, { id, connect }, nowOf(real)),
    (model) => {
      model.asks[trip] = connect === "ask";
    },
  );

const repost = (side: Side, trip: Which): Doing => ({
  name: `${side} posts trip ${trip} again`,
  when: ({ here, posted }) => here[side] && posted[side][trip] === undefined,
  act: async (real) => {
    real.ids[side][trip] = await postTrip(real, side, trip);
  },
  predict: (model, now) => expected.repost(model, side, trip, now),
});

const refund: Doing = {
  name: "the operator refunds",
  when: ({ state }) => state === "paid" || state === "cancelled",
  async act(real) {
    const { connection } = real;
    if (!connection) return;
    await Payment.refund(connection, nowOf(real));
  },
  predict: expected.refundByOperator,
};

/** Two things at the same moment. */
const together = (...both: readonly [Doing, Doing]): Doing => ({
  name: `together: (${both.map(({ name }) => name).join(") and (")})`,
  when: (model) => both.every((one) => one.when(model)),
  async act(real) {
    const ended = await Promise.allSettled(both.map((one) => one.act(real)));
    const failed = ended.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
    const unexpected = failed.find((reason) => !(reason instanceof AppError));
    if (unexpected) throw unexpected;
  },
  predict(model, now) {
    model.certain = false;
    for (const one of both) one.predict(model, now);
  },
});

const wrongAnswers: Plan[] = [
  { operation: /^GET \/v2/, fault: { status: 404, body: { name: "RESOURCE_NOT_FOUND" } } },
  { operation: /^GET \/v2/, fault: { status: 500, body: {} } },
  { operation: /capture$/, fault: { status: 404, body: { name: "RESOURCE_NOT_FOUND" } } },
  { operation: /capture$/, fault: { status: 503, body: {} } },
  { operation: /capture$/, fault: { status: 200, body: {} } },
  { operation: /refund$/, fault: { status: 500, body: {} } },
  { operation: /capture$/, fault: "loses its answer" },
  { operation: /refund$/, fault: "loses its answer" },
];

/** No fault, or a fault of the n-th call, or a wrong answer of PayPal's; sometimes two. */
const plan = fc.oneof(
  fc.record({ at: fc.integer({ min: 1, max: 12 }), fault: fc.constantFrom(...faults) }),
  fc.constantFrom(...wrongAnswers),
);
const plans = fc.oneof(
  { weight: 5, arbitrary: fc.constant<Plan[]>([]) },
  { weight: 2, arbitrary: fc.array(plan, { minLength: 1, maxLength: 2 }) },
);
const side = fc.constantFrom(...sides);
const trip = fc.constantFrom<Which>(0, 1);
const isTrue = fc.boolean();
const flight = fc.record({
  off: fc.constantFrom(0, 0, 1, 2, -3, 9),
  plane: fc.constantFrom<Which>(0, 0, 1),
});

/** Towards a payment. */
const paying: fc.Arbitrary<Doing> = fc.oneof(
  fc.tuple(side, trip).map((args) => open(...args)),
  isTrue.map(answer),
  fc.constantFrom(order, order, look, orderLater),
  fc.constantFrom<Card>("paid", "paid", "pending", "declined", "blocked").map(approve),
  fc.constant(capture),
  fc.constantFrom("COMPLETED" as const, "DECLINED" as const).map(decide),
);
/** What someone does to end a connection, or to keep it. */
const ending: fc.Arbitrary<Doing> = fc.oneof(
  side.map(withdraw),
  fc
    .tuple(side, fc.constantFrom("cannot-fly" as const, "other" as const))
    .map((args) => cancel(...args)),
  fc.constantFrom(confirm, noAnswer, stay, leaveMoved),
  fc.oneof(side.map(blocks), side.map(leaves), side.map(signsUpAgain), side.map(write)),
  fc.oneof(
    fc.constantFrom<Taken>("refund", "reverse", "dispute").map(take),
    fc.constant(refund),
    fc.constantFrom(...refusals).map(refuse),
  ),
);
/** What the two say of the trip. */
const saying: fc.Arbitrary<Doing> = fc.oneof(
  fc.constant(didNotMeet),
  fc.tuple(side, isTrue).map((args) => airline(...args)),
  side.map(agree),
  side.map(contradict),
  fc.tuple(side, fc.constantFrom<Again>("yes", "no", "no-trip")).map((args) => review(...args)),
);
/** What someone does to a posting. */
const posting: fc.Arbitrary<Doing> = fc.oneof(
  fc.tuple(side, trip).map((args) => remove(...args)),
  fc.tuple(side, trip).map((args) => repost(...args)),
  { weight: 2, arbitrary: fc.tuple(side, trip, flight).map((args) => move(...args)) },
  fc.tuple(side, trip).map((args) => annotate(...args)),
  fc.tuple(trip, fc.constantFrom("open" as const, "ask" as const)).map((args) => choose(...args)),
);
/** The same, at a moment that the model does not know. */
const unfollowed: fc.Arbitrary<Doing> = fc
  .tuple(side, trip, flight)
  .map((args) => moveLater(...args));
const passing: fc.Arbitrary<Doing> = fc.oneof(
  fc.constantFrom("forwards" as const, "backwards" as const, "twice" as const).map(deliver),
  fc.constantFrom(1, 13, 25, 30, 49, 80).map(wait),
  { weight: 2, arbitrary: fc.constantFrom(...instants).map(wait) },
);

const single = fc.oneof(
  paying,
  { weight: 2, arbitrary: ending },
  { weight: 2, arbitrary: saying },
  posting,
  passing,
);
/** A story in which every call succeeds and nothing happens at the same moment: the model knows its end. */
const calm: Weather = { doing: single, plans: fc.constant([]) };
const stormy: Weather = {
  doing: fc.oneof(
    { weight: 8, arbitrary: single },
    { weight: 2, arbitrary: fc.tuple(single, single).map((both) => together(...both)) },
    { weight: 1, arbitrary: unfollowed },
  ),
  plans,
};
type Weather = { doing: fc.Arbitrary<Doing>; plans: fc.Arbitrary<Plan[]> };

/** Most stories begin on the way to a payment, or they would rarely come to one. */
const opening = (weather: Weather): fc.Arbitrary<Step[]> =>
  fc
    .record({
      by: side,
      which: trip,
      connect: fc.constantFrom("open" as const, "ask" as const),
      accept: fc.constantFrom(true, true, true, false),
      card: fc.constantFrom<Card>("paid", "paid", "pending"),
      length: fc.integer({ min: 2, max: 12 }),
      plans: fc.array(fc.oneof({ weight: 4, arbitrary: fc.constant<Plan[]>([]) }, weather.plans), {
        minLength: 6,
        maxLength: 6,
      }),
    })
    .map(({ by, which, connect, accept, card, length, plans: met }) =>
      [choose(which, connect), open(by, which), answer(accept), order, approve(card), capture]
        .map((one, index) => new Step(one, met[index] ?? []))
        .slice(0, length),
    );

const later: Flight = { off: 1, plane: 0 };
const otherPlane: Flight = { off: 0, plane: 1 };

/** What chance rarely brings about, and what follows is interesting. */
const arcs: Doing[][] = [
  [confirm],
  [write("flightaid")],
  [wait("half a day after the payment"), noAnswer],
  [confirm, wait("half a day after the payment"), noAnswer],
  [wait("half a day after the payment"), noAnswer, confirm, noAnswer],
  [confirm, cancel("traveler", "cannot-fly")],
  [take("dispute"), deliver("forwards")],
  [wait("the day after"), didNotMeet],
  [wait("the day after"), didNotMeet, contradict("flightaid")],
  [wait("the day after"), didNotMeet, review("flightaid", "no-trip")],
  [wait("the day after"), review("flightaid", "yes"), didNotMeet],
  [wait("the day after"), review("traveler", "yes"), review("flightaid", "yes")],
  [wait("the day after"), review("traveler", "no-trip"), review("flightaid", "no-trip")],
  [airline("traveler", false), agree("flightaid")],
  [airline("flightaid", false), contradict("traveler")],
  [airline("flightaid", false), contradict("traveler"), wait("the day after"), didNotMeet],
  [airline("traveler", false), contradict("flightaid"), wait("the day after"), didNotMeet],
  [airline("traveler", true), wait(49)],
  [wait("three days after"), airline("flightaid", false)],
  [move("flightaid", 0, later), wait("the day after")],
  [move("flightaid", 0, otherPlane), leaveMoved],
  [move("flightaid", 0, otherPlane), stay, move("flightaid", 0, later)],
  [move("traveler", 0, { off: 9, plane: 0 })],
  [cancel("traveler", "other"), open("traveler", 0), order, approve("paid"), capture],
  [refuse("REFUND_TIME_LIMIT_EXCEEDED"), cancel("flightaid", "cannot-fly")],
  [leaves("flightaid"), signsUpAgain("flightaid"), repost("flightaid", 0), open("traveler", 0)],
  [leaves("traveler"), signsUpAgain("traveler"), repost("traveler", 0), open("traveler", 0)],
];

const story = (weather: Weather): fc.Arbitrary<Step[]> =>
  fc
    .tuple(
      opening(weather),
      fc.oneof(fc.constant<Doing[]>([]), fc.constantFrom(...arcs)),
      fc.array(
        fc.tuple(weather.doing, weather.plans).map((args) => new Step(...args)),
        { minLength: 1, maxLength: 6 },
      ),
    )
    .map(([first, arc, rest]) => [...first, ...arc.map((one) => new Step(one, [])), ...rest]);

export const steps = fc.oneof(story(calm), story(stormy));

/** Stories that failed once. They are played first. */
export const regressions: Step[][] = [
  [
    ...[choose(0, "open"), open("traveler", 0), order, approve("paid"), capture],
    ...[leaves("traveler"), signsUpAgain("traveler"), repost("traveler", 0), open("traveler", 0)],
  ],
  [choose(0, "ask"), open("traveler", 0), answer(false), open("traveler", 0), wait(1)],
  [
    ...[open("traveler", 0), order, approve("paid"), capture],
    ...[confirm, cancel("traveler", "cannot-fly"), take("refund")],
  ],
  [open("traveler", 0), order, approve("blocked"), deliver("forwards"), withdraw("traveler")],
].map((doings) => doings.map((one) => new Step(one, [])));

export async function play(
  story: readonly Step[],
  world: World,
): Promise<{ model: Model; real: Real; played: number }> {
  const real = await newReal(world);
  const model = newModel(real.date);
  let played = 0;
  for (const one of story)
    if (one.doing.when(model)) {
      await one.run(model, real);
      played++;
    }
  return { model, real, played };
}
