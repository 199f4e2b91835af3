/**
 * Random stories of one pair for model-based tests: what a traveler, a Flightaide, PayPal, its bank, webhooks, the schedule and
 * operators do, in any order and at the same moment, while calls fail, lose their answers, get wrong ones, or are the last of
 * a process.
 *
 * {@link Model} predicts the state of the connection as long as nothing has failed and nothing happened at the same moment.
 * After that it only knows what must hold in the end; see `settled` in pay-story.slow.test.ts.
 */
import type { AuthUser } from "@flightaides/core/actor";
import { Connection } from "@flightaides/core/connection";
import { AppError } from "@flightaides/core/error";
import { Itinerary } from "@flightaides/core/itinerary";
import { Outbox } from "@flightaides/core/outbox";
import { Payment } from "@flightaides/core/payment";
import { User } from "@flightaides/core/user";
import type { FaultProxy, Plan } from "@flightaides/standins/fault-proxy";
import { faults } from "@flightaides/standins/fault-proxy";
import type { PayPal } from "@flightaides/standins/paypal";
import fc from "fast-check";
import { person, post } from "../notification/mail-testing";

export type Side = "traveler" | "flightaid";
export type Card = "paid" | "declined" | "pending" | "blocked";

const hour = 3_600_000;
/** Milliseconds after which PayPal deletes an order that nobody has captured. */
const orderLifetime = 3 * hour;

export type World = { paypal: PayPal; proxy: FaultProxy; clock: Clock };

/** The time of all parts of a story. It only advances by its steps. */
export class Clock {
  private ahead = 0;
  now = () => new Date(Date.now() + this.ahead);
  pass(hours: number): void {
    this.ahead += hours * hour;
  }
}

/** What is expected of the connection. */
export type Model = {
  /** Neither a fault nor two steps at the same moment so far. */
  certain: boolean;
  here: Record<Side, boolean>;
  /** Which of the two trips each has posted. */
  posted: Record<Side, [boolean, boolean]>;
  /** The trip from which the connection was opened, if it is. */
  trip?: 0 | 1;
  state: "none" | "requested" | "ordered" | "pending" | "paid" | "refunded";
  card?: Card;
  /** When PayPal last changed the order, by the story's clock. */
  touched: number;
  /** What the bank has decided, and nobody has heard yet. */
  decided?: "COMPLETED" | "DECLINED";
};

export const newModel = (): Model => ({
  certain: true,
  here: { traveler: true, flightaid: true },
  posted: { traveler: [true, true], flightaid: [true, true] },
  state: "none",
  touched: 0,
});

/** The pair, and what its browsers remember. */
export type Real = {
  world: World;
  people: Record<Side, AuthUser>;
  trips: readonly [Trip, Trip];
  ids: Record<Side, [string, string]>;
  /** Every connection that the pair ever had. */
  connections: Set<string>;
  connection?: string;
  orderId?: string;
  /** Those who have begun to delete their account. */
  leaving: Set<Side>;
};

type Trip = { days: number; flight: string; from: string; to: string };

let stories = 0;

/** Two people who have posted two trips that they share. */
export async function newReal(world: World): Promise<Real> {
  const now = world.clock.now();
  const number = ++stories % 9000;
  const trips = [
    { days: 100, flight: `EK-${number}`, from: "YYZ", to: "DXB" },
    { days: 101, flight: `AI-${number}`, from: "DXB", to: "BOM" },
  ] as const;
  const people = {
    traveler: await person("Ann Kowalski", now),
    flightaid: await person("Bob Marsh", now),
  };
  const postBoth = async (side: Side): Promise<[string, string]> => [
    await post(people[side], { ...trips[0], type: side }, now),
    await post(people[side], { ...trips[1], type: side }, now),
  ];
  const ids = { traveler: await postBoth("traveler"), flightaid: await postBoth("flightaid") };
  return { world, people, trips, ids, connections: new Set(), leaving: new Set() };
}

/** Whether a payment that arrives now can be delivered. */
export function isFit({ here, posted, trip }: Model): boolean {
  return (
    here.traveler &&
    here.flightaid &&
    trip !== undefined &&
    posted.traveler[trip] &&
    posted.flightaid[trip]
  );
}

/** Deletes an account as `Account.remove` does, without Cognito. Idempotent. */
export async function leave(real: Real, side: Side): Promise<void> {
  const user = real.people[side];
  const now = real.world.clock.now();
  real.leaving.add(side);
  await User.leave(user, now);
  for (const { id } of await Itinerary.ofOwner(user)) await Itinerary.remove(user, id, now);
  await Connection.forget(user.uid, now);
  await Outbox.forget(user.uid);
  await User.forget(user, now);
}

