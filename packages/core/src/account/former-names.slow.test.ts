/** A name that a user gave up: who reads it, for how long, and what is left of it when the account is deleted. */

import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { start as now } from "../../test/clock";
import { pair, pay, timesOf } from "../../test/connection";
import { itemsWith } from "../../test/items";
import { post } from "../../test/itinerary";
import { person } from "../../test/user";
import type { AuthUser } from "../actor";
import { config } from "../config";
import { Connection } from "../connection";
import { Itinerary } from "../itinerary";
import { Matching } from "../matching";
import { Message } from "../message";
import { Safety } from "../safety";
import { limits } from "../usage-limits";
import { User } from "../user";
import { Account } from ".";
import { exportAll } from "./contract";
import { createSignIn } from "./directory";

const later = (days: number) => new Date(now.getTime() + days * 86_400_000);

/** As `PATCH /me` does. @returns the user with a token of the new name */
async function rename(user: AuthUser, displayName: string, at = now): Promise<AuthUser> {
  const renamed = { ...user, displayName };
  await User.update(renamed, { takeName: true }, at);
  for (const id of await Itinerary.refreshCards(user.uid, at))
    await Connection.followChange(id, at);
  return renamed;
}

/** The note as a stranger reads it, by the id and in a list. */
async function noteOf(id: string): Promise<unknown[]> {
  const eve = await person("Eve Stone");
  const { legs } = await Itinerary.record(id);
  const search = { searchType: "PROXIMAL", type: "traveler", itinerary: legs } as const;
  const { items } = await Matching.search(eve, search, now);
  const { addInfo } = await Itinerary.fromId(eve, id, now);
  return [addInfo, items.find((card) => card.id === id)?.addInfo];
}

