/** From a posting to the inbox: who gets which mail, once. */

import { createHmac } from "node:crypto";
import type { AuthUser } from "@flightaides/core/actor.ts";
import { Communication } from "@flightaides/core/communication";
import { Itinerary } from "@flightaides/core/itinerary";
import { Matching } from "@flightaides/core/matching";
import { Notification } from "@flightaides/core/notification";
import { Outbox } from "@flightaides/core/outbox";
import { limits } from "@flightaides/core/usage-limits.ts";
import { User } from "@flightaides/core/user";
import { type Ses, start as startSes } from "@flightaides/standins/ses";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { virtualClock } from "../../test/clock";
import { pair, pay, refund } from "../../test/connection";
import { mailsOf, subjectsOf } from "../../test/inbox";
import { post } from "../../test/itinerary";
import { person } from "../../test/user";
import { transact } from "../db/transact";
import { Quota } from "../quota";

vi.mock("@flightaides/core/db/table.ts");

let ses: Ses;
const clock = virtualClock();
const run = () => Notification.run({ clock });
/** Runs the schedule after the delay of match jobs. */
async function nextRun() {
  clock.pass(60);
  return run();
}

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

/** A flight and a week for each test, so that users of different tests do not match. */
function route(test: number) {
  return { from: "YYZ", to: "DXB", flight: `EK-${test}`, days: 10 + 7 * test };
}

test("two users on the same flight each get one match mail", async () => {
  const trip = route(1);
  const ann = await person("Ann Kowalski");
  const bob = await person("Bob Marsh");
  const annsTrip = await post(
    ann,
    { ...trip, addInfo: "Call +1 416 555 0134, see t.me/kow" },
    clock.now(),
  );
  await nextRun();
  expect(subjectsOf(ses, ann)).toEqual(["YYZ-DXB successfully registered"]);
  const bobsTrip = await post(bob, { ...trip, type: "flightaid" }, clock.now());
  await nextRun();
  await nextRun();
  expect(subjectsOf(ses, ann)).toEqual(["YYZ-DXB successfully registered", "Match Found YYZ-DXB"]);
  expect(subjectsOf(ses, bob)).toEqual(["YYZ-DXB successfully registered", "Match Found YYZ-DXB"]);

  const [, mail] = mailsOf(ses, bob.email);
  const link = new URL(/Connect: (\S+)/.exec(mail?.body.text ?? "")?.[1] ?? "");
  expect(Object.fromEntries(link.searchParams)).toEqual({
    itinerary: annsTrip,
    from: "YYZ",
    to: "DXB",
    travelDate: "2027-03-27",
    flight: "EK-1",
    role: "flightaid",
  });
  expect(mail?.body.text).toContain("Name: A.\n");
  for (const secret of ["Kowalski", " 0134", "t.me", ann.email, ann.uid, annsTrip + bobsTrip])
    expect(`${mail?.body.text}${mail?.body.html}`).not.toContain(secret);
  expect(mail?.headers).toEqual([
    {
      name: "List-Unsubscribe",
      value: expect.stringMatching(/^<https:\/\/flightaides\.test\/api\/unsubscribe\?token=\S+>$/),
    },
    { name: "List-Unsubscribe-Post", value: "List-Unsubscribe=One-Click" },
  ]);
});