/** Remembers the connections of the pair, also those whose opening lost its answer. */
export async function note(real: Real): Promise<void> {
  for (const user of Object.values(real.people))
    for (const { id, createdAt } of await Connection.list(user, real.world.clock.now())) {
      if (!real.connections.has(id) && createdAt) real.connection = id;
      real.connections.add(id);
    }
}

export async function stateOf({ connection }: Real): Promise<string> {
  return (connection && (await Connection.get(connection))?.state) || "none";
}

abstract class Step {
  constructor(readonly plans: readonly Plan[]) {}

  /** Acts, without regard to the model. */
  abstract act(real: Real): Promise<unknown>;
  /** Predicts what the step changes, by the story's clock. */
  abstract predict(model: Model, now: number): void;
  abstract name(): string;

  check(_: Readonly<Model>): boolean {
    return true;
  }

  async run(model: Model, real: Real): Promise<void> {
    const { proxy, paypal, clock } = real.world;
    // A new process has no token.
    if (this.plans.length > 0) paypal.revokeTokens();
    proxy.plan(this.plans);
    let failure: unknown;
    await this.act(real).catch((error: unknown) => {
      failure = error;
    });
    const met = proxy.pending() < this.plans.length;
    proxy.restart();
    proxy.plan([]);
    if (met) model.certain = false;
    // A refusal is an answer. Anything else needs a fault as its reason.
    else if (failure && !(failure instanceof AppError)) throw failure;
    this.predict(model, clock.now().getTime());
    await note(real);
    if (!model.certain) return;
    const state = await stateOf(real);
    const expected = model.state === "pending" ? "ordered" : model.state;
    if (state !== expected) throw new Error(`Expected ${expected}, found ${state}`);
  }

  toString(): string {
    return `${this.name()}${this.plans.length > 0 ? ` ${describe(this.plans)}` : ""}`;
  }
}

function describe(plans: readonly Plan[]): string {
  return JSON.stringify(plans, (_, value) => (value instanceof RegExp ? String(value) : value));
}

class Open extends Step {
  constructor(
    readonly side: Side,
    readonly trip: 0 | 1,
    plans: readonly Plan[],
  ) {
    super(plans);
  }
  name = () => `${this.side} opens trip ${this.trip}`;
  override check = ({ here }: Model) => here[this.side];
  async act({ people, ids, world }: Real) {
    const other = this.side === "traveler" ? "flightaid" : "traveler";
    const input = {
      itineraryId: ids[other][this.trip],
      role: this.side,
      phoneNumber: "+14165550134",
    };
    await Connection.open(people[this.side], input, world.clock.now());
  }
  predict(model: Model) {
    const other = this.side === "traveler" ? "flightaid" : "traveler";
    const { posted, here, state } = model;
    const isOpen = (state === "requested" || state === "ordered") && isFit(model);
    if (isOpen || state === "pending" || state === "paid") return;
    if (!here[other] || !posted[other][this.trip]) return;
    // Without the same trip a later or an earlier one matches, or none: the connection is then about the other's trip alone.
    if (!posted[this.side][this.trip]) model.certain = false;
    model.state = "requested";
    model.trip = this.trip;
    delete model.card;
    delete model.decided;
  }
}

class Order extends Step {
  name = () => "traveler orders";
  override check = ({ here, state }: Model) => here.traveler && state !== "none";
  async act(real: Real) {
    const { connection, people, world } = real;
    if (!connection) return;
    const { orderId } = await Payment.order(people.traveler, connection, world.clock.now());
    real.orderId = orderId;
  }
  predict(model: Model, now: number) {
    const { state, card } = model;
    if (state !== "requested" && state !== "ordered") return;
    if (!isFit(model)) return;
    const isGone = state === "ordered" && now - model.touched >= orderLifetime;
    if (state === "ordered" && !isGone) return;
    model.state = "ordered";
    model.touched = now;
    if (card) delete model.card;
  }
}

class Approve extends Step {
  constructor(
    readonly card: Card,
    plans: readonly Plan[],
  ) {
    super(plans);
  }
  name = () => `payer approves, card is ${this.card}`;
  override check = ({ state }: Model) => state === "ordered";
  async act({ orderId, world: { paypal } }: Real) {
    const order = paypal.orders().find(({ id }) => id === orderId);
    if (!order || order.status === "COMPLETED") return;
    await paypal.approve(order.id, this.card).catch(() => undefined);
  }
  predict(model: Model, now: number) {
    if (now - model.touched >= orderLifetime) return;
    model.card = this.card;
    model.touched = now;
  }
}

