/** Pushes: owed with their mails, and sent to the push service's stand-in. */
import { randomUUID } from "node:crypto";
import { type Push as Service, start as startPush } from "@flightaides/standins/push";
import { type Ses, start as startSes } from "@flightaides/standins/ses";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { virtualClock } from "../../test/clock";
import { type Pair, pair, pay, timesOf } from "../../test/connection";
import { mailsOf } from "../../test/inbox";
import { deviceOf, notesOf } from "../../test/push";
import type { AuthUser } from "../actor";
import { maxAttempts } from "../backoff";
import { Block } from "../block";
import { Connection } from "../connection";
import { Journey } from "../journey";
import { Message } from "../message";
import { Outbox } from "../outbox";
import { Push } from "../push";
import { User } from "../user";
import { Notification } from ".";

const clock = virtualClock();
let ses: Ses;
let service: Service;

beforeAll(async () => {
  ses = await startSes({
    port: 0,
    verifiedSenders: ["hello@flightaides.test"],
    configurationSets: ["flightaides-test"],
    sendRate: 1000,
  });
  service = await startPush({ port: 0 });
  process.env.AWS_ENDPOINT_URL_SESV2 = ses.url;
  process.env.PUSH_SERVICE_ORIGIN = service.url;
});
afterAll(async () => {
  await ses.stop();
  await service.stop();
});
beforeEach(() => {
  service.answer({ status: 201, times: 0 });
  ses.refuse(0);
});

/** A pair of whom the traveler has a device. */
async function told(): Promise<Pair & Awaited<ReturnType<typeof deviceOf>> & { pairId: string }> {
  const two = await pair(clock.now());
  return { ...two, ...(await deviceOf(service, two.traveler, clock.now())), pairId: two.id };
}

async function write(actor: AuthUser, id: string, text = "Hello Ann"): Promise<Outbox.Ref[]> {
  const { mails } = await Message.write(actor, { id, text, key: randomUUID() }, clock.now());
  return mails;
}

/** As the function does: what fails is left to the schedule. */
async function send(refs: Outbox.Ref[]): Promise<string[]> {
  const outcomes = await Promise.allSettled(refs.map((ref) => Notification.sendNow(ref, clock)));
  return outcomes.map((one) => (one.status === "fulfilled" ? one.value : one.reason.name));
}

async function pushesOf({ uid }: AuthUser) {
  return (await Outbox.ofRecipient(uid)).filter(({ kind }) => kind === "push");
}

function messageMails({ email }: AuthUser): number {
  return mailsOf(ses, email).filter(({ subject }) => /message/i.test(subject)).length;
}

const push = (refs: Outbox.Ref[]) => refs.filter(Outbox.isPush);

