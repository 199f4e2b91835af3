/** Judges of the built site that are not this project's own. Each returns what is wrong. */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import jsonld, { type JsonLdDocument, type NodeObject, type Options } from "jsonld";
import { parseManifest } from "lighthouse/core/lib/manifest-parser.js";
import { validateXML } from "xmllint-wasm";

const { resolve } = createRequire(import.meta.url);

/** Google describes `xhtml:link` in words: https://developers.google.com/search/docs/specialty/international/localized-versions */
const alternate = `<schema xmlns="http://www.w3.org/2001/XMLSchema" targetNamespace="http://www.w3.org/1999/xhtml">
  <element name="link">
    <complexType>
      <attribute name="rel" fixed="alternate" use="required"/>
      <attribute name="hreflang" type="language" use="required"/>
      <attribute name="href" use="required">
        <simpleType><restriction base="anyURI"><pattern value="https?://.+"/></restriction></simpleType>
      </attribute>
    </complexType>
  </element>
</schema>`;

const sitemapWithAlternates = `<schema xmlns="http://www.w3.org/2001/XMLSchema">
  <import namespace="http://www.sitemaps.org/schemas/sitemap/0.9" schemaLocation="sitemap.xsd"/>
  <import namespace="http://www.w3.org/1999/xhtml" schemaLocation="alternate.xsd"/>
</schema>`;

/** By libxml2, against the schema of sitemaps.org, which the package `sitemap` contains. */
export async function sitemapFaults(xml: string): Promise<string[]> {
  const published = join(dirname(resolve("sitemap/package.json")), "schema/sitemap.xsd");
  const { errors } = await validateXML({
    xml: { fileName: "sitemap.xml", contents: xml },
    schema: sitemapWithAlternates,
    preload: [
      { fileName: "sitemap.xsd", contents: await readFile(published, "utf8") },
      { fileName: "alternate.xsd", contents: alternate },
    ],
  });
  return errors.map(({ message }) => message);
}

/** By Lighthouse's parser. The types of DefinitelyTyped, which appManifest returns, cover the members that it skips. */
export function manifestFaults(json: string, manifestUrl: string, documentUrl: string): string[] {
  return warningsIn(parseManifest(json, manifestUrl, documentUrl));
}

/** Lighthouse has a warning at each member. */
function warningsIn(parsed: unknown): string[] {
  if (typeof parsed !== "object" || parsed === null) return [];
  return Object.entries(parsed).flatMap(([key, value]) =>
    key === "warning" && value ? [String(value)] : key === "raw" ? [] : warningsIn(value),
  );
}

const schemaOrg = "http://schema.org/";
const domain = `${schemaOrg}domainIncludes`;
const parent = "http://www.w3.org/2000/01/rdf-schema#subClassOf";
/** What the vocabulary says of a term: objects by predicate. */
type Vocabulary = ReadonlyMap<string, Readonly<Record<string, string[]>>>;

/** By jsonld.js, against schema.org's vocabulary. schema-dts checks the types of the values, in page.ts. */
export async function structuredDataFaults(html: string): Promise<string[]> {
  const vocabulary = await loadVocabulary();
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  const faults: string[] = [];
  for (const [, json = ""] of scripts)
    for (const node of await expanded(JSON.parse(json)))
      faults.push(...nodeFaults(node, vocabulary));
  return faults;
}

async function expanded(document: JsonLdDocument): Promise<NodeObject[]> {
  // `safe`: what has no meaning is an error, and is not dropped.
  const options: Options.Flatten & { safe: true } = { safe: true, documentLoader: loadContext };
  try {
    const { "@graph": nodes = [] } = await jsonld.flatten(document, {}, options);
    return [nodes].flat();
  } catch (error) {
    return [{ "@type": String(error) }];
  }
}

/** schema.org's own context maps each term to its namespace too. */
async function loadContext(documentUrl: string) {
  if (documentUrl !== "https://schema.org") throw new Error(`Unknown context ${documentUrl}`);
  return { documentUrl, document: { "@context": { "@vocab": schemaOrg } } };
}

function nodeFaults(node: NodeObject, vocabulary: Vocabulary): string[] {
  const types = [node["@type"] ?? []].flat().map(String);
  if (types.length === 0) return [`${node["@id"]} has no type`];
  const known = ancestorsOf(types, vocabulary);
  return [
    ...types.filter((type) => !vocabulary.has(type)),
    ...Object.keys(node)
      .filter((key) => !key.startsWith("@"))
      .filter((property) => !vocabulary.get(property)?.[domain]?.some((each) => known.has(each)))
      .map((property) => `${property} of ${types.join()}`),
  ];
}

function ancestorsOf(types: readonly string[], vocabulary: Vocabulary): Set<string> {
  const found = new Set(types);
  for (const type of found)
    for (const each of vocabulary.get(type)?.[parent] ?? []) found.add(each);
  return found;
}

async function loadVocabulary(): Promise<Vocabulary> {
  const quads = await readFile(resolve("@vocabulary/schema/schema.nq"), "utf8");
  const terms = new Map<string, Record<string, string[]>>();
  for (const [, term = "", predicate = "", object = ""] of quads.matchAll(
    /^<(\S+)> <(\S+)> <(\S+)> /gm,
  )) {
    const said = terms.get(term) ?? {};
    terms.set(term, { ...said, [predicate]: [...(said[predicate] ?? []), object] });
  }
  return terms;
}
