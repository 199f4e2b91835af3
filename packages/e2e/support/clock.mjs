/**
 * For `node --import`: the clock of the process is ahead by the milliseconds in the file
 * CLOCK_FILE, read whenever the time is. The schedules run twice a second, so that work that
 * becomes due is done soon.
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