describe("a message", () => {
  it("tells each device of the reader once, by the initial, in their language, with a path of the app", async () => {
    const { traveler, flightaid, pairId, endpoint } = await told();
    const second = await deviceOf(service, traveler, clock.now());
    await User.update(traveler, { language: "fr" }, clock.now());
    await deviceOf(service, flightaid, clock.now());
    const refs = await write(flightaid, pairId, "Call me: +1 416 555 0134");
    expect(await send(refs)).toEqual(["sent", "sent", "sent"]);
    expect(await send(refs)).toEqual(["skipped", "skipped", "skipped"]);
    await Notification.run({ clock });
    for (const one of [endpoint, second.endpoint]) {
      expect(notesOf(service, one)).toEqual([
        {
          title: expect.stringContaining("B."),
          body: expect.stringMatching(/^YYZ-DXB, /),
          path: `/fr/connect?connection=${pairId}`,
          tag: `new-message#${pairId}`,
          lang: "fr",
        },
      ]);
      expect(service.pushes(one)).toMatchObject([{ urgency: "high", ttl: expect.any(Number) }]);
    }
    const said = JSON.stringify(service.pushes(endpoint));
    // Not "416": ids have digits, too.
    for (const secret of [
      "Marsh",
      "Kowalski",
      "@",
      "+1",
      "4165550134",
      traveler.uid,
      flightaid.uid,
    ])
      expect(said).not.toContain(secret);
    expect(messageMails(traveler)).toBe(1);
    for (const one of await pushesOf(traveler)) {
      expect(one.queue).toBe("sent");
      expect(one).not.toHaveProperty("payload");
    }
  });

  it("after another one within an hour is pushed at once, although its mail waits, and not once it was read", async () => {
    const { traveler, flightaid, pairId, endpoint } = await told();
    await send(await write(flightaid, pairId));
    await Message.list(traveler, pairId, clock.now());
    clock.pass(60);
    const next = await write(flightaid, pairId, "Are you there?");
    expect(await send(next)).toEqual(["skipped", "sent"]);
    expect(notesOf(service, endpoint)).toHaveLength(2);
    await Message.list(traveler, pairId, clock.now());
    clock.pass(60);
    const read = await write(flightaid, pairId, "Never mind");
    await Message.list(traveler, pairId, clock.now());
    expect(await send(push(read))).toEqual(["dropped"]);
    expect(notesOf(service, endpoint)).toHaveLength(2);
  });

  it("is pushed although SES is down, and mailed although the push service is", async () => {
    const { traveler, flightaid, pairId, endpoint } = await told();
    ses.refuse(1);
    expect(await send(await write(flightaid, pairId))).toEqual(["failed", "sent"]);
    expect(notesOf(service, endpoint)).toHaveLength(1);
    clock.pass(3600);
    await Notification.run({ clock });
    expect(messageMails(traveler)).toBe(1);
    await Message.list(traveler, pairId, clock.now());
    service.answer({ status: 503, times: 100 });
    expect(await send(await write(flightaid, pairId, "Again"))).toEqual(["sent", "failed"]);
    expect(messageMails(traveler)).toBe(2);
  });
});

describe("a push service that", () => {
  it("is overloaded gets it again after Retry-After, and not before", async () => {
    const { flightaid, pairId, endpoint } = await told();
    service.answer({ status: 429, seconds: 600, times: 1 });
    const refs = push(await write(flightaid, pairId));
    expect(await send(refs)).toEqual(["failed"]);
    clock.pass(599);
    expect(await send(refs)).toEqual(["skipped"]);
    clock.pass(2);
    await Notification.run({ clock });
    expect(await send(refs)).toEqual(["skipped"]);
    expect(notesOf(service, endpoint)).toHaveLength(1);
  });

  it("fails for long is given up, without an operator", async () => {
    const { traveler, flightaid, pairId, endpoint } = await told();
    service.answer({ status: 500, times: 1000 });
    const [ref] = push(await write(flightaid, pairId));
    const outcomes: string[] = [];
    for (let attempt = 1; attempt <= maxAttempts; attempt++) {
      outcomes.push(...(await send(ref ? [ref] : [])));
      clock.pass(1000);
    }
    expect(outcomes).toEqual([...Array(maxAttempts - 1).fill("failed"), "PushError"]);
    expect(await pushesOf(traveler)).toEqual([]);
    expect(await Outbox.parked()).toEqual([]);
    expect(notesOf(service, endpoint)).toEqual([]);
    expect((await Push.devices(traveler, clock.now())).devices).toHaveLength(1);
  });

  it("refuses it is not asked again, and the refusal is reported without personal data", async () => {
    const { traveler, flightaid, pairId, endpoint } = await told();
    await Notification.run({ clock });
    service.answer({ status: 400, times: 1 });
    await write(flightaid, pairId);
    const { refused } = await Notification.run({ clock });
    expect(refused.map(({ message }) => message)).toEqual([
      `${new URL(service.url).host} responds with 400`,
    ]);
    expect(await pushesOf(traveler)).toEqual([]);
    expect(notesOf(service, endpoint)).toEqual([]);
  });

  it("redirects is not followed", async () => {
    const { flightaid, pairId } = await told();
    service.answer({ status: 302, times: 1 });
    expect(await send(push(await write(flightaid, pairId)))).toEqual(["PushError"]);
  });

  it.each([404, 410])(
    "responds with %i makes the device forgotten, and others told",
    async (status) => {
      const { traveler, flightaid, pairId } = await told();
      const other = await deviceOf(service, traveler, clock.now());
      service.answer({ status, times: 1 });
      const refs = push(await write(flightaid, pairId));
      const outcomes = [...(await send(refs.slice(0, 1))), ...(await send(refs.slice(1)))];
      expect(outcomes).toEqual(["dropped", "sent"]);
      expect((await Push.devices(traveler, clock.now())).devices).toHaveLength(1);
      await Message.list(traveler, pairId, clock.now());
      expect(push(await write(flightaid, pairId, "More"))).toHaveLength(1);
      expect(other.id).toBeDefined();
    },
  );
});

