import { User } from "@flightaides/core/user";
import type { SNSEvent } from "aws-lambda";
import { beforeEach, describe, expect, it } from "vitest";
import { handler } from "./feedback";

const now = new Date("2027-03-10T12:00:00Z");
let people = 0;
let ann: { uid: string; email: string; displayName: string; username: string };

beforeEach(async () => {
  const uid = `uid-ann-${++people}`;
  ann = { uid, email: `ann${people}@example.com`, displayName: "Ann Kowalski", username: uid };
  await User.ensureProfile(ann, now);
});

/** As SNS brings them, each in a record of its own. */
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

it("turns match mail off for an address that does not exist, and notes when and why", async () => {
  await handler(event(bounce(`"Kowalski, Ann" <${ann.email.toUpperCase()}>`)));
  expect(await User.profile(ann)).toMatchObject({
    notifyMatches: false,
    undeliverable: { since: "2027-03-10T13:00:00.000Z", reason: "bounce" },
  });
});

it("turns match mail off for who complains", async () => {
  await handler(event(complaint(ann.email)));
  expect(await User.profile(ann)).toMatchObject({
    notifyMatches: false,
    undeliverable: { reason: "complaint" },
  });
});

describe("changes nothing", () => {
  it.each<[string, () => string | object]>([
    ["a transient bounce, as of a full mailbox", () => bounce(ann.email, "Transient")],
    ["a bounce of an address that they no longer have", () => bounce("old@example.com")],
    ["a complaint about an address that they no longer have", () => complaint("old@example.com")],
    ["a bounce of a mail to somebody else", () => bounce(ann.email, "Permanent", "uid-nobody")],
    ["another event of SES", () => ({ eventType: "Delivery", mail: mailTo(ann.uid) })],
    [
      "a bounce of a mail that is not ours, as the user pool's",
      () => ({ ...bounce(ann.email), mail: { messageId: "1", tags: {} } }),
    ],
    ["a bounce that says nothing of addresses", () => ({ ...bounce(ann.email), bounce: {} })],
    ["what is not JSON", () => "Successfully validated SNS topic"],
    ["nothing", () => ""],
  ])("%s", async (_, message) => {
    await handler(event(message()));
    const profile = await User.profile(ann);
    expect(profile.notifyMatches).toBe(true);
    expect(profile.undeliverable).toBeUndefined();
  });
});

it("goes on past what it does not know", async () => {
  await handler(event("?", { eventType: "Open" }, bounce(ann.email)));
  expect((await User.profile(ann)).notifyMatches).toBe(false);
});

it("is heard twice, as SNS may tell everything twice", async () => {
  await handler(event(bounce(ann.email), bounce(ann.email)));
  expect((await User.profile(ann)).notifyMatches).toBe(false);
});

it("leaves who has left alone", async () => {
  await User.leave(ann, now);
  await User.forget(ann, now);
  await handler(event(bounce(ann.email)));
  await expect(User.profile(ann)).rejects.toMatchObject({ code: "unauthenticated" });
});
