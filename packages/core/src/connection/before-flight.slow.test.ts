/** The mails that a paid connection owes before the flight, on a moved clock. */
import { randomBytes } from "node:crypto";
import { Connection } from "@flightaides/core/connection";
import { Itinerary } from "@flightaides/core/itinerary";
import { Outbox } from "@flightaides/core/outbox";
import { describe, expect, it } from "vitest";
import { start as now } from "../../test/clock";
import { bareConnection, itemOf, pair, pay } from "../../test/connection";
import { addDays } from "../trip/calendar";
import type { Type } from "../trip/contract";
import { connectionEntity } from "./entity";
import { stepBackfill, takeStep } from "./steps";

const hour = 3_600_000;
const day = 24 * hour;
/** Nine in the morning in Toronto, in summer time. */
const nine = 13 * hour;

/** The flight is on March 30 from Toronto, twenty days from the start. */
async function paid(days = 20) {
  const two = await pair(now, { days });
  await pay(two.id, now);
  const travelDate = (await itemOf(two.id)).leg.travelDate;
  const daysBefore = (count: number, date = travelDate) =>
    new Date(Date.parse(date) - count * day + nine);
  const move = async (whose: Type, date: string, at: Date) => {
    const owner = two[whose];
    const id = two.itineraries[whose === "traveler" ? 0 : 1];
    const { legs } = await Itinerary.record(id);
    const itinerary = legs.map((leg) => ({ ...leg, travelDate: date }));
    await Itinerary.update(owner, { id, itinerary }, at);
    await Connection.followChange(id, at);
  };
  return { ...two, travelDate, daysBefore, move };
}

/** What is owed now, without the connection's id: `traveler still-flying 2027-03-30#7`. */
async function owedAt(id: string, at: Date): Promise<string[]> {
  const item = await itemOf(id);
  const mails = await takeStep(id, at);
  return mails
    .map(({ uid, key }) => {
      const [kind, , ...topic] = key.split("#");
      return `${uid === item.traveler ? "traveler" : "flightaid"} ${kind} ${topic.join("#")}`;
    })
    .sort();
}

const both = (kind: string, topic: string) => [
  `flightaid ${kind} ${topic}`,
  `traveler ${kind} ${topic}`,
];
const justBefore = (at: Date) => new Date(at.getTime() - 1);

