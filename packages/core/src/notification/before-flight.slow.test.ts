/** The mails before a flight at the time of sending: contents, recipients, and when they are dropped. */
import type { AuthUser } from "@flightaides/core/actor.ts";
import { Connection } from "@flightaides/core/connection";
import { Itinerary } from "@flightaides/core/itinerary";
import { Journey } from "@flightaides/core/journey";
import { Notification } from "@flightaides/core/notification";
import { Outbox } from "@flightaides/core/outbox";
import { Safety } from "@flightaides/core/safety";
import { StillFlying } from "@flightaides/core/still-flying";
import { User } from "@flightaides/core/user";
import { type Ses, start as startSes } from "@flightaides/standins/ses";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { start as now, virtualClock } from "../../test/clock";
import { pair, pay } from "../../test/connection";
import { mailsOf } from "../../test/inbox";
import { dropMatchJob, post, type Trip } from "../../test/itinerary";
import { person } from "../../test/user";
import { takeStep } from "../connection/steps";
import { questionBackfill } from "../itinerary/still-flying";
import { addDays } from "../trip/calendar";

vi.mock("@flightaides/core/db/table.ts");

let ses: Ses;
const hour = 3_600_000;
const day = 24 * hour;

beforeAll(async () => {
  ses = await startSes({
    port: 0,
    verifiedSenders: ["hello@flightaides.test"],
    configurationSets: ["flightaides-test"],
    sendRate: 1000,
  });
  // Read by the client with its first request.
  process.env.AWS_ENDPOINT_URL_SESV2 = ses.url;
});
afterAll(() => ses.stop());

let flights = 0;

/** A posting of March 30 from Toronto, twenty days from the start; its days begin at four in the morning (UTC). */
async function posted(trip: Trip = {}, at = now) {
  const owner = await person("Ann Kowalski", now);
  const id = await post(owner, { flight: `EK-${++flights}`, days: 20, ...trip }, at);
  await dropMatchJob(id);
  return { owner, id };
}

const travelDate = "2027-03-30";
/** Nine in the morning in Toronto, in summer time, that many days before the flight. */
const daysBefore = (count: number, date = travelDate) =>
  new Date(Date.parse(date) - count * day + 13 * hour);

/** Sends what is owed to this user and due by then. */
async function sendDue({ uid }: AuthUser, at: Date): Promise<void> {
  for (const { key, queue } of await Outbox.ofRecipient(uid))
    if (queue === "mail") await Notification.sendNow({ uid, key }, virtualClock(at));
}

const questions = ({ email }: AuthUser) =>
  mailsOf(ses, email).filter(({ subject }) => subject.startsWith("Still flying"));

const textOf = (mail: { body: { text?: string | undefined } } | undefined) => mail?.body.text ?? "";

function tokenIn(text: string): string {
  const [, token = ""] = /\/still-flying\?token=([\w-]+)&answer=yes/.exec(text) ?? [];
  return token;
}

