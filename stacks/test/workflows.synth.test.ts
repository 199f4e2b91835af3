/** GitHub's workflows: who may assume a role in AWS, and the removal of previews. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { parse } from "yaml";

type Step = { uses?: string; run?: string; with?: Record<string, unknown> };
type Job = {
  environment?: string;
  permissions?: Record<string, string>;
  concurrency?: { group: string };
  uses?: string;
  steps?: Step[];
};
type Workflow = {
  on: { schedule?: { cron: string }[] };
  permissions?: Record<string, string>;
  concurrency?: { group: string };
  jobs: Record<string, Job>;
};

const folder = ".github/workflows";
const workflows = Object.fromEntries(
  readdirSync(folder).map((file): [string, Workflow] => [
    file,
    parse(readFileSync(join(folder, file), "utf8")),
  ]),
);
const jobs = Object.entries(workflows).flatMap(([file, workflow]) =>
  Object.entries(workflow.jobs).map(([name, job]) => ({ name: `${file} ${name}`, job, workflow })),
);
const assumes = ({ steps = [] }: Job) =>
  steps.some(({ uses = "" }) => uses.startsWith("aws-actions/configure-aws-credentials@"));

it("jobs assume a role only in an environment that a role trusts", () => {
  const environments = jobs
    .filter(({ job }) => assumes(job))
    .map(({ name, job }) => [name, job.environment]);
  expect(environments.length).toBeGreaterThan(2);
  for (const [name, environment] of environments) {
    expect([name, environment]).toEqual([name, expect.stringMatching(/^(preview|production)$/)]);
  }
});

it("only jobs that assume a role, or call one that does, can get a token for it", () => {
  for (const { name, job, workflow } of jobs) {
    const { "id-token": token } = job.permissions ?? workflow.permissions ?? {};
    const called = workflows[job.uses?.split("/").at(-1) ?? ""];
    const needs = assumes(job) || (called && Object.values(called.jobs).some(assumes));
    expect([name, token]).toEqual([name, needs ? "write" : undefined]);
  }
});

it("actions of others are pinned to a commit", () => {
  const used = jobs.flatMap(({ job }) => [job, ...(job.steps ?? [])].map(({ uses }) => uses ?? ""));
  const loose = used.filter((uses) => uses && !/^\.\/|@[0-9a-f]{40}$/.test(uses));
  expect(loose).toEqual([]);
});

it("previews whose removal failed are removed every night, one run at a time for each stage", () => {
  const reap = workflows["reap-previews.yml"];
  const preview = workflows["preview.yml"];
  expect(reap?.on.schedule).toHaveLength(1);
  expect(reap?.jobs.remove?.uses).toBe("./.github/workflows/remove-preview.yml");
  expect(reap?.jobs.remove?.concurrency?.group).toBe("preview-${{ matrix.number }}");
  expect(preview?.jobs.remove?.uses).toBe("./.github/workflows/remove-preview.yml");
  expect(preview?.concurrency?.group).toBe("preview-${{ github.event.number }}");
});
