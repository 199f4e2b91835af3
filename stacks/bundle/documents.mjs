// In place of packages/core/src/db/documents.ts in the bundle of a function with data: see documents.cjs.
import {
  BatchGetCommand,
  BatchWriteCommand,
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactGetCommand,
  TransactWriteCommand,
  UpdateCommand,
} from "../../node_modules/@aws-sdk/lib-dynamodb/dist-es/index.js";
import documents from "./documents.cjs";

Object.assign(documents, {
  BatchGetCommand,
  BatchWriteCommand,
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactGetCommand,
  TransactWriteCommand,
  UpdateCommand,
});
