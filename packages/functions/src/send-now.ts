import type { Ref } from "@flightaides/core/outbox/ref.ts";
import { logger } from "./logger";

/** Milliseconds that a response waits for its mails. The schedule sends what takes longer. */
export const patience = 2_500;

/** Tries to send mails and pushes that were just written. Never throws: a mail that fails stays in the outbox for the schedule. */
export async function sendNow(mails: readonly Ref[]): Promise<void> {
  if (mails.length === 0) return;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patience);
  });
  await Promise.race([sendAll(mails), late]).finally(() => clearTimeout(timer));
}

async function sendAll(mails: readonly Ref[]): Promise<void> {
  // Loaded on demand: most calls owe no mail.
  const { Notification } = await import("@flightaides/core/notification");
  await Promise.all(
    mails.map(async (ref) => {
      try {
        await Notification.sendNow(ref);
      } catch (error) {
        logger().warn(
          Notification.isRefused(error) ? "push refused" : "mail left to the schedule",
          { error },
        );
      }
    }),
  );
}