describe("before the flight of a paid connection", () => {
  it("both are asked seven and two days before, and reminded the day before, each once", async () => {
    const { id, daysBefore, travelDate } = await paid();
    for (const [days, kind] of [
      [7, "still-flying"],
      [2, "still-flying"],
      [1, "day-before"],
    ] as const) {
      expect(await owedAt(id, justBefore(daysBefore(days)))).toEqual([]);
      expect(await owedAt(id, daysBefore(days))).toEqual(both(kind, `${travelDate}#${days}`));
      expect(await owedAt(id, daysBefore(days))).toEqual([]);
    }
    expect(await owedAt(id, daysBefore(-1))).toEqual([]);
    // The next step is the invitation to review.
    expect(await takeStep(id, daysBefore(-2))).toHaveLength(2);
  });

  it.each([
    ["CXI", "2027-03-24T19:00:00.000Z", "2027-03-29T19:00:00.000Z", "2027-03-30T19:00:00.000Z"],
    ["PPG", "2027-03-25T20:00:00.000Z", "2027-03-30T20:00:00.000Z", "2027-03-31T20:00:00.000Z"],
    ["YYZ", "2027-03-25T13:00:00.000Z", "2027-03-30T13:00:00.000Z", "2027-03-31T13:00:00.000Z"],
  ])("it is nine in the morning at the origin, here %s", async (from, ...instants) => {
    const id = randomBytes(16).toString("hex");
    const leg = { sequence: 1, from, to: "LHR", travelDate: "2027-04-01" };
    await bareConnection(id, now, { leg, state: "paid", paidAt: now.toISOString() });
    const kinds = ["still-flying", "still-flying", "day-before"];
    for (const [index, instant] of instants.entries()) {
      const at = new Date(instant);
      expect(await owedAt(id, justBefore(at))).toEqual([]);
      const topic = `2027-04-01#${[7, 2, 1][index]}`;
      expect(await owedAt(id, at)).toEqual(both(kinds[index] ?? "", topic));
    }
  });

  it("each reader's come by the own trip, on another day from another place", async () => {
    const id = randomBytes(16).toString("hex");
    const [east, west] = [
      { sequence: 1, from: "CXI", to: "HNL", travelDate: "2027-04-02" },
      { sequence: 1, from: "PPG", to: "HNL", travelDate: "2027-04-01" },
    ] as const;
    const contact = { displayName: "Bob", email: "bob@example.com", phoneNumber: "+14165550134" };
    await bareConnection(id, now, {
      leg: west,
      lastLeg: east,
      travelerSide: { contact, leg: east },
      flightaidSide: { contact, leg: west },
      state: "paid",
      paidAt: now.toISOString(),
    });
    expect(await owedAt(id, new Date("2027-03-25T20:00:00Z"))).toEqual(
      [
        "flightaid still-flying 2027-04-01#7",
        // Six in the morning of the 26th is eight in the evening of the 25th.
      ].concat(["traveler still-flying 2027-04-02#7"]),
    );
    expect(await owedAt(id, new Date("2027-03-30T19:00:00Z"))).toEqual([
      "traveler still-flying 2027-04-02#2",
    ]);
    expect(await owedAt(id, new Date("2027-03-30T20:00:00Z"))).toEqual([
      "flightaid still-flying 2027-04-01#2",
    ]);
  });

  it("what a pause of the schedule has made outdated is not owed, and what is not outdated is", async () => {
    const { id, daysBefore, travelDate } = await paid();
    // More than three days are left until the fourth day before begins its last hours.
    expect(await owedAt(id, new Date(daysBefore(4).getTime() + 14 * hour))).toEqual(
      both("still-flying", `${travelDate}#7`),
    );
    const late = await paid();
    const tooLate = new Date(late.daysBefore(3).getTime() - nine + 4 * hour);
    expect(await owedAt(late.id, tooLate)).toEqual([]);
    // It waits for the next one, and is not due in between.
    expect((await itemOf(late.id)).dueAt).toBe(late.daysBefore(2).toISOString());
    const last = await paid();
    expect(await owedAt(last.id, new Date(last.daysBefore(1).getTime() + 10 * hour))).toEqual(
      both("day-before", `${travelDate}#1`),
    );
    const over = await paid();
    expect(await owedAt(over.id, new Date(over.daysBefore(0).getTime()))).toEqual([]);
  });

  it("who has just paid is not asked; the mail of the day before comes all the same", async () => {
    const { id, daysBefore, travelDate } = await paid(8);
    expect(await owedAt(id, daysBefore(7))).toEqual([]);
    expect(await owedAt(id, daysBefore(2))).toEqual(both("still-flying", `${travelDate}#2`));
    const late = await paid(3);
    expect(await owedAt(late.id, late.daysBefore(2))).toEqual([]);
    // Before the summer time.
    expect(await owedAt(late.id, new Date(late.daysBefore(1).getTime() + hour))).toEqual(
      both("day-before", `${late.travelDate}#1`),
    );
  });

  it("nobody is asked while the airline may have cancelled, nor once the connection is over", async () => {
    const claimed = await paid();
    const at = claimed.daysBefore(8);
    await Connection.airlineCancelled(claimed.traveler, { id: claimed.id }, at);
    expect(await owedAt(claimed.id, claimed.daysBefore(7))).toEqual([]);
    await Connection.contradict(claimed.flightaid, { id: claimed.id }, claimed.daysBefore(7));
    expect(await owedAt(claimed.id, claimed.daysBefore(7))).toEqual(
      both("still-flying", `${claimed.travelDate}#7`),
    );
    const ended = await paid();
    await Connection.cancel(ended.flightaid, { id: ended.id, reason: "cannot-fly" }, at);
    for (const days of [7, 2, 1])
      expect(await owedAt(ended.id, ended.daysBefore(days))).toEqual([]);
  });
});