describe("a name that was given up", () => {
  const addInfo = "I am Zoe Petrova, once Zoe Lindqvist.";
  const hidden = "I am *** *******, once *** *********.";

  it("is masked in notes, also in those that are written later", async () => {
    const zoe = await person("Zoe Lindqvist");
    const before = await post(zoe, { flight: "FN-1", addInfo }, now);
    const named = await rename(zoe, "Zoe Petrova");
    expect(await noteOf(before)).toEqual([hidden, hidden]);
    expect(await Itinerary.fromId(named, before, now)).toMatchObject({
      addInfo,
      maskedNote: hidden,
    });
    const after = await post(named, { flight: "FN-2", addInfo }, now);
    expect(await noteOf(after)).toEqual([hidden, hidden]);
    await Itinerary.update(named, { id: after, addInfo: `${addInfo} Lindqvist!` }, now);
    expect(await noteOf(after)).toEqual([`${hidden} *********!`, `${hidden} *********!`]);
    await Itinerary.update(named, { id: after, addInfo: "Nothing to hide." }, now);
    expect(await noteOf(after)).toEqual(["Nothing to hide.", "Nothing to hide."]);
    await Itinerary.update(named, { id: after, addInfo: "" }, now);
    expect(await noteOf(after)).toEqual([undefined, undefined]);
  });

  it("is masked in messages, answers and thank-yous, whoever of the two writes it", async () => {
    const { traveler, flightaid, id } = await pair(now, { connect: "ask" });
    await rename(traveler, "Ann Lindqvist");
    await rename(flightaid, "Rob Petrova");
    const text = "Ann Kowalski, Ann Lindqvist, Bob Marsh, Rob Petrova";
    const masked = text.replace(/\w/g, "*");
    await Message.write(traveler, { id, text }, now);
    await Message.write(flightaid, { id, text }, now);
    expect((await Message.ofConnection(id)).map((one) => one.masked)).toEqual([masked, masked]);
    const { connection } = await Connection.answer(flightaid, { id, accept: true, text }, now);
    expect(connection.answerText).toBe(masked);
    await pay(id, now);
    const over = (await timesOf(id)).aroundEnd(1);
    for (const writer of [traveler, flightaid])
      await Connection.review(writer, { id, again: "yes", thanks: text }, over);
    expect((await Connection.fromId(traveler, id, over)).reviews).toEqual({
      mine: { again: "yes", thanks: masked },
      theirs: { again: "yes", thanks: masked },
    });
  });

  it("counts for 180 days, and so does each one of a chain", async () => {
    const zoe = await person("Zoe Lindqvist");
    await rename(zoe, "Zoe Petrova");
    await rename(zoe, "Zoe Noor", later(100));
    // Given up again: from now on.
    await rename(zoe, "Zoe Petrova", later(110));
    await rename(zoe, "Zoe Noor", later(120));
    const namesAt = async (days: number) => (await User.namesOf(zoe, later(days))).sort();
    expect(await namesAt(179)).toEqual(["Zoe Lindqvist", "Zoe Noor", "Zoe Petrova"]);
    expect(await namesAt(181)).toEqual(["Zoe Lindqvist", "Zoe Noor", "Zoe Petrova"]);
    expect((await User.namesOf({ uid: zoe.uid }, later(181))).sort()).toEqual([
      "Zoe Noor",
      "Zoe Petrova",
    ]);
    expect(await User.namesOf({ uid: zoe.uid }, later(301))).toEqual(["Zoe Noor"]);
  });

  it("is kept by each of several calls at the same moment", { tags: "deep" }, async () => {
    const zoe = await person("Zoe Lindqvist");
    const names = Array.from({ length: limits.daily.renames }, (_, count) => `Zoe ${count}`);
    await Promise.all(
      names.map((displayName) => User.update({ ...zoe, displayName }, { takeName: true }, now)),
    );
    expect((await User.namesOf({ uid: zoe.uid }, now)).sort()).toEqual(
      ["Zoe Lindqvist", ...names].sort(),
    );
  });

  it("is exported, and nothing that stays after the account holds it, however long ago it was written", {
    tags: "deep",
  }, async () => {
    const { traveler, flightaid, id, itineraries } = await pair(now, { connect: "ask" });
    const [itinerary] = itineraries;
    const text = "Are you Qvortrup, or Weissova?";
    await Message.write(traveler, { id, text }, now);
    await Message.write(flightaid, { id, text }, now);
    await Connection.answer(flightaid, { id, accept: true, text }, now);
    await Safety.report(traveler, { connection: id, reason: "other", text }, now);
    await Safety.report(flightaid, { itinerary, reason: "spam", text }, now);
    await pay(id, now);
    const over = (await timesOf(id)).aroundEnd(1);
    for (const writer of [traveler, flightaid])
      await Connection.review(writer, { id, again: "yes", thanks: text }, over);
    await rename(traveler, "Ann Qvortrup", over);
    await rename(traveler, "Ann Weissova", over);
    const exported = exportAll.output.parse(await Account.exportAll(traveler, over));
    expect(exported.formerNames.map(({ name }) => name).sort()).toEqual([
      "Ann Kowalski",
      "Ann Qvortrup",
    ]);

    const { username } = await createSignIn(
      config.userPoolId,
      `${randomUUID()}@example.com`,
      "Ann Kowalski",
    );
    await Account.remove({ ...traveler, username }, over);
    const kept = await itemsWith("Are you ********, or ********?");
    const kinds = new Set(kept.map(({ sk }) => `${sk}`.replace(/#.*/, "")));
    expect([...kinds].sort()).toEqual([
      "connection",
      "itinerary",
      "leg",
      "message",
      "report",
      "reputation",
    ]);
    for (const name of ["Qvortrup", "Weissova"]) expect(await itemsWith(name)).toEqual([]);
    expect(await User.namesOf({ uid: traveler.uid }, over)).toEqual([]);
  });

  it("is not kept by a report about someone who is deleting the account", {
    tags: "deep",
  }, async () => {
    const { traveler, flightaid, itineraries } = await pair(now);
    await rename(flightaid, "Rob Qvist");
    await User.leave(flightaid, now);
    const text = "Bob Marsh, or Rob Qvist, asked me for money";
    const [, itinerary] = itineraries;
    await Safety.report(traveler, { itinerary, reason: "asks-for-money", text }, now);
    const [report] = (await itemsWith(traveler.uid)).filter(({ sk }) => sk === "report");
    expect(report?.text).toBe("*** *****, or *** *****, asked me for money");
  });
});
