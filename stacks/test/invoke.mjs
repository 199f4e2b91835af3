// A minimal Lambda runtime: `node invoke.mjs FILE MILLISECONDS`. Calls the handler of FILE with each line of stdin, an
// event as JSON, and writes the outcome as a line to file descriptor 3. The clock is MILLISECONDS ahead.
import { writeSync } from "node:fs";
import { createInterface } from "node:readline";

const [, , file, ahead] = process.argv;
if (ahead !== "0") setClockAhead(Number(ahead));
const cpu = process.cpuUsage();
const { handler } = await import(file);
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
  const { user, system } = process.cpuUsage(cpu);
  writeSync(3, `${JSON.stringify({ ...outcome, cpuMilliseconds: (user + system) / 1000 })}\n`);
}
process.exit();

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
