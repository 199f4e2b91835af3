/** The nightly export of the user pool. Production only. */
import { exportUsers } from "@flightaides/core/account/user-export.ts";
import type { Context } from "aws-lambda";
import { logger } from "./logger";

/** Time before the function's timeout at which an export that is not complete is given up. */
const reserveMilliseconds = 10_000;

/** @throws Error when the export is incomplete, so that the alarm goes off */
export async function handler(
  _event: unknown,
  { getRemainingTimeInMillis }: Pick<Context, "getRemainingTimeInMillis">,
): Promise<void> {
  const now = new Date();
  const until = new Date(now.getTime() + getRemainingTimeInMillis() - reserveMilliseconds);
  logger.info("exported", await exportUsers(now, until));
}
