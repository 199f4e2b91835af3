/** Trips that share several legs: what an edit of one of them means for both. */
import type { AuthUser } from "@flightaides/core/actor.ts";
import { Connection } from "@flightaides/core/connection";
import { Itinerary } from "@flightaides/core/itinerary";
import { Outbox } from "@flightaides/core/outbox";
import { addDays, endOfDay } from "@flightaides/core/trip/calendar.ts";
import type { Type } from "@flightaides/core/trip/contract.ts";
import { describe, expect, it } from "vitest";
import { start as now } from "../../test/clock";
import { itemOf, pay, timesOf } from "../../test/connection";
import { person } from "../../test/user";
import { flightReminders } from "./before-flight";
import { participantEntity } from "./entity";
import { isLive } from "./status";

type Flight = readonly [from: string, to: string, flight: string | undefined, days: number];

const first: Flight = ["YYZ", "DXB", "EK-242", 30];
const second: Flight = ["DXB", "BOM", "EK-500", 30];
const back: Flight = ["BOM", "YYZ", "AI-187", 250];

const legsOf = (flights: readonly Flight[]) =>
  flights.map(([from, to, flight, days], index) => ({
    sequence: index + 1,
    from,
    to,
    ...(flight && { flight }),
    travelDate: addDays(now.toISOString().slice(0, 10), days),
  }));

/** Two who share the flights of the flightaid, paid unless `isPaid` is false. */
async function together(
  flights: Record<Type, readonly Flight[]> = {
    traveler: [first, second],
    flightaid: [first, second],
  },
  { isPaid = true } = {},
) {
  const traveler = await person("Ann Kowalski", now);
  const flightaid = await person("Bob Marsh", now);
  const postTrip = async (owner: AuthUser, type: Type) => {
    const input = {
      type,
      itinerary: legsOf(flights[type]),
      traveler: { phoneNumber: "+14165550134" },
    };
    return (await Itinerary.create(owner, input, now)).itinerary.id;
  };
  const asked = await postTrip(traveler, "traveler");
  const offered = await postTrip(flightaid, "flightaid");
  const opening = { itineraryId: offered, role: "traveler" } as const;
  const { id } = (await Connection.open(traveler, opening, now)).connection;
  if (isPaid) await pay(id, now);
  const people = { traveler, flightaid };
  const ids = { traveler: asked, flightaid: offered };
  const fly = async (at: Date, role: Type, to: readonly Flight[]) => {
    await Itinerary.update(people[role], { id: ids[role], itinerary: legsOf(to) }, at);
    await Connection.followChange(ids[role], at);
  };
  return {
    id,
    ...people,
    fly: (role: Type, ...to: readonly Flight[]) => fly(now, role, to),
    flyAt: (at: Date, role: Type, ...to: readonly Flight[]) => fly(at, role, to),
    open: (at: Date) => Connection.open(traveler, opening, at),
    view: (role: Type) => Connection.fromId(people[role], id, now),
    told: async (role: Type) =>
      (await Outbox.ofRecipient(people[role].uid)).flatMap(({ payload }) =>
        payload?.kind === "changed" ? [payload.props] : [],
      ),
  };
}