describe("a posting without a paid connection", () => {
  it("is asked about once, seven days before, with links that work without a sign-in", async () => {
    const { owner, id } = await posted();
    await sendDue(owner, new Date(daysBefore(7).getTime() - 1));
    expect(questions(owner)).toEqual([]);
    await sendDue(owner, daysBefore(7));
    const [mail] = questions(owner);
    expect(mail?.subject).toBe(`Still flying EK-${flights} on Tuesday, March 30? YYZ-DXB`);
    expect(mail?.headers.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["List-Unsubscribe", "List-Unsubscribe-Post"]),
    );
    expect(textOf(mail)).toContain("11:59 p.m. Eastern Daylight Time");
    const token = tokenIn(textOf(mail));
    expect(await StillFlying.question({ token }, daysBefore(6))).toMatchObject({ itinerary: id });
    for (const days of [2, 1]) await sendDue(owner, daysBefore(days));
    expect(questions(owner)).toHaveLength(1);
  });

  it.each([
    ["CXI", "2027-03-22T19:00:00.000Z"],
    ["PPG", "2027-03-23T20:00:00.000Z"],
  ])("at nine in the morning at the origin, here %s", async (from, instant) => {
    const { owner } = await posted({ from });
    await sendDue(owner, new Date(Date.parse(instant) - 1));
    expect(questions(owner)).toEqual([]);
    await sendDue(owner, new Date(instant));
    expect(questions(owner)).toHaveLength(1);
  });

  it("is asked about two days before when it was posted later, and not at all within two days of the posting", async () => {
    const late = await posted({ days: 15 }, daysBefore(15));
    const later = await posted({ days: 6 }, daysBefore(6));
    const last = await posted({ days: 3 }, daysBefore(3));
    for (const days of [7, 6, 3]) await sendDue(later.owner, daysBefore(days));
    expect(questions(later.owner)).toEqual([]);
    for (const { owner } of [late, later, last]) await sendDue(owner, daysBefore(2));
    expect([late, later, last].map(({ owner }) => questions(owner).length)).toEqual([0, 1, 0]);
  });

  it("is not asked about when the mail is outdated", async () => {
    const { owner } = await posted();
    await sendDue(owner, new Date(daysBefore(3).getTime() - 9 * hour + 1));
    expect(questions(owner)).toEqual([]);
    expect((await Outbox.ofRecipient(owner.uid)).map(({ kind }) => kind)).toEqual(["registered"]);
  });

  it.each<[string, (owner: AuthUser, id: string) => Promise<unknown>]>([
    ["deleted", (owner, id) => Itinerary.remove(owner, id, daysBefore(8))],
    ["paused", (owner, id) => Itinerary.update(owner, { id, paused: true }, daysBefore(8))],
    ["its owner wants no mail about it", ({ uid }) => User.unsubscribe(uid, "matches")],
  ])("is not asked about: %s", async (_, change) => {
    const { owner, id } = await posted();
    await change(owner, id);
    await sendDue(owner, daysBefore(7));
    expect(questions(owner)).toEqual([]);
  });

  it("is asked about when it is shown again", async () => {
    const { owner, id } = await posted();
    await Itinerary.update(owner, { id, paused: true }, daysBefore(12));
    await sendDue(owner, daysBefore(7));
    await Itinerary.update(owner, { id, paused: false }, daysBefore(6));
    await sendDue(owner, daysBefore(2));
    expect(questions(owner)).toHaveLength(1);
  });

  it("is asked about for a new date, and not again for the one before", async () => {
    const { owner, id } = await posted();
    const move = async (date: string, at: Date) => {
      const { legs } = await Itinerary.record(id);
      const itinerary = legs.map((leg) => ({ ...leg, travelDate: date }));
      await Itinerary.update(owner, { id, itinerary }, at);
    };
    const next = addDays(travelDate, 10);
    await move(next, daysBefore(9));
    await sendDue(owner, daysBefore(7));
    expect(questions(owner)).toEqual([]);
    await move(travelDate, daysBefore(10));
    await sendDue(owner, daysBefore(7));
    expect(questions(owner)).toHaveLength(1);
    // After its mail: the other date has its own, and the first is not asked about again.
    await move(next, daysBefore(6));
    await move(travelDate, new Date(daysBefore(6).getTime() + hour));
    await sendDue(owner, daysBefore(2));
    expect(questions(owner)).toHaveLength(1);
    await move(next, daysBefore(1));
    await sendDue(owner, daysBefore(7, next));
    expect(questions(owner).map(({ subject }) => /on \w+, (.*)\?/.exec(subject)?.[1])).toEqual([
      "March 30",
      "April 9",
    ]);
  });

  it("is asked about the connection instead once a payment connects its owner", async () => {
    const two = await pair(now, { days: 20 });
    await pay(two.id, now);
    await sendDue(two.flightaid, daysBefore(7));
    expect(questions(two.flightaid)).toEqual([]);
  });

  it("of an earlier version is asked about once it was migrated, and then not twice", async () => {
    const { owner, id } = await posted();
    const { legs, ...record } = await Itinerary.record(id);
    const [question] = (await Outbox.ofRecipient(owner.uid)).filter(
      ({ kind }) => kind === "still-flying-posting",
    );
    if (!question) throw new Error("No question is owed");
    const claimed = await Outbox.claim(question, daysBefore(7));
    await Outbox.drop(claimed ? [claimed] : []);
    const stored = { ...record, legs, expiresAt: question.expiresAt };
    const item = { ...stored, __edb_e__: "itinerary", __edb_v__: "1" };
    await questionBackfill.change(item, now)?.go();
    await expect(questionBackfill.change(item, now)?.go()).rejects.toThrow();
    await sendDue(owner, daysBefore(7));
    expect(questions(owner)).toHaveLength(1);
    expect(questionBackfill.change({ ...item, paused: true }, now)).toBeUndefined();
  });
});

