/** The answers by link: what a token opens, and what it changes. */
import { Connection } from "@flightaides/core/connection";
import { Itinerary } from "@flightaides/core/itinerary";
import { Outbox } from "@flightaides/core/outbox";
import { Payment } from "@flightaides/core/payment";
import { StillFlying } from "@flightaides/core/still-flying";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { start as now, virtualClock } from "../../test/clock";
import { itemOf, pair, pay } from "../../test/connection";
import { post, type Trip } from "../../test/itinerary";
import { person } from "../../test/user";
import {
  seal as sealUnsubscribe,
  unseal as unsealUnsubscribe,
} from "../notification/unsubscribe-token";
import { seal } from "../sealed-link";
import { secret } from "../secret";
import { unsealAnswer } from "./answer-token";

vi.mock("../secret");
beforeEach(() => {
  vi.mocked(secret).mockResolvedValue("only");
});

const travelDate = "2027-03-30";
/** The travel date begins in Toronto. */
const until = "2027-03-30T04:00:00.000Z";
const later = new Date("2027-03-24T12:00:00Z");
const nextDay = new Date("2027-03-25T13:00:00Z");

async function posted(trip: Trip = {}) {
  const owner = await person("Ann Kowalski", now);
  const id = await post(owner, { days: 20, ...trip }, now);
  const { uid } = owner;
  const token = await StillFlying.sealAnswer({ about: "itinerary", id, uid, travelDate, until });
  return { owner, id, token };
}

async function paid() {
  const two = await pair(now, { days: 20 });
  await pay(two.id, now);
  const { uid } = two.flightaid;
  const about = { id: two.id, uid, travelDate, until };
  const token = await StillFlying.sealAnswer({ about: "connection", ...about });
  return { ...two, token };
}

const stateOf = async (id: string) => {
  const { paused, stillFlyingAt, version } = await Itinerary.record(id);
  return { paused, stillFlyingAt, version };
};

describe("the token", () => {
  it("tells nothing, and opens nothing of another purpose", async () => {
    const asked = {
      about: "itinerary" as const,
      id: "0".repeat(32),
      uid: "uid-ann",
      travelDate,
      until,
    };
    const token = await StillFlying.sealAnswer(asked);
    for (const encoding of ["utf8", "base64url", "hex"] as const)
      expect(Buffer.from(token, encoding).toString("latin1")).not.toMatch(/uid-ann|2027|0000/);
    expect(await unsealAnswer(token, later)).toEqual(asked);
    await expect(unsealUnsubscribe(token)).rejects.toMatchObject({ code: "invalid-input" });
    const other = await sealUnsubscribe({ uid: "uid-ann", topic: "matches" });
    await expect(unsealAnswer(other, later)).rejects.toMatchObject({ reason: "invalid-link" });
    const imitated = await seal("unsubscribe", JSON.stringify(asked));
    await expect(unsealAnswer(imitated, later)).rejects.toMatchObject({ reason: "invalid-link" });
  });

  it("ends when the travel date begins, and is not forged", async () => {
    const { token, id } = await posted();
    const begun = new Date(until);
    for (const call of [
      () => StillFlying.question({ token }, begun),
      () => StillFlying.answer({ token, answer: "no" }, begun),
    ])
      await expect(call()).rejects.toMatchObject({ code: "not-found", reason: "question-over" });
    const bytes = Buffer.from(token, "base64url");
    const flipped = bytes.map((byte, index) => (index === 20 ? byte ^ 1 : byte));
    for (const forged of ["", "é", Buffer.from(flipped).toString("base64url"), token.slice(4)])
      await expect(
        StillFlying.answer({ token: forged, answer: "no" }, later),
      ).rejects.toMatchObject({ code: "invalid-input" });
    vi.mocked(secret).mockResolvedValue("another");
    await expect(StillFlying.question({ token }, later)).rejects.toMatchObject({
      code: "invalid-input",
    });
    expect((await stateOf(id)).paused).toBeUndefined();
  });
});