describe("nobody is told", () => {
  it("once they have signed out on the device", async () => {
    const { traveler, flightaid, pairId, id, endpoint } = await told();
    const refs = push(await write(flightaid, pairId));
    await Push.unsubscribe(traveler, { id });
    expect(await send(refs)).toEqual(["dropped"]);
    expect(notesOf(service, endpoint)).toEqual([]);
  });

  it("once another account has the device", async () => {
    const { traveler, flightaid, pairId, endpoint, keys, publicKey } = await told();
    const refs = push(await write(flightaid, pairId));
    await Push.subscribe(flightaid, { endpoint, keys, publicKey }, clock.now());
    expect(await send(refs)).toEqual(["dropped"]);
    expect(push(await write(traveler, pairId, "Hello Bob"))).toHaveLength(1);
  });

  it("by somebody whom they have blocked since", async () => {
    const { traveler, flightaid, pairId, endpoint } = await told();
    await pay(pairId, clock.now());
    const refs = push(await write(flightaid, pairId));
    service.answer({ status: 503, times: 1 });
    expect(await send(refs)).toEqual(["failed"]);
    await Block.create(traveler.uid, flightaid.uid, "B**", clock.now());
    clock.pass(3600);
    expect(await send(refs)).toEqual(["dropped"]);
    expect(notesOf(service, endpoint)).toEqual([]);
  });

  it("when nobody needs it any more", async () => {
    const { flightaid, pairId, endpoint } = await told();
    const refs = push(await write(flightaid, pairId));
    clock.pass(86_401);
    expect(await send(refs)).toEqual(["dropped"]);
    expect(notesOf(service, endpoint)).toEqual([]);
  });

  it("of what they have done themselves", async () => {
    const { traveler, flightaid, pairId, endpoint } = await told();
    const bob = await deviceOf(service, flightaid, clock.now());
    const { mails } = await Connection.withdraw(traveler, { id: pairId }, clock.now());
    await send(mails);
    expect(notesOf(service, endpoint)).toEqual([]);
    expect(notesOf(service, bob.endpoint)).toMatchObject([{ tag: `ended#${pairId}` }]);
  });
});

describe("before a flight", () => {
  it("a reminder is not kept longer than until the flight", async () => {
    const { pairId, endpoint } = await told();
    await pay(pairId, clock.now());
    const { aroundStart } = await timesOf(pairId);
    const at = virtualClock(aroundStart(-14));
    await Connection.runSteps({ clock: at });
    await Notification.run({ clock: at });
    const [ttl] = service.pushes(endpoint).map((one) => one.ttl);
    expect(notesOf(service, endpoint)).toMatchObject([{ tag: `day-before#${pairId}` }]);
    expect(ttl).toBeGreaterThan(0);
    expect(ttl).toBeLessThanOrEqual(14 * 3600);
  });
});

/** A paid pair on the day of the flight. */
async function flying() {
  const two = await told();
  await pay(two.pairId, clock.now());
  const { aroundStart } = await timesOf(two.pairId);
  const at = virtualClock(aroundStart(3));
  const tap = (actor: AuthUser, kind: "met" | "boarded" | "landed", key: string = randomUUID()) =>
    Journey.tap(actor, { id: two.pairId, key, kind, leg: 1, at: at.now().toISOString() }, at.now());
  const run = async () => {
    at.pass(120);
    await Notification.run({ clock: at });
  };
  const wish = (wanted: boolean) =>
    Journey.setTapMails(two.traveler, { id: two.pairId, wanted }, at.now());
  /** Of the traveler, since the flight. */
  const subjects = () =>
    mailsOf(ses, two.traveler.email)
      .map(({ subject }) => subject)
      .filter((subject) => /^(Boarded|Landed|Met)/.test(subject));
  const notes = () => notesOf(service, two.endpoint).filter(({ tag }) => tag.startsWith("tap#"));
  return { ...two, at, tap, run, wish, subjects, notes };
}

