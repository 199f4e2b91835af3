/**
 * How the mails of all functions together keep to a part of SES's send rate. The user pool sends its codes with the same account, so what
 * other mails leave is theirs. A scheduled run sends alone and paces itself; requests take turns by an item of the table, because each may
 * run in a process of its own. A mail that gets no turn stays in the outbox, for the schedule.
 */
import { conditional } from "../db/conditional";
import { Email } from "../email";
import { sendShares } from "../send-shares";
import { sendRateEntity } from "./entity";

/** Milliseconds that a request waits for a turn. */
const patience = 1000;
/** Milliseconds after which the rate is read from SES again. */
const refreshedEvery = 3_600_000;

export type Quota = Awaited<ReturnType<typeof Email.sendQuota>>;

/**
 * Stores SES's rate for {@link takeTurn}, if it is not known or may have changed. Called by each scheduled run.
 * @returns what SES has answered; undefined when it was not asked
 */
export async function refresh(now: Date): Promise<Quota | undefined> {
  const { data } = await sendRateEntity().get({}).go();
  if (data?.refreshedAt && now.getTime() - Date.parse(data.refreshedAt) < refreshedEvery)
    return undefined;
  const quota = await Email.sendQuota();
  const interval = Math.ceil(1000 / (quota.rate * sendShares.atOnce));
  await sendRateEntity().upsert({}).set({ interval, refreshedAt: now.toISOString() }).go();
  return quota;
}

/**
 * Takes the next turn of a mail that is sent at once. There is no limit before the first scheduled run has stored the rate.
 * @returns the milliseconds until the turn; undefined when it is too far away
 */
export async function takeTurn(now: Date): Promise<number | undefined> {
  const at = now.getTime();
  const { data } = await sendRateEntity().get({}).go();
  if (!data) return 0;
  const { interval } = data;
  // The next turn is over: this one is now.
  const free = await conditional(
    sendRateEntity()
      .patch({})
      .set({ nextAt: at + interval })
      .where(({ nextAt }, { notExists, lte }) => `${notExists(nextAt)} OR ${lte(nextAt, at)}`)
      .go(),
  );
  if (free) return 0;
  const taken = await conditional(
    sendRateEntity()
      .patch({})
      .add({ nextAt: interval })
      .where(({ nextAt }, { lte }) => lte(nextAt, at + patience))
      .go({ response: "updated_old" }),
  );
  return taken && Math.max(0, (taken.data.nextAt ?? at) - at);
}
