import { DynamoDBClient } from "@aws-sdk/client-dynamodb";

/** Region, credentials and endpoint (`AWS_ENDPOINT_URL_DYNAMODB`) come from the environment, as the SDK reads it. */
export const client = new DynamoDBClient({});
