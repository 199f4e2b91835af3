/** `npm run restore-drill`: for operators, restores the table of a preview or personal stage, compares, and cleans up. */
import { argv, env, exit } from "node:process";
import { environment } from "./environment";

const usage = `npm run restore-drill -- --env <file>
  Restores the table of a stage to its latest restorable second as a new table, compares keys, indexes, counts and every
  item, and deletes the new table. Nobody may use the stage in the five minutes before. Not for production, whose
  table it would read twice: docs/operating.md#restore
  --env <file>  environment of the stage (docs/operating.md)
  The credentials need DescribeContinuousBackups, DescribeTable, BatchGetItem and Scan on the table and its indexes;
  RestoreTableToPointInTime, DescribeTable, Scan, Query, PutItem, UpdateItem, DeleteItem, GetItem, BatchWriteItem and
  DeleteTable on tables named <table>-drill-*.`;

if (environment(argv.slice(2), usage).length > 0) fail(usage);
const { STAGE: stage, TABLE_NAME: table = "" } = env;
if (stage === "prod")
  fail("Not for production. Restore a preview, or follow docs/operating.md#restore.");

const { DynamoDBClient } = await import("@aws-sdk/client-dynamodb");
const { drill } = await import("./restore");
const client = new DynamoDBClient({});
const { seconds, items, differences } = await drill(client, {
  table,
  now: new Date(),
  report: console.log,
});
for (const difference of differences) console.error(difference);
if (differences.length > 0) fail(`The restore of ${items} items is not complete.`);
console.log(`${items} items were restored in ${seconds} s, and all are the same.
A restored table has no time to live, no point-in-time recovery, no deletion protection and no tags. How to switch to
one: docs/operating.md#restore`);

function fail(message: string): never {
  console.error(message);
  exit(1);
}