test("each owner gets mails in their own language, with links to its pages", async () => {
  const trip = { ...route(14), from: "YVR" };
  const marie = await person("Marie Tremblay", clock.now(), "fr");
  const asha = await person("Asha Rao", clock.now(), "hi");
  await post(marie, trip, clock.now());
  await nextRun();
  await post(asha, { ...trip, type: "flightaid" }, clock.now());
  await nextRun();
  expect(subjectsOf(ses, marie)).toEqual([
    "YVR-DXB bien publié",
    "Voyage compatible trouvé YVR-DXB",
  ]);
  expect(subjectsOf(ses, asha)).toEqual(["YVR-DXB यात्रा दर्ज हो गई", "मेल खाती यात्रा मिली YVR-DXB"]);
  const [, mail] = mailsOf(ses, marie.email);
  expect(mail?.body.html).toContain('<html lang="fr"');
  expect(mail?.body.text).toContain("Pourquoi\u00a0: Même vol\n");
  expect(mail?.body.text).toMatch(
    /^Entrer en contact\u00a0: https:\/\/flightaides\.test\/fr\/connect\?/m,
  );
  expect(mail?.body.text).toContain("Dubaï (DXB)");
  expect(mailsOf(ses, asha.email)[1]?.body.text).toContain("दुबई (DXB)");
  // A language that is chosen now is that of mails that are owed already.
  await post(marie, { ...trip, days: trip.days + 1 }, clock.now());
  await User.update(marie, { language: "en" }, clock.now());
  await nextRun();
  expect(subjectsOf(ses, marie)[2]).toBe("YVR-DXB successfully registered");
});

test("the matches of one run share a mail, best first", async () => {
  const ann = await person("Ann Kowalski");
  await post(ann, { ...route(2), from: "YUL" }, clock.now());
  await nextRun();
  for (const [flight, nearby] of [
    ["QR-9", false],
    ["EK-2", false],
    ["EK-2", true],
  ] as const)
    await post(
      await person("Bob Marsh"),
      { ...route(2), type: "flightaid", from: "YUL", flight, nearby },
      clock.now(),
    );
  const mails = { sent: 3 + 1 + 3, skipped: 0, throttled: 0, failed: 0 };
  expect(await nextRun()).toMatchObject({ matches: 3, mails });
  const [, digest, ...more] = mailsOf(ses, ann.email);
  expect(more).toEqual([]);
  expect(digest?.subject).toMatch(/^Match Found YUL-DXB: 3 matches, /);
  const reasons = [...(digest?.body.text ?? "").matchAll(/^Match: (.*)$/gm)].map(([, one]) => one);
  expect(reasons).toEqual(["Same flight", "Same flight", "Same day, same route"]);
});

test("matches found by several runs share a mail: the first goes at once, the rest together after an hour", {
  tags: "deep",
}, async () => {
  const trip = { ...route(9), from: "YOW" };
  const ann = await person("Ann Kowalski");
  await post(ann, trip, clock.now());
  await nextRun();
  const matchMails = () =>
    mailsOf(ses, ann.email)
      .filter(({ subject }) => subject.startsWith("Match"))
      .map(({ body }) => body.text?.match(/^Match: /gm)?.length);
  for (const expected of [[1], [1], [1]]) {
    await post(await person("Bob Marsh"), { ...trip, type: "flightaid" }, clock.now());
    await nextRun();
    expect(matchMails()).toEqual(expected);
  }
  // The first went out two minutes ago.
  clock.pass(limits.matchMailInterval - 121);
  await run();
  expect(matchMails()).toEqual([1]);
  clock.pass(1);
  await run();
  expect(matchMails()).toEqual([1, 2]);
  // The next hour begins with the second mail.
  await post(await person("Bob Marsh"), { ...trip, type: "flightaid" }, clock.now());
  clock.pass(limits.matchMailInterval - 1);
  await run();
  expect(matchMails()).toEqual([1, 2]);
  clock.pass(1);
  await run();
  expect(matchMails()).toEqual([1, 2, 1]);
});

test("the interval of a recipient begins with a mail that was sent, not with one that was dropped or failed", {
  tags: "deep",
}, async () => {
  const trip = { ...route(10), from: "YHZ" };
  const ann = await person("Ann Kowalski");
  await post(ann, trip, clock.now());
  await nextRun();
  const offer = async () => {
    const bob = await person("Bob Marsh");
    return { bob, id: await post(bob, { ...trip, type: "flightaid" }, clock.now()) };
  };
  const count = () => subjectsOf(ses, ann).filter((one) => one.startsWith("Match")).length;
  const { bob, id } = await offer();
  ses.refuse(Number.POSITIVE_INFINITY);
  await nextRun();
  ses.refuse(0);
  await Itinerary.remove(bob, id, clock.now());
  await nextRun();
  expect(count()).toBe(0);
  await offer();
  await nextRun();
  expect(count()).toBe(1);
});

