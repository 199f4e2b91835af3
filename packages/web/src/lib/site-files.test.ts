import { languages } from "@flightaides/core/language/contract.ts";
import { expect, it } from "vitest";
import { ownFrames, pageFiles, prerenderedPaths, previewPath, servedFile } from "./site-files";

const file = (path: string) => servedFile(prerenderedPaths, ownFrames, languages, path);

it.each([
  ["/", "/index.html"],
  ["/search", "/search.html"],
  ["/search/", "/search.html"],
  ["/fr", "/fr/index.html"],
  ["/fr/", "/fr/index.html"],
  ["/hi/terms-of-use", "/hi/terms-of-use.html"],
  ["/flights", "/flights.html"],
  ["/flights/toronto-delhi", "/flights/toronto-delhi.html"],
  ["/pa/flights/toronto-delhi/", "/pa/flights/toronto-delhi.html"],
])("serves the prerendered file of %s", (path, expected) => {
  expect(file(path)).toBe(expected);
});

it.each([
  ["/boarding-pass/0a0b", "/boarding-pass.html"],
  ["/fr/boarding-pass/0a0b/", "/fr/boarding-pass.html"],
  ["/boarding-pass/0a0b/x", "/app.html"],
  ["/boarding-pass", "/app.html"],
  ["/boarding-pass/", "/app.html"],
])("serves the frame with its own policy for %s: %s", (path, expected) => {
  expect(file(path)).toBe(expected);
});

it.each([
  ["/boarding-pass/0a0b", true],
  ["/hi/boarding-pass/0a0b/", true],
  ["/boarding-pass.html", true],
  ["/hi/boarding-pass.html", true],
  ["/connections", false],
  ["/connect", false],
  ["/app.html", false],
  ["/x/boarding-pass.html", false],
  ["/boarding-pass/0a0b/x", false],
  ["/search/boarding-pass/0a0b", false],
])("a page at %s has its own policy: %s", (path, expected) => {
  expect(ownFrames.some(({ both }) => new RegExp(both).test(path))).toBe(expected);
});

it.each([
  ["/account", "/app.html"],
  ["/trip/0a0b", "/app.html"],
  ["/nowhere", "/app.html"],
  ["/flights/:pair", "/app.html"],
  ["/flights/delhi-toronto", "/app.html"],
  ["/en/search", "/app.html"],
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
  expect(alone(prerenderedPaths, ownFrames, languages, "/fr/search")).toBe("/fr/search.html");
});

it("serves every prerendered page and every frame", () => {
  for (const [path, expected] of Object.entries(pageFiles)) expect(file(path)).toBe(expected);
});

const id = "0a".repeat(16);

it.each([
  [`/trip/${id}`, `/flightAid/${id}/preview/en`],
  [`/trip/${id}/`, `/flightAid/${id}/preview/en`],
  [`/gu/trip/${id}`, `/flightAid/${id}/preview/gu`],
  [`/xx/trip/${id}`, undefined],
  [`/en/trip/${id}`, undefined],
  ["/trip/0a0b", undefined],
  [`/trip/${id}/x`, undefined],
  [`/trip/${id.toUpperCase()}`, undefined],
  ["/search", undefined],
])("finds the preview of %s", (path, expected) => {
  expect(previewPath(languages, path)).toBe(expected);
});
