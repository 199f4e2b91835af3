/**
 * The tests of one domain, for `npm run mutate`. Stryker runs them in a copy of the repository
 * whose `node_modules` is a link, so `@flightaides/core` would be the sources that are not mutated.
 */
import { env } from "node:process";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import base, { services, setupFiles } from "../../vitest.config.ts";
import { isDomain, testsOf } from "./domains.ts";

const core = fileURLToPath(new URL("../../packages/core", import.meta.url));
const { MUTATED_DOMAIN: domain = "" } = env;
if (!isDomain(domain)) throw new Error("MUTATED_DOMAIN is missing");

const test = {
  ...base.test,
  projects: undefined,
  // A configuration may have it, although its type leaves it to the command line.
  tagsFilter: ["!deep"],
  include: testsOf(domain),
  globalSetup: services,
  setupFiles,
};

export default defineConfig({
  resolve: {
    alias: [
      { find: /^@flightaides\/core\/(test\/.+)$/, replacement: `${core}/$1` },
      { find: /^@flightaides\/core\/(.+\.(?:ts|txt))$/, replacement: `${core}/src/$1` },
      { find: /^@flightaides\/core\/(.+)$/, replacement: `${core}/src/$1/index.ts` },
    ],
  },
  test,
});
