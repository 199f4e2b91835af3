/** The tables of the reference: routes, mails, settings, indexes, commands. */
import { type Contract, routeKey } from "../../packages/core/src/contract";
import { contracts } from "../../packages/core/src/contracts";
import { indexes } from "../../packages/core/src/db/table";
import { templates, topics } from "../../packages/core/src/email/templates";
import { codeSamples, sampleProps, samples } from "../../packages/core/src/email/templates/samples";
import { environments, type VariableName, variables } from "../../packages/core/src/environment";
import { files, readText, scriptsOf, sources } from "../documents/repository";
import { mailBounds } from "./mail-limits";

function table(head: string[], rows: string[][]): string {
  return [head, head.map(() => "---"), ...rows]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");
}

function code(text: string): string {
  return `\`${text}\``;
}

export function routes(): string {
  const byFunction: [string, readonly Contract[]][] = Object.entries(contracts);
  return table(
    ["call", "auth", "rate", "function", "`Cache-Control`"],
    byFunction.flatMap(([name, all]) =>
      all.map((one) => [
        code(routeKey(one)),
        one.recentSignIn ? `${one.auth}, recent sign-in` : one.auth,
        one.rate ?? "usual",
        code(name),
        [one.cache, one.cacheOfAnonymous && `without a token ${one.cacheOfAnonymous}`]
          .filter(Boolean)
          .join("; "),
      ]),
    ),
  );
}

export function mails(): string {
  const all = samples();
  const ofKind = (kind: string) =>
    sampleProps().find((one) => one.kind === kind)?.name ?? "a kind without a sample";
  const kinds = Object.keys(templates) as (keyof typeof templates)[];
  return table(
    ["kind", "subject of the sample", "can be turned off"],
    [
      ...kinds.map((kind) => [
        code(kind),
        all[ofKind(kind)]?.subject ?? "",
        topics[kind] ? `mail about ${topics[kind]}` : "",
      ]),
      ...Object.entries(codeSamples()).map(([name, { subject }]) => [name, subject, ""]),
    ],
  );
}

/** The most mails that others can send a person in a day. */
export function mailLimits(): string {
  return table(["mail", "bounded by", "one account", "ten accounts"], mailBounds());
}

/** The settings of a laptop and of a deployment, with the modules that read them. */
export function settings(): string {
  const names = [...readText(".env.example").matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=/gm)].map(
    ([, name = ""]) => name,
  );
  const modules = sources
    .filter((path) => /^(packages\/(core|local|standins)\/src|scripts|stacks)\//.test(path))
    .filter(
      (path) => !/^scripts\/(documents|maps)|\btest\b|environment\.ts|recorded\.ts/.test(path),
    )
    .map((path) => ({ path, words: new Set(readText(path).match(/\w+/g)) }));
  return table(
    ["setting", "read in"],
    [...new Set(names)].map((name) => [
      code(name),
      modules
        .filter(({ words }) => words.has(name))
        .map(({ path }) => code(path))
        .join(", "),
    ]),
  );
}

/** The environment variables that a deployment gives to each function. */
export function functionVariables(): string {
  const functions = Object.entries(environments);
  return table(
    ["variable", "functions"],
    (Object.keys(variables) as VariableName[]).map((name) => {
      const having = functions.filter(([, schema]) => name in schema).map(([one]) => code(one));
      return [code(name), having.length === functions.length ? "all" : having.join(", ")];
    }),
  );
}

export function tableIndexes(): string {
  return table(
    ["index", "partition key", "sort key"],
    Object.entries(indexes).map(([name, { partitionKey, sortKey }]) => [
      code(name),
      code(partitionKey),
      code(sortKey),
    ]),
  );
}

export function commands(): string {
  const workspaces = files
    .filter((path) => /^(packages\/[^/]+|stacks)\/package\.json$/.test(path))
    .map((path) => path.replace("/package.json", ""));
  const scripts = (folder: string, suffix: string) =>
    Object.entries(scriptsOf(folder)).map(([name, runs]) => [
      code(`npm ${/^(start|test)$/.test(name) ? "" : "run "}${name}${suffix}`),
      code(runs.replace(/^node scripts\/install\.mjs[\w/ ]*&& /, "")),
    ]);
  return table(
    ["command", "runs"],
    [
      ...scripts(".", ""),
      ...workspaces.flatMap((folder) => scripts(folder, ` --workspace ${folder}`)),
    ],
  );
}
