/**
 * The browser tests with Prism between the pages and the API: each answer that the OpenAPI document does not allow becomes an error.
 * Requests are not judged, because tests send invalid ones on purpose.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { env } from "node:process";
import { fileURLToPath } from "node:url";
import { openApiDocument } from "@flightaides/openapi/document";
import { defineConfig } from "@playwright/test";
import config, { servers } from "./playwright.config";

const prism = fileURLToPath(import.meta.resolve("@stoplight/prism-cli/dist/index.js"));
const document = join(env.E2E_DIR ?? "", "openapi.json");
// Workers evaluate this file too.
if (!env.TEST_WORKER_INDEX) writeFileSync(document, JSON.stringify(await openApiDocument()));

const proxies = Object.values(servers).map((prefix) => {
  const port = (name: string) => env[`${prefix}_${name}_PORT`];
  return {
    command: `node ${prism} proxy ${document} http://127.0.0.1:${port("API")} --port ${port("API_PROXY")} --errors --validate-request=false --cors=false`,
    url: `http://127.0.0.1:${port("API_PROXY")}`,
    wait: { stdout: /Prism is listening/ },
  };
});
const products = [config.webServer ?? []].flat().map((product, index) => ({
  ...product,
  env: { ...product.env, API_PROXY_URL: proxies[index]?.url ?? "" },
}));

export default defineConfig({
  ...config,
  webServer: [...proxies.map(({ url: _, ...proxy }) => proxy), ...products],
});
