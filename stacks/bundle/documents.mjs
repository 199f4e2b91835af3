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

// The commands that the product sends.
export {
  DynamoDBDocumentClient,
  QueryCommand,
  TransactWriteCommand,
} from "../../node_modules/@aws-sdk/lib-dynamodb/dist-es/index.js";

// The commands that ElectroDB sends.
Object.assign(documents, {
  BatchGetCommand,
  BatchWriteCommand,
  DeleteCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  UpdateCommand,
});
