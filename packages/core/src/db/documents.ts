/**
 * The commands that the product itself sends; ElectroDB sends the others. In a deployed bundle
 * `stacks/bundle/documents.mjs` replaces this module: it exports the same names and gives ElectroDB
 * the commands that it needs, without the rest of the SDK.
 */
export { DynamoDBDocumentClient, QueryCommand, TransactWriteCommand } from "@aws-sdk/lib-dynamodb";
