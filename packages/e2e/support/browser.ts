import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PlaywrightTestOptions, PlaywrightWorkerOptions } from "@playwright/test";

type Browser = Pick<PlaywrightWorkerOptions, "launchOptions"> &
  Pick<PlaywrightTestOptions, never> & { channel?: string };

/**
 * On Linux the Chromium inside the npm package `@sparticuz/chromium`, which needs nothing of the system: no download,
 * no apt. Elsewhere the Chrome that is installed.
 */
export async function browser(): Promise<Browser> {
  if (process.platform !== "linux") return { channel: "chrome", launchOptions: {} };
  const before = { ...process.env };
  // The package unpacks the libraries it is linked to (NSS) only where it believes to be in Lambda.
  process.env.AWS_LAMBDA_JS_RUNTIME = "nodejs22.x";
  const { default: chromium } = await import("@sparticuz/chromium");
  const executablePath = await chromium.executablePath();
  const { FONTCONFIG_PATH = "" } = process.env;
  // Those libraries are the browser's, not those of the processes that this one starts.
  process.env = before;
  return {
    launchOptions: {
      executablePath,
      // Its own `args` are for Lambda: --single-process crashes and --disable-web-security hides CORS mistakes.
      chromiumSandbox: false,
      env: {
        ...(before as Record<string, string>),
        FONTCONFIG_PATH,
        LD_LIBRARY_PATH: join(tmpdir(), "al2023", "lib"),
      },
    },
  };
}
