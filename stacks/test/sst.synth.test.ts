/**
 * What the stacks still import from SST. docs/decisions/0037-way-out-of-sst.md has the list with
 * its replacements.
 */
import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

it("imports from SST only what decision 37 lists", () => {
  const files = readdirSync("stacks", { recursive: true, encoding: "utf8" }).filter((file) =>
    /^(constructs\/)?[\w-]+\.ts$/.test(file),
  );
  const imported = files.flatMap((file) => {
    const source = readFileSync(`stacks/${file}`, "utf8");
    return [...source.matchAll(/^import \{([^}]*)\} from "sst[^"]*"/gm)].flatMap(([, names = ""]) =>
      names
        .split(",")
        .map((name) => name.trim().replace(/ as \w+$/, ""))
        .filter((name) => name && !name.startsWith("type ")),
    );
  });
  expect([...new Set(imported)].sort()).toEqual(["Cron", "Function", "use"]);
  const decision = readFileSync("docs/decisions/0037-way-out-of-sst.md", "utf8");
  for (const name of imported) expect(decision).toContain(`\`${name}\``);
});
