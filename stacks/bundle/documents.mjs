// Replaces packages/core/src/db/documents.ts in a deployed bundle. documents.cjs says why.
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
