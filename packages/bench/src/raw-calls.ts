/** The floor of handlers: a function that makes the calls it is given, with nothing but the clients of the SDK and `fetch`. */
import {
  BatchGetItemCommand,
  BatchWriteItemCommand,
  DeleteItemCommand,
  DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  TransactGetItemsCommand,
  TransactWriteItemsCommand,
  UpdateItemCommand,
} from "@aws-sdk/client-dynamodb";
import { GetAccountCommand, SESv2Client, SendEmailCommand } from "@aws-sdk/client-sesv2";
import { GetParameterCommand, SSMClient } from "@aws-sdk/client-ssm";

const dynamo = new DynamoDBClient({});
const ses = new SESv2Client({});
const ssm = new SSMClient({});

/** `body` is the input of an operation of the SDK, or the body of a request. */
export type RawCall = { operation: string; body: string; path?: string; headers?: Headers };
type Headers = Record<string, string>;

const operations: Record<string, (input: never) => Promise<unknown>> = {
  BatchGetItem: (input) => dynamo.send(new BatchGetItemCommand(input)),
  BatchWriteItem: (input) => dynamo.send(new BatchWriteItemCommand(input)),
  DeleteItem: (input) => dynamo.send(new DeleteItemCommand(input)),
  GetItem: (input) => dynamo.send(new GetItemCommand(input)),
  PutItem: (input) => dynamo.send(new PutItemCommand(input)),
  Query: (input) => dynamo.send(new QueryCommand(input)),
  TransactGetItems: (input) => dynamo.send(new TransactGetItemsCommand(input)),
  TransactWriteItems: (input) => dynamo.send(new TransactWriteItemsCommand(input)),
  UpdateItem: (input) => dynamo.send(new UpdateItemCommand(input)),
  GetAccount: (input) => ses.send(new GetAccountCommand(input)),
  SendEmail: (input) => ses.send(new SendEmailCommand(input)),
  GetParameter: (input) => ssm.send(new GetParameterCommand(input)),
};

/** @param groups calls that overlap are in one group */
export async function handler(groups: readonly (readonly RawCall[])[]): Promise<void> {
  for (const group of groups) await Promise.allSettled(group.map(make));
}

async function make({ operation, body, path, headers }: RawCall): Promise<unknown> {
  if (path) {
    const response = await fetch(process.env.PAYPAL_BASE_URL + path, {
      method: operation,
      headers,
      ...(body && { body }),
    });
    return response.json();
  }
  const call = operations[operation];
  if (!call) throw new Error(`The floor has no ${operation}`);
  return call(JSON.parse(body) as never);
}
