/**
 * AWS Control Tower's proactive controls on every template, by cfn-guard.
 *
 * @module-tag deep
 */
import { execFileSync } from "node:child_process";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { arch, platform } from "node:process";
import { expect, it } from "vitest";
import { accountTemplates, watchStage } from "./accounts";
import { acceptedByGuard } from "./guard-findings";
import { shared, stages } from "./stages";

type Rule = { name: string; checks: unknown[] };
type Report = { name: string; not_compliant: { Rule: Rule }[]; compliant: string[] };

const folder = dirname(
  createRequire(import.meta.url).resolve("@cdklabs/cdk-validator-cfnguard/package.json"),
);
const system = platform === "darwin" ? "macos" : "ubuntu";
const binary = join(folder, "bin", system, arch === "arm64" ? "aarch64" : "x86_64", "cfn-guard");

/** `<template> <logical id> <rule>` */
function findings(files: readonly string[]): string[] {
  const data = files.flatMap((file) => ["--data", file]);
  const output = ["--show-summary", "none", "--structured", "--output-format", "json"];
  const rules = ["--rules", join(folder, "rules", "control-tower")];
  const reports = JSON.parse(run(["validate", ...data, ...rules, ...output])) as Report[];
  expect(reports.flatMap(({ compliant }) => compliant).length).toBeGreaterThan(50);
  return reports.flatMap(({ name, not_compliant }) =>
    not_compliant.flatMap(({ Rule }) => {
      const found = JSON.stringify(Rule.checks).matchAll(/"\/Resources\/(\w+)/g);
      const ids = new Set([...found].map(([, id]) => id));
      return [...ids].map((id) => `${basename(name)} ${id} ${Rule.name}`);
    }),
  );
}

/** It exits with 19 when there are findings. */
function run(options: string[]): string {
  try {
    return execFileSync(binary, options, { encoding: "utf8", maxBuffer: 256 * 1024 * 1024 });
  } catch (error) {
    const { status, stdout } = error as { status?: number; stdout?: string };
    if (status === 19 && stdout) return stdout;
    throw error;
  }
}

it("Control Tower's controls find nothing that is not accepted, and nothing is accepted that they no longer find", {
  timeout: 600_000,
}, () => {
  const files = [...stages, shared, watchStage()].flatMap((stage) =>
    stage.stacks.map((stack) => stage.file(stack)),
  );
  const found = findings([...files, ...accountTemplates]);
  const isAccepted = (finding: string) =>
    acceptedByGuard.some(({ finding: pattern }) => pattern.test(finding));
  expect(found.filter((one) => !isAccepted(one))).toEqual([]);
  const stale = acceptedByGuard.filter(({ finding }) => !found.some((one) => finding.test(one)));
  expect(stale.map(({ finding }) => String(finding))).toEqual([]);
});
