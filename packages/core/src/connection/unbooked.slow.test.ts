/** A connection of a traveler who has not booked: it cannot be paid before the flight is known, and the dates are the companion's. */
import { expect, it } from "vitest";
import { itemOf } from "../../test/connection";
import { person } from "../../test/user";
import { today as todayAt } from "../airport";
import { Itinerary } from "../itinerary";
import { addDays } from "../trip/calendar";
import type { Leg } from "../trip/contract";
import { Connection } from ".";
import { assertAllowed } from "./actions";
import { startOf } from "./dates";

const now = new Date();
const today = todayAt("YYZ", now);
const route = { sequence: 1, from: "YYZ", to: "DEL" };
const traveler = { phoneNumber: "+14165550134" };
const within = (first: number, last: number): Leg => ({
  ...route,
  travelDate: addDays(today, first),
  booked: false,
  until: addDays(today, last),
});
const on = (days: number, flight = "AI-188"): Leg => ({
  ...route,
  travelDate: addDays(today, days),
  flight,
});

async function connected() {
  const [ann, bob] = [await person("Ann Kowalski", now), await person("Bob Marsh", now)];
  const asked = await Itinerary.create(
    ann,
    { type: "traveler", itinerary: [within(10, 30)], traveler },
    now,
  );
  const offered = await Itinerary.create(
    bob,
    { type: "flightaid", itinerary: [on(20)], connect: "open", traveler },
    now,
  );
  const { connection } = await Connection.open(
    ann,
    { itineraryId: offered.itinerary.id, role: "traveler" },
    now,
  );
  const edit = async (leg: Leg) => {
    const { id } = asked.itinerary;
    await Itinerary.update(ann, { id, itinerary: [leg] }, now);
    await Connection.followChange(id, now);
    return Connection.fromId(ann, connection.id, now);
  };
  return { ann, connection, edit };
}

it("goes by the companion's day, and cannot be paid", async () => {
  const { ann, connection } = await connected();
  expect(connection).toMatchObject({ state: "accepted", match: { tier: "same-day" } });
  expect(connection.mine?.leg).toMatchObject({ booked: false, until: addDays(today, 30) });
  expect(connection.actions).not.toContain("order");
  const item = await itemOf(connection.id);
  expect(startOf(item)).toEqual(startOf({ leg: on(20) }));
  expect(() => assertAllowed(item, "order", ann.uid, now)).toThrow(
    expect.objectContaining({ reason: "flight-not-booked" }),
  );
});

it("can be paid once the same flight is added", async () => {
  const { connection, edit } = await connected();
  const booked = await edit(on(20));
  expect(booked).toMatchObject({ id: connection.id, state: "accepted", samePlane: true });
  expect(booked.actions).toContain("order");
  expect(booked.mine?.leg).not.toHaveProperty("until");
});

it("cannot be paid any more if the flight is not booked after all", async () => {
  const { edit } = await connected();
  expect((await edit(on(20))).actions).toContain("order");
  expect((await edit(within(12, 22))).actions).not.toContain("order");
});

it("ends when the flight is booked on a day that does not match, or the window moves away", async () => {
  for (const leg of [on(26), within(21, 30)]) {
    const { edit } = await connected();
    expect(await edit(leg)).toMatchObject({ state: "withdrawn", ended: { reason: "changed" } });
  }
});
