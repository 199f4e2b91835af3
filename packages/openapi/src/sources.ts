/** What the contract files export: contracts and schemas by name, with the comments in their sources. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Contract } from "@flightaides/core/contract.ts";
import ts from "typescript";
import type * as z from "zod/mini";

export type Source = {
  /** The folder of the domain: `boarding-pass`. */
  domain: string;
  contracts: ReadonlyMap<string, Contract>;
  schemas: ReadonlyMap<string, z.core.$ZodType>;
  comments: Comments;
};

type Comments = {
  /** Of constants, and of the fields in them: `Airport`, `Airport.timeZone`, `suggest.input.term`. */
  own: ReadonlyMap<string, string>;
  /** The constants that an object takes fields from: `create.input` from `TypedDetails`. */
  parts: ReadonlyMap<string, readonly string[]>;
};

const root = fileURLToPath(import.meta.resolve("@flightaides/core/contract.ts"));

/** One for each domain with a contract, in alphabetical order. */
export async function readSources(): Promise<Source[]> {
  const folder = join(root, "..");
  const found = await readdir(folder, { recursive: true });
  const files = found.filter((file) => /^[\w-]+[/\\]contract\.ts$/.test(file)).sort();
  return Promise.all(files.map((file) => readSource(join(folder, file), file)));
}

async function readSource(path: string, file: string): Promise<Source> {
  const exported = Object.entries<unknown>(await import(path));
  return {
    domain: file.split(/[/\\]/)[0] ?? "",
    contracts: new Map(exported.filter((one): one is [string, Contract] => isContract(one[1]))),
    schemas: new Map(exported.flatMap(([name, value]) => schemaOf(name, value))),
    comments: commentsIn(path, await readFile(path, "utf8")),
  };
}

function isContract(value: unknown): value is Contract {
  return typeof value === "object" && value !== null && "method" in value && "path" in value;
}

/** Schemas have names in upper case. Some are made on first use, by a function. */
function schemaOf(name: string, value: unknown): [string, z.core.$ZodType][] {
  if (!/^[A-Z]/.test(name)) return [];
  const schema: unknown = typeof value === "function" ? value() : value;
  return isSchema(schema) ? [[name, schema]] : [];
}

function isSchema(value: unknown): value is z.core.$ZodType {
  return typeof value === "object" && value !== null && "_zod" in value;
}

function commentsIn(path: string, text: string): Comments {
  const own = new Map<string, string>();
  const parts = new Map<string, string[]>();
  const visit = (node: ts.Node, within: string): void => {
    if (ts.isIdentifier(node)) parts.set(within, [...(parts.get(within) ?? []), node.text]);
    if (!ts.isPropertyAssignment(node)) {
      ts.forEachChild(node, (child) => visit(child, within));
      return;
    }
    const name = `${within}.${node.name.getText()}`;
    const comment = commentOf(node);
    if (comment) own.set(name, comment);
    visit(node.initializer, name);
  };
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    const comment = commentOf(statement);
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (comment) own.set(name.getText(), comment);
      parts.set(name.getText(), []);
      if (initializer) visit(initializer, name.getText());
    }
  }
  return { own, parts };
}

/**
 * The comment of a constant or a field.
 * @param source where it is
 * @param path as in {@link Comments}
 */
export function commentAt(
  sources: readonly Source[],
  source: Source,
  path: string,
): string | undefined {
  const own = source.comments.own.get(path);
  if (own) return own;
  const at = path.lastIndexOf(".");
  if (at < 0) return undefined;
  const [within, field] = [path.slice(0, at), path.slice(at + 1)];
  for (const part of source.comments.parts.get(within) ?? []) {
    const from = source.comments.parts.has(part)
      ? source
      : sources.find(({ schemas }) => schemas.has(part));
    const found = from && part !== within && commentAt(sources, from, `${part}.${field}`);
    if (found) return found;
  }
  return undefined;
}

/** The text of the last comment before a node, in one paragraph for each of its own. */
function commentOf(node: ts.Node): string | undefined {
  const text = node.getSourceFile().text;
  const range = ts.getLeadingCommentRanges(text, node.getFullStart())?.at(-1);
  const comment = range && text.slice(range.pos, range.end);
  if (!comment?.startsWith("/**")) return undefined;
  return comment
    .slice(3, -2)
    .split("\n")
    .map((line) => line.replace(/^\s*\*\s?/, "").trim())
    .join("\n")
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.replaceAll("\n", " "))
    .join("\n\n")
    .replace(/\{@link (\w+)\}/g, "`$1`");
}
