/**
 * Writes the texts of one language into the code of a build. The bundle needs no catalogue then, and weighs about the same in
 * each language: `i18n.t("Log in")` becomes `"Connexion"`, and a text with parameters its compiled form.
 */
import { readFileSync } from "node:fs";
import { type CompiledMessage, compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import { type ESTree, type Plugin, parseSync, Visitor } from "vite";
import { type Language, languages } from "../core/src/language/contract.ts";

type Catalogue = Readonly<Record<string, string>>;
type Edit = { start: number; end: number; text: string };
/** A text in the code, and the edits that put its compiled translation there. */
type Text = { text: string; write: (compiled: CompiledMessage) => Edit[] };

/** Fails on a text without a translation. `alter` changes what stands between parameters, for the tests' pseudo-language. */
export function translate(language: Language, alter?: (text: string) => string): Plugin {
  const catalogue = language === languages[0] ? undefined : readCatalogue(language);
  return {
    name: "flightaides-translate",
    enforce: "pre",
    apply: "build",
    transform: {
      filter: { id: /\/packages\/(web|core)\/src\/.*\.tsx?$/, code: /i18n|@lingui\/react/ },
      handler(code, id) {
        const edits = knownTextsOf(id, code).flatMap(({ text, write }) => {
          const message = catalogue ? catalogue[text] : text;
          if (!message) this.error(`texts/${language}.json has no ${JSON.stringify(text)}`);
          return write(compileMessageOrThrow(message, alter));
        });
        return edits.length > 0 ? { code: apply(code, edits), map: null } : null;
      },
    },
  };
}

function readCatalogue(language: Language): Catalogue {
  const read = (file: string): Catalogue =>
    JSON.parse(readFileSync(new URL(file, import.meta.url), "utf8"));
  return { ...read(`../core/texts/${language}.json`), ...read(`texts/${language}.json`) };
}

/** Each language builds the scripts and the renderer from the same files. */
const known = new Map<string, Text[]>();

function knownTextsOf(file: string, code: string): Text[] {
  const texts = known.get(code) ?? textsOf(file, code);
  known.set(code, texts);
  return texts;
}

/** The places of `i18n.t("...")` and `<Trans id="..." />`. */
export function textsOf(file: string, code: string): Text[] {
  const texts: Text[] = [];
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) return [];
  new Visitor({
    CallExpression(node) {
      const {
        callee,
        arguments: [first, values],
      } = node;
      if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier") return;
      if (callee.object.type !== "Identifier" || callee.object.name !== "i18n") return;
      if (callee.property.name !== "t") return;
      const text = literalOf(first);
      if (!first || text === undefined) throw new Error(`${file}: i18n.t takes a literal.`);
      texts.push({
        text,
        write: (compiled) =>
          values || !isPlain(compiled)
            ? [
                { start: first.start, end: first.end, text: '""' },
                insertion(
                  (values ?? first).end,
                  `${values ? "" : ", {}"}, { message: ${JSON.stringify(compiled)} }`,
                ),
              ]
            : [{ start: node.start, end: node.end, text: JSON.stringify(compiled.join("")) }],
      });
    },
    JSXOpeningElement(node) {
      if (node.name.type !== "JSXIdentifier" || node.name.name !== "Trans") return;
      for (const attribute of node.attributes) {
        if (attribute.type !== "JSXAttribute" || attribute.name.name !== "id") continue;
        const value = attribute.value;
        const text = literalOf(value?.type === "JSXExpressionContainer" ? value.expression : value);
        if (text === undefined) throw new Error(`${file}: the id of Trans is a literal.`);
        texts.push({
          text,
          write: (compiled) => [
            {
              start: attribute.start,
              end: attribute.end,
              text: `id="" message={${JSON.stringify(compiled)}}`,
            },
          ],
        });
      }
    },
  }).visit(program);
  return texts;
}

function literalOf(node: ESTree.Node | null | undefined): string | undefined {
  if (node?.type === "Literal" && typeof node.value === "string") return node.value;
  if (node?.type === "TemplateLiteral" && node.expressions.length === 0)
    return node.quasis[0]?.value.cooked ?? undefined;
  if (node?.type === "BinaryExpression" && node.operator === "+") {
    const [left, right] = [literalOf(node.left), literalOf(node.right)];
    return left !== undefined && right !== undefined ? left + right : undefined;
  }
  return undefined;
}

function insertion(at: number, text: string): Edit {
  return { start: at, end: at, text };
}

function isPlain(compiled: CompiledMessage): boolean {
  return compiled.every((token) => typeof token === "string");
}

function apply(code: string, edits: readonly Edit[]): string {
  let result = code;
  for (const { start, end, text } of [...edits].sort((a, b) => b.start - a.start))
    result = result.slice(0, start) + text + result.slice(end);
  return result;
}
