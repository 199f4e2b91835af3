/**
 * Runs the benchmarks one after another, each in a process of its own, and writes docs/benchmarks.md and the picture of the soak.
 * Throws when one of them fails; the document says so too. `npm run maps` copies the headlines to the README.
 *
 *     npm run bench -- all             all of them: more than an hour, on a machine that does nothing else
 *     npm run bench -- all web soak    only these; the document keeps the others
 */
import { execFileSync, fork } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { join } from "node:path";
import { type BenchmarkName, benches } from "./benches";
import { documentOf, type Report, sectionOf, sectionsOf, soakPlot } from "./document";
import type { Result } from "./results";

const root = join(import.meta.dirname, "../../..");
const file = join(root, "docs/benchmarks.md");
const plot = {
  from: join(root, "packages/bench/.data/soak.svg"),
  to: join(root, "docs", soakPlot.path),
};

export async function run(wanted: readonly string[]): Promise<void> {
  const all = Object.keys(benches) as BenchmarkName[];
  const unknown = wanted.filter((name) => !all.some((one) => one === name));
  if (unknown.length > 0) throw new Error(`There is no benchmark ${unknown.join(", ")}`);
  const names = all.filter((name) => wanted.length === 0 || wanted.includes(name));
  const failed: string[] = [];
  for (const name of names) {
    console.log(`\n${name}`);
    const report = await measure(name);
    if (report.failure !== undefined) failed.push(name);
    if (name === "soak" && existsSync(plot.from)) copyFileSync(plot.from, plot.to);
    // After each one, so that a run that is interrupted loses nothing.
    const before = existsSync(file) ? readFileSync(file, "utf8") : "";
    const sections = { ...sectionsOf(before), [name]: sectionOf(name, report) };
    writeFileSync(file, documentOf(sections, machine()));
  }
  if (failed.length > 0) throw new Error(`Failed: ${failed.join(", ")}`);
}

async function measure(name: BenchmarkName): Promise<Report> {
  const { options = [] } = benches[name] as { options?: readonly string[] };
  const began = performance.now();
  const child = fork(join(import.meta.dirname, "main.ts"), [name, ...options]);
  const results: Result[] = [];
  child.on("message", (result: Result) => results.push(result));
  const [code] = await once(child, "exit");
  const failures = results.flatMap((one) => ("failure" in one ? [one.failure] : []));
  const failure = failures[0] ?? (code === 0 ? undefined : `It ended with ${code}.`);
  return {
    date: new Date().toISOString().slice(0, 10),
    commit: commit(),
    seconds: Math.round((performance.now() - began) / 1000),
    tables: results.flatMap((one) => ("table" in one ? [one.table] : [])),
    headlines: results.flatMap((one) => ("headline" in one ? [one.headline] : [])),
    ...(failure !== undefined && { failure }),
  };
}

function commit(): string {
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();
  const changed = git("status", "--porcelain", "--", "packages", "stacks", "*.json");
  return git("rev-parse", "--short", "HEAD") + (changed ? " with changes" : "");
}

function machine(): string {
  const [cpu] = cpus();
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} cores (${cpu?.model.trim()}), ${gigabytes} GB, ${process.platform}, Node.js ${process.versions.node}`;
}
