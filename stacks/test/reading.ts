/** Reads templates: resources by type, and CloudFormation's functions as text with the names we gave. */
import type { Template } from "aws-cdk-lib/assertions";
import type { Resource, Stage } from "./synthesis";

export type Statement = {
  Effect: string;
  Action: string | string[];
  Resource: unknown;
  Condition?: Record<string, Record<string, string | string[]>>;
};

export function all(template: Template, type: string): [string, Resource][] {
  return Object.entries(template.findResources(type)) as [string, Resource][];
}

export function only(template: Template, type: string): [string, Resource] {
  const [found, ...others] = all(template, type);
  if (!found || others.length > 0) throw new Error(`There is not one ${type}`);
  return found;
}

/** The logical id in `{Ref}` or `{Fn::GetAtt}`, wherever it stands in a value. */
export function referenced(value: unknown): string {
  const [, id] = /"(?:Ref|Fn::GetAtt)":\[?"(\w+)"/.exec(JSON.stringify(value)) ?? [];
  if (!id) throw new Error(`No reference in ${JSON.stringify(value)}`);
  return id;
}

/**
 * A value as text: `{"Fn::GetAtt": ["TableCD117FA1", "Arn"]}` and what another stack imports of it are both `<Table.Arn>`.
 * `known` says what such a name stands for, where it is to stand for something.
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

/** CDK ends a logical id with eight hexadecimal digits. */
function withoutHash(id: string): string {
  return id.replace(/[0-9A-F]{8}$/, "");
}

function exported(stage: Stage, name: unknown): unknown {
  for (const stack of stage.names) {
    for (const { Export, Value } of Object.values(stage.template(stack).findOutputs("*"))) {
      if (Export && JSON.stringify(Export.Name) === JSON.stringify(name)) return Value;
    }
  }
  throw new Error(`Nothing exports ${JSON.stringify(name)}`);
}

/** Every function of ours, by the name of its file, with the template it is in. */
export function functionsOf(stage: Stage): Map<string, { template: Template; lambda: Resource }> {
  const found = new Map<string, { template: Template; lambda: Resource }>();
  for (const stack of stage.names) {
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

/** Everything a function's role allows. */
export function statementsOf(template: Template, lambda: Resource): Statement[] {
  const roleId = referenced(lambda.Properties.Role);
  const role = template.findResources("AWS::IAM::Role")[roleId] as Resource;
  if (role.Properties.ManagedPolicyArns || role.Properties.Policies) {
    throw new Error(`${roleId} has policies that nobody looks at`);
  }
  return all(template, "AWS::IAM::Policy")
    .filter(([, { Properties }]) => JSON.stringify(Properties.Roles).includes(`"${roleId}"`))
    .flatMap(([, { Properties }]) => {
      return (Properties.PolicyDocument as { Statement: Statement[] }).Statement;
    });
}
