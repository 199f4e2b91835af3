/**
 * The browser of the measurements: on Linux the Chromium inside the npm package `@sparticuz/chromium`, which needs no
 * system package; elsewhere the installed Chrome.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { env, platform } from "node:process";
import decompress from "woff2-encoder/decompress";

/** The options of chrome-launcher. */
export async function installed(): Promise<{ chromePath?: string; envVars?: NodeJS.ProcessEnv }> {
  if (platform !== "linux") return {};
  const before = { ...env };
  // The package unpacks its shared libraries (NSS) only if it detects Lambda.
  env.AWS_LAMBDA_JS_RUNTIME = "nodejs22.x";
  const { default: chromium } = await import("@sparticuz/chromium");
  const chromePath = await chromium.executablePath();
  return {
    chromePath,
    envVars: {
      ...before,
      FONTCONFIG_FILE: await asOnPhones(join(env.FONTCONFIG_PATH ?? "", "fonts.conf")),
      LD_LIBRARY_PATH: join(tmpdir(), "al2023", "lib"),
    },
  };
}

/** Adds fonts for Indian scripts, as every phone has them, to what a configuration of fontconfig lists. Returns the new configuration. */
async function asOnPhones(base: string): Promise<string> {
  const folder = join(tmpdir(), "flightaides-phone-fonts");
  await mkdir(folder, { recursive: true });
  for (const script of ["devanagari", "gurmukhi", "gujarati"])
    for (const weight of [400, 700]) {
      const name = `noto-sans-${script}-${weight}`;
      const source = new URL(`../../web/src/assets/${name}.woff2`, import.meta.url);
      await writeFile(join(folder, `${name}.ttf`), await decompress(await readFile(source)));
    }
  const file = join(folder, "fonts.conf");
  const lines = [
    `<include>${base}</include>`,
    `<dir>${folder}</dir>`,
    `<cachedir>${join(folder, "cache")}</cachedir>`,
  ];
  await writeFile(file, `<fontconfig>${lines.join("")}</fontconfig>`);
  return file;
}
