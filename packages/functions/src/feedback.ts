/** Bounces and complaints, which SES publishes through SNS. */
import { User } from "@flightaides/core/user";
import type { SNSEvent } from "aws-lambda";
import * as z from "zod/mini";
import { logger } from "./logger";

const recipients = z.array(z.object({ emailAddress: z.string() }));
const mail = z.object({ tags: z.object({ uid: z.tuple([z.string()]) }) });

/** The event types that turn mail off. SES publishes others, which are ignored. */
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

/** @throws Error when a profile cannot be written: SNS delivers the event again */
export async function handler({ Records }: SNSEvent): Promise<void> {
  for (const { Sns } of Records) {
    const feedback = Feedback.safeParse(parseJson(Sns.Message));
    if (!feedback.success) {
      logger().warn("event ignored: no bounce or complaint of our mail", { id: Sns.MessageId });
      continue;
    }
    await handle(feedback.data, new Date(Sns.Timestamp));
  }
}

/** @returns undefined for invalid JSON: an error would make SNS deliver the event again */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function handle(feedback: z.output<typeof Feedback>, at: Date): Promise<void> {
  const [uid] = feedback.mail.tags.uid;
  if (feedback.eventType === "Complaint") {
    const { complainedRecipients } = feedback.complaint;
    await User.markUndeliverable(uid, addressesOf(complainedRecipients), "complaint", at);
  } else if (feedback.bounce.bounceType === "Permanent") {
    await User.markUndeliverable(uid, addressesOf(feedback.bounce.bouncedRecipients), "bounce", at);
  }
}

/** Without the display name: `"Maya" <maya@example.com>` gives `maya@example.com`. */
function addressesOf(from: z.output<typeof recipients>): string[] {
  return from.map(({ emailAddress }) => /<([^<>]+)>\s*$/.exec(emailAddress)?.[1] ?? emailAddress);
}
