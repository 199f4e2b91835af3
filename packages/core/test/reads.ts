/** Shared by tests of what is read from DynamoDB. */
import { client } from "../src/db/client";

/** Whether each read of an act is strongly consistent, as DynamoDB is asked for it. */
export async function consistencyOf(act: () => Promise<unknown>): Promise<unknown[]> {
  const reads: unknown[] = [];
  client.middlewareStack.add(
    (next, { commandName = "" }) =>
      (call) => {
        if (/^(Get|Query)/.test(commandName)) reads.push(Object(call.input).ConsistentRead);
        return next(call);
      },
    { step: "initialize", name: "reads" },
  );
  try {
    await act();
  } finally {
    client.middlewareStack.remove("reads");
  }
  return reads;
}

/** Counts the items that queries return, from now on. */
export function countItems(): { read: number } {
  const counted = { read: 0 };
  client.middlewareStack.add(
    (next) => async (call) => {
      const answer = await next(call);
      counted.read += (answer.output as { Items?: unknown[] }).Items?.length ?? 0;
      return answer;
    },
    { step: "initialize" },
  );
  return counted;
}