describe("a tap of the Flightaide", () => {
  it("is told once, after the time in which it can be revoked", async () => {
    const { flightaid, tap, run, wish, subjects, notes, at, pairId } = await flying();
    await wish(true);
    const key = randomUUID();
    await tap(flightaid, "boarded", key);
    await tap(flightaid, "boarded", key);
    at.pass(75);
    await Notification.run({ clock: at });
    expect([subjects(), notes()]).toEqual([[], []]);
    await run();
    await run();
    expect(subjects()).toEqual([expect.stringMatching(/^Boarded in Toronto YYZ-DXB: Bob Marsh$/)]);
    expect(notes()).toEqual([
      expect.objectContaining({ title: "Boarded in Toronto", tag: `tap#${pairId}` }),
    ]);
  });

  it("that is revoked is not told, and told when it is tapped again", async () => {
    const { flightaid, tap, run, wish, subjects, notes, at, pairId } = await flying();
    await wish(true);
    const key = randomUUID();
    await tap(flightaid, "boarded", key);
    at.pass(60);
    await Journey.revokeTap(flightaid, { id: pairId, key }, at.now());
    await run();
    expect([subjects(), notes()]).toEqual([[], []]);
    await tap(flightaid, "boarded");
    await run();
    expect([subjects().length, notes().length]).toEqual([1, 1]);
  });

  it("is mailed only to a traveler who has asked for it, and pushed to any device", async () => {
    const { flightaid, tap, run, wish, subjects, notes } = await flying();
    await tap(flightaid, "met");
    await run();
    expect([subjects().length, notes().length]).toEqual([0, 1]);
    await wish(true);
    await wish(false);
    await tap(flightaid, "boarded");
    await run();
    expect([subjects().length, notes().length]).toEqual([0, 2]);
  });

  it("is not told after a block", async () => {
    const { traveler, flightaid, tap, run, wish, subjects, notes, at } = await flying();
    await wish(true);
    await tap(flightaid, "boarded");
    await Block.create(traveler.uid, flightaid.uid, "B**", at.now());
    await run();
    expect([subjects(), notes()]).toEqual([[], []]);
  });
});

describe("a tap of the traveler", () => {
  it("is told to the Flightaide's devices and never to the traveler", async () => {
    const { traveler, flightaid, tap, run, wish, subjects, notes, at } = await flying();
    const bob = await deviceOf(service, flightaid, at.now());
    await wish(true);
    await tap(traveler, "landed");
    await run();
    expect([subjects(), notes()]).toEqual([[], []]);
    expect(notesOf(service, bob.endpoint)).toMatchObject([{ title: "Landed in Dubai" }]);
    // A second tap of the same step confirms it, and is no news.
    await tap(flightaid, "landed");
    await run();
    expect([subjects(), notes()]).toEqual([[], []]);
  });
});

describe("the wish for mails at taps", () => {
  it("is the traveler's, is shown to them only, and outlives the links", async () => {
    const { traveler, flightaid, pairId, wish, at } = await flying();
    expect((await wish(true)).tapMails).toBe(true);
    const link = await Journey.createFollowLink(traveler, { id: pairId }, at.now());
    await Journey.revokeFollowLink(traveler, { id: pairId, linkId: link.id });
    const seen = async (actor: AuthUser) =>
      (await Journey.connection(actor, pairId, at.now())).journey?.tapMails;
    expect([await seen(traveler), await seen(flightaid)]).toEqual([true, undefined]);
    await expect(
      Journey.setTapMails(flightaid, { id: pairId, wanted: true }, at.now()),
    ).rejects.toMatchObject({ reason: "traveler-only" });
  });
});
