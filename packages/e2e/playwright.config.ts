import { randomInt } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import getPort, { portNumbers } from "get-port";
import { browser } from "./support/browser";
import { cpuThrottle } from "./support/cpu-throttle";

const root = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Each run has its own ports, so that several can share a machine. Outgoing connections get ports from 32768 up on
 * Linux. One of them could take the second server's port before that server starts, so all ports are below.
 */
const lastPort = 32_767;
const firstPort = randomInt(20_000, lastPort - 100);
const ports = ["WEB", "API", "API_PROXY", "DYNAMODB", "COGNITO", "SES", "PAYPAL", "PUSH"];
/**
 * Prefixes of the variables with the ports of the two servers: one with the real clock, and one
 * whose clock the tests advance.
 */
export const servers = { today: "E2E", later: "E2E_LATER" };

// Every worker evaluates this file again. Workers inherit the environment that the first process has set.
for (const prefix of Object.values(servers))
  for (const port of ports)
    process.env[`${prefix}_${port}_PORT`] ??= String(
      await getPort({ port: portNumbers(firstPort, lastPort) }),
    );
if (!process.env.E2E_DIR) {
  const dir = mkdtempSync(join(tmpdir(), "flightaides-e2e-"));
  process.env.E2E_DIR = dir;
  // Not in a global teardown: the web server stops after it and still writes.
  process.on("exit", () => rmSync(dir, { recursive: true, force: true }));
  writeFileSync(join(dir, "clock"), "0");
}
const dir = process.env.E2E_DIR;

const urlOf = (server: keyof typeof servers) =>
  `http://localhost:${process.env[`${servers[server]}_WEB_PORT`]}`;

function serve(server: keyof typeof servers, env: Record<string, string> = {}) {
  return {
    command: "node --import tsx packages/local/src/start.ts --built",
    cwd: root,
    // Beside the other steps of `npm test`, the build of the site takes minutes on a busy machine.
    timeout: 900_000,
    stdout: "pipe" as const,
    gracefulShutdown: { signal: "SIGTERM" as const, timeout: 10_000 },
    env: {
      ...Object.fromEntries(
        ports.map((port) => [`${port}_PORT`, process.env[`${servers[server]}_${port}_PORT`] ?? ""]),
      ),
      // A new directory, so that the demo data is seeded.
      DATA_DIR: join(dir, server),
      // The first server builds the site for both: Playwright starts the next one when it is ready.
      SITE_DIR: join(dir, "site"),
      // Mails about matches arrive within seconds. Each run costs 50 ms, while the browser needs both cores.
      NOTIFY_INTERVAL_MS: "2500",
      ...env,
    },
  };
}

/** The tests that advance the clock. */
const later = /later\.e2e\.ts$/;

export default defineConfig({
  testDir: "tests",
  // Vitest runs `.test.ts`.
  testMatch: "*.e2e.ts",
  outputDir: "artifacts/results",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 3,
  // The same as in Vitest. The longest journey takes 45 seconds alone, and no test asserts a time.
  timeout: 300_000 * cpuThrottle,
  // The same as in Vitest's browser mode. Beside a throttled page, an expectation has taken more than 15 seconds.
  expect: { timeout: 60_000 * cpuThrottle },
  reporter: [["list"], ["html", { outputFolder: "artifacts/report", open: "never" }]],
  use: {
    locale: "en-US",
    viewport: { width: 1280, height: 860 },
    // Animations take a tenth of a run, because a browser without a GPU renders in software.
    // Tests whose subject they are part of enable them: `moving`.
    contextOptions: { reducedMotion: "reduce" },
    // Tests that intercept requests need them to come from the page. offline.e2e.ts allows them.
    serviceWorkers: "block",
    // Traces cost up to a third of a run, screenshots a thirtieth, as one of each page is taken before it is known whether the
    // test fails. `npm run e2e --workspace packages/e2e -- --trace
    // retain-on-failure` records traces.
    trace: "off",
    screenshot: "off",
    ...(await browser()),
  },
  projects: [
    // Sequentially, because they share the clock; first, because others run in parallel with them.
    {
      name: "later",
      testMatch: later,
      fullyParallel: false,
      workers: 1,
      use: { baseURL: urlOf("later") },
    },
    { name: "today", testIgnore: later, use: { baseURL: urlOf("today") } },
  ],
  webServer: [
    { ...serve("today"), url: `${urlOf("today")}/api/health` },
    {
      ...serve("later", {
        CLOCK_FILE: join(dir, "clock"),
        // The functions run in a separate process, which inherits it.
        NODE_OPTIONS: `--import ${new URL("support/clock.mjs", import.meta.url)}`,
      }),
      // Its tests wait until it is ready (support/test.ts); the tests with the real clock start immediately.
      wait: { stdout: /./ },
    },
  ],
});
