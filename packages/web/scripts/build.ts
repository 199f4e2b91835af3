/** `npm run build --workspace packages/web -- [--outDir <folder, relative to this package>]`. VITE_WEB_ORIGIN is the site's address, if it is known. */
import { resolve } from "node:path";
import { env } from "node:process";
import { parseArgs } from "node:util";
import { build } from "../build";

// Whatever started this: React's development version has other modules.
env.NODE_ENV = "production";
const { values } = parseArgs({ options: { outDir: { type: "string", default: "dist" } } });
await build({
  outDir: resolve(import.meta.dirname, "..", values.outDir),
  origin: env.VITE_WEB_ORIGIN ?? "",
});
