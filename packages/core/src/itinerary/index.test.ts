import { DynamoDBClient, ScanCommand } from "@aws-sdk/client-dynamodb";
import { describe, expect, it } from "vitest";
import type { AuthUser } from "../actor";
import { transact, type Write } from "../db/transact";
import { AppError } from "../error";
import { Matching } from "../matching";
import * as matching from "../matching/contract";
import { addDays } from "../trip/calendar";
import { User } from "../user";
import * as contract from "./contract";
import { Itinerary } from "./index";

const now = new Date("2027-03-10T12:00:00Z");
const ann: AuthUser = {
  uid: "uid-ann",
  email: "ann.kowalski@example.com",
  displayName: "Ann Kowalski",
  username: "uid-ann",
};
const bob: AuthUser = {
  uid: "uid-bob",
  email: "bob@example.com",
  displayName: "Bob Marsh",
  username: "uid-bob",
};

function posting(overrides: Record<string, unknown> = {}) {
  return contract.create.input.parse({
    type: "traveler",
    itinerary: { from: "YYZ", to: "DXB", travelDate: "2027-03-20", flight: "ek 242" },
    traveler: { phoneNumber: "(416) 555-0134", phoneCountry: "CA" },
    ...overrides,
  });
}

async function failure(promise: Promise<unknown>): Promise<AppError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof AppError)) throw new Error(`Expected an AppError, got ${String(error)}`);
  return error;
}

async function itemsOf(id: string) {
  const { Items = [] } = await new DynamoDBClient({}).send(
    new ScanCommand({ TableName: process.env.TABLE_NAME }),
  );
  return Items.filter(({ pk }) => pk?.S === `itinerary#${id}`);
}

