// Calls a Lambda handler once in this process, and reports its result and how long import and call took in milliseconds.
// Standard input is JSON: {file, event, milliseconds?}; `milliseconds` is the timeout that the handler sees.
import { json } from "node:stream/consumers";

const { file, event, milliseconds = 30_000 } = await json(process.stdin);
const deadline = Date.now() + milliseconds;
const context = {
  awsRequestId: "00000000-0000-4000-8000-000000000000",
  getRemainingTimeInMillis: () => deadline - Date.now(),
};

const cpu = process.cpuUsage();
const started = performance.now();
const { handler } = await import(file);
const imported = performance.now();
const outcome = await handler(event, context).then(
  (result) => ({ result }),
  (error) => ({ error: String(error?.stack ?? error) }),
);
const ended = performance.now();
const { user, system } = process.cpuUsage(cpu);

const timing = { load: imported - started, call: ended - imported, cpu: (user + system) / 1000 };
// On a line of its own, after the log of the handler.
process.stdout.write(`\n${JSON.stringify({ ...outcome, timing })}`, () => process.exit());
