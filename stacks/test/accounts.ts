/** The templates of stacks/accounts, which are deployed by hand, with their parameters in place. */
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { watchTemplate } from "../../packages/watch/src/template";
import { openStage, type Stage, type Statement } from "./stage";

type Template = {
  Mappings?: Record<string, Record<string, Record<string, string>>>;
  Conditions?: Record<string, { "Fn::Equals": unknown[] }>;
  Resources: Record<
    string,
    { Type: string; Condition?: string; Properties: Record<string, unknown> }
  >;
};
export type Document = { Statement: (Statement & { resources: string[] })[] };

export const accountTemplates = ["github", "backups"].map(fileOf);

/** The watch, whose template is generated, as a stage of one stack. */
export function watchStage(): Stage {
  const assembly = mkdtempSync(join(tmpdir(), "flightaides-watch-"));
  const watched = {
    stage: "prod",
    url: "https://flightaides.example",
    alarmAddress: "operator@flightaides.example",
  };
  writeFileSync(join(assembly, "watch-flightaides-Watch.template.json"), watchTemplate(watched));
  return openStage({ name: "watch", assembly, findings: [] });
}

/** Account and region are those of the other tests. */
const pseudo = {
  "AWS::Partition": "aws",
  "AWS::Region": "us-east-1",
  "AWS::AccountId": "000000000000",
};

/** The properties of a template's resources that exist with these parameters, references replaced. */
export function openTemplate(name: string, parameters: Record<string, string>) {
  const { Mappings, Conditions, Resources }: Template = JSON.parse(
    readFileSync(fileOf(name), "utf8"),
  );
  const known: Record<string, unknown> = { ...pseudo, ...parameters };

  function resolve(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(resolve);
    if (typeof value !== "object" || value === null) return value;
    const [[key, argument] = []] = Object.entries(value);
    switch (key) {
      case "Ref":
        return known[String(argument)] ?? `<${argument}>`;
      case "Fn::GetAtt":
        return `<${(argument as string[]).join(".")}>`;
      case "Fn::Sub": {
        const [text, more] = [argument].flat() as [string, object?];
        const names = { ...known, ...(resolve(more ?? {}) as object) };
        return text.replace(/\$\{([^}]+)\}/g, (_, one: keyof typeof names) => String(names[one]));
      }
      case "Fn::FindInMap": {
        const [map, first, second] = (resolve(argument) as string[]).map(String);
        return Mappings?.[map ?? ""]?.[first ?? ""]?.[second ?? ""];
      }
      case "Fn::Equals": {
        const [a, b] = resolve(argument) as unknown[];
        return a === b;
      }
      default:
        return Object.fromEntries(Object.entries(value).map(([one, of]) => [one, resolve(of)]));
    }
  }

  const existing = Object.entries(Resources).filter(
    ([, { Condition }]) => !Condition || resolve(Conditions?.[Condition]) === true,
  );
  return {
    properties: (id: string) => resolve(Resources[id]?.Properties) as Record<string, unknown>,
    /** All statements of the policies of a type of resource. */
    statements: (type: string) =>
      existing
        .filter(([, { Type }]) => Type === type)
        .flatMap(([, { Properties }]) => {
          const { PolicyDocument } = resolve(Properties) as { PolicyDocument: Document };
          return PolicyDocument.Statement.map((one) => ({
            ...one,
            resources: [one.Resource].flat().map(String),
          }));
        }),
  };
}

function fileOf(name: string): string {
  return `stacks/accounts/${name}.json`;
}
