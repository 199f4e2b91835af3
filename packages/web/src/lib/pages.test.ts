import { readdirSync, readFileSync } from "node:fs";
import { languages } from "@flightaides/core/language/contract.ts";
import { expect, it } from "vitest";
import { pageOf, pages } from "./pages";
import { paths } from "./paths";

it.each([
  ["/search", paths.search],
  ["/search/", paths.search],
  ["/flights", paths.routes],
  ["/flights/toronto-delhi", paths.route],
  ["/flights/toronto-delhi/", paths.route],
  ["/trip/0a0b", paths.trip],
  ["/", paths.home],
  ["/*", undefined],
  ["/nowhere", undefined],
  ["/boarding-pass/0a0b", paths.pass],
  ["/connections/0a0b", undefined],
  ["/flights/toronto/delhi", undefined],
  ["/constructor", undefined],
])("finds the page of %s", (path, page) => {
  expect(pageOf(path)).toBe(page);
});

it("names a file of src/routes for each page, and leaves out none but the message for unknown pages", () => {
  const routes = readdirSync(new URL("../routes", import.meta.url)).filter((each) =>
    each.endsWith(".tsx"),
  );
  const named = Object.values(pages).map(({ route }) => `${route}.tsx`);
  expect([...new Set(named), "not-found.tsx"].sort()).toEqual(routes.sort());
});

it("the script of the head that leads to the reader's language knows all of them", () => {
  const html = readFileSync(new URL("../../index.html", import.meta.url), "utf8");
  expect(html).toContain(`const languages = ${JSON.stringify(languages).replaceAll(",", ", ")};`);
});
