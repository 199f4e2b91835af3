import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import getPort from "get-port";
import { browser } from "./support/browser";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Each run has its own ports, so that several can share a machine. */
const ports = {
  WEB_PORT: "E2E_WEB_PORT",
  API_PORT: "E2E_API_PORT",
  DYNAMODB_PORT: "E2E_DYNAMODB_PORT",
  COGNITO_PORT: "E2E_COGNITO_PORT",
  SES_PORT: "E2E_SES_PORT",
  PAYPAL_PORT: "E2E_PAYPAL_PORT",
};

// Every worker evaluates this file again. Workers inherit the environment that the first process has set.
for (const variable of Object.values(ports)) process.env[variable] ??= String(await getPort());
if (!process.env.E2E_DIR) {
  const dir = mkdtempSync(join(tmpdir(), "flightaides-e2e-"));
  process.env.E2E_DIR = dir;
  // Not in a global teardown: the web server stops after it and still writes.
  process.on("exit", () => rmSync(dir, { recursive: true, force: true }));
}
const baseURL = `http://localhost:${process.env.E2E_WEB_PORT}`;

export default defineConfig({
  testDir: "tests",
  // Vitest runs `.test.ts`.
  testMatch: "*.e2e.ts",
  outputDir: "artifacts/results",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 3,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [["list"], ["html", { outputFolder: "artifacts/report", open: "never" }]],
  use: {
    baseURL,
    locale: "en-US",
    viewport: { width: 1280, height: 860 },
    // DOM snapshots without a screencast, which a browser without a GPU renders in software.
    trace: { mode: "retain-on-failure", screenshots: false },
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
      ...Object.fromEntries(
        Object.entries(ports).map(([name, variable]) => [name, process.env[variable] ?? ""]),
      ),
      // A new directory, so that the demo data is seeded.
      DATA_DIR: join(process.env.E2E_DIR, "data"),
      // Mails about matches arrive within a second.
      NOTIFY_INTERVAL_MS: "1000",
    },
  },
});
