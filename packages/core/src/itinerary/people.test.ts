/** Who flies and who helps how: who sees it, what it ranks, and the filters of the list. */

import { expect, it } from "vitest";
import * as z from "zod/mini";
import { start as now } from "../../test/clock";
import { create, post } from "../../test/itinerary";
import { person } from "../../test/user";
import type { AuthUser } from "../actor";
import { Connection } from "../connection";
import { Matching } from "../matching";
import * as matching from "../matching/contract";
import { type PostingDetails, type SpokenLanguage, TypedDetails } from "../trip/contract";
import { Itinerary } from ".";

const mother = {
  relation: "mother",
  ageGroup: "70-79",
  party: 2,
  needs: ["changing-planes", "border-forms"],
  passengerKnows: true,
  languages: ["hi", "pa"],
} satisfies PostingDetails;
const secret = ["relation", "ageGroup", "party", "needs", "passengerKnows"];
const route = { from: "YYZ", to: "ATQ" };

it("refuses what is not in the lists, and takes each choice once, in the order of the list", () => {
  const parsed = (details: object) => z.safeParse(TypedDetails(), details);
  for (const details of [
    { languages: ["xx"] },
    { needs: ["carrying-bags"] },
    { relation: "boss" },
    { ageGroup: "60" },
    { party: 5 },
    { party: 0 },
  ])
    expect(parsed(details).error?.issues[0]?.path[0]).toBe(Object.keys(details)[0]);
  expect(parsed({ languages: ["pa", "hi", "pa"] }).data?.languages).toEqual(["hi", "pa"]);
});

it("somebody else who flies must know of it, when it is posted and when it is changed", async () => {
  const owner = await person("Ann Kowalski", now);
  const refused = { errors: [{ path: "passengerKnows", reason: "passenger-must-know" }] };
  const { passengerKnows: _, ...untold } = mother;
  await expect(create(owner, { ...route, ...untold }, now)).rejects.toMatchObject(refused);
  const id = await post(owner, { ...route, ...mother }, now);
  const change = Itinerary.update(owner, { id, passengerKnows: false }, now);
  await expect(change).rejects.toMatchObject(refused);
  expect(await Itinerary.update(owner, { id, relation: "myself" }, now)).toMatchObject({
    relation: "myself",
  });
});

it("who flies is in no list or search, and is shown to flightaids whose trip matches and to that of a connection", async () => {
  const trip = { ...route, flight: "AC-900", days: 25 };
  const traveler = await person("Ann Kowalski", now);
  const flightaid = await person("Bob Marsh", now);
  const stranger = await person("Cem Tok", now);
  const id = await post(traveler, { ...trip, ...mother }, now);
  const help = ["changing-planes", "company"] as const;
  const offer = { ...trip, type: "flightaid" as const, help: [...help] };
  await post(flightaid, { ...offer, languages: ["hi"] }, now);
  // On another day.
  await post(stranger, { ...offer, days: 40 }, now);

  const { legs: itinerary } = await Itinerary.record(id);
  const search = { searchType: "PROXIMAL" as const, type: "traveler" as const, itinerary };
  for (const reader of [undefined, stranger, flightaid]) {
    const found = (await Matching.search(reader, search, now)).items.find((one) => one.id === id);
    const card = await Itinerary.fromId(reader, id, now);
    const listed = await Matching.list(
      reader,
      z.parse(matching.list.input, { flight: "AC-900" }),
      now,
    );
    const [shown] = listed.items.filter((one) => one.id === id);
    for (const seen of [found, card, shown]) {
      expect(seen).toMatchObject({ languages: ["hi", "pa"] });
      if (seen === card && reader === flightaid) continue;
      for (const name of [...secret, "matched"]) expect(seen).not.toHaveProperty(name);
    }
    expect(found?.match).not.toHaveProperty("help");
  }

  expect(await Itinerary.fromId(flightaid, id, now)).toMatchObject({
    ...mother,
    matched: {
      match: { tier: "same-flight", languages: ["hi"], help: ["changing-planes"] },
      mine: [{ sequence: 1, ...route, fromCity: "Toronto" }],
    },
  });

  const { connection } = await Connection.open(
    flightaid,
    { itineraryId: id, role: "flightaid" },
    now,
  );
  expect(connection.counterpart.itinerary).toMatchObject({
    ...mother,
    languages: ["hi", "pa"],
    needs: ["changing-planes", "border-forms"],
  });
  expect(connection.match).toMatchObject({ languages: ["hi"], help: ["changing-planes"] });
});

