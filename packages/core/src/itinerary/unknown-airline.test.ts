/** Flights of airlines that we do not know: the request has to say that they are right. */
import { describe, expect, it } from "vitest";
import { start as now } from "../../test/clock";
import { person } from "../../test/user";
import type { AuthUser } from "../actor";
import { Connection } from "../connection";
import { Matching } from "../matching";
import { addDays } from "../trip/calendar";
import { Itinerary } from ".";

const traveler = { phoneNumber: "+14165550134" };

function legs(...flights: string[]) {
  return flights.map((flight, index) => ({
    sequence: index + 1,
    from: index === 0 ? "YYZ" : "DXB",
    to: index === 0 ? "DXB" : "BOM",
    travelDate: addDays(now.toISOString().slice(0, 10), 20 + index),
    flight,
  }));
}

const asked = (...fields: [index: number, airline: string][]) => ({
  code: "invalid-input",
  reason: "invalid-fields",
  errors: fields.map(([index, airline]) => ({
    path: `itinerary.${index}.flight`,
    reason: "unknown-airline",
    params: { airline },
  })),
});

async function posted(owner: AuthUser, confirmedAirlines: string[], ...flights: string[]) {
  const input = {
    type: "traveler" as const,
    itinerary: legs(...flights),
    confirmedAirlines,
    traveler,
  };
  return (await Itinerary.create(owner, input, now)).itinerary;
}

describe("a flight of an airline that nobody knows", () => {
  it("is asked about once, at its field, and posted when it is confirmed", async () => {
    const ann = await person("Ann Kowalski");
    const input = { type: "traveler" as const, itinerary: legs("EK-242", "ZZ-12"), traveler };
    await expect(Itinerary.create(ann, input, now)).rejects.toMatchObject(asked([1, "ZZ"]));
    await expect(posted(ann, ["QQ"], "ZZ-1", "XX-2")).rejects.toMatchObject(
      asked([0, "ZZ"], [1, "XX"]),
    );
    const { itinerary } = await posted(ann, ["ZZ"], "EK-242", "ZZ-12");
    expect(itinerary.map(({ flight }) => flight)).toEqual(["EK-242", "ZZ-12"]);
  });

  it("is asked about together with what else is wrong", async () => {
    const ann = await person("Ann Kowalski");
    const [leg] = legs("ZZ-12");
    const itinerary = [{ ...leg, from: "QQQ" } as NonNullable<typeof leg>];
    await expect(
      Itinerary.create(ann, { type: "traveler", itinerary, traveler }, now),
    ).rejects.toMatchObject({
      errors: [
        { path: "itinerary.0.from", reason: "unknown-airport" },
        { path: "itinerary.0.flight", reason: "unknown-airline" },
      ],
    });
  });

  it("is not asked about again when the trip is edited, another one is", async () => {
    const ann = await person("Ann Kowalski");
    const { id } = await posted(ann, ["ZZ"], "ZZ-12");
    const itinerary = legs("ZZ-13", "EK-500");
    await Itinerary.update(ann, { id, itinerary }, now);
    const other = { id, itinerary: legs("XX-13", "EK-500") };
    await expect(Itinerary.update(ann, other, now)).rejects.toMatchObject(asked([0, "XX"]));
    const { itinerary: changed } = await Itinerary.update(
      ann,
      { ...other, confirmedAirlines: ["XX"] },
      now,
    );
    expect(changed[0]?.flight).toBe("XX-13");
    // Without new legs there is nothing to ask about.
    await Itinerary.update(ann, { id, addInfo: "Two bags" }, now);
  });

  it("is asked about by a search, and by a connection that posts it", async () => {
    const ann = await person("Ann Kowalski");
    const bob = await person("Bob Marsh");
    const offer = { type: "flightaid" as const, itinerary: legs("ZZ-12"), traveler };
    const { itinerary } = await Itinerary.create(bob, { ...offer, confirmedAirlines: ["ZZ"] }, now);
    const search = {
      searchType: "PROXIMAL" as const,
      type: "flightaid" as const,
      itinerary: legs("ZZ-12"),
    };
    await expect(Matching.search(ann, search, now)).rejects.toMatchObject(asked([0, "ZZ"]));
    const { items } = await Matching.search(ann, { ...search, confirmedAirlines: ["ZZ"] }, now);
    expect(items.map(({ id }) => id)).toContain(itinerary.id);
    const opening = {
      itineraryId: itinerary.id,
      role: "traveler" as const,
      itinerary: legs("ZZ-12"),
      ...traveler,
    };
    await expect(Connection.open(ann, opening, now)).rejects.toMatchObject(asked([0, "ZZ"]));
    const confirmed = { ...opening, confirmedAirlines: ["ZZ"] };
    const { connection } = await Connection.open(ann, confirmed, now);
    expect(connection.mine?.leg.flight).toBe("ZZ-12");
  });

  it("is nothing to ask about for flights that airlines have, code-shares among them", async () => {
    const ann = await person("Ann Kowalski");
    expect((await posted(ann, [], "AC-4165", "AC-5501")).itinerary).toHaveLength(2);
  });
});
