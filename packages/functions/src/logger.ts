/** Logs one line of JSON per event, in CloudWatch as on a laptop. */
import { Logger } from "@aws-lambda-powertools/logger";
import { once } from "@flightaides/core/once.ts";

/** Made at its first use, because making it takes a twentieth of a cold start. */
export const logger = once(() => new Logger({ serviceName: "flightaides" }));

/** The errors of a run that are logged at most. */
const mostErrors = 20;

/** Logs why a scheduled run is incomplete. Neither Powertools nor Lambda logs the errors inside an AggregateError. */
export function logIncomplete(error: unknown): void {
  const errors = error instanceof AggregateError ? error.errors.slice(0, mostErrors) : [];
  logger().error("the run is incomplete", { error, errors });
}