describe("a flightaid who has been paid for several shared legs", () => {
  it("and drops the first: the two still match, and the traveler stays or leaves with the money", async () => {
    const two = await together();
    await two.fly("flightaid", second);
    const view = await two.view("traveler");
    expect(view).toMatchObject({
      state: "paid",
      theirs: { leg: { from: "YYZ" } },
      now: { theirs: { leg: { from: "DXB" } } },
      choices: ["airline-cancelled", "stay", "leave"],
    });
    expect(view.moved).toBeDefined();
    expect(await two.told("traveler")).toMatchObject([
      { before: { from: "YYZ" }, theirs: { from: "DXB" }, stayBy: view.moved?.until },
    ]);
    await Connection.leave(two.traveler, { id: two.id }, now);
    expect(await itemOf(two.id)).toMatchObject({ state: "refunded", endedBy: "flightaid" });
  });

  for (const [what, ...flights] of [
    ["takes another plane on the second", first, ["DXB", "BOM", "EK-504", 30]],
    ["drops the second", first],
    ["takes the second a day later", first, ["DXB", "BOM", "EK-500", 31]],
  ] as const satisfies [string, ...Flight[]][])
    it(`and ${what}: the traveler is asked and told, and no more once it is as paid again`, async () => {
      const two = await together();
      await two.fly("flightaid", ...flights);
      expect((await two.view("traveler")).choices).toContain("leave");
      expect(await two.told("traveler")).toMatchObject([{ before: { from: "DXB" } }]);
      await Connection.stay(two.traveler, { id: two.id }, now);
      // What is not about the shared flights asks nothing.
      await two.fly("flightaid", ...flights, back);
      expect((await two.view("traveler")).choices).not.toContain("leave");
      await two.fly("flightaid", first, second);
      const view = await two.view("traveler");
      expect(view.moved).toBeUndefined();
      expect(view.now).toBeUndefined();
    });

  it("and adds the number of one: the traveler is told, and not asked", async () => {
    const unnumbered = ["YYZ", "DXB", undefined, 30] as const;
    const two = await together({ traveler: [first], flightaid: [unnumbered] });
    await two.fly("flightaid", first);
    const view = await two.view("traveler");
    expect(view.moved).toBeUndefined();
    expect(view.choices).not.toContain("leave");
    expect(await two.told("traveler")).toMatchObject([{ theirs: { flight: "EK-242" } }]);
    expect((await two.told("traveler"))[0]).not.toHaveProperty("stayBy");
    await two.fly("flightaid", ["YYZ", "DXB", "EK-242", 31]);
    expect((await two.view("traveler")).choices).toContain("leave");
  });

  it("and flies another one besides: nobody is asked or told", async () => {
    const two = await together();
    await two.fly("flightaid", first, second, back);
    expect((await two.view("traveler")).choices).not.toContain("leave");
    expect(await two.told("traveler")).toEqual([]);
  });

  it("and drops all of them: the fee goes back", async () => {
    const two = await together();
    await two.fly("flightaid", ["LHR", "JFK", "BA-117", 30]);
    expect(await itemOf(two.id)).toMatchObject({ state: "refunded", endReason: "changed" });
  });

  it("and keeps one that nobody could have paid for yet: the fee goes back before PayPal’s time is over", async () => {
    const all = { traveler: [first, back], flightaid: [first, back] };
    const two = await together(all);
    await two.fly("flightaid", back);
    expect(await itemOf(two.id)).toMatchObject({ state: "refunded", endReason: "changed" });
  });
});

describe("a traveler who has paid for several shared legs", () => {
  it("and drops the first stays connected, without the money back", async () => {
    const two = await together();
    await Connection.confirm(two.flightaid, { id: two.id }, now);
    await two.fly("traveler", second);
    expect(await two.view("flightaid")).toMatchObject({
      state: "paid",
      now: { theirs: { leg: { from: "DXB" } } },
    });
    expect(await two.told("flightaid")).toMatchObject([{ theirs: { from: "DXB" } }]);
    expect((await two.view("traveler")).choices).not.toContain("leave");
  });

  it("and drops all of them ends it", async () => {
    const two = await together();
    await two.fly("traveler", ["LHR", "JFK", "BA-117", 30]);
    expect(await itemOf(two.id)).toMatchObject({ state: "refunded", endedBy: "traveler" });
  });
});

