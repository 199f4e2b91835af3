import { Notification } from "@flightaides/core/notification";
import { virtualClock } from "@flightaides/core/test/clock.ts";
import { mailsOf } from "@flightaides/core/test/inbox.ts";
import { create } from "@flightaides/core/test/itinerary.ts";
import { User } from "@flightaides/core/user";
import { type Ses, start as startSes } from "@flightaides/standins/ses";
import type { SNSEvent } from "aws-lambda";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { handler } from "./feedback";

const now = new Date("2027-03-10T12:00:00Z");
let people = 0;
let ann: { uid: string; email: string; displayName: string; username: string };

let ses: Ses;

beforeAll(async () => {
  ses = await startSes({
    port: 0,
    verifiedSenders: ["hello@flightaides.test"],
    configurationSets: ["flightaides-test"],
    sendRate: 1000,
    onFeedback: handler,
  });
  // Read by the client with its first request.
  process.env.AWS_ENDPOINT_URL_SESV2 = ses.url;
});
afterAll(() => ses.stop());
beforeEach(async () => {
  const uid = `uid-ann-${++people}`;
  ann = { uid, email: `ann${people}@example.com`, displayName: "Ann Kowalski", username: uid };
  await User.ensureProfile(ann, "en", now);
});

/** An SNS event with one record per message. */
function event(...messages: (string | object)[]): SNSEvent {
  const topic = "arn:aws:sns:eu-west-1:123456789012:feedback";
  return {
    Records: messages.map((message, index) => ({
      EventSource: "aws:sns",
      EventVersion: "1.0",
      EventSubscriptionArn: `${topic}:1`,
      Sns: {
        Type: "Notification",
        MessageId: `message-${index}`,
        TopicArn: topic,
        Subject: "Amazon SES Email Event Notification",
        Message: typeof message === "string" ? message : JSON.stringify(message),
        Timestamp: "2027-03-10T13:00:00.000Z",
        SignatureVersion: "1",
        Signature: "",
        SigningCertUrl: "",
        UnsubscribeUrl: "",
        MessageAttributes: {},
      },
    })),
  };
}

function mailTo(uid: string) {
  return { messageId: "1", tags: { uid: [uid], kind: ["match"], "ses:caller-identity": ["x"] } };
}

function bounce(to: string, bounceType = "Permanent", uid = ann.uid) {
  const bouncedRecipients = [{ emailAddress: to, action: "failed", status: "5.1.1" }];
  return {
    eventType: "Bounce",
    bounce: { bounceType, bounceSubType: "General", bouncedRecipients },
    mail: mailTo(uid),
  };
}

function complaint(to: string) {
  const complainedRecipients = [{ emailAddress: to }];
  return { eventType: "Complaint", complaint: { complainedRecipients }, mail: mailTo(ann.uid) };
}

it("turns match mail off for a permanent bounce, and records time and reason", async () => {
  await handler(event(bounce(`"Kowalski, Ann" <${ann.email.toUpperCase()}>`)));
  expect(await User.profile(ann)).toMatchObject({
    notifyMatches: false,
    undeliverable: { since: "2027-03-10T13:00:00.000Z", reason: "bounce" },
  });
});

it("turns match mail off for a complaint", async () => {
  await handler(event(complaint(ann.email)));
  expect(await User.profile(ann)).toMatchObject({
    notifyMatches: false,
    undeliverable: { reason: "complaint" },
  });
});

describe("changes nothing", () => {
  it.each<[string, () => string | object]>([
    ["a transient bounce, such as a full mailbox", () => bounce(ann.email, "Transient")],
    ["a bounce of an earlier address", () => bounce("old@example.com")],
    ["a complaint from an earlier address", () => complaint("old@example.com")],
    ["a bounce of a mail to somebody else", () => bounce(ann.email, "Permanent", "uid-nobody")],
    ["another SES event", () => ({ eventType: "Delivery", mail: mailTo(ann.uid) })],
    [
      "a bounce of a mail without our tags, such as the user pool's",
      () => ({ ...bounce(ann.email), mail: { messageId: "1", tags: {} } }),
    ],
    ["a bounce without addresses", () => ({ ...bounce(ann.email), bounce: {} })],
    ["invalid JSON", () => "Successfully validated SNS topic"],
    ["an empty message", () => ""],
  ])("%s", async (_, message) => {
    await handler(event(message()));
    const profile = await User.profile(ann);
    expect(profile.notifyMatches).toBe(true);
    expect(profile.undeliverable).toBeUndefined();
  });
});

it("continues after an unknown event", async () => {
  await handler(event("?", { eventType: "Open" }, bounce(ann.email)));
  expect((await User.profile(ann)).notifyMatches).toBe(false);
});

it("is idempotent: SNS may deliver an event twice", async () => {
  await handler(event(bounce(ann.email)));
  const once = await User.profile(ann);
  expect(once.notifyMatches).toBe(false);
  await handler(event(bounce(ann.email), bounce(ann.email)));
  expect(await User.profile(ann)).toEqual(once);
});

it("does nothing for a deleted account", async () => {
  await User.leave(ann, now);
  await User.forget(ann, now);
  await handler(event(bounce(ann.email)));
  await expect(User.profile(ann)).rejects.toMatchObject({ code: "unauthenticated" });
});

it.each(["bounce", "complaint"] as const)(
  "a %s of a mail that was sent turns match mail off, until the user turns it on again",
  async (type) => {
    const { mails } = await create(ann, {}, now);
    for (const ref of mails) await Notification.sendNow(ref, virtualClock(now));
    await ses.feedback(mailsOf(ses, ann.email)[0]?.messageId ?? "", type);
    expect(await User.profile(ann)).toMatchObject({
      notifyMatches: false,
      undeliverable: { reason: type },
    });
    const profile = await User.update(ann, { notifyMatches: true }, now);
    expect(profile.undeliverable).toBeUndefined();
  },
);
