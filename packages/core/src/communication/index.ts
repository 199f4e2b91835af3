/** What people write to each other by us. */
import { randomUUID } from "node:crypto";
import type { User as Person } from "../actor";
import { Connection } from "../connection";
import type { ParsedOf } from "../contract";
import { AppError } from "../error";
import { Outbox } from "../outbox";
import type * as contract from "./contract";
import { dailyLimit } from "./contract";
import { messageService } from "./entity";

export * as Communication from ".";

/** Two transactions that count the same day up meet; one is tried again so often. */
const attempts = 5;

/**
 * Owes a mail from the caller to themselves or to the counterpart of a paid connection.
 * @returns what names the mail
 * @throws AppError `forbidden` for another recipient, `too-many-requests` after {@link dailyLimit} in a day,
 *   `invalid-input` for a message of which nothing may stay
 */
export async function send(
  { to, subject, html }: ParsedOf<typeof contract.send>,
  sender: Person,
  now: Date,
): Promise<Outbox.Ref> {
  const recipient = await recipientOf(to, sender);
  // The sanitiser is loaded by who writes: the links in mails are opened more often.
  const { cleaned } = await import("./clean");
  const props = { sender: nameOf(sender), subject, ...cleaned(html) };
  const mail = Outbox.owed(recipient, { kind: "message", props }, randomUUID(), now);
  const day = { uid: sender.uid, day: now.toISOString().slice(0, 10) };
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const { canceled, data } = await messageService()
      .transaction.write((write) => [
        write.quota
          .upsert(day)
          .set({ expiresAt: Math.floor(now.getTime() / 1000) + 2 * 86_400 })
          .add({ count: 1 })
          .where(
            ({ count }, { lt, notExists }) => `${notExists(count)} OR ${lt(count, dailyLimit)}`,
          )
          .commit(),
        write.mail.create(mail).commit(),
      ])
      .go();
    if (!canceled) return mail;
    if (data[0]?.code === "ConditionalCheckFailed")
      throw new AppError(
        "too-many-requests",
        `You can send ${dailyLimit} messages a day. Go on tomorrow, or answer by your own mail.`,
      );
  }
  throw new AppError("unavailable", "Your messages cross each other. Try again.");
}

async function recipientOf(to: string, sender: Person): Promise<string> {
  if (to.toLowerCase() === sender.email.toLowerCase()) return sender.uid;
  const counterpart = await Connection.counterpartAt(to, sender.uid);
  if (counterpart) return counterpart;
  throw new AppError("forbidden", "You can write to yourself and to those you are connected with.");
}

function nameOf({ displayName, email }: Person) {
  return { displayName, email };
}
