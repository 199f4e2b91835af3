/**
 * `npm run lint:packages`: package-lock.json has a checksum of each package, and what is deployed has a licence that this project
 * may ship.
 */
import { readFileSync } from "node:fs";
import { exit } from "node:process";
import { fileURLToPath } from "node:url";
import * as z from "zod/mini";

/** Permissive, and the Mozilla Public License, which covers its own files only. SPDX. */
const shippable = new Set([
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "MPL-2.0",
]);

/** The packages of this repository whose dependencies get into bundles. */
const shipped = ["packages/core", "packages/functions", "packages/web"];

const Dependencies = z.optional(z.record(z.string(), z.string()));
const Package = z.object({
  version: z.optional(z.string()),
  integrity: z.optional(z.string()),
  license: z.optional(z.string()),
  /** A package of this repository, at `resolved`. */
  link: z.optional(z.boolean()),
  resolved: z.optional(z.string()),
  /** In the archive of another package. */
  inBundle: z.optional(z.boolean()),
  dependencies: Dependencies,
  optionalDependencies: Dependencies,
});
type Package = z.output<typeof Package>;
/** By path. */
export type Packages = Record<string, Package>;

const isInstalled = (path: string) => path.includes("node_modules/");

/** Paths of packages that npm can't verify. */
export function unverified(packages: Packages): string[] {
  return Object.entries(packages)
    .filter(([path, { link, inBundle, integrity }]) => {
      return isInstalled(path) && !link && !inBundle && !integrity;
    })
    .map(([path]) => path);
}

/** What is deployed with another licence: `<path>: <licence>`. */
export function unlicensed(packages: Packages, from: readonly string[] = shipped): string[] {
  return reachedFrom(packages, from)
    .filter((path) => isInstalled(path) && !packages[path]?.link)
    .filter((path) => !alternatives(packages[path]?.license).some((one) => shippable.has(one)))
    .map((path) => `${path}: ${packages[path]?.license ?? "no licence"}`);
}

/** `(MIT OR CC0-1.0)` leaves the choice. */
function alternatives(licence = ""): string[] {
  return licence.replace(/^\(|\)$/g, "").split(" OR ");
}

function reachedFrom(packages: Packages, from: readonly string[]): string[] {
  const reached = new Set(from);
  for (const path of reached) {
    const { link, resolved, dependencies, optionalDependencies } = packages[path] ?? {};
    if (link && resolved) reached.add(resolved);
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const found = resolve(packages, path, name);
      if (found) reached.add(found);
    }
  }
  return [...reached];
}

/** As Node looks for it: in `node_modules` beside the package and above it. */
function resolve(packages: Packages, from: string, name: string): string | undefined {
  const parts = from.split("/");
  const folders = parts.map((_, index) => parts.slice(0, parts.length - index).join("/"));
  return [...folders.map((folder) => `${folder}/`), ""]
    .map((folder) => `${folder}node_modules/${name}`)
    .find((path) => path in packages);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = readFileSync(new URL("../package-lock.json", import.meta.url), "utf8");
  const { packages } = z
    .object({ packages: z.record(z.string(), Package) })
    .parse(JSON.parse(file));
  const problems = [
    ...unverified(packages).map((path) => `${path}: no checksum in package-lock.json`),
    ...unlicensed(packages),
  ];
  for (const problem of problems) console.error(problem);
  exit(problems.length > 0 ? 1 : 0);
}