describe("create", () => {
  it("proposes the phone number for the next trip, unless the account has one", async () => {
    const user: AuthUser = { ...ann, uid: "uid-first-trip", username: "uid-first-trip" };
    await User.ensureProfile(user, "en", now);
    await Itinerary.create(user, posting(), now);
    expect(await User.profile(user)).toMatchObject({ phoneNumber: "+14165550134" });
    const other = { itinerary: { from: "JFK", to: "LHR", travelDate: "2027-04-20" } };
    await Itinerary.create(
      user,
      posting({ ...other, traveler: { phoneNumber: "+14165550199" } }),
      now,
    );
    expect(await User.profile(user)).toMatchObject({ phoneNumber: "+14165550134" });
  });

  it("stores the itinerary of its owner; a repetition returns the same record", async () => {
    const first = await Itinerary.create(ann, posting(), now);
    expect(first.created).toBe(true);
    expect(first.itinerary).toMatchObject({
      type: "traveler",
      itinerary: [
        { sequence: 1, from: "YYZ", to: "DXB", travelDate: "2027-03-20", flight: "EK-242" },
      ],
      traveler: {
        uid: "uid-ann",
        email: "ann.kowalski@example.com",
        displayName: "Ann Kowalski",
        phoneNumber: "+14165550134",
      },
      notify: { nearby: false },
      mine: true,
    });
    const again = await Itinerary.create(ann, posting(), new Date(now.getTime() + 1000));
    expect(again).toEqual({ created: false, itinerary: first.itinerary, mails: [] });
    expect(first.mails).toEqual([{ uid: ann.uid, key: `registered#${first.itinerary.id}` }]);
    const others = await Itinerary.create(bob, posting(), now);
    expect(others.itinerary.id).not.toBe(first.itinerary.id);
  });

  it("creates one record for concurrent calls", async () => {
    const one = posting({ itinerary: { from: "YYZ", to: "LHR", travelDate: "2027-03-21" } });
    const results = await Promise.all(
      Array.from({ length: 10 }, () => Itinerary.create(ann, one, now)),
    );
    expect(results.filter(({ created }) => created)).toHaveLength(1);
    expect(new Set(results.map(({ itinerary }) => itinerary.id)).size).toBe(1);
  });

  it("keeps each item until 30 days after the last travel date", async () => {
    const legs = [
      { from: "YYZ", to: "DXB", travelDate: "2027-04-02" },
      { from: "DXB", to: "BOM", travelDate: "2027-04-03" },
    ];
    const { itinerary } = await Itinerary.create(bob, posting({ itinerary: legs }), now);
    const items = await itemsOf(itinerary.id);
    // The itinerary, two legs and the match job.
    expect(items).toHaveLength(4);
    for (const { expiresAt } of items) {
      expect(Number(expiresAt?.N)).toBe(Date.parse("2027-05-04T12:00:00Z") / 1000);
    }
  });

  const valid = { from: "YYZ", to: "DXB", travelDate: "2027-03-20" };
  it.each([
    ["an unknown origin", { itinerary: { ...valid, from: "ZZZ" } }, ["itinerary.0.from"]],
    [
      "an unknown destination on the second leg",
      { itinerary: [valid, { ...valid, to: "QQQ" }] },
      ["itinerary.1.to"],
    ],
    [
      "yesterday",
      { itinerary: { ...valid, travelDate: "2027-03-09" } },
      ["itinerary.0.travelDate"],
    ],
    [
      "more than 400 days ahead",
      { itinerary: { ...valid, travelDate: addDays("2027-03-10", 401) } },
      ["itinerary.0.travelDate"],
    ],
    [
      "a phone number of no country",
      { traveler: { phoneNumber: "12345" } },
      ["traveler.phoneNumber"],
    ],
  ])("rejects %s and stores nothing", async (_, overrides, paths) => {
    const before = await Itinerary.ofOwner({ ...ann, uid: "uid-nobody" });
    const error = await failure(
      Itinerary.create({ ...ann, uid: "uid-nobody" }, posting(overrides), now),
    );
    expect(error.code).toBe("invalid-input");
    expect(error.errors?.map(({ path }) => path)).toEqual(paths);
    expect(await Itinerary.ofOwner({ ...ann, uid: "uid-nobody" })).toEqual(before);
  });

  it("compares dates with today at the origin airport", async () => {
    // 2027-03-10 12:00 UTC is already the 11th in Auckland and still the 10th in Los Angeles.
    const auckland = { from: "AKL", to: "SYD", travelDate: "2027-03-10" };
    const losAngeles = { from: "LAX", to: "SFO", travelDate: "2027-03-10" };
    const owner = { ...ann, uid: "uid-zones" };
    const night = new Date("2027-03-10T12:00:00Z");
    expect(
      (await failure(Itinerary.create(owner, posting({ itinerary: auckland }), night))).errors,
    ).toEqual([{ path: "itinerary.0.travelDate", reason: "invalid-date" }]);
    expect((await Itinerary.create(owner, posting({ itinerary: losAngeles }), night)).created).toBe(
      true,
    );
  });

  it("stores a Toronto number for a flight out of Amritsar as Canadian, and guesses no country", async () => {
    const itinerary = { from: "ATQ", to: "DEL", travelDate: "2027-03-20" };
    const toronto = { phoneNumber: "416 555 0134", phoneCountry: "CA" };
    const created = await Itinerary.create(bob, posting({ itinerary, traveler: toronto }), now);
    expect(created.itinerary.traveler.phoneNumber).toBe("+14165550134");
    const unclear = posting({ itinerary, traveler: { phoneNumber: "98200 12345" } });
    expect((await failure(Itinerary.create(bob, unclear, now))).errors).toEqual([
      { path: "traveler.phoneNumber", reason: "invalid-phone-number" },
    ]);
  });
});

