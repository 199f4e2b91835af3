/**
 * Everything that documents and comments can name: the files of the repository, their texts and the
 * commands of its packages.
 */
import { readdirSync, readFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url));

/** Folders that `.gitignore` excludes, and the folder of Git. */
const ignored = new Set([
  ".git",
  ...readText(".gitignore")
    .split("\n")
    .filter((line) => line.endsWith("/"))
    .map((line) => basename(line)),
]);

/** Whether a path leads into such a folder: `.local/prod.env`. */
export function isIgnored(path: string): boolean {
  return path.split("/").some((name) => ignored.has(name));
}

/** Paths from the root, with forward slashes. */
export const files: readonly string[] = filesIn(root)
  .map((path) => relative(root, path).replaceAll("\\", "/"))
  .sort();

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (ignored.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}

export function readText(path: string): string {
  return readFileSync(join(root, path), "utf8");
}

/** The scripts of a package: its `package.json` is in this folder. */
export function scriptsOf(folder = "."): Record<string, string> {
  return JSON.parse(readText(join(folder, "package.json"))).scripts ?? {};
}

const code = /\.(ts|tsx|mjs|cjs|js)$/;
export const sources = files.filter((path) => code.test(path));
