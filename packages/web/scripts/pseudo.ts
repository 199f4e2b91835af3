/**
 * Builds the site in a pseudo-language, for tests: each text of the catalogue stands between two characters that nobody sees, so
 * that a text outside of the catalogue is found: `npm run pseudo --workspace packages/web -- <folder>`
 */
import { argv } from "node:process";
import { build } from "vite";
import { translate } from "../translate";
import configure from "../vite.config";

const [, , outDir] = argv;
if (!outDir) throw new Error("The folder to build into is missing.");
const config = configure({ command: "build", mode: "production" });

/** Elements within a text stay, and each part between them is marked. */
const mark = (text: string) => text.replace(/[^<>]+(?![^<]*>)/g, "\u200b$&\u00ad");

const pseudo = translate("en", mark);
await build({
  ...config,
  configFile: false,
  logLevel: "warn",
  plugins:
    config.plugins?.map((plugin) =>
      plugin && "name" in plugin && plugin.name === pseudo.name ? pseudo : plugin,
    ) ?? [],
  build: { ...config.build, outDir, emptyOutDir: true },
});
