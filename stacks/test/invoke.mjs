// A minimal Lambda runtime: `node invoke.mjs FILE MILLISECONDS`. Calls the handler of FILE with each line of stdin, an
// event as JSON, and writes the outcome as a line to file descriptor 3. The clock is MILLISECONDS ahead.
import { writeSync } from "node:fs";
import { createInterface } from "node:readline";

const [, , file, ahead] = process.argv;
if (ahead !== "0") setClockAhead(Number(ahead));
const cpu = process.cpuUsage();
const { handler } = await import(file);
const startMilliseconds = spent();
for await (const line of createInterface({ input: process.stdin })) {
  const deadline = Date.now() + 30_000;
  const context = {
    awsRequestId: "00000000-0000-4000-8000-000000000000",
    getRemainingTimeInMillis: () => deadline - Date.now(),
  };
  const outcome = await handler(JSON.parse(line), context).then(
    (result) => ({ result }),
    (error) => ({ error: String(error?.stack ?? error) }),
  );
  writeSync(3, `${JSON.stringify({ ...outcome, startMilliseconds, cpuMilliseconds: spent() })}\n`);
}
process.exit();

function spent() {
  const { user, system } = process.cpuUsage(cpu);
  return (user + system) / 1000;
}

function setClockAhead(milliseconds) {
  const Clock = Date;
  globalThis.Date = class extends Clock {
    constructor(...time) {
      super(...(time.length > 0 ? time : [Clock.now() + milliseconds]));
    }
    static now() {
      return Clock.now() + milliseconds;
    }
  };
}
