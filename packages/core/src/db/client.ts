import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
// Imported by package name because the bundler replaces that name.
import { DynamoDBDocumentClient } from "@flightaides/core/db/documents.ts";
import { untilUnchanged } from "../contention";
import { isDryRun } from "../dry-run";

/**
 * Takes items as plain objects and leaves out undefined attributes. Region, credentials and endpoint
 * (`AWS_ENDPOINT_URL_DYNAMODB`) come from the environment, as the SDK reads it.
 */
export const client = DynamoDBDocumentClient.from(new DynamoDBClient({}), {
  marshallOptions: { removeUndefinedValues: true },
});

// DynamoDB rejects a single write that conflicts with a transaction on the same item, and the SDK
// does not retry it.
client.middlewareStack.add(
  (next) => (call) =>
    untilUnchanged(
      () =>
        next(call).catch((error: unknown) => {
          if (error instanceof Error && error.name === "TransactionConflictException")
            return "changed" as const;
          throw error;
        }),
      "overloaded",
    ),
  { step: "initialize" },
);

// A dry run writes nothing: transactions are cancelled, other writes are not sent.
client.middlewareStack.add(
  (next, { commandName = "" }) =>
    (call) => {
      if (isDryRun() && !/Get|Query|TransactWrite/.test(commandName))
        throw new Error(`${commandName} in a dry run`);
      return next(call);
    },
  { step: "initialize" },
);
