/** `npm run coverage`: the lines of each core domain that its own tests run. Fails below the threshold. */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { execPath, exit } from "node:process";

/** Percent of a domain's lines. */
const threshold = 90;
const core = "packages/core/src";

const domains = readdirSync(core).filter((name) => existsSync(join(core, name, "index.ts")));
const rows = domains.map((name) => ({ domain: name, lines: measure(name) }));
console.table(rows);
const low = rows.filter(({ lines }) => !(lines >= threshold));
if (low.length > 0) {
  console.error(`Below ${threshold} %: ${low.map(({ domain }) => domain).join(", ")}`);
  exit(1);
}

/** Percent of lines; 0 for a domain without tests. */
function measure(domain: string): number {
  const folder = `${core}/${domain}`;
  const report = `coverage/${domain}`;
  const { status } = spawnSync(
    execPath,
    [
      "node_modules/vitest/vitest.mjs",
      "run",
      "--project=unit",
      "--passWithNoTests",
      "--reporter=dot",
      "--coverage.enabled",
      `--coverage.include=${folder}/**/*.ts`,
      "--coverage.reporter=json-summary",
      `--coverage.reportsDirectory=${report}`,
      `${folder}/`,
    ],
    { stdio: ["ignore", "ignore", "inherit"] },
  );
  if (status !== 0) {
    console.error(`The tests of ${domain} fail: npx vitest run ${folder}/`);
    exit(1);
  }
  const file = `${report}/coverage-summary.json`;
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).total.lines.pct : 0;
}
