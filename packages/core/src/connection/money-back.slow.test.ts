/**
 * The table of refunds (docs/product.md, 'Money back') on a moved clock: each row a minute before, at and after each of its
 * boundaries, from origins at the ends of the day and across a change of summer time. The boundaries are written here as instants, and
 * not taken from the code.
 */
import { Connection } from "@flightaides/core/connection";
import { Itinerary } from "@flightaides/core/itinerary";
import { describe, expect, it } from "vitest";
import { copierOf, itemOf, type Pair, pay } from "../../test/connection";
import { dropMatchJob } from "../../test/itinerary";
import { byLane } from "../../test/lanes";
import { person } from "../../test/user";
import { markRefunded } from "../payment/order";
import type { Type } from "../trip/contract";
import { types } from "../trip/type";
import { takeStep } from "./steps";

const minute = 60_000;
const hour = 60 * minute;

type Place = { name: string; from: string; to: string; date: string; start: string; end: string };

const places: readonly Place[] = [
  {
    name: "UTC+14",
    from: "CXI",
    to: "HNL",
    date: "2027-05-20",
    start: "2027-05-19T10:00:00Z",
    end: "2027-05-20T10:00:00Z",
  },
  {
    name: "UTC-11",
    from: "PPG",
    to: "HNL",
    date: "2027-05-20",
    start: "2027-05-20T11:00:00Z",
    end: "2027-05-21T11:00:00Z",
  },
  {
    name: "the end of summer time in Toronto: a day of 25 hours",
    from: "YYZ",
    to: "DXB",
    date: "2027-11-07",
    start: "2027-11-07T04:00:00Z",
    end: "2027-11-08T05:00:00Z",
  },
  {
    name: "the beginning of summer time in London: a day of 23 hours",
    from: "LHR",
    to: "DXB",
    date: "2027-03-28",
    start: "2027-03-28T00:00:00Z",
    end: "2027-03-28T23:00:00Z",
  },
];

type Two = Pair & Record<"paidAt" | "start" | "end", Date>;
type Act = (two: Two, at: Date) => Promise<unknown>;

const copiers = new Map<Place, Promise<() => Promise<Pair>>>();

/** Paid twenty days before the travel date. */
async function paid(place: Place): Promise<Two> {
  const start = new Date(place.start);
  const paidAt = new Date(start.getTime() - (20 * 24 + 5) * hour);
  const copier = copiers.get(place) ?? firstOf(place, paidAt);
  copiers.set(place, copier);
  const two = await (await copier)();
  return { ...two, paidAt, start, end: new Date(place.end) };
}

async function firstOf({ from, to, date }: Place, paidAt: Date): Promise<() => Promise<Pair>> {
  const flight = `WB-${copiers.size + 1}`;
  const traveler = await person("Ann Kowalski", paidAt);
  const flightaid = await person("Bob Marsh", paidAt);
  const people = { traveler, flightaid };
  const postTrip = async (type: Type) => {
    const leg = { sequence: 1, from, to, travelDate: date, flight };
    const input = { type, itinerary: [leg], traveler: { phoneNumber: "+14165550134" } };
    const { id } = (await Itinerary.create(people[type], input, paidAt)).itinerary;
    await dropMatchJob(id);
    return id;
  };
  const asked = await postTrip("traveler");
  const offered = await postTrip("flightaid");
  const opening = { itineraryId: offered, role: "traveler" } as const;
  const { connection } = await Connection.open(traveler, opening, paidAt);
  await pay(connection.id, paidAt);
  return copierOf({ ...people, id: connection.id, itineraries: [asked, offered] }, flight);
}

const itineraryOf = ({ itineraries: [asked, offered] }: Two, role: Type) =>
  role === "traveler" ? asked : offered;

const after = (from: Date, hours: number) => new Date(from.getTime() + hours * hour);

const byCancel =
  (role: Type): Act =>
  (two, at) =>
    Connection.cancel(two[role], { id: two.id, reason: "cannot-fly" }, at);
const byDeletion =
  (role: Type): Act =>
  async (two, at) => {
    await Itinerary.remove(two[role], itineraryOf(two, role), at);
    await Connection.followChange(itineraryOf(two, role), at);
  };
const byEdit =
  (role: Type): Act =>
  async (two, at) => {
    const { legs } = await Itinerary.record(itineraryOf(two, role));
    const itinerary = legs.map((leg) => ({ ...leg, travelDate: "2027-12-20" }));
    await Itinerary.update(two[role], { id: itineraryOf(two, role), itinerary }, at);
    await Connection.followChange(itineraryOf(two, role), at);
  };