describe("fromId", () => {
  it("shows everything to the owner and the public card to others", async () => {
    const { itinerary } = await Itinerary.create(
      ann,
      posting({
        itinerary: { from: "YYZ", to: "CDG", travelDate: "2027-03-22" },
        addInfo:
          "Ann Kowalski, ann.kowalski@example.com or 416-555-0134, +33 6 12 34 56 78; on 2027-03-22 with EK-242",
      }),
      now,
    );
    expect(await Itinerary.fromId(ann, itinerary.id, now)).toEqual(itinerary);
    expect(await Itinerary.ofOwner(ann)).toContainEqual(itinerary);
    const shown = await Itinerary.fromId(bob, itinerary.id, now);
    const card = {
      id: itinerary.id,
      type: "traveler",
      itinerary: [
        {
          sequence: 1,
          from: "YYZ",
          fromCity: "Toronto",
          fromPosition: { latitude: 43.7, longitude: -79.6 },
          to: "CDG",
          toCity: "Paris",
          toPosition: { latitude: 49, longitude: 2.6 },
          travelDate: "2027-03-22",
        },
      ],
      traveler: { displayName: "A***********" },
      createdAt: now.toISOString(),
    };
    expect(shown).toEqual({
      ...card,
      addInfo:
        "*** ********, ************************ or ************, *****************; on 2027-03-22 with EK-242",
    });
    expect(await Itinerary.fromId(undefined, itinerary.id, now)).toEqual({
      ...card,
      hasNote: true,
    });
    expect(itinerary.maskedNote).toBe("addInfo" in shown && shown.addInfo);
  });

  it.each(["0".repeat(32), "no-id", "x".repeat(5000)])("%.20s is not found", async (id) => {
    expect((await failure(Itinerary.fromId(ann, id, now))).code).toBe("not-found");
  });
});

describe("remove", () => {
  it("deletes all items of the owner's itinerary, once, and leaves a trip change", async () => {
    const cyd = { ...bob, uid: "uid-cyd" };
    const input = posting({ itinerary: { from: "YYZ", to: "NRT", travelDate: "2027-03-23" } });
    const { itinerary } = await Itinerary.create(cyd, input, now);
    expect((await failure(Itinerary.remove(ann, itinerary.id, now))).code).toBe("not-found");
    expect(await Itinerary.ofOwner(cyd)).toHaveLength(1);
    const outcomes = await Promise.allSettled([
      Itinerary.remove(cyd, itinerary.id, now),
      Itinerary.remove(cyd, itinerary.id, now),
    ]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await Itinerary.ofOwner(cyd)).toEqual([]);
    expect((await itemsOf(itinerary.id)).map(({ sk }) => sk?.S)).toEqual(["change"]);
    expect((await failure(Itinerary.fromId(cyd, itinerary.id, now))).code).toBe("not-found");
  });
});

describe("checks of an itinerary", () => {
  const check = (writes: Write[]) =>
    transact(writes, { refused: () => "refused" as const, busy: "busy" });

  it("refuse a transaction once it has changed, once its owner cannot fly it, and once it is deleted", async () => {
    const dan = { ...bob, uid: "uid-dan" };
    const input = posting({ itinerary: { from: "YYZ", to: "HND", travelDate: "2027-03-24" } });
    const { id } = (await Itinerary.create(dan, input, now)).itinerary;
    const record = await Itinerary.record(id);
    const outcomes = async () => [
      await check(Itinerary.unchangedChecks(record)),
      await check(Itinerary.legsChecks({ id, itinerary: record.legs })),
    ];
    expect(await outcomes()).toEqual(["committed", "committed"]);
    await Itinerary.update(dan, { id, paused: true }, now);
    expect(await outcomes()).toEqual(["refused", "committed"]);
    await check(Itinerary.cannotFlyWrites(await Itinerary.record(id), now));
    expect(await outcomes()).toEqual(["refused", "refused"]);
    await Itinerary.remove(dan, id, now);
    expect(await outcomes()).toEqual(["refused", "refused"]);
  });
});

describe("list", () => {
  it("rejects an invalid cursor", async () => {
    for (const cursor of ["nonsense", "", Buffer.from("2027-03-10#x").toString("base64url")]) {
      const error = await failure(
        Matching.list(undefined, matching.list.input.parse({ cursor }), now),
      );
      expect(error.errors?.[0]?.path).toBe("cursor");
    }
  });
});
