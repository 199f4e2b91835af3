import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import { browser } from "./support/browser";
import { freePort } from "./support/free-port";

const root = fileURLToPath(new URL("../..", import.meta.url));

// Read by every worker again: the first one to come chooses, the others inherit the environment.
process.env.E2E_WEB_PORT ??= String(await freePort());
process.env.E2E_API_PORT ??= String(await freePort());
process.env.E2E_DYNAMODB_PORT ??= String(await freePort());
process.env.E2E_COGNITO_PORT ??= String(await freePort());
process.env.E2E_SES_PORT ??= String(await freePort());
process.env.E2E_PAYPAL_PORT ??= String(await freePort());
if (!process.env.E2E_DIR) {
  const dir = mkdtempSync(join(tmpdir(), "flightaides-e2e-"));
  process.env.E2E_DIR = dir;
  // A global teardown would come too early: the services still write while they stop.
  process.on("exit", () => rmSync(dir, { recursive: true, force: true }));
}
const baseURL = `http://localhost:${process.env.E2E_WEB_PORT}`;

export default defineConfig({
  testDir: "tests",
  // Not `.test.ts`, which is Vitest's.
  testMatch: "*.e2e.ts",
  outputDir: "artifacts/results",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A test that passes only the second time is reported as flaky, and still to be mended.
  retries: process.env.CI ? 2 : 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [["list"], ["html", { outputFolder: "artifacts/report", open: "never" }]],
  use: {
    baseURL,
    locale: "en-US",
    viewport: { width: 1280, height: 860 },
    trace: "retain-on-failure",
    screenshot: "only-on-failure",
    ...(await browser()),
  },
  webServer: {
    command: "node --import tsx packages/local/src/start.ts --built",
    cwd: root,
    url: `${baseURL}/api/health`,
    timeout: 120_000,
    stdout: "pipe",
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    env: {
      WEB_PORT: process.env.E2E_WEB_PORT,
      API_PORT: process.env.E2E_API_PORT,
      DYNAMODB_PORT: process.env.E2E_DYNAMODB_PORT,
      COGNITO_PORT: process.env.E2E_COGNITO_PORT,
      SES_PORT: process.env.E2E_SES_PORT,
      PAYPAL_PORT: process.env.E2E_PAYPAL_PORT,
      // Not there yet, so that it is seeded.
      DATA_DIR: join(process.env.E2E_DIR, "data"),
    },
  },
});
