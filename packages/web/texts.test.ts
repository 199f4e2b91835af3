/** Every text that a user sees or hears goes through `i18n`, and has a translation in every language. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type CompiledMessage, compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { languages } from "../core/src/language/contract";
import { textsOf } from "./translate";

const packages = join(import.meta.dirname, "..");
const [, ...translated] = languages;

function sourcesOf(name: "web" | "core") {
  return readdirSync(join(packages, name, "src"), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => ({ file, code: readFileSync(join(packages, name, "src", file), "utf8") }));
}

/** The sources of a catalogue. Only pages show the reasons of errors. */
function textSourcesOf(name: "web" | "core") {
  const core = sourcesOf("core");
  const ofPages = core.filter(({ file }) => /^[\w-]+-reasons\.ts$/.test(file));
  return name === "web"
    ? [...sourcesOf("web"), ...ofPages]
    : core.filter((one) => !ofPages.includes(one));
}

/** The legal pages and the desk exist in English only. The theme names fonts, the reader of boarding passes kinds of codes. */
const excluded =
  /^(content\/(terms-of-use|privacy-policy|co-traveler|fee)|app\/theme|features\/boarding-pass\/reader|routes\/desk|features\/desk\/[\w-]+)\.tsx?$/;

it("is in a catalogue", () => {
  const outside = sourcesOf("web")
    .filter(({ file }) => !excluded.test(file))
    .flatMap(({ file, code }) => textsOutside(code).map((text) => `${file}: ${text}`));
  expect(outside).toEqual([]);
});

