/** A trip that has begun: its first leg is flown, and the others can be searched with and changed. */
import { beforeAll, describe, expect, it } from "vitest";
import { start as now } from "../../test/clock";
import { post } from "../../test/itinerary";
import { person } from "../../test/user";
import type { AuthUser } from "../actor";
import { Matching } from "../matching";
import * as matching from "../matching/contract";
import { addDays } from "../trip/calendar";
import type { Leg } from "../trip/contract";
import { Itinerary } from ".";

const today = now.toISOString().slice(0, 10);
const onTheWay = new Date(now.getTime() + 3 * 86_400_000);

const out: Leg = { sequence: 1, from: "YYZ", to: "DXB", travelDate: addDays(today, 1) };
const back: Leg = { sequence: 2, from: "DXB", to: "YYZ", travelDate: addDays(today, 12) };
const flight = "EK-241";

const invalidDate = (index: number) => ({
  reason: "invalid-fields",
  errors: [{ path: `itinerary.${index}.travelDate`, reason: "invalid-date" }],
});

let ann: AuthUser;
let id: string;
let companion: string;

beforeAll(async () => {
  ann = await person("Ann Kowalski");
  const input = {
    type: "traveler" as const,
    itinerary: [{ ...out, flight: "ZZ-1" }, back],
    confirmedAirlines: ["ZZ"],
    traveler: { phoneNumber: "+14165550134" },
  };
  id = (await Itinerary.create(ann, input, now)).itinerary.id;
  const bob = await person("Bob Marsh");
  companion = await post(bob, { type: "flightaid", from: "DXB", to: "YYZ", days: 12, flight }, now);
});

describe("a search", () => {
  const search = (itinerary: Leg[], posted?: boolean) => {
    const given = { searchType: "PROXIMAL", type: "flightaid", itinerary, posted };
    return Matching.search(ann, matching.search.input.parse(given), onTheWay);
  };

  it("with a posted trip finds who flies the legs that are ahead", async () => {
    const { items } = await search([out, back], true);
    expect(items.find((one) => one.id === companion)?.match.legs).toEqual([{ mine: 2, theirs: 1 }]);
  });

  it("refuses a flown leg of another trip, and a trip that is over", async () => {
    await expect(search([out, back])).rejects.toMatchObject(invalidDate(0));
    await expect(search([out], true)).rejects.toMatchObject(invalidDate(0));
  });
});

describe("its owner", () => {
  const change = (legs: Leg[]) => Itinerary.update(ann, { id, itinerary: legs }, onTheWay);

  it("can change a leg that is ahead", async () => {
    const { itinerary } = await change([
      { ...out, flight: "ZZ-1" },
      { ...back, flight },
    ]);
    expect(itinerary.map((leg) => leg.flight)).toEqual(["ZZ-1", flight]);
  });

  it("cannot change or add a leg to a day that is over, or leave only flown legs", async () => {
    const flown = { ...out, flight: "ZZ-1" };
    await expect(change([{ ...flown, flight: "ZZ-2" }, back])).rejects.toMatchObject(
      invalidDate(0),
    );
    const added = { ...out, sequence: 2, travelDate: today };
    await expect(change([flown, added, { ...back, sequence: 3 }])).rejects.toMatchObject(
      invalidDate(1),
    );
    await expect(change([flown])).rejects.toMatchObject(invalidDate(0));
  });
});