describe("a mail about a paid connection", () => {
  async function paid() {
    const two = await pair(now, { days: 20 });
    await pay(two.id, now);
    /** What the traveler gets when the step is taken `days` before, and the mail is sent at `at`. */
    const sent = async (days: number, at = daysBefore(days)) => {
      const before = mailsOf(ses, two.traveler.email).length;
      await takeStep(two.id, daysBefore(days));
      await sendDue(two.traveler, at);
      return (
        mailsOf(ses, two.traveler.email)
          .slice(before)
          .filter(({ subject }) => /^(Still|You fly)/.test(subject))
          // Not the question about the posting, which comes once the connection is over.
          .filter((mail) => textOf(mail).includes("about a connection of yours"))
      );
    };
    // The mails of the payment.
    await sendDue(two.traveler, now);
    return { ...two, sent };
  }

  it("asks with links, and a stored mail holds neither name nor phone number of the other", async () => {
    const two = await paid();
    const [mail] = await two.sent(7);
    expect(mail?.subject).toMatch(
      /^Still flying EK-\d+ on Tuesday, March 30\? YYZ-DXB: Bob Marsh$/,
    );
    expect(textOf(mail)).toContain(`/connect?connection=${two.id}&cancel=yes`);
    expect(textOf(mail)).toContain(`/myitinerary?edit=${two.itineraries[0]}`);
    expect(mail?.headers.map(({ name }) => name)).not.toContain("List-Unsubscribe");
    const token = tokenIn(textOf(mail));
    expect(await StillFlying.question({ token }, daysBefore(6))).toMatchObject({
      connection: two.id,
      itinerary: two.itineraries[0],
    });
    await takeStep(two.id, daysBefore(2));
    await takeStep(two.id, daysBefore(1));
    const stored = (await Outbox.ofRecipient(two.traveler.uid)).filter(
      ({ queue }) => queue === "mail",
    );
    expect(stored.length).toBeGreaterThan(0);
    expect(JSON.stringify(stored)).not.toMatch(/Marsh|4165550134|bob@/i);
  });

  it("tells the day before whom to meet, by full name and phone number, and both trips", async () => {
    const two = await paid();
    const [mail] = await two.sent(1);
    const text = textOf(mail);
    expect(mail?.subject).toBe("You fly tomorrow YYZ-DXB: Bob Marsh");
    expect(text).toContain("Name: Bob Marsh\nPhone: +14165550134");
    expect(text).toContain("Your trip");
    expect(text).toContain("Bob Marsh’s trip");
    expect(text).toContain(
      `Agree on a meeting point: https://flightaides.test/connect?connection=${two.id}`,
    );
    expect(text).not.toContain("still-flying");
  });

  it("names the day before the meeting point that the two have agreed on", async () => {
    const two = await paid();
    const text = "Terminal 1, D9";
    await Journey.setMeetingPoint(two.flightaid, { id: two.id, text }, now);
    const [mail] = await two.sent(1);
    expect(textOf(mail)).toContain(`Meeting point: ${text}`);
    expect(textOf(mail)).not.toContain("Agree on a meeting point");
  });

  it("shows the trips as they are by then, and is dropped when the reader's date is another one", async () => {
    const two = await paid();
    const edit = async (whose: 0 | 1, change: { travelDate?: string; flight?: string }) => {
      const id = two.itineraries[whose];
      const { legs } = await Itinerary.record(id);
      const itinerary = legs.map((leg) => ({ ...leg, ...change }));
      await Itinerary.update(
        whose === 0 ? two.traveler : two.flightaid,
        { id, itinerary },
        daysBefore(7),
      );
      await Connection.followChange(id, daysBefore(7));
    };
    await takeStep(two.id, daysBefore(7));
    await edit(1, { flight: "QR-9" });
    await edit(0, { flight: "QR-8" });
    const [mail] = await two.sent(7, new Date(daysBefore(7).getTime() + hour));
    expect(mail?.subject).toMatch(/^Still flying QR-8 on/);
    expect(textOf(mail)).toContain("Flight: QR-9");
    const other = await paid();
    await takeStep(other.id, daysBefore(7));
    const id = other.itineraries[0];
    const { legs } = await Itinerary.record(id);
    const itinerary = legs.map((leg) => ({ ...leg, travelDate: "2027-03-31" }));
    await Itinerary.update(other.traveler, { id, itinerary }, daysBefore(7));
    await Connection.followChange(id, daysBefore(7));
    expect(await other.sent(7)).toEqual([]);
  });

  it.each<[string, (two: Awaited<ReturnType<typeof paid>>) => Promise<unknown>]>([
    ["outdated", async () => undefined],
    [
      "the connection is over",
      ({ flightaid, id }) =>
        Connection.cancel(flightaid, { id, reason: "cannot-fly" }, daysBefore(7)),
    ],
    [
      "one has blocked the other",
      ({ traveler, id }) => Safety.block(traveler, { connection: id }, daysBefore(7)),
    ],
    ["the other has left", ({ flightaid }) => Connection.forget(flightaid.uid, daysBefore(7))],
  ])("is dropped: %s", async (name, change) => {
    const two = await paid();
    await takeStep(two.id, daysBefore(7));
    await change(two);
    const late = new Date(daysBefore(3).getTime() - 9 * hour);
    expect(await two.sent(7, name === "outdated" ? late : daysBefore(7))).toEqual([]);
    const kinds = (await Outbox.ofRecipient(two.traveler.uid)).map(({ kind }) => kind);
    expect(kinds).not.toContain("still-flying");
  });
});
