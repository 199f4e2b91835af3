/** Synthesises a personal stage and production's backups once with their bundles, for all `*.bundle.test.ts`. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { Backups } from "../backups";
import type { StageFiles } from "./stage";
import { synthesise } from "./synthesis";

declare module "vitest" {
  interface ProvidedContext {
    bundled: StageFiles;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const output = await mkdtemp(join(tmpdir(), "flightaides-bundles-"));
  project.provide("bundled", await synthesise("ada", output, { build: true, also: Backups }));
  return () => rm(output, { recursive: true });
}
