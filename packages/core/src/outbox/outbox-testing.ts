/** For tests and benchmarks: mails that no verb owes. */
import { mailEntity } from "./entity";
import type { Mail } from "./writes";

/** Writes mails by themselves. `state` overrides attributes of each, such as `queue` or `attempts`. */
export async function putMails(mails: readonly Mail[], state: Partial<Mail> = {}): Promise<void> {
  await mailEntity()
    .put(mails.map((mail) => ({ ...mail, ...state })))
    .go({ concurrency: 4 });
}
