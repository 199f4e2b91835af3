import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
// By the name that the bundler replaces.
import "@flightaides/core/db/documents";

/** Region, credentials and endpoint (`AWS_ENDPOINT_URL_DYNAMODB`) come from the environment, as the SDK reads it. */
export const client = new DynamoDBClient({});
