/** What is true of each detail of a posting, from the posting to those who read it. A new one gets a value here. */

import { describe, expect, it } from "vitest";
import { start as now } from "../../test/clock";
import { create, type Trip } from "../../test/itinerary";
import { byLane } from "../../test/lanes";
import { person } from "../../test/user";
import { Matching } from "../matching";
import {
  detailsOfOneType,
  detailTexts,
  emptyDetails,
  opposite,
  PostingDetails,
  PublicDetails,
  type Type,
} from "../trip/contract";
import { textNames } from "../trip/details";
import { Itinerary } from ".";

const values: Required<PostingDetails> = {
  addInfo: "Seat 12A",
  connect: "ask",
  languages: ["hi", "pa"],
  help: ["changing-planes"],
  relation: "myself",
  ageGroup: "70-79",
  party: 2,
  needs: ["changing-planes", "border-forms"],
  passengerKnows: true,
  woman: true,
  prefersWoman: true,
};

const typeOf = (name: keyof PostingDetails): Type => detailsOfOneType[name] ?? "flightaid";

const names = Object.keys(PostingDetails().shape) as (keyof PostingDetails)[];
const later = new Date(now.getTime() + 60_000);
const traveler = { phoneNumber: "+14165550199" };

async function post(trip: Trip) {
  const owner = await person("Ann Kowalski");
  const { itinerary } = await create(owner, trip, now);
  return { owner, itinerary, id: itinerary.id };
}

/** What others read: the card at its address, and the one that a search finds. */
async function cardsOf(id: string, type: Type) {
  const reader = await person("Bob Marsh");
  const card = await Itinerary.fromId(reader, id, now);
  const search = { searchType: "PROXIMAL" as const, type, itinerary: card.itinerary };
  const { items } = await Matching.search(reader, search, now);
  return [card, items.find((found) => found.id === id)];
}

/** One of each role, one of them that others do not read. */
const main = new Set(["connect", "needs"]);
for (const { rows, options } of byLane(names, (name) => main.has(name)))
  describe.each(rows)("%s", options, (name) => {
    const given = { [name]: values[name] };
    const type = typeOf(name);
    const isPublic = Object.hasOwn(PublicDetails().shape, name);

    function expectRead(card: object | undefined) {
      if (isPublic) expect(card).toMatchObject(given);
      else expect(card).not.toHaveProperty(name);
    }

    it("is stored with the posting and shown to its owner, and to others unless it says who flies", async () => {
      const { owner, itinerary, id } = await post({ type, ...given });
      expect(itinerary).toMatchObject(given);
      expect(await Itinerary.ofOwner(owner)).toEqual([itinerary]);
      for (const card of await cardsOf(id, type)) expectRead(card);
    });

    it("is set by a change, which connections follow, and stays when something else changes", async () => {
      const { owner, id } = await post({ type });
      await Itinerary.update(owner, { id, ...given }, later);
      expect(await Itinerary.changeOf(id)).toMatchObject({ what: "details" });
      expect(await Itinerary.update(owner, { id, traveler }, later)).toMatchObject(given);
      for (const card of await cardsOf(id, type)) expectRead(card);
    });

    it("is removed by its empty value, and where the trip is posted again without it; a choice stays", async () => {
      const empty = emptyDetails[name];
      const { owner, id } = await post({ type, ...given });
      const emptied = await Itinerary.update(owner, { id, [name]: empty }, later);
      await Itinerary.update(owner, { id, ...given }, later);
      const again = await create(owner, { type }, later);
      expect(again.itinerary.id).toBe(id);
      for (const seen of [emptied, again.itinerary])
        expect(seen[name]).toEqual(empty === undefined ? values[name] : undefined);
    });

    it("is ignored where a trip of this type has none", async () => {
      const { itinerary, id } = await post({ type: opposite(type), ...given });
      const expected = detailsOfOneType[name] ? {} : given;
      expect(itinerary).toEqual({ ...itinerary, ...expected });
      if (detailsOfOneType[name]) expect(itinerary).not.toHaveProperty(name);
      for (const card of await cardsOf(id, opposite(type)))
        if (detailsOfOneType[name]) expect(card).not.toHaveProperty(name);
        else expect(card).toMatchObject(expected);
    });
  });

it.each(textNames)("%s is masked for others, who must be signed in to read it", async (name) => {
  const { masked, hidden } = detailTexts[name];
  const text = "Call 416 555 0134";
  const { itinerary, id } = await post({ type: "flightaid", [name]: text });
  const shown = "Call ************";
  expect(itinerary).toMatchObject({ [name]: text, [masked]: shown });
  for (const card of await cardsOf(id, "flightaid")) expect(card).toMatchObject({ [name]: shown });
  const visited = await Itinerary.fromId(undefined, id, now);
  expect(visited).toMatchObject({ [hidden]: true });
  expect(visited).not.toHaveProperty(name);
});
