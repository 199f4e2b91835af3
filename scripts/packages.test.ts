import { expect, it } from "vitest";
import { type Packages, unlicensed, unverified } from "./packages";

const installed = (changed: object = {}) => ({ integrity: "sha512-x", license: "MIT", ...changed });

const packages: Packages = {
  "packages/web": { dependencies: { plain: "1", own: "1" } },
  "packages/own": { dependencies: { nested: "1" } },
  "node_modules/own": { link: true, resolved: "packages/own" },
  "node_modules/plain": installed({ dependencies: { nested: "1", choice: "1" } }),
  "node_modules/plain/node_modules/nested": installed({ license: "GPL-3.0-only" }),
  "node_modules/nested": installed({ license: "ISC" }),
  "node_modules/choice": installed({ license: "(GPL-2.0 OR MIT)" }),
  "node_modules/tool": { license: "GPL-3.0-only" },
  "node_modules/tool/node_modules/bundled": { inBundle: true },
};

it("finds packages without a checksum, but for those in the archive of another", () => {
  expect(unverified(packages)).toEqual(["node_modules/tool"]);
});

it("finds what is deployed with a licence that is not on the list", () => {
  expect(unlicensed(packages, ["packages/web"])).toEqual([
    "node_modules/plain/node_modules/nested: GPL-3.0-only",
  ]);
});

it("finds a package without a licence", () => {
  const web = { dependencies: { plain: "1" } };
  expect(unlicensed({ web, "node_modules/plain": {} }, ["web"])).toEqual([
    "node_modules/plain: no licence",
  ]);
});
