/** Synthesises a personal stage, production and what stages share once, without bundles, for all `*.synth.test.ts`. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { productionSettings, secretValues } from "./fixtures";
import type { StageFiles } from "./stage";
import { synthesise } from "./synthesis";

declare module "vitest" {
  interface ProvidedContext {
    stages: { ada: StageFiles; prod: StageFiles; shared: StageFiles };
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const output = await mkdtemp(join(tmpdir(), "flightaides-stacks-"));
  const ada = await synthesise("ada", output, { settings: secretValues, build: false });
  const prod = await synthesise("prod", output, {
    settings: { ...productionSettings, ...secretValues },
    build: false,
  });
  const shared = await synthesise("shared", output, { build: false });
  project.provide("stages", { ada, prod, shared });
  return () => rm(output, { recursive: true });
}
