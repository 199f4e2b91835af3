/** The nightly export of the user pool. Production only. */
import { exportUsers } from "@flightaides/core/account/user-export.ts";
import type { Context } from "aws-lambda";
import { logger } from "./logger";

/** Time before the function's timeout at which an incomplete export is aborted. */
const reserveMilliseconds = 10_000;

/** @throws Error if the export is incomplete, which raises the alarm */
export async function handler(
  _event: unknown,
  { getRemainingTimeInMillis }: Pick<Context, "getRemainingTimeInMillis">,
): Promise<void> {
  const now = new Date();
  const until = new Date(now.getTime() + getRemainingTimeInMillis() - reserveMilliseconds);
  logger().info("exported", await exportUsers(now, until));
}
