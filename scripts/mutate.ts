/**
 * `npm run mutate -- matching`: changes the code of a domain of core in one place after the other, and runs the domain's tests on
 * each of these mutants. Fails if the tests notice fewer of them than the threshold, or if one survives that
 * scripts/mutation/accepted.ts does not list. Without a name it mutates the domain of the day.
 *
 * `npm run mutate -- matching match.ts` mutates files whose path ends so. `--incremental` keeps the results of the run before for
 * what has not changed. The report is in `reports/mutation`.
 */
import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, sep } from "node:path";
import { argv, env, exit } from "node:process";
import { parseArgs } from "node:util";
import { Stryker } from "@stryker-mutator/core";
import { accepted } from "./mutation/accepted";
import { domainOf, folderOf, isDomain, sourcesOf } from "./mutation/domains";
import { describeMutant, differences } from "./mutation/survivors";

/** Percent of the mutants that the tests have to notice. */
const threshold = 92;
const reports = "reports/mutation";

const { values, positionals } = parseArgs({
  args: argv.slice(2),
  options: { concurrency: { type: "string" }, incremental: { type: "boolean", default: false } },
  allowPositionals: true,
});
const [domain = domainOf(new Date()), file] = positionals;
if (!domain || !isDomain(domain)) {
  console.error(`npm run mutate -- <domain> [<file>]\nUnknown domain: ${domain}`);
  exit(1);
}

// Tests with generated input have to fail because of the mutant. The other variable is read by mutation/vitest.config.ts.
Object.assign(env, { PROPERTY_SEED: "1", MUTATED_DOMAIN: domain });
const mutants = await new Stryker({
  mutate: file ? [`${folderOf(domain)}/**/${file}`] : sourcesOf(domain),
  ignoreStatic: true,
  testRunner: "vitest",
  vitest: { configFile: "scripts/mutation/vitest.config.ts", related: false },
  plugins: ["@stryker-mutator/vitest-runner"],
  ...(values.concurrency && { concurrency: Number(values.concurrency) }),
  // The tests have no time limit of their own. A loop without end is found by its iterations.
  timeoutMS: 60_000,
  dryRunTimeoutMinutes: 30,
  // What the tests need, copied to a folder outside the repository. Vitest strips the types without checking them.
  ignorePatterns: [
    "*",
    ...["packages/core", "packages/standins", "scripts/mutation", "test"].map(
      (one) => `!${one}/**`,
    ),
    ...["package.json", "tsconfig.json", "vitest.config.ts"].map((one) => `!${one}`),
    "node_modules",
  ],
  disableTypeChecks: false,
  tempDirName: join(tmpdir(), "flightaides-mutation"),
  cleanTempDir: "always",
  incremental: values.incremental,
  incrementalFile: join(reports, `${domain}.json`),
  reporters: ["progress-append-only", "clear-text", "html"],
  htmlReporter: { fileName: join(reports, `${domain}.html`) },
  clearTextReporter: { reportMutants: false, reportTests: false },
  thresholds: { high: 100, low: threshold, break: threshold },
}).runMutationTest();

const survived = mutants
  .filter(({ status }) => status === "Survived" || status === "NoCoverage")
  .map((mutant) =>
    describeMutant({
      ...mutant,
      file: relative(folderOf(domain), mutant.fileName).replaceAll(sep, "/"),
      source: readFileSync(mutant.fileName, "utf8"),
    }),
  );
const listed = (accepted[domain] ?? []).map(({ reason, mutants }) => ({
  reason,
  mutants: mutants.filter((mutant) => !file || mutant.startsWith(`${file}:`)),
}));
const { unlisted, outdated } = differences(survived, listed);
for (const mutant of unlisted) console.error(`Survived: ${mutant}`);
for (const mutant of outdated) console.error(`Listed, but did not survive: ${mutant}`);
// Stryker has set the exit code if the score is too low.
if (unlisted.length + outdated.length > 0) exit(1);