test("the postings of an account cause so many match mails a day, the best matches first", {
  tags: "deep",
}, async () => {
  const trip = { ...route(11), from: "YQB" };
  const others = [];
  for (const flight of ["EK-11", "QR-1", "QR-2"]) {
    const one = await person("Bob Marsh");
    await post(one, { ...trip, type: "flightaid", flight }, clock.now());
    others.push(one);
  }
  await nextRun();
  const ann = await person("Ann Kowalski");
  const most = limits.daily.matchMails;
  await transact([Quota.spend(ann.uid, "matchMails", clock.now(), most - 3)], {
    refused: () => "retry",
    busy: "busy",
  });
  await post(ann, trip, clock.now());
  // One match owes two mails; for a second one there is no room.
  expect((await nextRun()).matches).toBe(1);
  const told = (who: AuthUser) => subjectsOf(ses, who).filter((one) => one.startsWith("Match"));
  expect([ann, ...others].map((one) => told(one).length)).toEqual([1, 1, 0, 0]);
  expect(await Matching.pendingMatchJobs(clock.now(), 10)).toEqual([]);
  // The mails that others cause are still sent to all recipients.
  await post(await person("Cem Tok"), trip, clock.now());
  expect((await nextRun()).matches).toBe(3);
});

test("nearby matches are mailed only to users who asked for them", async () => {
  const ann = await person("Ann Kowalski");
  const bob = await person("Bob Marsh");
  await User.update(bob, { notifyNearby: true }, clock.now());
  await post(ann, { ...route(3), from: "YYC" }, clock.now());
  // The default of an itinerary is the preference of the profile.
  await post(
    bob,
    { ...route(3), from: "YYC", days: route(3).days + 2, type: "flightaid" },
    clock.now(),
  );
  expect((await nextRun()).mails).toMatchObject({ skipped: 0, throttled: 0, failed: 0 });
  expect(subjectsOf(ses, ann)).toHaveLength(1);
  expect(subjectsOf(ses, bob)).toEqual(["YYC-DXB successfully registered", "Match Found YYC-DXB"]);
});

test("users who unsubscribed, left or deleted their itinerary get no match mail, the others do", async () => {
  const trip = route(4);
  const [ann, bob, cem, dan] = await Promise.all(
    ["Ann Kowalski", "Bob Marsh", "Cem Tok", "Dan Reed"].map((name) => person(name)),
  );
  if (!ann || !bob || !cem || !dan) throw new Error("This test needs four users");
  for (const one of [ann, bob, cem]) await post(one, trip, clock.now());
  await nextRun();
  const token = await unsubscribeTokenOf(ann.uid);
  await expect(Notification.unsubscribe(`${token}x`)).rejects.toMatchObject({
    reason: "invalid-link",
  });
  await Notification.unsubscribe(token);
  await post(dan, { ...trip, type: "flightaid" }, clock.now());
  // Bob deletes his itinerary and Cem his account between match and mail.
  clock.pass(60);
  const bobs = await Itinerary.ofOwner(bob);
  await Itinerary.remove(bob, bobs[0]?.id ?? "", clock.now());
  await User.leave(cem, clock.now());
  // Of Dan: the registration and the match.
  const mails = { sent: 2, skipped: 0, throttled: 0, failed: 0 };
  expect(await run()).toMatchObject({ mails });
  expect(subjectsOf(ses, ann)).toEqual(["YYZ-DXB successfully registered"]);
  expect(subjectsOf(ses, bob)).toEqual(["YYZ-DXB successfully registered"]);
  expect(subjectsOf(ses, cem)).toEqual(["YYZ-DXB successfully registered"]);
  expect(subjectsOf(ses, dan)).toHaveLength(2);
});

