import { readdirSync, readFileSync } from "node:fs";
import { languages } from "@flightaides/core/language/contract.ts";
import { expect, it } from "vitest";
import { pageFiles, pages, servedFile } from "./pages";

const file = (path: string) => servedFile(pageFiles, path);

it.each([
  ["/", "/index.html"],
  ["/search", "/search.html"],
  ["/search/", "/search.html"],
  ["/fr", "/fr/index.html"],
  ["/fr/", "/fr/index.html"],
  ["/hi/terms-of-use", "/hi/terms-of-use.html"],
])("serves the prerendered file of %s", (path, expected) => {
  expect(file(path)).toBe(expected);
});

it.each([
  ["/account", "/app.html"],
  ["/trip/0a0b", "/app.html"],
  ["/nowhere", "/app.html"],
  ["/french/search", "/app.html"],
  ["/constructor", "/app.html"],
  ["/fr/account", "/fr/app.html"],
  ["/hi/nowhere/at/all/", "/hi/app.html"],
  ["//evil.test/x", "/app.html"],
])("serves the frame of the language for %s", (path, expected) => {
  expect(file(path)).toBe(expected);
});

it.each(["/assets/base-1.js", "/favicon.svg", "/fr/search.html"])("serves %s as it is", (path) => {
  expect(file(path)).toBe(path);
});

it("runs without its module, as in CloudFront", () => {
  const alone: typeof servedFile = new Function(`return ${servedFile}`)();
  expect(alone(pageFiles, "/fr/search")).toBe("/fr/search.html");
});

it("names a file of src/routes for each page, and leaves out none but the message for unknown pages", () => {
  const routes = readdirSync(new URL("../routes", import.meta.url)).filter((each) =>
    each.endsWith(".tsx"),
  );
  const named = Object.values(pages).map(({ route }) => `${route}.tsx`);
  expect([...named, "not-found.tsx"].sort()).toEqual(routes.sort());
});

it("the script of the head that leads to the reader's language knows all of them", () => {
  const html = readFileSync(new URL("../../index.html", import.meta.url), "utf8");
  expect(html).toContain(`const languages = ${JSON.stringify(languages).replaceAll(",", ", ")};`);
});
