/**
 * For `node --import`: the clock of the process is ahead by the milliseconds in the file CLOCK_FILE, read at each look at the
 * time. The schedules run twice a second, so that whatever a later time makes due happens soon.
 */
import { readFileSync } from "node:fs";
import { createRequire, syncBuiltinESMExports } from "node:module";

const file = process.env.CLOCK_FILE;
if (!file) throw new Error("CLOCK_FILE is missing.");

const realNow = Date.now;
Date.now = () => realNow() + Number(readFileSync(file, "utf8"));
globalThis.Date = new Proxy(Date, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length > 0 ? args : [target.now()], newTarget),
});

const timers = createRequire(import.meta.url)("node:timers/promises");
const wait = timers.setTimeout;
timers.setTimeout = (milliseconds, ...rest) => wait(Math.min(milliseconds, 500), ...rest);
syncBuiltinESMExports();