describe("two who share an outbound flight and a return", () => {
  const both = (...flights: Flight[]) => ({ traveler: flights, flightaid: flights });
  const keptUntil = ([, , , days]: Flight) =>
    endOfDay(addDays(now.toISOString().slice(0, 10), days), 30);
  const keptFor = async ({ id, traveler, flightaid }: Awaited<ReturnType<typeof together>>) => [
    (await itemOf(id)).expiresAt,
    ...(await Promise.all(
      [traveler, flightaid].map(async ({ uid }) => {
        const { data } = await participantEntity().get({ uid, id }).go();
        return data?.expiresAt;
      }),
    )),
  ];

  it("are kept until after the return, and connected once for both", async () => {
    const two = await together(both(first, back));
    expect(await keptFor(two)).toEqual(Array(3).fill(keptUntil(back)));
    const { aroundEnd } = await timesOf(two.id);
    for (const at of [aroundEnd(-1), aroundEnd(1), aroundEnd(24 * 219)]) {
      const { created, connection } = await two.open(at);
      expect([created, connection.id]).toEqual([false, two.id]);
    }
  });

  it("are not connected any more after the first flight while nobody has paid", async () => {
    const two = await together(both(first, back), { isPaid: false });
    const { aroundEnd } = await timesOf(two.id);
    const { created, connection } = await two.open(aroundEnd(1));
    expect(created).toBe(true);
    expect(connection).toMatchObject({ theirs: { leg: { from: "BOM" } } });
  });

  it("are connected for the return on the day of the first flight", async () => {
    const two = await together(both(first, back), { isPaid: false });
    const { aroundEnd } = await timesOf(two.id);
    const { created, connection } = await two.open(aroundEnd(-1));
    expect(created).toBe(true);
    expect(connection).toMatchObject({ theirs: { leg: { from: "BOM" } } });
  });

  it("are connected by the first, also while its number is not known to one of them", async () => {
    const unknown: Flight = ["YYZ", "DXB", undefined, 30];
    const home: Flight = ["DXB", "YYZ", "EK-241", 250];
    const dates = async ({ id }: Awaited<ReturnType<typeof together>>) => {
      const { leg, lastLeg } = await itemOf(id);
      return [leg.from, lastLeg];
    };
    const flights = { traveler: [unknown, home], flightaid: [first, home] };
    expect(await dates(await together(flights))).toEqual(["YYZ", undefined]);
    const two = await together(both(first, home), { isPaid: false });
    await two.fly("traveler", unknown, home);
    expect(await dates(two)).toEqual(["YYZ", undefined]);
  });

  it.each([true, false])("and move the return: kept until after that, paid: %s", async (isPaid) => {
    const sooner: Flight = ["BOM", "YYZ", "AI-187", 50];
    const later: Flight = ["BOM", "YYZ", "AI-187", 52];
    const two = await together(both(first, sooner), { isPaid });
    expect(await keptFor(two)).toEqual(Array(3).fill(keptUntil(sooner)));
    await two.fly("traveler", ...(isPaid ? [] : [first]), later);
    expect(await keptFor(two)).toEqual(Array(3).fill(keptUntil(later)));
  });
});

it("a posting that is edited to a far day once its paid trip is over is about another trip: nobody is told or reminded", async () => {
  const two = await together({ traveler: [first], flightaid: [first] });
  const { aroundEnd } = await timesOf(two.id);
  const kept = (await itemOf(two.id)).expiresAt;
  const soon: Flight = ["BOM", "YYZ", "AI-187", 45];
  await two.flyAt(aroundEnd(1), "flightaid", soon);
  const item = await itemOf(two.id);
  expect(item.expiresAt).toBe(kept);
  expect(item.flightaidSide).not.toHaveProperty("now");
  expect(isLive(item, aroundEnd(1))).toBe(false);
  expect(await two.told("traveler")).toEqual([]);
  expect(flightReminders(item, aroundEnd(2))).toEqual([]);
});

it("a flight that is late, and edited once its day is over, is told", async () => {
  const two = await together({ traveler: [first], flightaid: [first] });
  const { aroundEnd } = await timesOf(two.id);
  await two.flyAt(aroundEnd(1), "flightaid", ["YYZ", "DXB", "EK-242", 32]);
  expect(await two.told("traveler")).toHaveLength(1);
  expect(flightReminders(await itemOf(two.id), aroundEnd(1))).not.toEqual([]);
});

it("another trip that the two share is shown until the flightaid says that they can’t fly it", async () => {
  const later: Flight = ["YYZ", "LHR", "BA-92", 60];
  const two = await together({ traveler: [first], flightaid: [first] });
  const { traveler, flightaid } = two;
  const phone = { phoneNumber: "+14165550134" };
  const posted = async (owner: AuthUser, type: Type) => {
    const input = { type, itinerary: legsOf([later]), traveler: phone };
    return (await Itinerary.create(owner, input, now)).itinerary.id;
  };
  await posted(traveler, "traveler");
  const itineraryId = await posted(flightaid, "flightaid");
  const third = await person("Cem Tok", now);
  const asking = { itineraryId, role: "traveler", ...phone } as const;
  const { id } = (await Connection.open(third, asking, now)).connection;
  await pay(id, now);
  for (const role of ["traveler", "flightaid"] as const)
    expect((await two.view(role)).shared).toMatchObject([{ mine: { to: "LHR" } }]);
  await Connection.cancel(flightaid, { id, reason: "cannot-fly" }, now);
  for (const role of ["traveler", "flightaid"] as const) {
    const { state, shared } = await two.view(role);
    expect(state).toBe("paid");
    expect(shared).toBeUndefined();
  }
});

it("before the payment a change of the second shared leg is told too", async () => {
  const two = await together(undefined, { isPaid: false });
  await two.fly("flightaid", first, ["DXB", "BOM", "EK-504", 30]);
  expect(await two.told("traveler")).toMatchObject([
    { before: { flight: "EK-500" }, theirs: { flight: "EK-504" } },
  ]);
  expect((await two.view("traveler")).trips).toBe(1);
});