test("match mails are dropped when the trip departs before they are sent", async () => {
  const trip = { ...route(5), days: 1 };
  const ann = await person("Ann Kowalski");
  const bob = await person("Bob Marsh");
  await post(ann, trip, clock.now());
  await post(bob, { ...trip, type: "flightaid" }, clock.now());
  clock.pass(2 * 86_400);
  await run();
  for (const one of [ann, bob]) expect(subjectsOf(ses, one)).toHaveLength(1);
});

test("a repeated posting owes no mail; after a deletion it does not repeat the match mail", async () => {
  const trip = route(6);
  const ann = await person("Ann Kowalski");
  const bob = await person("Bob Marsh");
  const id = await post(ann, trip, clock.now());
  await post(bob, { ...trip, type: "flightaid" }, clock.now());
  await nextRun();
  expect(await post(ann, trip, clock.now())).toBe(id);
  await nextRun();
  expect(subjectsOf(ses, ann)).toHaveLength(2);
  await Itinerary.remove(ann, id, clock.now());
  await post(ann, trip, clock.now());
  await nextRun();
  expect(subjectsOf(ses, ann).filter((subject) => subject.startsWith("Match"))).toHaveLength(1);
  expect(subjectsOf(ses, bob)).toHaveLength(2);
});

test("a match whose mail was dropped is mailed after the itinerary is posted again", {
  tags: "deep",
}, async () => {
  const trip = route(7);
  const ann = await person("Ann Kowalski");
  const bob = await person("Bob Marsh");
  await post(ann, trip, clock.now());
  const bobsTrip = await post(bob, { ...trip, type: "flightaid" }, clock.now());
  await Notification.sendNow({ uid: bob.uid, key: `registered#${bobsTrip}` });
  ses.refuse(Number.POSITIVE_INFINITY);
  expect((await nextRun()).matches).toBe(1);
  ses.refuse(0);
  await Itinerary.remove(bob, bobsTrip, clock.now());
  await nextRun();
  expect(subjectsOf(ses, ann)).toEqual(["YYZ-DXB successfully registered"]);
  await post(bob, { ...trip, type: "flightaid" }, clock.now());
  await nextRun();
  await nextRun();
  expect(subjectsOf(ses, ann)).toEqual(["YYZ-DXB successfully registered", "Match Found YYZ-DXB"]);
  expect(subjectsOf(ses, bob).filter((one) => one.startsWith("Match"))).toHaveLength(1);
});

test("concurrent runs mail each pair once", { tags: "deep" }, async () => {
  const trip = route(8);
  const people = [];
  for (let i = 0; i < 6; i++) {
    const one = await person(`Person ${i}`);
    await post(one, { ...trip, type: i % 2 ? "traveler" : "flightaid" }, clock.now());
    people.push(one);
  }
  clock.pass(60);
  await Promise.all([run(), run(), run()]);
  await Promise.all([nextRun(), run(), run()]);
  for (const one of people) {
    const matchMails = subjectsOf(ses, one).filter((subject) => subject.startsWith("Match"));
    expect(matchMails).toHaveLength(1);
  }
  clock.pass(limits.matchMailInterval);
  await Promise.all([run(), run(), run()]);
  for (const one of people) {
    const mails = mailsOf(ses, one.email);
    expect(mails.filter(({ subject }) => subject.startsWith("Match")).length).toBeLessThan(3);
    const matches = mails.flatMap(({ body }) => body.text?.match(/^Match: /gm) ?? []);
    expect(matches).toHaveLength(3);
    expect(mails.filter(({ subject }) => subject.includes("registered"))).toHaveLength(1);
  }
});