it("names the currency of every amount", () => {
  const unnamed = [...sourcesOf("web"), ...sourcesOf("core")]
    .filter(({ file }) => /^(content|features|routes|email)\//.test(file))
    .flatMap(({ file, code }) =>
      (code.match(/(?<!["`$])\$\d[\d.,]*(?![\d.,]|\s[A-Z]{3})/g) ?? []).map(
        (text) => `${file}: ${text}`,
      ),
    );
  expect(unnamed).toEqual([]);
});

describe("the search for texts outside of the catalogue", () => {
  it.each([
    "<p>Hello</p>",
    '<p>{isNew ? "new" : i18n.t("old")}</p>',
    "<p>{count} trips</p>",
    '<Field label="name" />',
    '<Field hint="Your name" />',
    "<Field aria-label={`${count} trips`} />",
    'setNotice("Saved");',
    'const texts = { saved: "it is saved" };',
    'i18n.t("{what} is saved", { what: "Trip" });',
  ])("finds %s", (code) => expect(textsOutside(code)).toHaveLength(1));

  it.each([
    '<p title={i18n.t("Hello")}>{i18n.t("Hello")}</p>',
    '<Trans id="Read the <a>terms</a>" components={{ a: <a href="/terms" /> }} />',
    '<p className="quiet">{role === "traveler" && name}</p>',
    'if (event.key === "Escape") throw new Error("No such key");',
    'type Title = "Dr";',
    'document.querySelector("main form input");',
    'const texts = { "It is saved.": i18n.t("It is saved.") };',
  ])("leaves %s", (code) => expect(textsOutside(code)).toEqual([]));
});

describe.each(["web", "core"] as const)("the catalogues of %s", (name) => {
  const texts = new Set(
    textSourcesOf(name).flatMap(({ file, code }) => textsOf(file, code).map(({ text }) => text)),
  );

  it.each(translated)("have exactly the texts of the sources in %s", (language) => {
    expect(Object.keys(readCatalogue(name, language)).sort()).toEqual([...texts].sort());
  });

  it.each(translated)(
    "have a translation with the same parameters and elements in %s",
    (language) => {
      const catalogue = readCatalogue(name, language);
      expect([...texts].filter((text) => !catalogue[text])).toEqual([]);
      for (const [text, translation] of Object.entries(catalogue))
        expect([text, partsOf(translation)]).toEqual([text, partsOf(text)]);
    },
  );
});

it.each(translated)("a text of both catalogues has one translation in %s", (language) => {
  const [web, core] = [readCatalogue("web", language), readCatalogue("core", language)];
  // Pages show texts of core too, and the catalogue of web takes precedence there.
  const shared = Object.keys(core).filter((text) => text in web);
  expect(shared.filter((text) => web[text] !== core[text])).toEqual([]);
});

/** What a text must not say, by language, with the reason. English is the text of the sources. */
const atEnd: [pattern: RegExp, reason: string] = [
  /(?<!langu(age|e)\u00a0?: )\{name\}\.(?!\p{L})/u,
  "a name is an initial, `S.`, before a payment: it would end in two full stops",
];
const unfit: Record<string, [pattern: RegExp, reason: string][]> = {
  en: [
    atEnd,
    [
      /\bdelete (it|the trip|your trip)\b.*\bagain\b/i,
      "deleting loses the connection and the fee: edit",
    ],
    [/\b(pay|hire|book)\b[^.]* an escort\b/i, "also means a prostitute"],
  ],
  fr: [
    atEnd,
    [
      /\benregistr\S* (ce|cet|cette|un|une|le|la|votre|vos|mon) (voyage|vol|itinéraire|recherche)/i,
      "means to save a change, or to check in: publier",
    ],
    [/\bescorte/i, "means a prostitute when it is paid: un accompagnateur professionnel"],
    [/\bvol(er|es?|ons|ez|ent|ait|era)\b/i, "means to steal: prendre l’avion, voyager"],
    [/ [:»]|« /, "a no-break space stands before a colon and inside of quotation marks"],
    [/\bchangement de jour\b/i, "means a change of day: changer d’avion pendant la journée"],
  ],
  hi: [
    [/(ज़्यादा से ज़्यादा|अधिकतम)[^।]*पहले/, "says “at most … before”: कम से कम … पहले"],
    [
      /उड़(ना|ती|ते|ता|ें|े|न) |उड़ान (भर|ले)/,
      "says that somebody flies the plane: सफ़र करना, जाना, फ़्लाइट लेना",
    ],
    [/[कखग]\u093c|[\u0958-\u095a]/, "a nukta that the other texts leave out: क, ख, ग"],
  ],
};

describe.each(Object.entries(unfit))("unfit words in %s", (language, rules) => {
  it.each(rules)("%s is in no text: %s", (pattern) => {
    const texts = (["web", "core"] as const).flatMap((name) =>
      language === "en"
        ? Object.keys(readCatalogue(name, "fr"))
        : Object.values(readCatalogue(name, language)),
    );
    expect(texts.filter((text) => pattern.test(text))).toEqual([]);
  });
});

function readCatalogue(name: string, language: string): Record<string, string> {
  return JSON.parse(readFileSync(join(packages, name, "texts", `${language}.json`), "utf8"));
}

/** The names of its parameters and elements, each once. */
function partsOf(message: string): string[] {
  const parts = new Set<string>();
  const visit = (compiled: CompiledMessage) => {
    for (const token of compiled) {
      if (typeof token === "string") for (const [tag] of token.matchAll(/<[^>]+>/g)) parts.add(tag);
      else {
        const [name, , choices] = token;
        parts.add(name);
        if (choices && typeof choices === "object")
          for (const choice of Object.values(choices)) if (Array.isArray(choice)) visit(choice);
      }
    }
  };
  visit(compileMessageOrThrow(message));
  return [...parts].sort();
}

/** Attributes that the browser or Mantine shows, whatever they hold. */
const shown =
  /^(aria-(label|description|valuetext|roledescription)|title|placeholder|label|alt|description)$/;
/** Two words, or one that is capitalized. */
const words = /\p{L}{2,}[,.:;!?…]*\s+\p{L}|^\p{Lu}\p{Ll}+[.!?…]*$/u;
/** Brands, and what is for machines although it looks like words. */
const exceptions = ["FlightAides", "Google", "Bearer"];

/** Texts of a module that no translation reaches. */
function textsOutside(code: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isTranslated(node) || isCode(node)) return;
    const text = textAt(node);
    if (
      text &&
      /\p{L}/u.test(text) &&
      !exceptions.includes(text) &&
      (isShown(node) || words.test(text))
    )
      found.push(text);
    else ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile("page.tsx", code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
}

function textAt(node: ts.Node): string | undefined {
  if (ts.isJsxText(node) || ts.isStringLiteralLike(node)) return node.text.trim();
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head, ...node.templateSpans.map(({ literal }) => literal)]
    .map(({ text }) => text)
    .join(" ")
    .trim();
}

/** The first argument of `i18n.t` and the `id` of `<Trans>`. */
function isTranslated(node: ts.Node): boolean {
  const { parent } = node;
  if (!parent) return false;
  if (ts.isCallExpression(parent))
    return parent.expression.getText() === "i18n.t" && parent.arguments[0] === node;
  return (
    ts.isJsxAttribute(node) &&
    node.name.getText() === "id" &&
    node.parent.parent.tagName.getText() === "Trans"
  );
}

/** Where a text is compared, is the name of a property, a type or a module, selects an element, or is for developers. */
function isCode(node: ts.Node): boolean {
  const { parent } = node;
  if (!parent) return false;
  if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node))
    return true;
  if (ts.isNewExpression(node)) return node.expression.getText() === "Error";
  if (ts.isCallExpression(node))
    return /\.(querySelector(All)?|closest)$/.test(node.expression.getText());
  if (ts.isBinaryExpression(parent))
    return /^([!=]==|in)$/.test(parent.operatorToken.getText()) && ts.isStringLiteralLike(node);
  if (ts.isPropertyAssignment(parent)) return parent.name === node;
  return ts.isCaseClause(parent) && parent.expression === node;
}

/** Whether it is a child of an element, or the value of an attribute that is shown. */
function isShown(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isJsxText(node) || ts.isJsxElement(parent) || ts.isJsxFragment(parent)) return true;
  if (ts.isJsxAttribute(parent)) return shown.test(parent.name.getText());
  const isPart =
    ts.isJsxExpression(parent) ||
    ts.isParenthesizedExpression(parent) ||
    ts.isTemplateSpan(parent) ||
    ts.isTemplateExpression(parent) ||
    ts.isBinaryExpression(parent) ||
    (ts.isConditionalExpression(parent) && parent.condition !== node);
  return isPart && isShown(parent);
}
