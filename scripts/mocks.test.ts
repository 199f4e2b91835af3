import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Names of the modules that tests mock with a factory. */
function mockedModules(): string[] {
  return readdirSync(join(root, "packages"), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.test\.tsx?$/.test(file) && !file.includes("node_modules"))
    .map((file) => readFileSync(join(root, "packages", file), "utf8"))
    .flatMap((text) => [...text.matchAll(/^vi\.mock\((?:import\()?"([^"]+)"\)?,/gm)])
    .map(([, module = ""]) => basename(module, ".ts"));
}

test("a module that several files mock has its mock in __mocks__", () => {
  const modules = mockedModules();
  expect(modules).toContain("usage-limits");
  expect(modules).toEqual([...new Set(modules)]);
});
