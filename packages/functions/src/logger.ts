/** Logs one line of JSON per event, in CloudWatch as on a laptop. */
import { Logger } from "@aws-lambda-powertools/logger";

export const logger = new Logger({ serviceName: "flightaides" });
