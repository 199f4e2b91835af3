/** The documents and comments of the repository as passages of text. */
import GithubSlugger from "github-slugger";
import { fromMarkdown } from "mdast-util-from-markdown";
import { toString as textOf } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { files, readText, sources } from "./repository";

export type Passage = {
  /** Path and line: `docs/scale.md:12`. */
  at: string;
  /** A block of code, a span of code, or the text around them. */
  kind: "block" | "span" | "text";
  text: string;
  /** The text that follows in the paragraph. */
  next?: string;
};
export type Link = { at: string; from: string; target: string; text: string };
export type Document = { passages: Passage[]; links: Link[]; anchors: Set<string> };

/** Without the changelog, which describes the past. */
export const documents = files.filter((path) => path.endsWith(".md") && path !== "CHANGELOG.md");

/** Names in a diagram: `Connection.markPaid`, `cell-by-date`. */
const drawn = /\b(?:[A-Z]\w+\.[a-z]\w+|[a-z]+-by-[a-z]+)\b/g;

export function readMarkdown(path: string, markdown = readText(path)): Document {
  const slugger = new GithubSlugger();
  const found: Document = { passages: [], links: [], anchors: new Set() };
  visit(fromMarkdown(markdown), (node, index, parent) => {
    const at = `${path}:${node.position?.start.line}`;
    if (node.type === "heading") found.anchors.add(slugger.slug(textOf(node)));
    if (node.type === "link" || node.type === "image")
      found.links.push({ at, from: path, target: node.url, text: textOf(node) });
    const following = parent?.children[(index ?? 0) + 1];
    const next = following && "value" in following ? following.value : "";
    if (node.type === "code") found.passages.push({ at, kind: "block", text: node.value });
    if (node.type === "code" && node.lang === "mermaid")
      for (const [text] of node.value.matchAll(drawn))
        found.passages.push({ at, kind: "span", text });
    if (node.type === "text") found.passages.push({ at, kind: "text", text: node.value, next });
    if (node.type === "inlineCode")
      found.passages.push({ at, kind: "span", text: node.value, next });
  });
  return found;
}

/** Biome formats the sources, so that a block comment begins its line and a line comment follows a space. */
const comment = /^[ \t]*\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm;

/** The comments of a module, without their marks. */
export function readComments(path: string, code = readText(path)): Passage[] {
  let line = 1;
  let read = 0;
  return [...code.matchAll(comment)].flatMap(({ 0: text, index }) => {
    line += code.slice(read, index).split("\n").length - 1;
    read = index;
    return spansOf(`${path}:${line}`, text.replace(/^\s*(\/\*\*?|\*\/|\*|\/\/)/gm, ""));
  });
}

/** The lines of a file such as `.env.example`. */
export function readEnvironmentFile(path: string): Passage[] {
  return readText(path)
    .split("\n")
    .flatMap((line, index) => spansOf(`${path}:${index + 1}`, line));
}

function spansOf(at: string, text: string): Passage[] {
  const parts = text.split(/`([^`]+)`/);
  return parts.map((part, index) => ({
    at,
    kind: index % 2 === 1 ? "span" : "text",
    text: part,
    next: parts[index + 1],
  }));
}

export function readAll(): { passages: Passage[]; links: Link[] } {
  const pages = documents.map((path) => readMarkdown(path));
  return {
    passages: [
      ...pages.flatMap(({ passages }) => passages),
      ...sources.flatMap((path) => readComments(path)),
      ...readEnvironmentFile(".env.example"),
    ],
    links: pages.flatMap(({ links }) => links),
  };
}
