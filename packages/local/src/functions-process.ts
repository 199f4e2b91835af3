/** The process of `functions.ts`: loads every handler, then runs one for each message. */
import { randomUUID } from "node:crypto";
import process from "node:process";
import { functionTimeouts } from "@flightaides/core/function-timeouts.ts";
import { handler as account } from "@flightaides/functions/account";
import { handler as airport } from "@flightaides/functions/airport";
import { handler as api } from "@flightaides/functions/api";
import { handler as communication } from "@flightaides/functions/communication";
import { handler as customMessage } from "@flightaides/functions/custom-message";
import { handler as desk } from "@flightaides/functions/desk";
import { handler as feedback } from "@flightaides/functions/feedback";
import { handler as follow } from "@flightaides/functions/follow";
import { handler as notify } from "@flightaides/functions/notify";
import { handler as payment } from "@flightaides/functions/payment";
import { handler as reconcile } from "@flightaides/functions/reconcile";
import { handler as signUp } from "@flightaides/functions/sign-up";
import type { Context } from "aws-lambda";

const handlers = {
  account,
  airport,
  api,
  communication,
  "custom-message": customMessage,
  desk,
  feedback,
  follow,
  notify,
  payment,
  "sign-up": signUp,
  reconcile,
  /** Not deployed: creates the demo data, which needs the same environment. */
  async seed(): Promise<void> {
    const { createDemoAccounts } = await import("./demo-accounts");
    const { seed } = await import("./seed");
    await seed(await createDemoAccounts(process.env.USER_POOL_ID ?? ""));
  },
};

export type Handlers = typeof handlers;
export type Invocation = { id: number; name: keyof Handlers; event: unknown };
export type Reply = { id: number; result?: unknown; error?: string };
export type Ready = "ready";

/** An invocation is not ended at its deadline. All functions share this process, so a busy machine would end calls that AWS completes. */
function context(name: keyof Handlers): Context {
  const deadline = Date.now() + (name === "seed" ? 0 : functionTimeouts[name] * 1000);
  const nothing = () => undefined;
  return {
    awsRequestId: randomUUID(),
    callbackWaitsForEmptyEventLoop: false,
    functionName: name,
    functionVersion: "$LATEST",
    invokedFunctionArn: `arn:aws:lambda:local:000000000000:function:${name}`,
    logGroupName: name,
    logStreamName: name,
    memoryLimitInMB: "512",
    getRemainingTimeInMillis: () => deadline - Date.now(),
    done: nothing,
    fail: nothing,
    succeed: nothing,
  };
}

async function run({ id, name, event }: Invocation): Promise<Reply> {
  // The caller has checked the event's type against the name.
  const handler = handlers[name] as (event: unknown, context: Context) => Promise<unknown>;
  try {
    return { id, result: await handler(event, context(name)) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

function reply(message: Ready | Reply): void {
  // Already disconnected if the product has stopped in the meantime.
  if (process.connected) process.send?.(message);
}

// Ctrl-C reaches every process of the terminal. This one ends when the product disconnects it.
process.on("SIGINT", () => undefined);
process.on("disconnect", () => process.exit());
process.on("message", (message: Invocation) => void run(message).then(reply));
reply("ready");
