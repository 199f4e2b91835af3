/** Tries to send a mail that was just written. The mail is owed whatever happens here, so nothing here is a failure. */
import { Notification } from "@flightaides/core/notification";
import type { Outbox } from "@flightaides/core/outbox";
import { logger } from "./logger";

export async function sendNow(ref: Outbox.Ref): Promise<void> {
  try {
    await Notification.sendNow(ref);
  } catch (error) {
    logger.warn("left to the schedule", { error });
  }
}
