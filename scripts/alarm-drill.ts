/** `npm run alarm-drill -- --stage prod`: raises an alarm, so that its mail can be awaited. docs/operating.md#alarm-drill */
import { argv, exit } from "node:process";
import { parseArgs } from "node:util";
import { ringAlarm } from "./alarm/ring";

const { stage } = parseArgs({ args: argv.slice(2), options: { stage: { type: "string" } } }).values;
if (!stage) {
  console.error("npm run alarm-drill -- --stage <name>");
  exit(1);
}
try {
  console.log(await ringAlarm(stage, "A drill. Nothing is broken."));
  console.log("A mail must arrive at ALARM_ADDRESS within five minutes.");
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  exit(1);
}
