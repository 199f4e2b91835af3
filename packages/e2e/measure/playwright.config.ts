import { defineConfig } from "@playwright/test";
import config from "../playwright.config";

const [server] = [config.webServer ?? []].flat();

/** Runs the measurements, which report numbers without limits, against the server with the real clock. */
export default defineConfig({
  ...config,
  testDir: ".",
  testMatch: "*.measure.ts",
  workers: 1,
  timeout: 300_000,
  reporter: [["list"]],
  projects: config.projects?.filter(({ name }) => name === "today") ?? [],
  webServer: server,
});
