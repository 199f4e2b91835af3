/** `npm run budget`: builds the site and checks what home and each route load, in each language, against budgets.json. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { env } from "node:process";
import { build } from "../build";
import { type Weights, weigh } from "../weigh";

// Whatever started this: React's development version has other modules.
env.NODE_ENV = "production";
const outDir = await mkdtemp(join(tmpdir(), "flightaides-web-"));
const weighed = weigh(outDir, await build({ outDir, origin: "" }));
await rm(outDir, { recursive: true });

console.log(`kB gzipped${"".padEnd(16)}scripts  (budget)   styles  (budget)`);
let over = 0;
for (const { name, weights, budget } of weighed) {
  const columns = (["scripts", "styles"] satisfies (keyof Weights)[]).map((kind) => {
    const isOver = weights[kind] > budget[kind];
    over += Number(isOver);
    return `${weights[kind].toFixed(2).padStart(9)}${isOver ? "!" : " "}${`(${budget[kind]})`.padStart(8)}`;
  });
  console.log(`${name.padEnd(24)}${columns.join("")}`);
}
if (over > 0) throw new Error(`${over} over the budget: see the lines with an exclamation mark.`);
