/** Which stages the workflow `reap previews` removes. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "flightaides-previews-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function find(stacks: unknown, open: string) {
  const files = { stacks: join(folder, "stacks"), open: join(folder, "open") };
  writeFileSync(files.stacks, JSON.stringify(stacks));
  writeFileSync(files.open, open);
  const script = join(import.meta.dirname, "stale-previews.mjs");
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [script, files.stacks, files.open],
    { encoding: "utf8" },
  );
  return { status, stdout, stderr };
}

it("finds each closed pull request with stacks once, and no other stage", () => {
  const stacks = [
    "pr-12-flightaides-Api",
    "pr-12-flightaides-Web",
    "pr-9-flightaides-Database",
    "pr-7-flightaides-Auth",
    "pr-70-flightaides-Auth",
    "prod-flightaides-Database",
    "ada-flightaides-Database",
    "pr-5-other-Database",
    "CDKToolkit",
  ];
  expect(find(stacks, "7\n8\n70\n").stdout).toBe("numbers=[9,12]\n");
});

it("finds every preview when no pull request is open, and none when there are no stacks", () => {
  expect(find(["pr-1-flightaides-Api"], "").stdout).toBe("numbers=[1]\n");
  expect(find([], "1\n").stdout).toBe("numbers=[]\n");
});

it("prints nothing when the list of open pull requests is something else", () => {
  const { status, stdout, stderr } = find(["pr-1-flightaides-Api"], '{"message":"Not Found"}\n');
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toContain("Not the number of a pull request");
});