it("a search ranks those first who speak a language of the searcher, then those who offer what is needed", async () => {
  const trip = { from: "YYZ", type: "flightaid", to: "BOM", flight: "AC-901", days: 26 } as const;
  const offer = async (details: PostingDetails) =>
    post(await person("Bob Marsh", now), { ...trip, ...details }, now);
  const helps = await offer({ help: ["changing-planes"] });
  const speaks = await offer({ languages: ["pa"] });
  const both = await offer({ languages: ["pa"], help: ["changing-planes"] });
  const neither = await offer({});
  const { legs: itinerary } = await Itinerary.record(helps);
  const search = { searchType: "PROXIMAL" as const, type: "flightaid" as const, itinerary };
  const { items } = await Matching.search(
    undefined,
    { ...search, languages: ["pa"], needs: ["changing-planes"] },
    now,
  );
  expect(items.map(({ id }) => id)).toEqual([both, speaks, helps, neither]);
});

it("a search learns who is a woman only for a trip that the caller has posted, and would rather have a woman for", async () => {
  const trip = { from: "YYZ", to: "AMD", flight: "AC-903", days: 28 } as const;
  const woman = await post(
    await person("Asha Mehta", now),
    { ...trip, type: "flightaid", woman: true },
    now,
  );
  const family = await person("Ann Kowalski", now);
  const { legs } = await Itinerary.record(woman);
  const search = matching.search.input.parse({
    searchType: "PROXIMAL",
    type: "flightaid",
    itinerary: legs,
    prefersWoman: true,
  });
  const learns = async (actor?: AuthUser) => {
    const { items } = await Itinerary.search(actor, search, now);
    const found = items.find(({ id }) => id === woman);
    return found?.match;
  };
  const { woman: _, ...unknown } = (await learns()) ?? {};
  expect(await learns()).toEqual(unknown);
  expect(await learns(family)).toEqual(unknown);
  const id = await post(family, trip, now);
  expect(await learns(family)).toEqual(unknown);
  await Itinerary.update(family, { id, prefersWoman: true }, now);
  expect(await learns(family)).toMatchObject({ woman: true });
  expect(await learns(await person("Cem Tok", now))).toEqual(unknown);
  await Itinerary.update(family, { id, paused: true }, now);
  expect(await learns(family)).toEqual(unknown);
});

it("the list filters by language and help, page by page, without losing or repeating one", async () => {
  const trip = { from: "YYZ", type: "flightaid", to: "DEL", flight: "AC-902", days: 27 } as const;
  const wanted: string[] = [];
  const spoken: SpokenLanguage[] = ["pa", "hi"];
  for (let index = 0; index < 7; index++) {
    const languages = spoken.slice(index % 2, (index % 2) + 1);
    const owner = await person("Bob Marsh", now);
    const at = new Date(now.getTime() + index * 1000);
    const id = await post(owner, { ...trip, languages, help: ["changing-planes"] }, at);
    if (languages.includes("pa")) wanted.unshift(id);
  }
  const pages: string[][] = [];
  let cursor: string | undefined;
  do {
    const filter = { flight: "AC-902", language: "pa", help: "changing-planes", limit: 2, cursor };
    const { items, next } = await Matching.list(
      undefined,
      z.parse(matching.list.input, filter),
      now,
    );
    pages.push(items.map(({ id }) => id));
    cursor = next;
  } while (cursor);
  expect(pages.flat()).toEqual(wanted);
  expect(pages.map(({ length }) => length)).toEqual([2, 2]);
  const nobody = z.parse(matching.list.input, { flight: "AC-902", help: "company" });
  expect(await Matching.list(undefined, nobody, now)).toEqual({ items: [] });
});
