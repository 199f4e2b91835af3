/** Capacity that calls consumed, as DynamoDB reports it. */
import type { ConsumedCapacity, DynamoDBClient } from "@aws-sdk/client-dynamodb";

export type Call = {
  kind: "read" | "write";
  /** The operation, with the index or the kind of the first item it names: `Query due`, `GetItem profile`. */
  what: string;
  units: number;
};

type Output = { ConsumedCapacity?: ConsumedCapacity | ConsumedCapacity[] };

const reads = ["Query", "GetItem", "BatchGetItem", "TransactGetItems", "Scan"];

/** Runs a function and records the units of each call. Rejected calls consume units too but do not report them. */
export async function metered<Result>(
  client: DynamoDBClient,
  run: () => Promise<Result>,
): Promise<{ result: Result; calls: Call[] }> {
  const calls: Call[] = [];
  client.middlewareStack.add(
    (next, { commandName = "" }) =>
      async (call) => {
        Object.assign(call.input, { ReturnConsumedCapacity: "TOTAL" });
        const answer = await next(call);
        const { ConsumedCapacity: consumed } = answer.output as Output;
        const operation = commandName.replace(/Command$/, "");
        calls.push({
          kind: reads.includes(operation) ? "read" : "write",
          what: `${operation} ${subjectOf(call.input)}`.trim(),
          units: [consumed]
            .flat()
            .reduce((sum, one) => sum + (one?.CapacityUnits ?? Number.NaN), 0),
        });
        return answer;
      },
    { name: "meter", step: "initialize" },
  );
  try {
    return { result: await run(), calls };
  } finally {
    client.middlewareStack.remove("meter");
  }
}

export function unitsOf(calls: readonly Call[]): number {
  return calls.reduce((sum, { units }) => sum + units, 0);
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

function subjectOf(input: object): string {
  if ("IndexName" in input && typeof input.IndexName === "string") return input.IndexName;
  const [, sortKey = ""] = /"(?:sk|:sk1)":(?:\{"S":)?"(\w+)/.exec(JSON.stringify(input)) ?? [];
  return sortKey;
}
