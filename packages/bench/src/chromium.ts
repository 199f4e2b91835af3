/**
 * The browser of the measurements: on Linux the Chromium inside the npm package `@sparticuz/chromium`, which needs no
 * system package; elsewhere the installed Chrome.
 */
import { tmpdir } from "node:os";
import { join } from "node:path";
import { env, platform } from "node:process";

/** What chrome-launcher takes. */
export async function installed(): Promise<{ chromePath?: string; envVars?: NodeJS.ProcessEnv }> {
  if (platform !== "linux") return {};
  const before = { ...env };
  // The package unpacks its shared libraries (NSS) only if it detects Lambda.
  env.AWS_LAMBDA_JS_RUNTIME = "nodejs22.x";
  const { default: chromium } = await import("@sparticuz/chromium");
  const chromePath = await chromium.executablePath();
  const { FONTCONFIG_PATH } = env;
  return {
    chromePath,
    envVars: { ...before, FONTCONFIG_PATH, LD_LIBRARY_PATH: join(tmpdir(), "al2023", "lib") },
  };
}
