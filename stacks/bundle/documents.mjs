// Replaces packages/core/src/db/documents.ts in the bundle of a function with data: see documents.cjs.
import {
  BatchGetCommand,
  BatchWriteCommand,
  DeleteCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  UpdateCommand,
} from "../../node_modules/@aws-sdk/lib-dynamodb/dist-es/index.js";
import documents from "./documents.cjs";

// What the product sends itself.
export {
  DynamoDBDocumentClient,
  QueryCommand,
  TransactWriteCommand,
} from "../../node_modules/@aws-sdk/lib-dynamodb/dist-es/index.js";

// What ElectroDB sends.
Object.assign(documents, {
  BatchGetCommand,
  BatchWriteCommand,
  DeleteCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  UpdateCommand,
});
