/**
 * A server that makes one query for each request: the trips of a month, which is its argument. Sends its address to the process that
 * forked it.
 */
import { createServer } from "node:http";
import { DynamoDBClient, QueryCommand } from "@aws-sdk/client-dynamodb";
import { listen } from "@flightaides/standins/http";

const client = new DynamoDBClient({});
const [, , month = ""] = process.argv;
const query = new QueryCommand({
  TableName: process.env.TABLE_NAME,
  IndexName: "calendar-by-date",
  KeyConditionExpression: "travelMonthKey = :month",
  ExpressionAttributeValues: { ":month": { S: `flightaid#${month}` } },
  Limit: 20,
});

const server = createServer((_, response) => {
  client.send(query).then(
    ({ Items }) => response.end(JSON.stringify(Items)),
    (error: Error) => response.writeHead(500).end(error.message),
  );
});
const port = await listen(server, 0);
process.send?.(`http://127.0.0.1:${port}`);
