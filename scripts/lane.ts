/**
 * `tsx scripts/lane.ts <lane>`: runs a lane of scripts/lanes.ts, and prints the duration of each
 * step. Prints the last lines of what failed once more, because the steps of a group print through
 * each other.
 */
import { spawn } from "node:child_process";
import { argv, env, exit, stdout } from "node:process";
import { createInterface } from "node:readline";
import {
  commandOf,
  type Lane,
  lanes,
  type Step,
  seedOf,
  stopsAtFailure,
  variablesOf,
} from "./lanes";

type Outcome = { step: Step; seconds: number; result: "passed" | "failed"; lines: string[] };

/** Lines of a failed step that are printed once more. */
const repeatedLines = 60;

const [name = ""] = argv.slice(2);
const lane: Lane | undefined = Object.entries(lanes).find(([one]) => one === name)?.[1];
if (!lane) {
  console.error(`tsx scripts/lane.ts ${Object.keys(lanes).join(" | ")}`);
  exit(1);
}
const started = performance.now();
const outcomes: Outcome[] = [];
for (const group of lane) {
  outcomes.push(...(await Promise.all(group.map(run))));
  if (stopsAtFailure(name) && outcomes.some(isFailed)) break;
}
for (const { step, lines } of outcomes.filter(isFailed))
  console.log(`\n${step} failed. Its last lines:\n${lines.slice(-repeatedLines).join("\n")}\n`);
console.table(outcomes.map(({ lines, ...outcome }) => outcome));
console.log(`${name}: ${secondsSince(started)} s`);
exit(outcomes.some(isFailed) ? 1 : 0);

function isFailed({ result }: Outcome): boolean {
  return result === "failed";
}

/** Runs a step. Its name begins each line that it prints. */
async function run(step: Step): Promise<Outcome> {
  const start = performance.now();
  // npm has put the binaries of the packages on the path.
  const child = spawn(commandOf(step), {
    shell: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...env, ...variablesOf(step), PROPERTY_SEED: env.PROPERTY_SEED ?? seedOf(name) },
  });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on("line", (line) => {
      lines.push(line);
      stdout.write(`[${step}] ${line}\n`);
    });
  const code = await new Promise((resolve) => child.on("close", resolve));
  return { step, seconds: secondsSince(start), result: code === 0 ? "passed" : "failed", lines };
}

function secondsSince(start: number): number {
  return Math.round((performance.now() - start) / 1000);
}
