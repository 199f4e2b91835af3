import { existsSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PlaywrightWorkerOptions } from "@playwright/test";

const sharedMemory = "/dev/shm";
/** Chromium crashes if it runs out. Containers often have 64 MB. */
const neededSharedMemoryBytes = 2 ** 30;

/**
 * On Linux, the Chromium inside the npm package `@sparticuz/chromium`, which needs no download and no system package.
 * Elsewhere, the installed Chrome.
 */
export async function browser(): Promise<Partial<PlaywrightWorkerOptions>> {
  if (process.platform !== "linux") return { channel: "chrome" };
  const before = { ...process.env };
  // The package unpacks its shared libraries (NSS) only if it detects Lambda.
  process.env.AWS_LAMBDA_JS_RUNTIME = "nodejs22.x";
  const { default: chromium } = await import("@sparticuz/chromium");
  const executablePath = await chromium.executablePath();
  const { FONTCONFIG_PATH = "" } = process.env;
  // Only the browser may load these libraries, not the other child processes.
  process.env = before;
  return {
    launchOptions: {
      executablePath,
      // The package's `args` are for Lambda: --single-process crashes and --disable-web-security hides CORS errors.
      chromiumSandbox: false,
      // Playwright passes this flag for small containers. It moves shared memory, and so each drawn frame, to files on disk.
      ignoreDefaultArgs: hasSharedMemory() ? ["--disable-dev-shm-usage"] : [],
      env: {
        ...(before as Record<string, string>),
        FONTCONFIG_PATH,
        LD_LIBRARY_PATH: join(tmpdir(), "al2023", "lib"),
      },
    },
  };
}

function hasSharedMemory() {
  if (!existsSync(sharedMemory)) return false;
  const { bavail, bsize } = statfsSync(sharedMemory);
  return bavail * bsize >= neededSharedMemoryBytes;
}
