/** The same trip posted again: new phone number, note and options, and the same record. */

import { expect, it } from "vitest";
import { start as now } from "../../test/clock";
import { person } from "../../test/user";
import type { AuthUser } from "../actor";
import { Matching } from "../matching";
import { Outbox } from "../outbox";
import { limits } from "../usage-limits";
import { Itinerary } from ".";
import { create } from "./contract";

const later = new Date(now.getTime() + 60_000);

function posting(overrides: Record<string, unknown> = {}) {
  return create.input.parse({
    type: "flightaid",
    itinerary: { from: "YYZ", to: "DXB", travelDate: "2027-03-20", flight: "EK-242" },
    traveler: { phoneNumber: "+14165550134" },
    ...overrides,
  });
}

const post = (owner: AuthUser, overrides: Record<string, unknown> = {}, at = now) =>
  Itinerary.create(owner, posting(overrides), at);

it("takes over phone number, note and options, and owes no second mail", async () => {
  const ann = await person("Ann Kowalski");
  const { itinerary } = await post(ann, { addInfo: "Happy to help", connect: "open" });
  const mails = await Outbox.ofRecipient(ann.uid);
  const again = await post(
    ann,
    {
      addInfo: "Seat 12A",
      connect: "ask",
      notify: { nearby: true },
      traveler: { phoneNumber: "+14165550199" },
    },
    later,
  );
  const changed = {
    ...itinerary,
    addInfo: "Seat 12A",
    maskedNote: "Seat 12A",
    connect: "ask",
    notify: { nearby: true },
    traveler: { ...itinerary.traveler, phoneNumber: "+14165550199" },
  };
  expect(again).toEqual({ created: false, itinerary: changed, mails: [] });
  expect(await Itinerary.fromId(ann, itinerary.id, now)).toEqual(changed);
  const bob = await person("Bob Marsh");
  expect(await Itinerary.fromId(bob, itinerary.id, now)).toMatchObject({
    addInfo: "Seat 12A",
    connect: "ask",
  });
  const listed = await Matching.search(
    bob,
    { searchType: "PROXIMAL", type: "flightaid", itinerary: itinerary.itinerary },
    now,
  );
  expect(listed.items).toMatchObject([{ addInfo: "Seat 12A", connect: "ask" }]);
  expect(await Outbox.ofRecipient(ann.uid)).toEqual(mails);
});

it("keeps options that are not given, and removes a note that is not", async () => {
  const ann = await person("Ann Kowalski");
  const { itinerary } = await post(ann, {
    addInfo: "Happy to help",
    connect: "ask",
    notify: { nearby: true },
  });
  const again = await post(ann, {}, later);
  expect(again.itinerary).toMatchObject({ connect: "ask", notify: { nearby: true } });
  expect(again.itinerary).not.toHaveProperty("addInfo");
  expect(again.itinerary.id).toBe(itinerary.id);
});

it("ignores how families may connect for a traveler", async () => {
  const ann = await person("Ann Kowalski");
  const { itinerary } = await post(ann, { type: "traveler", connect: "ask" });
  expect(itinerary).not.toHaveProperty("connect");
  expect((await post(ann, { type: "traveler", connect: "open" })).itinerary).toEqual(itinerary);
  expect(await Itinerary.fromId(undefined, itinerary.id, now)).not.toHaveProperty("connect");
});

it("shows a paused itinerary again, and searches its matches", async () => {
  const ann = await person("Ann Kowalski");
  const { itinerary } = await post(ann);
  await Itinerary.update(ann, { id: itinerary.id, paused: true }, now);
  const again = await post(ann, {}, later);
  expect(again.itinerary).toEqual(itinerary);
  expect(await Itinerary.fromId(undefined, itinerary.id, now)).toMatchObject({ id: itinerary.id });
  const due = await Matching.pendingMatchJobs(new Date(later.getTime() + 5000), 100);
  expect(due.map(({ id }) => id)).toContain(itinerary.id);
});

it("counts as a posting of the day only when it changes something", { tags: "deep" }, async () => {
  const ann = await person("Ann Kowalski");
  const { itinerary } = await post(ann);
  for (let edit = 1; edit < limits.daily.postings; edit++)
    await Itinerary.update(ann, { id: itinerary.id, addInfo: `Row ${edit}` }, now);
  const last = { addInfo: `Row ${limits.daily.postings - 1}` };
  expect(await post(ann, last)).toMatchObject({ created: false });
  await expect(post(ann, { addInfo: "another" })).rejects.toMatchObject({
    code: "too-many-requests",
  });
});

it("is one record for concurrent calls with different notes", { tags: "deep" }, async () => {
  const ann = await person("Ann Kowalski");
  const results = await Promise.all(
    ["one", "two", "three"].map((addInfo) => post(ann, { addInfo })),
  );
  expect(results.filter(({ created }) => created)).toHaveLength(1);
  const own = await Itinerary.ofOwner(ann);
  expect(own).toHaveLength(1);
  expect(new Set(results.map(({ itinerary }) => itinerary.id))).toEqual(new Set([own[0]?.id]));
});
