import { defineConfig } from "@playwright/test";
import config from "./playwright.config";

const [server] = [config.webServer ?? []].flat();

/** The journeys of `npm test`: against the server with the real clock, without the tests tagged `@deep`. */
export default defineConfig({
  ...config,
  grepInvert: /@deep\b/,
  projects: config.projects?.filter(({ name }) => name === "today") ?? [],
  webServer: server,
});
