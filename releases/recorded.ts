/**
 * The requirements of pages of earlier releases on everything that is deployed later:
 * `<version>.json` beside this file. A page that was loaded before a deployment keeps calling the
 * API of its own release.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Shapes } from "./contract-shapes";

export type Release = {
  version: string;
  /** CSP source expressions of the pages' inline scripts. */
  scripts: string[];
  shapes: Shapes;
};

export const folder = "releases";

/** Oldest first. */
export function releases(): Release[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .map((file): Release => JSON.parse(readFileSync(join(folder, file), "utf8")))
    .sort((a, b) => compare(a.version, b.version));
}

function compare(a: string, b: string): number {
  return a.localeCompare(b, "en", { numeric: true });
}