class Capture extends Step {
  name = () => "traveler captures";
  override check = ({ here, state }: Model) => here.traveler && state !== "none";
  async act({ connection, orderId, people, world }: Real) {
    if (!connection || !orderId) return;
    await Payment.capture(people.traveler, { id: connection, orderId }, world.clock.now());
  }
  predict(model: Model, now: number) {
    if (model.state === "ordered") captured(model, now);
  }
}

/** What a capture does, whoever asks for it. */
function captured(model: Model, now: number): void {
  if (now - model.touched >= orderLifetime) {
    model.state = "requested";
    delete model.card;
  } else if (isFit(model)) {
    if (model.card === "paid") model.state = "paid";
    if (model.card === "pending") model.state = "pending";
  }
}

class Decide extends Step {
  constructor(
    readonly decision: "COMPLETED" | "DECLINED",
    plans: readonly Plan[],
  ) {
    super(plans);
  }
  name = () => `the bank decides: ${this.decision}`;
  override check = ({ state, decided }: Model) => state === "pending" && !decided;
  async act({ orderId, world: { paypal } }: Real) {
    const taken = paypal
      .captures()
      .find((one) => one.orderId === orderId && one.status === "PENDING");
    if (taken) await paypal.decide(taken.id, this.decision);
  }
  predict(model: Model) {
    model.decided = this.decision;
  }
}

/** What is known once PayPal's decision is heard. */
function heard(model: Model): void {
  if (model.state !== "pending" || !model.decided) return;
  if (model.decided === "DECLINED") model.state = "requested";
  else model.state = isFit(model) ? "paid" : "refunded";
  delete model.decided;
  delete model.card;
}

class Deliver extends Step {
  constructor(
    readonly order: "forwards" | "backwards" | "twice",
    plans: readonly Plan[],
  ) {
    super(plans);
  }
  name = () => `webhooks arrive ${this.order}`;
  async act({ world: { paypal } }: Real) {
    await paypal.releaseWebhooks((held) => {
      if (this.order === "forwards") return held;
      const backwards = [...held].reverse();
      return this.order === "backwards" ? backwards : [...held, ...backwards];
    });
    await paypal.webhooksSettled();
    paypal.holdWebhooks();
  }
  predict(model: Model, now: number) {
    // The webhook of the approval captures. Only the last order's may still wait.
    if (model.state === "ordered" && model.card) captured(model, now);
    else heard(model);
  }
}

class Reconcile extends Step {
  constructor(
    readonly hours: number,
    plans: readonly Plan[],
  ) {
    super(plans);
  }
  name = () => `${this.hours} hours pass, and the schedule runs`;
  async act({ world: { clock } }: Real) {
    clock.pass(this.hours);
    await Payment.reconcile(clock.now());
  }
  predict(model: Model, now: number) {
    // The backoff decides whether an order is due after one hour.
    if (this.hours < 6 && (model.state === "ordered" || model.state === "pending"))
      model.certain = false;
    if (model.state === "ordered") captured(model, now);
    else heard(model);
  }
}

class Leave extends Step {
  constructor(
    readonly side: Side,
    plans: readonly Plan[],
  ) {
    super(plans);
  }
  name = () => `${this.side} deletes the account`;
  override check = ({ here }: Model) => here[this.side];
  act = (real: Real) => leave(real, this.side);
  predict(model: Model) {
    model.here[this.side] = false;
    model.posted[this.side] = [false, false];
    if (this.side === "flightaid" && model.state === "paid") model.state = "refunded";
    // Without an order the connection goes with either side.
    if (model.state === "requested") model.certain = false;
  }
}

class Withdraw extends Step {
  constructor(
    readonly side: Side,
    readonly trip: 0 | 1,
    plans: readonly Plan[],
  ) {
    super(plans);
  }
  name = () => `${this.side} deletes trip ${this.trip}`;
  override check = ({ here, posted }: Model) => here[this.side] && posted[this.side][this.trip];
  async act({ people, ids, world }: Real) {
    await Itinerary.remove(people[this.side], ids[this.side][this.trip], world.clock.now());
  }
  predict(model: Model) {
    model.posted[this.side][this.trip] = false;
  }
}

