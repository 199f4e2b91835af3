/**
 * `npm run coverage`: the lines of each core domain that its own tests run, those tagged `deep` left out. Contracts and entities
 * count, tests do not. Fails below the threshold. The reports are in `coverage/<domain>`.
 */
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { execPath, exit } from "node:process";

/** Percent of a domain's lines. */
const threshold = 90;
const core = "packages/core/src";
const reports = "coverage";

type Row = { domain: string; lines: number; covered: number; percent: number };

rmSync(reports, { recursive: true, force: true });
const rows = domains().map(measure);
console.table(rows);
const low = rows.filter(({ percent }) => percent < threshold);
if (low.length > 0) {
  console.error(`Below ${threshold} %: ${low.map(({ domain }) => domain).join(", ")}`);
  exit(1);
}

/** The folders of core, except those that contain only a contract. */
function domains(): string[] {
  return readdirSync(core, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter((name) => readdirSync(join(core, name)).some((file) => !file.startsWith("contract.")));
}

/** Runs the domain's tests. A domain without tests has zero percent. */
function measure(domain: string): Row {
  const folder = `${core}/${domain}/`;
  const { status } = spawnSync(
    execPath,
    [
      "node_modules/vitest/vitest.mjs",
      "run",
      "--project=unit",
      "--project=slow",
      "--tags-filter=!deep",
      "--passWithNoTests",
      "--reporter=dot",
      "--coverage.enabled",
      `--coverage.include=${folder}**/*.ts`,
      "--coverage.reporter=json-summary",
      "--coverage.reporter=html",
      `--coverage.reportsDirectory=${reports}/${domain}`,
      folder,
    ],
    { stdio: ["ignore", "ignore", "inherit"] },
  );
  if (status !== 0) {
    console.error(`The tests of ${domain} fail: npx vitest run ${folder}`);
    exit(1);
  }
  const summary: { total: { lines: { total: number; covered: number; pct: number } } } = JSON.parse(
    readFileSync(join(reports, domain, "coverage-summary.json"), "utf8"),
  );
  const { total, covered, pct } = summary.total.lines;
  return { domain, lines: total, covered, percent: pct };
}
