/** A stage as `sst deploy` would put it together, functions and site built, up to where it would call AWS. */
import { join } from "node:path";
import { Template } from "aws-cdk-lib/assertions";
import { Aspects } from "aws-cdk-lib/core";
import { AwsSolutionsChecks, type INagLogger } from "cdk-nag";
import { App, getStack, Function as Lambda, type StackContext } from "sst/constructs";
import { initProject } from "sst/project.js";
import config from "../../sst.config";
import { Api } from "../api";
import { Auth } from "../auth";
import { functionDefaults, noValidation } from "../constructs/function-defaults";
import { Database } from "../database";
import { Email } from "../email";
import { Monitoring } from "../monitoring";
import { Notify } from "../notify";
import { Web } from "../web";

const stacks = {
  database: Database,
  email: Email,
  auth: Auth,
  web: Web,
  api: Api,
  notify: Notify,
  monitoring: Monitoring,
  floor: Floor,
};
export type StackName = keyof typeof stacks;
export type Resource = { Properties: Record<string, unknown> } & Record<string, unknown>;
/** What cdk-nag has against a resource: `AwsSolutions-S1 ada-flightaides-Web/Files`. */
export type Finding = { rule: string; resource: string };

export type Stage = {
  name: string;
  /** Where the cloud assembly lies: a template for each stack, and what it refers to. */
  assembly: string;
  names: StackName[];
  template(name: StackName): Template;
  /** Where its template lies. */
  file(name: StackName): string;
  findings: Finding[];
};

/** What production is told in `.env.prod`; a personal stage lives without. */
export const productionSettings = {
  DOMAIN: "flightaides.example",
  HOSTED_ZONE_ID: "Z0123456789ABCDEFGHIJ",
  GOOGLE_CLIENT_ID: "google-client.apps.googleusercontent.com",
  PAYPAL_CLIENT_ID: "paypal-client",
  PAYPAL_MERCHANT_ID: "PAYPALMERCHANT",
  ALARM_ADDRESS: "operator@flightaides.example",
};

const untold = {
  MAIL_FROM: "",
  SUPPORT_ADDRESS: "",
  PAYPAL_BASE_URL: "",
  PAYPAL_MERCHANT_ID: "",
  FEE_AMOUNT: "",
  FEE_CURRENCY: "",
};

/**
 * What the others are measured by: DynamoDB's client and ElectroDB, built as all the others are, but with everything that the
 * two bring along. Only the validation of models is left out here too.
 */
function Floor({ app, stack }: StackContext) {
  const { nodejs } = functionDefaults(app);
  new Lambda(stack, "floor", {
    handler: "packages/bench/src/floor.handler",
    nodejs: { ...nodejs, esbuild: { ...nodejs?.esbuild, alias: noValidation } },
  });
}

/** @param output a folder for the cloud assembly */
export async function synthesise(
  stage: string,
  output: string,
  settings: Record<string, string>,
  withFloor = false,
): Promise<Stage> {
  const before = { ...process.env };
  // The environment of the other tests is that of a function.
  Object.assign(process.env, untold, settings);
  try {
    await initProject({ stage });
    const assembly = join(output, stage);
    const app = new App(
      { ...config.config(), mode: "deploy", stage, account: "000000000000" },
      { outdir: assembly },
    );
    await config.stacks(app);
    if (withFloor) app.stack(Floor);
    const findings: Finding[] = [];
    Aspects.of(app).add(
      new AwsSolutionsChecks({ reports: false, additionalLoggers: [listener(findings)] }),
    );
    await app.finish();
    const isProduction = stage === "prod";
    const names = (Object.keys(stacks) as StackName[]).filter(
      (name) => (isProduction || name !== "monitoring") && (withFloor || name !== "floor"),
    );
    const templates = new Map(
      names.map((name) => [name, Template.fromStack(getStack(stacks[name]))]),
    );
    return {
      name: stage,
      assembly,
      file: (name) => join(assembly, getStack(stacks[name]).templateFile),
      names,
      findings,
      template(name) {
        const found = templates.get(name);
        if (!found) throw new Error(`${stage} has no stack ${name}`);
        return found;
      },
    };
  } finally {
    for (const name of Object.keys(process.env)) delete process.env[name];
    Object.assign(process.env, before);
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
      if (resource.node.path.includes("-Floor/")) return;
      const rule = findingId ? `${ruleId}[${findingId}]` : ruleId;
      findings.push({ rule, resource: resource.node.path });
    },
  };
}
