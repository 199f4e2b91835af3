/**
 * `npm run fuzz -- 100000 [seed]`: runs the test with generated requests longer than `npm run
 * test:deep` does, with a random seed. Prints the responses of each route, and each kind of wrong
 * response with an example.
 */
import { spawnSync } from "node:child_process";
import { randomInt } from "node:crypto";
import { argv, env, execPath, exit } from "node:process";

const [requests = "20000", seed = String(randomInt(2 ** 31))] = argv.slice(2);
const { status } = spawnSync(
  execPath,
  ["node_modules/vitest/vitest.mjs", "run", "--project=slow", "packages/functions/test/fuzz/"],
  { stdio: "inherit", env: { ...env, FUZZ_REQUESTS: requests, FUZZ_SEED: seed } },
);
exit(status ?? 1);
