/**
 * `node scripts/stale-previews.mjs <stacks> <open>`: finds previews whose removal failed. Prints `numbers=[7,9]`, the pull
 * requests that are not open but have stacks. Runs before anything is installed, so it uses Node.js alone.
 *
 * `stacks` is a file with a JSON list of the names of all stacks, `open` one with the number of an open pull request in
 * each line.
 */
import { readFileSync } from "node:fs";
import { argv } from "node:process";

const [stacks, open] = argv.slice(2).map((file) => readFileSync(file, "utf8"));
const openNumbers = new Set(open.split("\n").filter(Boolean).map(numberOf));
const previews = JSON.parse(stacks).flatMap((name) => {
  const [, number] = /^pr-(\d+)-flightaides-/.exec(name) ?? [];
  return number ? [Number(number)] : [];
});
const stale = [...new Set(previews)].filter((number) => !openNumbers.has(number));
console.log(`numbers=${JSON.stringify(stale.sort((a, b) => a - b))}`);

/** Any other content means that the list is invalid, and every stage would count as stale. */
function numberOf(line) {
  if (!/^\d+$/.test(line)) throw new Error(`Not the number of a pull request: ${line}`);
  return Number(line);
}
