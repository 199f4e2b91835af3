/**
 * Writes src/features/passenger-card/pictograms.json: the pictograms of the passenger's card, from the set Guidance by Streamline (CC BY 4.0).
 * Each is the `d` of a path, drawn as a line on 24 by 24 units. The file is committed: `npm run pictograms --workspace packages/web`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { argv } from "node:process";

/** The names of the icons in the set. Its `arrival` is a plane that takes off. */
const icons = {
  hello: "chat",
  with: "user-1",
  call: "phone",
  meet: "location-pin",
  flights: "plane",
  gate: "arrival",
  escort: "elderly-people-priority-seating",
  wheelchair: "wheelchair-1",
  change: "plane",
  toilet: "unisex-restroom",
  bags: "luggage-conveyor-belt",
  exit: "exit",
  unwell: "first-aid",
  thanks: "heart",
};

export const pictograms = join(
  import.meta.dirname,
  "../src/features/passenger-card/pictograms.json",
);

export function drawPictograms(): string {
  const file = createRequire(import.meta.url).resolve("@iconify-json/guidance/icons.json");
  const set: { icons: Record<string, { body: string }> } = JSON.parse(readFileSync(file, "utf8"));
  const drawn = Object.entries(icons).map(([name, icon]) => [name, lineOf(set.icons[icon]?.body)]);
  return `${JSON.stringify(Object.fromEntries(drawn), null, 2)}\n`;
}

function lineOf(body = ""): string {
  const [, line] = /^<path fill="none" stroke="currentColor" d="([^"]+)"\/>$/.exec(body) ?? [];
  if (!line) throw new Error(`This is not one line: ${body}`);
  return line;
}

if (argv[1] === import.meta.filename) writeFileSync(pictograms, drawPictograms());
