/** One line of JSON for each event, in CloudWatch as on a laptop. */
import { Logger } from "@aws-lambda-powertools/logger";

export const logger = new Logger({ serviceName: "flightaides" });
