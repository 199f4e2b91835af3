/** Finds references in documents and comments to things that do not exist in the repository. */
import { existsSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { indexes } from "../../packages/core/src/db/table";
import { type Link, type Passage, readMarkdown } from "./passages";
import { files, isIgnored, readText, root, scriptsOf, sources } from "./repository";

/**
 * Names that documents may use although they do not exist in the repository. The test fails if no
 * document uses one.
 */
export const exceptions = {
  "an index of the past: docs/decisions/0030-migrations.md": ["area"],
  "a file of a build, of a deployment or of data": [
    ".sst/outputs.json",
    "<now>/complete.json",
    "app.html",
    "artifacts/<name>.png",
    "assets/base-1a2b.js",
    "complete.json",
    "fr/search.html",
    "paypal.json",
    "pool.json",
    "releases/<version>",
    "search.html",
    "secrets.json",
  ],
  "a flow of AWS": ["REFRESH_TOKEN_AUTH", "USER_AUTH"],
  "an option of another program": ["preserveNameIds"],
};
const excepted = new Set(Object.values(exceptions).flat());
/** The exceptions that no document names. */
export const unused = new Set(excepted);

function isException(name: string): boolean {
  unused.delete(name);
  return excepted.has(name);
}

/** Sentences such as `docs/scale.md:3: there is no file …`. */
export function brokenReferences(found: { passages: Passage[]; links: Link[] }): string[] {
  const passages = found.passages.flatMap((passage) =>
    checks.flatMap((check) => check(passage).map((problem) => `${passage.at}: ${problem}`)),
  );
  const links = found.links.flatMap((link) =>
    brokenLink(link).map((problem) => `${link.at}: ${problem}`),
  );
  return [...passages, ...links];
}

const checks: ((passage: Passage) => string[])[] = [
  missingFiles,
  missingFolders,
  missingTests,
  missingCommands,
  missingVariables,
  missingIndexes,
  missingNames,
];

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

// Files

const extension = "(?:ts|tsx|mjs|cjs|js|md|json|css|html|yml|java|txt|woff2|svg|png)";
const wholePath = new RegExp(`^(?:[\\w.@{},*<>-]+/)*[\\w.@{},*<>-]+\\.${extension}(?:#[\\w-]+)?$`);
const pathInText = new RegExp(
  `(?<![\\w./@<>{}*-])(?:[\\w.-]+/)+[\\w.-]+\\.${extension}(?![\\w/])(?:#[\\w-]+)?`,
  "g",
);

const folders = [...new Set(files.flatMap(foldersOf))];
/** `packages/core/src/db/table.ts` is in `packages/core/src/db`, `packages/core/src` and so on. */
function foldersOf(path: string): string[] {
  const parent = dirname(path);
  return parent === "." ? [] : [parent, ...foldersOf(parent)];
}

/** The endings of all paths: documents omit `packages`, `src` and parent folders. */
function endsOf(paths: readonly string[]): ReadonlySet<string> {
  return new Set(
    paths.flatMap((path) => {
      const parts = path.split("/");
      const short = path.replace(/^packages\/([^/]+)\/src\//, "$1/");
      return [short, ...parts.map((_, index) => parts.slice(index).join("/"))];
    }),
  );
}
const fileEnds = endsOf(files);
const folderEnds = endsOf(folders);

function missingFiles({ kind, text, at }: Passage): string[] {
  if (kind === "block") return [];
  const isPath = kind === "span" && wholePath.test(text);
  const paths = isPath ? [text] : [...text.matchAll(pathInText)].map(([path]) => path);
  return paths.flatMap((path) => {
    const [file = "", anchor] = path.split("#");
    if (isFile(file, at)) return missingSection(file, anchor);
    return isException(file) ? [] : [`there is no file ${file}`];
  });
}

function isFile(path: string, at: string): boolean {
  if (fileEnds.has(path) || existsSync(join(root, dirname(at), path))) return true;
  const pattern = patternOf(path);
  return pattern !== undefined && files.some((file) => pattern.test(file));
}

/** A span with a slash at its end, or a path from a folder of the root: `outbox/`, `packages/watch`. */
const wholeFolder = /^(?:[\w.@{},*<>-]+\/)+$/;
const topFolders = folders.filter((path) => !path.includes("/")).map(escaped);
const folderInText = new RegExp(
  `(?<![\\w./@<>{}*:#-])(?:${topFolders.join("|")})(?:/[\\w.{},*<>-]*[\\w}>*-])+`,
  "g",
);
const ending = new RegExp(`\\.${extension}$`);

function missingFolders({ kind, text }: Passage): string[] {
  if (kind === "block") return [];
  const isFolder = kind === "span" && wholeFolder.test(text);
  const paths = isFolder
    ? [text.slice(0, -1)]
    : [...text.matchAll(folderInText)].map(([path]) => path);
  return paths
    .filter((path) => !ending.test(path) && !isIgnored(path) && !isKnownFolder(path))
    .filter((path) => !isException(path))
    .map((path) => `there is no folder ${path}`);
}

function isKnownFolder(path: string): boolean {
  const pattern = patternOf(path);
  return folderEnds.has(path) || folders.some((folder) => pattern?.test(folder));
}

/** `*` and `<name>` stand for a part of a name, `**` for folders, `{a,b}` for one of them, `.test.ts` for each such name. */
function patternOf(path: string): RegExp | undefined {
  if (!/[*{<]|^\./.test(path)) return undefined;
  const source = path
    .replace(/^\./, "*.")
    .replace(/[.+^$()|[\]\\]/g, "\\$&")
    .replace(/\{([^}]*)\}/g, (_, names: string) => `(?:${names.replaceAll(",", "|")})`)
    .replace(/<[\w -]+>/g, "[^/]+")
    .replace(/\*\*\/|\*/g, (stars) => (stars === "*" ? "[^/]*" : "(?:.*/)?"));
  return new RegExp(`(?:^|/)${source}$`);
}

function missingSection(path: string, anchor: string | undefined): string[] {
  const file = files.find((one) => one === path || one.endsWith(`/${path}`));
  if (!anchor || !file?.endsWith(".md")) return [];
  return anchorsOf(file).has(anchor) ? [] : [`${file} has no section #${anchor}`];
}

const anchors = new Map<string, ReadonlySet<string>>();
function anchorsOf(file: string): ReadonlySet<string> {
  const known = anchors.get(file) ?? readMarkdown(file).anchors;
  anchors.set(file, known);
  return known;
}

// Tests

/** The names of tests after the name of their file: `quota/index.test.ts` "counts …". */
function missingTests({ kind, text: path, next = "" }: Passage): string[] {
  if (kind !== "span" || !/\.(test|e2e|component)\.tsx?$/.test(path)) return [];
  const quoted = /^(?:,? "[^"]+")+/.exec(next)?.[0] ?? "";
  const names = [...quoted.matchAll(/"([^"]+)"/g)].map(([, name = ""]) => name);
  const codes = sources
    .filter((file) => file.replace("/src/", "/").endsWith(path.replace("/src/", "/")))
    .map((file) => readText(file));
  return names
    .filter((name) => !codes.some((code) => hasTest(code, name)))
    .map((name) => `${path} has no test “${name}”`);
}

/** Whether the file has a test or a group of tests with this name. `…` stands for part of the name. */
function hasTest(code: string, name: string): boolean {
  const title = name
    .split("…")
    .map((part) => escaped(part.trim()))
    .join('[^"`]*');
  return new RegExp(`(?:^|[\\s(])["\`]${title}["\`],`, "m").test(code);
}

// Commands

const command =
  /\bnpm (?:run (?<name>[\w:-]+)|(?<lifecycle>start|test)\b)(?: --workspace (?<workspace>[\w/]+))?(?: --(?<words>(?: [\w-]+)+))?/g;

function missingCommands({ kind, text }: Passage): string[] {
  const lines = kind === "block" ? text.split("\n") : [text.replace(/\s+/g, " ")];
  return lines
    .flatMap((line) => [...line.matchAll(command)])
    .flatMap(({ groups = {} }) => {
      const { name = groups.lifecycle ?? "", workspace = ".", words = "" } = groups;
      const script = scriptsOf(workspace)[name];
      if (!script) return [`${workspace} has no command ${name}`];
      const entry = /\btsx (\S+\.ts)/.exec(script)?.[1];
      const program = entry ? programOf(join(workspace, entry)) : "";
      return argumentsIn(entry ? words : "")
        .filter((one) => !new RegExp(`(?<![\\w-])${one}(?![\\w-])`).test(program))
        .map((one) => `npm run ${name} does not know ${one}`);
    });
}

/** The subcommand and the names of options: `list --env file` has `list` and `env`. */
function argumentsIn(text: string): string[] {
  const words = text.trim().split(" ");
  const options = words.filter((word) => /^--[a-z]/.test(word)).map((word) => word.slice(2));
  return /^[a-z][a-z-]+$/.test(words[0] ?? "") ? [words[0] ?? "", ...options] : options;
}

/** The source of a module and of the modules that it imports from its own folder and those below it, without comments. */
function programOf(path: string): string {
  const code = codeOf(path);
  const imported = [...code.matchAll(/(?:from |import\()"(\.\/[\w/-]+)"/g)].map(([, name = ""]) =>
    codeOf(join(dirname(path), `${name}.ts`)),
  );
  return [code, ...imported].join("\n");
}

function codeOf(path: string): string {
  return readText(path).replace(/^\s*(\/\*[\s\S]*?\*\/|\/\/.*$)/gm, "");
}

// Names in the code

const workflows = files.filter((path) => path.startsWith(".github/"));
const words = new Set(
  [
    ...sources.filter((path) => !path.startsWith("scripts/documents/")).map(codeOf),
    ...workflows.map(readText),
  ].flatMap((code) => code.match(/\w+/g) ?? []),
);

const variable = /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+(?==|$)/;
const setting = /^(?:# ?)?([A-Z][A-Z0-9_]+)=/;

function missingVariables({ kind, text, at }: Passage): string[] {
  const pattern = at.startsWith(".env.example:") ? setting : variable;
  const [found, name = found] = (kind !== "block" && pattern.exec(text)) || [];
  return missing(name, "nothing reads");
}

/** Functions and fields that documents name: `schedulesOf`, `Outbox.markSent`. */
const identifier = /^(?:[A-Z]\w*\.)?([a-z]+[A-Z]\w*)(?:\(.*\))?$|^[A-Z]\w+\.([a-z]\w+)(?:\(.*\))?$/;

function missingNames({ kind, text, at }: Passage): string[] {
  const [, name, member] = (kind === "span" && at.includes(".md:") && identifier.exec(text)) || [];
  return missing(name ?? member, "no source has");
}

function missing(name: string | undefined, problem: string): string[] {
  return !name || words.has(name) || isException(name) ? [] : [`${problem} ${name}`];
}

// Indexes of the table

function missingIndexes({ kind, text, next = "" }: Passage): string[] {
  if (kind === "span" && /^[a-z]+-by-[a-z]+$/.test(text)) return missingIndex(text);
  const isNamed = kind === "text" && /\bindex $/.test(text) && /^[a-z-]+$/.test(next);
  return isNamed ? missingIndex(next) : [];
}

function missingIndex(name: string): string[] {
  return name in indexes || isException(name) ? [] : [`the table has no index ${name}`];
}

// Links

function brokenLink({ from, target, text }: Link): string[] {
  if (/^[a-z]+:/.test(target)) return [];
  const [path = "", anchor] = target.split("#");
  const file = path ? normalize(join(dirname(from), path)).replace(/\/$/, "") : from;
  if (!existsSync(join(root, file))) return [`there is no ${file}`];
  const number = /^decision (\d+)$/i.exec(text)?.[1];
  const isOther = number && !file.includes(`/${number.padStart(4, "0")}-`);
  return isOther ? [`“${text}” leads to ${file}`] : missingSection(file, anchor);
}
