/** Watches what the functions write to the table. */
import { client } from "@flightaides/core/db/client.ts";

/** Writes that the table has accepted. Those of a transaction are one. */
export function watchWrites() {
  const name = "watchWrites";
  const written: string[] = [];
  client.middlewareStack.add(
    (next, { commandName = "" }) =>
      async (call) => {
        const result = await next(call);
        if (!/^((Batch|Transact)?Get|Query|Scan)/.test(commandName))
          written.push(`${commandName} ${JSON.stringify(call.input)}`);
        return result;
      },
    { step: "initialize", name },
  );
  return {
    /** Those since the last call. */
    take: (): string[] => written.splice(0),
    stop(): void {
      client.middlewareStack.remove(name);
    },
  };
}
