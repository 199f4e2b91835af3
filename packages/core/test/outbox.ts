/** For tests and benchmarks: mails that are owed without a verb. */
import { filed, mailEntity } from "../src/outbox/entity";
import type { Mail } from "../src/outbox/writes";

/**
 * Writes mails without the action that would owe them. `state` overrides attributes of each, such
 * as `queue` or `attempts`.
 */
export async function putMails(mails: readonly Mail[], state: Partial<Mail> = {}): Promise<void> {
  await mailEntity()
    .put(
      mails.map((mail) => {
        const one = { ...mail, ...state };
        return { ...one, ...filed(one.queue, one.uid) };
      }),
    )
    .go({ concurrency: 4 });
}