test("a mail that SES rejects is parked at once, and an operator can unpark it", async () => {
  const ann = await person("Ann Kowalski");
  const broken = { ...ann, uid: `${ann.uid}-broken`, email: "not an address" };
  await User.ensureProfile(broken, "en", clock.now());
  const id = await post(broken, route(12), clock.now());
  const { parked } = await nextRun();
  expect(parked).toEqual({ mails: 1, itineraries: 0 });
  const [mail] = await Outbox.parked();
  expect(mail).toMatchObject({ uid: broken.uid, key: `registered#${id}`, attempts: 1 });
  expect(mail?.lastError).toContain("BadRequestException");
  expect(await Outbox.unpark({ uid: broken.uid, key: mail?.key ?? "" }, clock.now())).toBe(true);
  await nextRun();
  expect(await Outbox.parked()).toHaveLength(1);
  await Outbox.forget(broken.uid);
});

test("a mail is parked after eight failures with increasing delays", { tags: "deep" }, async () => {
  const bob = await person("Bob Marsh");
  await post(bob, route(13), clock.now());
  const began = clock.now().getTime();
  const tries: number[] = [];
  ses.refuse(Number.POSITIVE_INFINITY);
  for (let minute = 0; minute < 90; minute++) {
    const { mails } = await nextRun();
    if (mails.failed + mails.parked > 0) tries.push((clock.now().getTime() - began) / 60_000);
  }
  ses.refuse(0);
  expect(tries).toHaveLength(8);
  const waits = tries.slice(1).map((at, index) => at - (tries[index] ?? 0));
  // Delays of 0.5, 1, 2, 4, 8, 16 and 16 minutes with up to 50 % jitter, observed by one run per minute.
  for (const [index, most] of [1, 1, 2, 4, 8, 16, 16].entries()) {
    expect(waits[index]).toBeGreaterThanOrEqual(Math.max(1, most / 2));
    expect(waits[index]).toBeLessThanOrEqual(most + 1);
  }
  expect(await Outbox.parked()).toMatchObject([{ uid: bob.uid, attempts: 8 }]);
  expect(subjectsOf(ses, bob)).toEqual([]);
  await Outbox.forget(bob.uid);
});

test("a message goes out with its sanitised text and the sender as reply address", async () => {
  const ann = await person("Ann Kowalski");
  const html = "<p>Hello <b>there</b><script>alert(1)</script> &lt;ok&gt;</p>";
  await Communication.send(ann, { to: ann.email, subject: "See you", html }, clock.now());
  await run();
  const [mail] = mailsOf(ses, ann.email);
  expect(mail?.subject).toBe("See you");
  expect(mail?.replyTo).toEqual([ann.email]);
  expect(mail?.body.html).toContain("<p>Hello <b>there</b> &lt;ok&gt;</p>");
  expect(mail?.body.html).not.toContain("script");
  expect(mail?.body.text).toContain("> Hello there <ok>");
  expect(mail?.headers ?? []).toEqual([]);
});

test("the mails about a payment go to both participants, even if they unsubscribed", async () => {
  const { id, traveler, flightaid } = await pair(clock.now());
  await User.unsubscribe(traveler.uid, "requests");
  await User.unsubscribe(traveler.uid, "matches");
  const paid = await pay(id, clock.now());
  for (const ref of paid) expect(await Notification.sendNow(ref, clock)).toBe("sent");
  for (const ref of await refund(id, clock.now()))
    expect(await Notification.sendNow(ref, clock)).toBe("sent");
  expect(subjectsOf(ses, traveler)).toEqual([
    "Payment Successful YYZ-DXB",
    "Connection refunded YYZ-DXB",
  ]);
  expect(subjectsOf(ses, flightaid)).toEqual([
    "Connected Successfully YYZ-DXB",
    "Connection refunded YYZ-DXB",
  ]);
  const [toTraveler] = mailsOf(ses, traveler.email);
  expect(toTraveler?.body.text).toContain(flightaid.email);
  expect(await Notification.sendNow(paid[0] ?? { uid: "", key: "" }, clock)).toBe("skipped");
});

async function unsubscribeTokenOf(uid: string): Promise<string> {
  const signature = createHmac("sha256", "test-secret").update(`unsubscribe#${uid}`);
  return `${Buffer.from(uid).toString("base64url")}.${signature.digest("base64url")}`;
}
