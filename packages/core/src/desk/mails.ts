/** Mails that are no longer retried automatically. */
import { Outbox } from "../outbox";
import { assertNotConcerned } from "./concerned";
import type { ParkedMail } from "./contract";
import { maskAddresses } from "./mask-addresses";
import { recordWrites } from "./record";

/** Mails that are read at a time. */
const page = 1000;

/** Up to `limit`, oldest first. */
export async function parkedMails(limit: number): Promise<ParkedMail[]> {
  return (await Outbox.parked(limit)).map((mail) => {
    const { uid, kind, createdAt, attempts, lastError = "" } = mail;
    return { id: idOf(mail), uid, kind, createdAt, attempts, error: maskAddresses(lastError) };
  });
}

/** Queues a parked mail again, and records it in the same transaction. @returns false when it is not parked @throws AppError `own-case` */
export async function retryMail(id: string, operator: string, now: Date): Promise<boolean> {
  const ref = await parkedMail(id, operator);
  if (!ref) return false;
  const entry = { operator, what: "retry-mail", uid: ref.uid, text: ref.kind } as const;
  return Outbox.unpark(ref, now, await recordWrites(entry, now));
}

/** Deletes a parked mail, and records it in the same transaction. @returns false when it is not parked */
export async function dropMail(id: string, operator: string, now: Date): Promise<boolean> {
  const ref = await parkedMail(id, operator);
  if (!ref) return false;
  const entry = { operator, what: "drop-mail", uid: ref.uid, text: ref.kind } as const;
  return Outbox.dropParked(ref, await recordWrites(entry, now));
}

/** Queues all parked mails again but the operator's own, each with its record. @returns how many */
export async function retryMails(operator: string, now: Date): Promise<number> {
  let count = 0;
  for (;;) {
    const mails = (await Outbox.parked(page)).filter(({ uid }) => uid !== operator);
    const before = count;
    for (const { uid, key, kind } of mails) {
      const entry = { operator, what: "retry-mail", uid, text: kind } as const;
      if (await Outbox.unpark({ uid, key }, now, await recordWrites(entry, now))) count++;
    }
    // Those that are queued have left the list.
    if (count === before) return count;
  }
}

/** @throws AppError `own-case` */
async function parkedMail(id: string, operator: string) {
  const mail = (await Outbox.parked()).find((one) => idOf(one) === id);
  assertNotConcerned(operator, mail?.uid);
  return mail;
}

/** An id for URLs. */
function idOf({ uid, key }: Outbox.Ref): string {
  return Buffer.from(JSON.stringify([uid, key])).toString("base64url");
}
