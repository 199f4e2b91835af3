/**
 * Everything that documents and comments name exists: files, sections, tests, commands, variables,
 * indexes, names of the code.
 */
import { describe, expect, it } from "vitest";
import { documents, readAll, readComments, readMarkdown } from "./passages";
import { brokenReferences, unused } from "./references";

it("documents and comments name only what exists", () => {
  expect(brokenReferences(readAll())).toEqual([]);
  expect([...unused]).toEqual([]);
});

it("reads README, CONTRIBUTING and all of docs", () => {
  expect(documents).toEqual(
    expect.arrayContaining(["README.md", "CONTRIBUTING.md", "docs/decisions/0001-shape.md"]),
  );
});

function problems(markdown: string): string[] {
  const { passages, links } = readMarkdown("docs/page.md", markdown);
  return brokenReferences({ passages, links });
}

describe("the search for broken references", () => {
  it.each([
    ["`core/src/db/tables.ts`", "there is no file core/src/db/tables.ts"],
    ["See packages/core/src/db/tables.ts.", "there is no file packages/core/src/db/tables.ts"],
    ["`packages/*/src/nothing.ts`", "there is no file packages/*/src/nothing.ts"],
    ["`stacks/watch`", "there is no folder stacks/watch"],
    ["See packages/watch/nothing.", "there is no folder packages/watch/nothing"],
    ["`nothing/`", "there is no folder nothing"],
    ["docs/product.md#nothing", "docs/product.md has no section #nothing"],
    ["indexes such as `area-by-date`", "the table has no index area-by-date"],
    ["read from the index `gone`", "the table has no index gone"],
    ['`db/due.test.ts` "no such test"', "db/due.test.ts has no test “no such test”"],
    [
      '`component/home.component.tsx` "no such test"',
      "component/home.component.tsx has no test “no such test”",
    ],
    ["`npm run nothing`", ". has no command nothing"],
    ["`npm run bench -- nothing`", "npm run bench does not know nothing"],
    ["`npm start -- --nothing`", "npm run start does not know nothing"],
    ["`npm run e2e --workspace packages/web`", "packages/web has no command e2e"],
    ["`NO_SUCH_VARIABLE`", "nothing reads NO_SUCH_VARIABLE"],
    ["`Outbox.markGone`", "no source has markGone"],
    ["```mermaid\nA->>B: Connection.markGone\n```", "no source has markGone"],
    ["[decision 2](decisions/0001-shape.md)", "“decision 2” leads to docs/decisions/0001-shape.md"],
    ["[the product](products.md)", "there is no docs/products.md"],
    ["[here](product.md#nothing)", "docs/product.md has no section #nothing"],
  ])("finds %s", (markdown, problem) =>
    expect(problems(markdown)).toEqual([`docs/page.md:1: ${problem}`]),
  );

  it.each([
    "`core/src/db/table.ts`, `db/table.ts`, `table.ts` and `packages/{web,core}/texts/{fr,hi}.json`",
    "`packages/core/src/<domain>/index.test.ts` and `fuzz/*.test.ts`",
    "`packages/watch`, `outbox/`, `packages/<name>/src`, `.local/` and stacks/constructs.",
    "docs/product.md#matching",
    "the index `due`, and `cell-by-date`",
    '`functions.synth.test.ts` "… has exactly these permissions"',
    "`npm run bench -- web --runs 3`, `npm run size --workspace packages/web`",
    "`WEB_PORT=8080`, `Outbox.markSent`",
    "[decision 1](decisions/0001-shape.md#1-repository-structure)",
  ])("leaves %s", (markdown) => expect(problems(markdown)).toEqual([]));

  it("reads comments, with the line where each begins", () => {
    const code = "const a = 1;\n\n/**\n * As in `no/such.ts`.\n */\nf();\u0020// no/other.ts\n";
    expect(brokenReferences({ passages: readComments("a.ts", code), links: [] })).toEqual([
      "a.ts:3: there is no file no/such.ts",
      "a.ts:6: there is no file no/other.ts",
    ]);
  });
});