describe("a changed date", () => {
  it("has its own reminders, and the counterpart keeps theirs", async () => {
    const { id, daysBefore, travelDate, move } = await paid();
    const next = addDays(travelDate, 2);
    await move("flightaid", next, daysBefore(12));
    expect(await owedAt(id, daysBefore(7))).toEqual([`traveler still-flying ${travelDate}#7`]);
    expect(await owedAt(id, daysBefore(7, next))).toEqual([`flightaid still-flying ${next}#7`]);
    expect(await owedAt(id, daysBefore(2))).toEqual([`traveler still-flying ${travelDate}#2`]);
    expect(await owedAt(id, daysBefore(1))).toEqual([`traveler day-before ${travelDate}#1`]);
    expect(await owedAt(id, daysBefore(2, next))).toEqual([`flightaid still-flying ${next}#2`]);
    expect(await owedAt(id, daysBefore(1, next))).toEqual([`flightaid day-before ${next}#1`]);
  });

  it("back to a date that was asked about is not asked about again", async () => {
    const { id, daysBefore, travelDate, move } = await paid();
    expect(await owedAt(id, daysBefore(7))).toHaveLength(2);
    const next = addDays(travelDate, 1);
    await move("flightaid", next, daysBefore(6));
    // Who has just chosen the date is not asked about it.
    expect(await owedAt(id, daysBefore(6))).toEqual([]);
    await move("flightaid", travelDate, daysBefore(5));
    expect(await owedAt(id, daysBefore(5))).toEqual([]);
    expect(await owedAt(id, daysBefore(2))).toEqual(both("still-flying", `${travelDate}#2`));
    await move("flightaid", next, daysBefore(2));
    // One day before the later date is the travel date of the other.
    expect(await owedAt(id, daysBefore(1))).toEqual([`traveler day-before ${travelDate}#1`]);
    expect(await owedAt(id, daysBefore(1, next))).toEqual([`flightaid day-before ${next}#1`]);
    const owed = (await Outbox.ofRecipient((await itemOf(id)).flightaid)).map(({ key }) => key);
    expect(owed.filter((key) => key.startsWith("still-flying#"))).toHaveLength(2);
  });

  it("that is tomorrow is reminded of at once", async () => {
    const { id, daysBefore, travelDate, move } = await paid();
    const sooner = addDays(travelDate, -2);
    const at = new Date(daysBefore(1, sooner).getTime() + 5 * hour);
    for (const days of [7, 2]) await owedAt(id, daysBefore(days));
    await move("traveler", sooner, at);
    expect((await itemOf(id)).dueAt).toBe(at.toISOString());
    expect(await owedAt(id, at)).toEqual([`traveler day-before ${sooner}#1`]);
  });
});

describe("a connection that an earlier version has paid", () => {
  it("waits for its reminders once it was migrated", async () => {
    const two = await paid();
    const item = await itemOf(two.id);
    const review = "2027-04-01T16:00:00.000Z";
    await connectionEntity().patch({ id: two.id }).set({ queue: "step", dueAt: review }).go();
    const stored = () =>
      connectionEntity()
        .put({ ...item, queue: "step", dueAt: review })
        .params<{ Item: Record<string, unknown> }>().Item;
    expect(stepBackfill.change(stored(), now)).toBeDefined();
    await stepBackfill.change(stored(), now)?.go();
    expect((await itemOf(two.id)).dueAt).toBe(two.daysBefore(7).toISOString());
    expect(stepBackfill.change(stored(), two.daysBefore(-3))).toBeUndefined();
    expect(await owedAt(two.id, two.daysBefore(2))).toEqual(
      both("still-flying", `${two.travelDate}#2`),
    );
  });
});
