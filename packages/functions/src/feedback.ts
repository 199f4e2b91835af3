/** What SES tells of mails that came back or were unwelcome, by way of SNS. */
import { User } from "@flightaides/core/user";
import type { SNSEvent } from "aws-lambda";
import * as z from "zod/mini";
import { logger } from "./logger";

const recipients = z.array(z.object({ emailAddress: z.string() }));
const mail = z.object({ tags: z.object({ uid: z.tuple([z.string()]) }) });

/** The event types that turn match mail off; SES publishes more, which are not for us. */
const Feedback = z.discriminatedUnion("eventType", [
  z.object({
    eventType: z.literal("Bounce"),
    bounce: z.object({ bounceType: z.string(), bouncedRecipients: recipients }),
    mail,
  }),
  z.object({
    eventType: z.literal("Complaint"),
    complaint: z.object({ complainedRecipients: recipients }),
    mail,
  }),
]);

/** @throws when a profile cannot be written: SNS delivers the event again */
export async function handler({ Records }: SNSEvent): Promise<void> {
  for (const { Sns } of Records) {
    const feedback = Feedback.safeParse(json(Sns.Message));
    if (!feedback.success) {
      logger.warn("not a bounce or complaint about a mail of ours", { id: Sns.MessageId });
      continue;
    }
    await hear(feedback.data, new Date(Sns.Timestamp));
  }
}

/** Undefined for what is none: SNS would bring it again and again. */
function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function hear(feedback: z.output<typeof Feedback>, at: Date): Promise<void> {
  const [uid] = feedback.mail.tags.uid;
  if (feedback.eventType === "Complaint") {
    const { complainedRecipients } = feedback.complaint;
    await User.undeliverable(uid, addressesOf(complainedRecipients), "complaint", at);
  } else if (feedback.bounce.bounceType === "Permanent") {
    await User.undeliverable(uid, addressesOf(feedback.bounce.bouncedRecipients), "bounce", at);
  }
}

/** Bare or with a name: `"Maya" <maya@example.com>`. */
function addressesOf(from: z.output<typeof recipients>): string[] {
  return from.map(({ emailAddress }) => /<([^<>]+)>\s*$/.exec(emailAddress)?.[1] ?? emailAddress);
}