class Repost extends Withdraw {
  override name = () => `${this.side} posts trip ${this.trip} again`;
  override check = ({ here, posted }: Model) => here[this.side] && !posted[this.side][this.trip];
  override async act({ people, trips, world }: Real) {
    const trip = trips[this.trip];
    // The same content has the same id, as long as the date is the same: the story's clock may have passed a day.
    const days = trip.days - Math.floor((world.clock.now().getTime() - Date.now()) / (24 * hour));
    const type = this.side;
    await post(people[this.side], { ...trip, days, type }, world.clock.now());
  }
  override predict(model: Model) {
    // Around midnight the date may be another one, and then the itinerary is.
    model.certain = false;
    model.posted[this.side][this.trip] = true;
  }
}

class Refund extends Step {
  constructor(
    readonly by: "the operator" | "PayPal's page",
    plans: readonly Plan[],
  ) {
    super(plans);
  }
  name = () => `${this.by} refunds`;
  override check = ({ state }: Model) => state === "paid";
  async act({ connection, world: { paypal, clock } }: Real) {
    if (!connection) return;
    if (this.by === "the operator") {
      await Payment.refund(connection, clock.now());
      return;
    }
    const item = await Connection.get(connection);
    const taken = paypal
      .captures()
      .find(({ id, status }) => id === item?.captureId && status === "COMPLETED");
    if (taken) await paypal.refund(taken.id);
  }
  predict(model: Model) {
    if (this.by === "the operator") model.state = "refunded";
    // Until the webhook arrives nobody knows.
    else model.certain = false;
  }
}

/** Two steps at the same moment. */
class Together extends Step {
  constructor(
    readonly steps: readonly [Step, Step],
    plans: readonly Plan[],
  ) {
    super(plans);
  }
  name = () => `together: (${this.steps.join(") and (")})`;
  override check = (model: Model) => this.steps.every((step) => step.check(model));
  async act(real: Real) {
    const ended = await Promise.allSettled(this.steps.map((step) => step.act(real)));
    const failed = ended.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
    const unexpected = failed.find((reason) => !(reason instanceof AppError));
    if (unexpected) throw unexpected;
  }
  predict(model: Model, now: number) {
    model.certain = false;
    for (const step of this.steps) step.predict(model, now);
  }
}

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
  { weight: 3, arbitrary: fc.array(plan, { minLength: 1, maxLength: 2 }) },
);
const side = fc.constantFrom<Side>("traveler", "flightaid");
const trip = fc.constantFrom<0 | 1>(0, 1);

const single: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(side, trip, plans).map((args) => new Open(...args)),
  plans.map((one) => new Order(one)),
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom<Card>("paid", "paid", "pending", "declined", "blocked"), plans)
      .map((args) => new Approve(...args)),
  },
  { weight: 2, arbitrary: plans.map((one) => new Capture(one)) },
  fc
    .tuple(fc.constantFrom("COMPLETED" as const, "DECLINED" as const), plans)
    .map((args) => new Decide(...args)),
  fc
    .tuple(fc.constantFrom("forwards" as const, "backwards" as const, "twice" as const), plans)
    .map((args) => new Deliver(...args)),
  fc.tuple(fc.constantFrom(1, 13), plans).map((args) => new Reconcile(...args)),
  fc.tuple(side, plans).map((args) => new Leave(...args)),
  fc.tuple(side, trip, plans).map((args) => new Withdraw(...args)),
  fc.tuple(side, trip, plans).map((args) => new Repost(...args)),
  fc
    .tuple(fc.constantFrom("the operator" as const, "PayPal's page" as const), plans)
    .map((args) => new Refund(...args)),
);

/** Most stories begin with a connection and an order, or they would rarely come to a payment. */
const opening: fc.Arbitrary<Step[]> = fc
  .tuple(side, trip, plans, plans)
  .map(([by, which, open, order]) => [new Open(by, which, open), new Order(order)]);

/** Up to twelve steps. */
export const steps: fc.Arbitrary<Step[]> = fc
  .tuple(
    opening,
    fc.array(
      fc.oneof(
        { weight: 4, arbitrary: single },
        {
          weight: 1,
          arbitrary: fc.tuple(fc.tuple(single, single), plans).map((args) => new Together(...args)),
        },
      ),
      { minLength: 1, maxLength: 10 },
    ),
  )
  .map(([first, rest]) => [...first, ...rest]);

export async function play(
  story: readonly Step[],
  world: World,
): Promise<{ model: Model; real: Real }> {
  const model = newModel();
  const real = await newReal(world);
  for (const step of story) if (step.check(model)) await step.run(model, real);
  return { model, real };
}
