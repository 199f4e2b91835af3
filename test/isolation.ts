/**
 * Gives each test file its own modules and environment, as `isolate` does, in a process that several files share.
 * The sources are evaluated again; packages of `node_modules` are not.
 *
 * Vitest 4 may give a module that two files mock the factory of the file that ran first, so such a
 * module has a single mock in `__mocks__` (`scripts/mocks.test.ts` checks it).
 */
import { env } from "node:process";
import { afterAll, vi } from "vitest";

const before = { ...env };

vi.resetModules();

afterAll(() => {
  vi.unstubAllGlobals();
  for (const name of Object.keys(env)) delete env[name];
  Object.assign(env, before);
});
