/** Synthesises a stage as `sst deploy` does, up to where it would call AWS. Needs neither credentials nor network. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Aspects } from "aws-cdk-lib/core";
import { AwsSolutionsChecks, type INagLogger } from "cdk-nag";
import { App, Function as Lambda, type StackContext } from "sst/constructs";
import { initProject } from "sst/project.js";
import { useRuntimeHandlers } from "sst/runtime/handlers.js";
import config from "../../sst.config";
import { functionDefaults, noValidation } from "../constructs/function-defaults";
import { placeholderPage } from "./fixtures";
import type { Finding, StageFiles } from "./stage";

/**
 * Settings that the environment of the tests may contain, because it is also the environment of a
 * function.
 */
const unset = {
  MAIL_FROM: "",
  SUPPORT_ADDRESS: "",
  POSTAL_ADDRESS: "",
  PAYPAL_BASE_URL: "",
  PAYPAL_MERCHANT_ID: "",
  FEE_AMOUNT: "",
  FEE_CURRENCY: "",
};

type Options = {
  settings?: Readonly<Record<string, string>>;
  /**
   * Bundles the functions. Without it they are placeholders, and only the templates are real. The
   * site is always a placeholder.
   */
  build: boolean;
  /** A further stack. */
  also?: (context: StackContext) => void;
};

/** @param output folder for the cloud assembly */
export async function synthesise(
  stage: string,
  output: string,
  { settings = {}, build, also }: Options,
): Promise<StageFiles> {
  const before = { ...process.env };
  // SST then makes no AWS call and reports no telemetry.
  Object.assign(process.env, unset, { NODE_ENV: "test" }, settings);
  try {
    await initProject({ stage });
    writePlaceholder();
    const assembly = join(output, stage);
    const app = new App(
      { ...config.config(), mode: "deploy", stage, account: "000000000000" },
      { outdir: assembly },
    );
    await config.stacks(app);
    if (also) app.stack(also);
    const findings: Finding[] = [];
    Aspects.of(app).add(
      new AwsSolutionsChecks({ reports: false, additionalLoggers: [listener(findings)] }),
    );
    await (build ? app.finish() : withoutBuilds(() => app.finish()));
    app.synth();
    return { name: stage, assembly, findings };
  } finally {
    for (const name of Object.keys(process.env)) delete process.env[name];
    Object.assign(process.env, before);
  }
}

/**
 * A stack with one more function, bundled like the others but with everything that the DynamoDB client and ElectroDB
 * bring along. Only the validation of models is left out as well. `handler` is its file, without the extension.
 */
export function addFloor(handler: string): (context: StackContext) => void {
  const { nodejs } = functionDefaults;
  return function Floor({ stack }) {
    new Lambda(stack, "floor", {
      handler: `${handler}.handler`,
      nodejs: { ...nodejs, esbuild: { ...nodejs.esbuild, alias: noValidation, plugins: [] } },
    });
  };
}

function writePlaceholder(): void {
  // The policy would otherwise contain the scripts of an earlier build.
  rmSync(".sst/web", { recursive: true, force: true });
  mkdirSync(".sst/web", { recursive: true });
  writeFileSync(".sst/web/index.html", placeholderPage);
}

/** Replaces SST's bundler while `finish` runs. */
async function withoutBuilds(finish: () => Promise<void>): Promise<void> {
  const bundler = useRuntimeHandlers().for(functionDefaults.runtime);
  const bundle = bundler.build;
  bundler.build = async ({ out, props }) => {
    const { handler = "" } = props;
    await writeFile(join(out, "unbuilt.mjs"), "");
    return { type: "success", handler };
  };
  try {
    await finish();
  } finally {
    bundler.build = bundle;
  }
}

function listener(findings: Finding[]): INagLogger {
  const nothing = () => undefined;
  return {
    onCompliance: nothing,
    onNotApplicable: nothing,
    onSuppressed: nothing,
    onSuppressedError: nothing,
    onError: ({ ruleId, errorMessage, resource }) => {
      throw new Error(`${ruleId} ${resource.node.path}: ${errorMessage}`);
    },
    onNonCompliance: ({ ruleId, findingId, resource }) => {
      const rule = findingId ? `${ruleId}[${findingId}]` : ruleId;
      findings.push({ rule, resource: resource.node.path });
    },
  };
}