describe("the question about a posting", () => {
  it("shows the flight and no contact data, and changes nothing", async () => {
    const { token, id } = await posted({ addInfo: "Call Ann" });
    const before = await stateOf(id);
    const shown = await StillFlying.question({ token }, later);
    expect(shown).toEqual({
      flight: {
        sequence: 1,
        from: "YYZ",
        to: "DXB",
        fromCity: "Toronto",
        toCity: "Dubai",
        fromPosition: { latitude: 43.7, longitude: -79.6 },
        toPosition: { latitude: 25.3, longitude: 55.4 },
        travelDate,
        flight: "EK-242",
        airline: "Emirates",
      },
      itinerary: id,
    });
    expect(await stateOf(id)).toEqual(before);
  });

  it("a yes is stored, at most once a day", async () => {
    const { owner, token, id } = await posted();
    const said = await StillFlying.answer({ token, answer: "yes" }, later);
    expect(said.stillFlyingAt).toBe(later.toISOString());
    const once = await stateOf(id);
    const soon = new Date(later.getTime() + 3_600_000);
    await StillFlying.answer({ token, answer: "yes" }, soon);
    expect(await stateOf(id)).toEqual(once);
    await StillFlying.answer({ token, answer: "yes" }, nextDay);
    expect((await Itinerary.ofOwner(owner))[0]?.stillFlyingAt).toBe(nextDay.toISOString());
  });

  it("a no takes it out of the lists, and its owner shows it again", async () => {
    const { owner, token, id } = await posted();
    expect(await StillFlying.answer({ token, answer: "no" }, later)).toMatchObject({
      paused: true,
    });
    await expect(Itinerary.fromId(undefined, id, now)).rejects.toMatchObject({ code: "not-found" });
    const once = await stateOf(id);
    await StillFlying.answer({ token, answer: "no" }, later);
    expect(await stateOf(id)).toEqual(once);
    await Itinerary.update(owner, { id, paused: false }, later);
    expect(await Itinerary.fromId(undefined, id, now)).toMatchObject({ id });
  });

  it("a no that a yes to a family takes back leaves the posting's details as they were", async () => {
    const details = { type: "flightaid", addInfo: "I know Dubai well.", connect: "open" } as const;
    const { owner, id, token } = await posted({ ...details, languages: ["hi"] });
    await StillFlying.answer({ token, answer: "no" }, later);
    const theirs = await post(await person("Bob Marsh", now), { type: "traveler", days: 20 }, now);
    const { legs: itinerary } = await Itinerary.record(id);
    const opening = { itineraryId: theirs, role: "flightaid", itinerary } as const;
    await Connection.open(owner, opening, later);
    const shown = await Itinerary.record(id);
    expect(shown).toMatchObject({ ...details, languages: ["hi"] });
    expect(shown).not.toHaveProperty("paused");
    expect(shown).not.toHaveProperty("notFlying");
  });

  it("a no of a flightaid ends what is not paid; by then nothing can be ordered", async () => {
    const answered = async ({ isPaused }: { isPaused: boolean }) => {
      const two = await pair(now, { days: 20 });
      const { uid } = two.flightaid;
      const [, id] = two.itineraries;
      if (isPaused) await Itinerary.update(two.flightaid, { id, paused: true }, later);
      const about = { id, uid, travelDate, until };
      const token = await StillFlying.sealAnswer({ about: "itinerary", ...about });
      await StillFlying.answer({ token, answer: "no" }, later);
      return two;
    };
    const [two, other] = [await answered({ isPaused: false }), await answered({ isPaused: true })];
    await expect(Payment.order(two.traveler, two.id, later)).rejects.toMatchObject({
      reason: "trip-changed",
    });
    expect((await itemOf(other.id)).state).toBe("accepted");
    const soon = new Date(later.getTime() + 61_000);
    const { failures } = await Connection.followChanges({ clock: virtualClock(soon) });
    expect(failures).toEqual([]);
    for (const { id, traveler } of [two, other]) {
      const end = { state: "withdrawn", endReason: "cannot-fly", endedBy: "flightaid" };
      expect(await itemOf(id)).toMatchObject(end);
      const told = (await Outbox.ofRecipient(traveler.uid)).map(({ kind }) => kind);
      expect(told.filter((kind) => kind === "ended")).toHaveLength(1);
    }

    const [, itineraryId] = two.itineraries;
    const open = () => Connection.open(two.traveler, { itineraryId, role: "traveler" }, later);
    await expect(open()).rejects.toMatchObject({ reason: "itinerary-paused" });
    await Itinerary.update(two.flightaid, { id: itineraryId, paused: false }, later);
    const { connection } = await open();
    expect(connection.state).toBe("accepted");
    expect(await Connection.unfitnessOf(await itemOf(connection.id), later)).toBeUndefined();
  });

  it("a yes takes back a no before the connections have followed it", async () => {
    const two = await pair(now, { days: 20 });
    const { uid } = two.flightaid;
    const [, id] = two.itineraries;
    const about = { id, uid, travelDate, until };
    const token = await StillFlying.sealAnswer({ about: "itinerary", ...about });
    for (const answer of ["yes", "no", "yes"] as const)
      await StillFlying.answer({ token, answer }, later);
    await Connection.followChange(id, later);
    expect((await itemOf(two.id)).state).toBe("accepted");
  });

  it("is over once the date is another one, or the posting is gone", async () => {
    const moved = await posted();
    const { legs } = await Itinerary.record(moved.id);
    const itinerary = legs.map((leg) => ({ ...leg, travelDate: "2027-04-02" }));
    await StillFlying.answer({ token: moved.token, answer: "yes" }, later);
    await Itinerary.update(moved.owner, { id: moved.id, itinerary }, later);
    expect((await stateOf(moved.id)).stillFlyingAt).toBeUndefined();
    const gone = await posted();
    await Itinerary.remove(gone.owner, gone.id, later);
    for (const { token } of [moved, gone]) {
      const over = { reason: "question-over" };
      await expect(StillFlying.question({ token }, later)).rejects.toMatchObject(over);
      await expect(StillFlying.answer({ token, answer: "no" }, later)).rejects.toMatchObject(over);
    }
    expect((await stateOf(moved.id)).paused).toBeUndefined();
  });

  it("a no of somebody whom a payment connects since is refused", async () => {
    const { flightaid, itineraries, id: connection } = await paid();
    const [, id] = itineraries;
    const { uid } = flightaid;
    const token = await StillFlying.sealAnswer({ about: "itinerary", id, uid, travelDate, until });
    expect(await StillFlying.question({ token }, later)).toMatchObject({ connection });
    await expect(StillFlying.answer({ token, answer: "no" }, later)).rejects.toMatchObject({
      code: "conflict",
      reason: "cancel-first",
    });
    expect((await stateOf(id)).paused).toBeUndefined();
  });
});

