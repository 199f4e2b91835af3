/** Every query that reads all of its pages has a bound in docs/data-model.md. */
import { expect, it } from "vitest";
import { readText } from "./repository";
import { listedReads, wholeReads, wholeReadsOf } from "./whole-reads";

const document = readText("docs/data-model.md");

it("the table of whole reads lists each query that reads all of its pages, and no other", () => {
  expect(wholeReads().length).toBeGreaterThan(10);
  expect(listedReads(document)).toEqual(wholeReads());
});

it("finds a query that the table does not list", () => {
  const code = [
    "export async function everything(uid: string) {",
    '  return entity().query.byUser({ uid }).go({ pages: "all" });',
    "}",
    "async function loop() {",
    "  await client.send(new QueryCommand({ ExclusiveStartKey: start }));",
    "}",
  ].join("\n");
  const found = wholeReadsOf("packages/core/src/quota/new.ts", code);
  expect(found).toEqual(["quota/new.ts everything", "quota/new.ts loop"]);
  expect(listedReads(document)).not.toEqual(expect.arrayContaining(found));
});

it("finds a row without a query", () => {
  const [row = ""] = /^\| `block\/index.ts` .+$/m.exec(document) ?? [];
  const stale = document.replace(row, `${row}\n| \`block/index.ts\` \`gone\` | nothing |`);
  const missing = (text: string) => listedReads(text).filter((one) => !wholeReads().includes(one));
  expect(missing(stale)).toEqual(["block/index.ts gone"]);
  expect(missing(document)).toEqual([]);
});
