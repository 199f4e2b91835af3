import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
// Imported by package name because the bundler replaces that name.
import { DynamoDBDocumentClient } from "@flightaides/core/db/documents";

/**
 * Takes items as plain objects and leaves out undefined attributes. Region, credentials and endpoint
 * (`AWS_ENDPOINT_URL_DYNAMODB`) come from the environment, as the SDK reads it.
 */
export const client = DynamoDBDocumentClient.from(new DynamoDBClient({}), {
  marshallOptions: { removeUndefinedValues: true },
});
