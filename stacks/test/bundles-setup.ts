/** Synthesises a personal stage, with what only production has, once with bundles, for all `*.bundle.test.ts`. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { StackContext } from "sst/constructs";
import { use } from "sst/constructs";
import type { TestProject } from "vitest/node";
import { Api } from "../api";
import { Backups } from "../backups";
import { checkVersion } from "../constructs/check-version";
import type { StageFiles } from "./stage";
import { synthesise } from "./synthesis";

declare module "vitest" {
  interface ProvidedContext {
    bundled: StageFiles;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const output = await mkdtemp(join(tmpdir(), "flightaides-bundles-"));
  project.provide("bundled", await synthesise("ada", output, { build: true, also: OfProduction }));
  return () => rm(output, { recursive: true });
}

function OfProduction(context: StackContext): void {
  Backups(context);
  const { api, payment, account } = use(Api).functions;
  checkVersion(context.stack, { api, payment, account });
}
