/** Shared by tests of what happens between the reads of a verb and its write. */
import { client } from "../src/db/client";

/** Does something once, before the next transaction is sent. @returns to be called afterwards */
export function beforeNextTransaction(act: () => Promise<unknown>): () => void {
  return beforeNext("TransactWrite", act);
}

/** Does something once, before the next command whose name begins so is sent. @returns to be called afterwards */
export function beforeNext(command: string, act: () => Promise<unknown>): () => void {
  let done = false;
  client.middlewareStack.add(
    (next, { commandName = "" }) =>
      async (call) => {
        if (!done && commandName.startsWith(command)) {
          done = true;
          await act();
        }
        return next(call);
      },
    { step: "initialize", name: "between" },
  );
  return () => client.middlewareStack.remove("between");
}
