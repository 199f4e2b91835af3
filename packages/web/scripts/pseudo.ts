/**
 * Builds the site in a pseudo-language, for tests: each text of the catalogue stands between two characters that nobody sees, so
 * that a text outside of the catalogue is found. No page is prerendered. `npm run pseudo --workspace packages/web -- <folder>`
 */
import { argv } from "node:process";
import { build } from "vite";
import { translate } from "../translate";
import { configOf } from "../vite.config";

const [, , outDir] = argv;
if (!outDir) throw new Error("The folder to build into is missing.");

const language = "en";
/** Elements within a text stay, and each part between them is marked. */
const pseudo = translate(language, (text) => text.replace(/[^<>]+(?![^<]*>)/g, "\u200b$&\u00ad"));
const { plugins = [], ...config } = configOf({ origin: "", language });
await build({
  ...config,
  configFile: false,
  // Not `production`, whose pages are prerendered.
  mode: "pseudo",
  logLevel: "warn",
  plugins: plugins.map((plugin) =>
    plugin && "name" in plugin && plugin.name === pseudo.name ? pseudo : plugin,
  ),
  build: { outDir, emptyOutDir: true },
});
