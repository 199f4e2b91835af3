/** The generated sections of the documents are up to date, and the tables written by hand are complete. */
import { expect, it } from "vitest";
import { routeKey } from "../../packages/core/src/contract";
import { contracts } from "../../packages/core/src/contracts";
import { templates } from "../../packages/core/src/email/templates";
import { readText, scriptsOf } from "../documents/repository";
import { replaceSection, sections } from "./sections";

it("the generated sections are up to date; `npm run maps` writes them", async () => {
  for (const section of await sections()) {
    const document = readText(section.file);
    expect(document, section.file).toBe(replaceSection(document, section));
  }
});

it("a section that is missing or different is noticed", () => {
  const section = { file: "a.md", name: "routes", content: "new" };
  const document = "<!-- map: routes -->\nold\n<!-- end -->\n";
  expect(replaceSection(document, section)).toBe("<!-- map: routes -->\nnew\n<!-- end -->\n");
  expect(() => replaceSection("", section)).toThrow("a.md has no section “routes”.");
});

it("README describes every command", () => {
  const described = readText("README.md");
  const commands = Object.keys(scriptsOf()).filter((name) => !/^(start|test|lint:.*)$/.test(name));
  expect(commands.filter((name) => !described.includes(`npm run ${name}`))).toEqual([]);
});

it("product.md describes every call and every mail", () => {
  const product = readText("docs/product.md");
  const calls = Object.values(contracts).flatMap((all) => all.map((one) => routeKey(one)));
  expect(calls.filter((call) => !product.includes(`\`${call}\``))).toEqual([]);
  expect(Object.keys(templates).filter((kind) => !product.includes(`| \`${kind}\` |`))).toEqual([]);
});
