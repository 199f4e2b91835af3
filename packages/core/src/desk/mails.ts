/** Mails that are no longer retried automatically. */
import { Outbox } from "../outbox";
import type { ParkedMail } from "./contract";
import { maskAddresses } from "./mask-addresses";
import { record } from "./record";

/** Up to `limit`, oldest first. */
export async function parkedMails(limit: number): Promise<ParkedMail[]> {
  return (await Outbox.parked(limit)).map((mail) => {
    const { uid, kind, createdAt, attempts, lastError = "" } = mail;
    return { id: idOf(mail), uid, kind, createdAt, attempts, error: maskAddresses(lastError) };
  });
}

/** Queues a parked mail again; the decision is recorded first. @returns false when it is not parked */
export async function retryMail(id: string, operator: string, now: Date): Promise<boolean> {
  const ref = (await Outbox.parked()).find((mail) => idOf(mail) === id);
  if (!ref) return false;
  await record({ operator, what: "retry-mail", uid: ref.uid, text: ref.kind }, now);
  return Outbox.unpark(ref, now);
}

/** An id for URLs. */
function idOf({ uid, key }: Outbox.Ref): string {
  return Buffer.from(JSON.stringify([uid, key])).toString("base64url");
}
