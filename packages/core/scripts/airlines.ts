/**
 * Writes src/trip/airlines.json, the names of airlines by their designators, from airlines.tsv: designator, name and yearly
 * flights of the busiest airline of each designator in OpenTravelData's `optd_airlines.csv` (July 2026, CC BY 4.0). Run it
 * after a change of that file or of airline-overlay.ts: `npx tsx packages/core/scripts/airlines.ts`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ended, flying, names, onTheGround } from "./airline-overlay";

const source = readFileSync(join(import.meta.dirname, "airlines.tsv"), "utf8");
const left = new Set([...ended, ...onTheGround]);
const wanted = new Set([...flying, ...Object.keys(names)]);
const airlines = source
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => line.split("\t"))
  .flatMap(([code = "", name = "", flights]) =>
    (Number(flights) > 0 || wanted.has(code)) && !left.has(code)
      ? [[code, names[code] ?? name] as const]
      : [],
  );
const known = new Set(airlines.map(([code]) => code));
const unknown = [...wanted].filter((code) => !known.has(code));
if (unknown.length > 0) throw new Error(`airlines.tsv has no ${unknown.join(", ")}`);
const rows = airlines.sort(([a], [b]) => (a < b ? -1 : 1)).map((airline) => airline.join(" "));
writeFileSync(
  join(import.meta.dirname, "../src/trip/airlines.json"),
  `${JSON.stringify(rows.join("\n"))}\n`,
);
