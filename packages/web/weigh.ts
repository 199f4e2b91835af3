/** What home and each route load, in each language. Chunks that a page imports later, such as on a click, do not count. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Manifest } from "vite";
import budgets from "./budgets.json";
import type { Manifests } from "./build";
import { closure } from "./manifest";

/** Kilobytes after gzip. */
export type Weights = { scripts: number; styles: number };
export type Weighed = {
  /** `home en`, or `+ search fr` for what a route adds to what every page loads. */
  name: string;
  weights: Weights;
  budget: Weights;
};

/**
 * @param site the folder of the built site
 * @throws for a route without a budget
 */
export function weigh(site: string, manifests: Manifests): Weighed[] {
  return Object.entries(manifests).flatMap(([language, manifest]) => {
    const first = closure("index.html", manifest);
    const homeRoute = "src/routes/home.tsx";
    const home = new Set([...first, ...closure(homeRoute, manifest)]);
    const routes = Object.keys(manifest).filter(
      (key) => key.startsWith("src/routes/") && key !== homeRoute && manifest[key]?.isDynamicEntry,
    );
    const weightsOf = (keys: Iterable<string>) => ({
      scripts: kilobytes(
        site,
        filesOf(manifest, keys, ({ file }) => [file]),
      ),
      styles: kilobytes(
        site,
        filesOf(manifest, keys, ({ css = [] }) => css),
      ),
    });
    return [
      { name: `home ${language}`, weights: weightsOf(home), budget: budgets.home },
      ...routes.map((key) => {
        const name = key.replace(/^src\/routes\/|\.tsx$/g, "");
        const added = [...closure(key, manifest)].filter((chunk) => !first.has(chunk));
        return { name: `+ ${name} ${language}`, weights: weightsOf(added), budget: budgetOf(name) };
      }),
    ];
  });
}

function budgetOf(route: string): Weights {
  const byRoute: Record<string, Weights> = budgets.addedByRoute;
  const budget = byRoute[route];
  if (!budget) throw new Error(`budgets.json has no budget for ${route}.`);
  return budget;
}

function filesOf(
  manifest: Manifest,
  keys: Iterable<string>,
  files: (chunk: Manifest[string]) => string[],
): Set<string> {
  return new Set(
    [...keys].flatMap((key) => {
      const chunk = manifest[key];
      return chunk ? files(chunk) : [];
    }),
  );
}

function kilobytes(site: string, files: Iterable<string>): number {
  let bytes = 0;
  for (const file of files) bytes += gzipSync(readFileSync(join(site, file)), { level: 9 }).length;
  return bytes / 1000;
}
