import type { Ref } from "@flightaides/core/outbox/ref.ts";
import { logger } from "./logger";

/** Tries to send mails and pushes that were just written. Never throws: a mail that fails stays in the outbox for the schedule. */
export async function sendNow(mails: readonly Ref[]): Promise<void> {
  if (mails.length === 0) return;
  // Loaded on demand: most calls owe no mail.
  const { Notification } = await import("@flightaides/core/notification");
  await Promise.all(
    mails.map(async (ref) => {
      try {
        await Notification.sendNow(ref);
      } catch (error) {
        logger.warn(Notification.isRefused(error) ? "push refused" : "mail left to the schedule", {
          error,
        });
      }
    }),
  );
}