const byLeaving =
  (role: Type): Act =>
  (two, at) =>
    Connection.forget(two[role].uid, at);

/** Another flight on the same day, just after the payment. */
async function otherPlane(two: Two): Promise<void> {
  const id = itineraryOf(two, "flightaid");
  const { legs } = await Itinerary.record(id);
  const itinerary = legs.map((leg) => ({ ...leg, flight: "LX-1" }));
  await Itinerary.update(two.flightaid, { id, itinerary }, two.paidAt);
  await Connection.followChange(id, two.paidAt);
}

type Row = {
  row: string;
  prepare?: (two: Two) => Promise<unknown>;
  act: Act;
  /** Open from this instant, until before that one. */
  from: (two: Two) => Date;
  until: (two: Two) => Date;
  /** What it does where it is open: the fee goes back at once, or a claim is made. */
  does: "refunded" | "cancelled" | "claim";
};

const atPayment = ({ paidAt }: Two) => paidAt;
const atStart = ({ start }: Two) => start;
const afterEnd =
  (hours: number) =>
  ({ end }: Two) =>
    after(end, hours);
const inTouch = (two: Two) => Connection.confirm(two.flightaid, { id: two.id }, two.paidAt);

const untilStart = { from: atPayment, until: atStart };
const table: readonly Row[] = [
  { row: "a: the flightaid cancels", act: byCancel("flightaid"), ...untilStart, does: "refunded" },
  {
    row: "a: the flightaid cancels, after being in touch",
    prepare: inTouch,
    act: byCancel("flightaid"),
    ...untilStart,
    does: "refunded",
  },
  {
    row: "a: the flightaid deletes",
    act: byDeletion("flightaid"),
    ...untilStart,
    does: "refunded",
  },
  { row: "a: the flightaid edits", act: byEdit("flightaid"), ...untilStart, does: "refunded" },
  { row: "a: the flightaid leaves", act: byLeaving("flightaid"), ...untilStart, does: "refunded" },
  {
    row: "a2: the traveler leaves another plane",
    prepare: otherPlane,
    act: (two, at) => Connection.leave(two.traveler, { id: two.id }, at),
    ...untilStart,
    does: "refunded",
  },
  {
    row: "b: no answer",
    act: (two, at) => Connection.noAnswer(two.traveler, { id: two.id }, at),
    from: ({ paidAt }) => after(paidAt, 12),
    until: ({ start }) => after(start, -24),
    does: "claim",
  },
  {
    row: "c: did not meet",
    act: (two, at) => Connection.didNotMeet(two.traveler, { id: two.id }, at),
    from: afterEnd(0),
    until: afterEnd(72),
    does: "claim",
  },
  ...types.map(
    (role): Row => ({
      row: `d: the airline cancelled, says the ${role}`,
      act: (two, at) => Connection.airlineCancelled(two[role], { id: two.id }, at),
      from: atPayment,
      until: afterEnd(72),
      does: "claim",
    }),
  ),
  { row: "e: the traveler cancels", act: byCancel("traveler"), ...untilStart, does: "refunded" },
  { row: "e: the traveler deletes", act: byDeletion("traveler"), ...untilStart, does: "refunded" },
  { row: "e: the traveler edits", act: byEdit("traveler"), ...untilStart, does: "refunded" },
  { row: "e: the traveler leaves", act: byLeaving("traveler"), ...untilStart, does: "refunded" },
  {
    row: "e: the traveler cancels, after being in touch",
    prepare: inTouch,
    act: byCancel("traveler"),
    ...untilStart,
    does: "cancelled",
  },
  {
    row: "g: an operator",
    act: async (two, at) => {
      if ((await markRefunded(await itemOf(two.id), "operator", at)) === "changed")
        throw new Error("not refunded");
    },
    from: atPayment,
    until: afterEnd(24 * 10),
    does: "refunded",
  },
];

const boundaries = ["from", "until"] as const;
const offsets = [
  [-1, "a minute before"],
  [0, "at"],
  [1, "a minute after"],
] as const;

const cells = places
  .flatMap((place) =>
    table.flatMap((row) =>
      boundaries.flatMap((boundary) =>
        offsets.map(([minutes, when]) => ({
          place,
          ...row,
          boundary,
          minutes,
          when,
        })),
      ),
    ),
  )
  .filter(
    // Before the payment there is nothing to end, and an operator can always refund.
    ({ from, boundary, minutes, row }) =>
      !(from === atPayment && boundary === "from" && minutes < 0) &&
      !(row.startsWith("g") && boundary === "until"),
  );

