/**
 * `tsx scripts/lane.ts <lane>`: runs a lane of scripts/lanes.ts, and prints the duration of each
 * step. Stops after a group that fails.
 */
import { spawn } from "node:child_process";
import { argv, env, exit, stdout } from "node:process";
import { createInterface } from "node:readline";
import { commandOf, type Lane, lanes, type Step, seedOf } from "./lanes";

type Outcome = { step: Step; seconds: number; result: "passed" | "failed" };

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
  if (hasFailed()) break;
}
console.table(outcomes.map(({ step, ...rest }) => ({ step, ...rest })));
console.log(`${name}: ${secondsSince(started)} s`);
exit(hasFailed() ? 1 : 0);

function hasFailed(): boolean {
  return outcomes.some(({ result }) => result === "failed");
}

/** Runs a step. Its name begins each line that it prints. */
async function run(step: Step): Promise<Outcome> {
  const start = performance.now();
  // npm has put the binaries of the packages on the path.
  const child = spawn(commandOf(step), {
    shell: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...env, PROPERTY_SEED: env.PROPERTY_SEED ?? seedOf(name) },
  });
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on("line", (line) => stdout.write(`[${step}] ${line}\n`));
  const code = await new Promise((resolve) => child.on("close", resolve));
  return { step, seconds: secondsSince(start), result: code === 0 ? "passed" : "failed" };
}

function secondsSince(start: number): number {
  return Math.round((performance.now() - start) / 1000);
}