it("a yes to the question about a posting, paid since, is shown to the other one", async () => {
  const two = await paid();
  const [, id] = two.itineraries;
  const { uid } = two.flightaid;
  const token = await StillFlying.sealAnswer({ about: "itinerary", id, uid, travelDate, until });
  await StillFlying.answer({ token, answer: "yes" }, later);
  const at = later.toISOString();
  expect((await Connection.fromId(two.traveler, two.id, later)).stillFlying).toEqual({
    theirs: at,
  });
});

describe("the question about a paid connection", () => {
  it("a yes is stored with connection and posting, and shown to both", async () => {
    const two = await paid();
    await StillFlying.answer({ token: two.token, answer: "yes" }, later);
    const at = later.toISOString();
    expect((await Connection.fromId(two.traveler, two.id, later)).stillFlying).toEqual({
      theirs: at,
    });
    expect((await Connection.fromId(two.flightaid, two.id, later)).stillFlying).toEqual({
      mine: at,
    });
    expect((await stateOf(two.itineraries[1])).stillFlyingAt).toBe(at);
    const { version } = await itemOf(two.id);
    await StillFlying.answer({ token: two.token, answer: "yes" }, later);
    expect((await itemOf(two.id)).version).toBe(version);
  });

  it("a no never cancels", async () => {
    const two = await paid();
    await expect(
      StillFlying.answer({ token: two.token, answer: "no" }, later),
    ).rejects.toMatchObject({ reason: "cancel-first" });
    expect((await itemOf(two.id)).state).toBe("paid");
  });

  it("is over with the connection, and for another date; a yes to that one no longer counts", async () => {
    const two = await paid();
    await StillFlying.answer({ token: two.token, answer: "yes" }, later);
    const [, id] = two.itineraries;
    const { legs } = await Itinerary.record(id);
    const itinerary = legs.map((leg) => ({ ...leg, travelDate: "2027-03-31" }));
    await Itinerary.update(two.flightaid, { id, itinerary }, later);
    await Connection.followChange(id, later);
    const over = { reason: "question-over" };
    await expect(StillFlying.question({ token: two.token }, later)).rejects.toMatchObject(over);
    expect((await Connection.fromId(two.traveler, two.id, later)).stillFlying).toBeUndefined();
    const ended = await paid();
    await Connection.cancel(ended.flightaid, { id: ended.id, reason: "cannot-fly" }, later);
    for (const answer of ["yes", "no"] as const)
      await expect(StillFlying.answer({ token: ended.token, answer }, later)).rejects.toMatchObject(
        over,
      );
  });
});
