/** Reads a synthesised stage: resources by type, and CloudFormation's functions as text. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Template } from "aws-cdk-lib/assertions";
import { isProduction, secretsPath } from "../../packages/core/src/stage-defaults";
import type { PayPal } from "../../packages/standins/src/paypal";

/** The output of a synthesis. */
export type StageFiles = {
  name: string;
  /** The cloud assembly: a template for each stack, and the assets it refers to. */
  assembly: string;
  findings: Finding[];
};
/** A finding of cdk-nag: `AwsSolutions-S1 ada-flightaides-Web/Files`. */
export type Finding = { rule: string; resource: string };

export type Stage = StageFiles & {
  isProduction: boolean;
  /** Names of the stacks' functions: `Database`, `Web`. */
  stacks: string[];
  template(stack: string): Template;
  /** Path of a stack's template. */
  file(stack: string): string;
};

export type Resource = { Properties: Record<string, unknown> } & Record<string, unknown>;
export type Statement = {
  Effect: string;
  Action: string | string[];
  Resource: unknown;
  Condition?: Record<string, Record<string, string | string[]>>;
};

export function openStage(files: StageFiles): Stage {
  const { name, assembly } = files;
  const suffix = ".template.json";
  const prefix = `${name}-flightaides-`;
  const stacks = readdirSync(assembly)
    .filter((file) => file.startsWith(prefix) && file.endsWith(suffix))
    .map((file) => file.slice(prefix.length, -suffix.length));
  const file = (stack: string) => join(assembly, prefix + stack + suffix);
  const templates = new Map(
    stacks.map((stack) => [stack, Template.fromString(readFileSync(file(stack), "utf8"))]),
  );
  return {
    ...files,
    isProduction: isProduction(name),
    stacks,
    file,
    template(stack) {
      const found = templates.get(stack);
      if (!found) throw new Error(`${name} has no stack ${stack}`);
      return found;
    },
  };
}

export function all(template: Template, type: string): [string, Resource][] {
  return Object.entries(template.findResources(type)) as [string, Resource][];
}

export function only(template: Template, type: string): [string, Resource] {
  const [found, ...others] = all(template, type);
  if (!found || others.length > 0) throw new Error(`There is not exactly one ${type}`);
  return found;
}

/** Resources of a type, of all stacks. */
export function allOf(stage: Stage, type: string): [string, Resource][] {
  return stage.stacks.flatMap((stack) => all(stage.template(stack), type));
}

/** The logical id of the first `Ref` or `Fn::GetAtt` in a value. */
export function referenced(value: unknown): string {
  const [, id] = /"(?:Ref|Fn::GetAtt)":\[?"(\w+)"/.exec(JSON.stringify(value)) ?? [];
  if (!id) throw new Error(`No reference in ${JSON.stringify(value)}`);
  return id;
}

/**
 * A value as text: `{"Fn::GetAtt": ["TableCD117FA1", "Arn"]}` and another stack's import of it both become
 * `<Table.Arn>`, or the value of `Table.Arn` in `known`.
 */
export function text(stage: Stage, value: unknown, known: Record<string, string> = {}): string {
  if (typeof value === "string") return value;
  const [[name, argument] = []] = Object.entries(value as Record<string, unknown>);
  const named = (id: string) => known[id] ?? `<${id}>`;
  switch (name) {
    case "Ref":
      return argument === "AWS::Partition" ? "aws" : named(withoutHash(String(argument)));
    case "Fn::GetAtt": {
      const [id = "", attribute] = argument as string[];
      return named(`${withoutHash(id)}.${attribute}`);
    }
    case "Fn::Join": {
      const [separator, parts] = argument as [string, unknown[]];
      return parts.map((part) => text(stage, part, known)).join(separator);
    }
    case "Fn::ImportValue":
      return text(stage, exported(stage, argument), known);
    default:
      throw new Error(`No text for ${JSON.stringify(value)}`);
  }
}

/** CDK appends eight hexadecimal digits to a logical id. */
function withoutHash(id: string): string {
  return id.replace(/[0-9A-F]{8}$/, "");
}

/** What a stage exports under a name. */
export function exported(stage: Stage, name: unknown): unknown {
  for (const stack of stage.stacks) {
    for (const { Export, Value } of Object.values(stage.template(stack).findOutputs("*"))) {
      if (Export && JSON.stringify(Export.Name) === JSON.stringify(name)) return Value;
    }
  }
  throw new Error(`Nothing exports ${JSON.stringify(name)}`);
}

/** A function's handler in its template, without `.handler`. `name` is the file in packages/functions/src. */
export function handlerOf(name: string): string {
  return `packages/functions/src/${name}`;
}

export type LambdaResource = { template: Template; lambda: Resource };

/** Every function of the product, by the name of its file. */
export function functionsOf(stage: Stage): Map<string, LambdaResource> {
  const found = new Map<string, LambdaResource>();
  for (const stack of stage.stacks) {
    const template = stage.template(stack);
    for (const [, lambda] of all(template, "AWS::Lambda::Function")) {
      const [, name] =
        /^packages\/functions\/src\/([\w-]+)\.handler$/.exec(String(lambda.Properties.Handler)) ??
        [];
      if (name) found.set(name, { template, lambda });
    }
  }
  return found;
}

export function functionOf(stage: Stage, name: string): LambdaResource {
  const found = functionsOf(stage).get(name);
  if (!found) throw new Error(`There is no function ${name}`);
  return found;
}

/** The product's variables of a function. {@link text} explains `known`. */
export function variablesOf(
  stage: Stage,
  name: string,
  known: Record<string, string> = {},
): Record<string, string> {
  const { Environment } = functionOf(stage, name).lambda.Properties;
  const { Variables } = Environment as { Variables: Record<string, unknown> };
  return Object.fromEntries(
    Object.entries(Variables)
      .filter(([variable]) => !/^(SST|AWS)_/.test(variable))
      .map(([variable, value]) => [variable, text(stage, value, known)]),
  );
}

/** What Parameter Store holds for the functions of a stage. */
export function secretsOf(
  { name }: Stage,
  { clientId, clientSecret, webhookId }: Pick<PayPal, "clientId" | "clientSecret" | "webhookId">,
): Record<string, string> {
  const values = {
    UNSUBSCRIBE_SECRET: "secret",
    FORMER_ACCOUNT_SECRET: "secret",
    VAPID_PRIVATE_KEY: Buffer.alloc(32, 7).toString("base64url"),
    PAYPAL_CLIENT_ID: clientId,
    PAYPAL_CLIENT_SECRET: clientSecret,
    PAYPAL_WEBHOOK_ID: webhookId,
  };
  return Object.fromEntries(
    Object.entries(values).map(([secret, value]) => [
      `${secretsPath(name)}/${secret}/value`,
      value,
    ]),
  );
}

/** Everything that a function's role allows. */
export function statementsOf({ template, lambda }: LambdaResource): Statement[] {
  const roleId = referenced(lambda.Properties.Role);
  const role = template.findResources("AWS::IAM::Role")[roleId] as Resource;
  if (role.Properties.ManagedPolicyArns || role.Properties.Policies) {
    throw new Error(`${roleId} has managed or inline policies, which no test reads`);
  }
  return all(template, "AWS::IAM::Policy")
    .filter(([, { Properties }]) => JSON.stringify(Properties.Roles).includes(`"${roleId}"`))
    .flatMap(([, { Properties }]) => {
      return (Properties.PolicyDocument as { Statement: Statement[] }).Statement;
    });
}