/** Done, and the state after what it does by itself was refused or taken. */
async function outcomeOf(two: Two, act: Act, at: Date): Promise<Row["does"] | "nothing"> {
  const { version, state } = await itemOf(two.id);
  expect(state).toBe("paid");
  await act(two, at).catch((error: unknown) => {
    if (!(error instanceof Error && "code" in error && error.code === "conflict")) throw error;
  });
  const item = await itemOf(two.id);
  if (item.state === "refunded" || item.state === "cancelled") return item.state;
  expect(item.state).toBe("paid");
  const { noAnswerAt, didNotMeetAt, airline } = item;
  const isClaim = item.version !== version && (noAnswerAt ?? didNotMeetAt ?? airline);
  return isClaim ? "claim" : "nothing";
}

/** `npm test` runs the boundaries at this place, `npm run test:deep` the minutes around them and the other places. */
const usual = places[2];

describe.each(places)("$name", (place) => {
  const here = cells.filter((cell) => cell.place === place);
  for (const { rows, options } of byLane(here, ({ minutes }) => place === usual && minutes === 0))
    it.each(rows)(
      "$row: $when $boundary",
      options,
      async ({ prepare, act, from, until, does, boundary, minutes }) => {
        const two = await paid(place);
        await prepare?.(two);
        const instants = { from: from(two), until: until(two) };
        const at = new Date(instants[boundary].getTime() + minutes * minute);
        const isOpen = at >= instants.from && at < instants.until;
        expect(await outcomeOf(two, act, at)).toBe(isOpen ? does : "nothing");
      },
    );
});

/** What waits for the other one: who answers how, and until when after the claim. */
type Waiting = {
  row: string;
  claim: Act;
  answer: Act;
  hours: number;
  at: (two: Two) => Date;
};

const waiting: readonly Waiting[] = [
  ...[
    ["right away", ({ paidAt }: Two) => after(paidAt, 12)] as const,
    [
      "at the last minute",
      ({ start }: Two) => new Date(start.getTime() - 24 * hour - minute),
    ] as const,
  ].map(
    ([when, at]): Waiting => ({
      row: `b, ${when}`,
      claim: (two, now) => Connection.noAnswer(two.traveler, { id: two.id }, now),
      answer: (two, now) => Connection.confirm(two.flightaid, { id: two.id }, now),
      hours: 24,
      at,
    }),
  ),
  {
    row: "c",
    claim: (two, now) => Connection.didNotMeet(two.traveler, { id: two.id }, now),
    answer: (two, now) => Connection.contradict(two.flightaid, { id: two.id }, now),
    hours: 72,
    at: ({ end }) => after(end, 71),
  },
  {
    row: "d",
    claim: (two, now) => Connection.airlineCancelled(two.flightaid, { id: two.id }, now),
    answer: (two, now) => Connection.contradict(two.traveler, { id: two.id }, now),
    hours: 48,
    at: ({ end }) => after(end, 71),
  },
];

describe.each(places)("an answer, from $name", (place) => {
  const both = waiting.flatMap((one) =>
    offsets.map(([minutes, when]) => ({ ...one, minutes, when })),
  );

  for (const { rows, options } of byLane(both, ({ minutes }) => place === usual && minutes <= 0))
    it.each(rows)(
      "$row: $when its last instant",
      options,
      async ({ claim, answer, hours, at, minutes }) => {
        const two = await paid(place);
        const claimedAt = at(two);
        await claim(two, claimedAt);
        const answeredAt = new Date(claimedAt.getTime() + hours * hour + minutes * minute);
        // The schedule may have invited to a review meanwhile.
        for (let step = 0; step < 3; step++)
          await takeStep(
            two.id,
            new Date(Math.min(answeredAt.getTime(), claimedAt.getTime() + hours * hour - 1)),
          );
        expect((await itemOf(two.id)).state).toBe("paid");
        const isInTime = minutes < 0;
        const answered = answer(two, answeredAt);
        if (isInTime) await answered;
        else await expect(answered).rejects.toMatchObject({ code: "conflict" });
        for (let step = 0; step < 3; step++) await takeStep(two.id, after(answeredAt, 1));
        expect((await itemOf(two.id)).state).toBe(isInTime ? "paid" : "refunded");
      },
    );
});
