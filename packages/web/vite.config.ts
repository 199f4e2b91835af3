import { readFileSync } from "node:fs";
import { join } from "node:path";
import { env } from "node:process";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin, type UserConfig } from "vite";
import { type Language, languages } from "../core/src/language/contract.ts";
import { formatMoney, type Money } from "../core/src/payment/money.ts";
import * as defaults from "../core/src/stage-defaults.ts";
import { packCities } from "./cities.ts";
import { type OwnFrame, pwa } from "./pwa/plugin.ts";
import { localeOf } from "./src/lib/locale-of.ts";
import { translate } from "./translate.ts";

/** RapiDoc takes itself for the whole page. In a page it must not have a second landmark `main`. */
const referenceBelowMain: Plugin = {
  name: "flightaides-reference-below-main",
  transform: {
    filter: { id: /rapidoc[\w-]*\.js/ },
    handler: (code) => code.replaceAll("<main ", "<div ").replaceAll("</main>", "</div>"),
  },
};

/** The hash has 42 bits. The first scripts list the names of all others, and gzip cannot compress hashes. */
export const assetName = "assets/[name]-[hash:7]";

// The development server, where the path of a page decides its language. The build is in build.ts. packages/local (on a
// laptop) and CloudFront (in AWS) serve the API and /config.json.
export default defineConfig(configOf({ origin: env.VITE_WEB_ORIGIN ?? "" }));

type Options = { origin: string; language?: Language; ownFrames?: readonly OwnFrame[] };

/**
 * @param origin the site's address, for index.html: previews of links need the absolute address of their picture. A stage
 * whose address is not known before it is deployed has a relative one.
 * @param language of a build
 * @param ownFrames of a build: site-files.ts has them
 */
export function configOf({ origin, language, ownFrames }: Options): UserConfig {
  const { 0: original } = languages;
  return {
    root: import.meta.dirname,
    build: { rolldownOptions: { output: { assetFileNames: `${assetName}[extname]` } } },
    resolve: {
      alias: language && [{ find: /^react-router$/, replacement: productionRouter() }],
    },
    plugins: [
      react(),
      translate(language ?? original),
      pwa(language ?? original, ownFrames),
      referenceBelowMain,
    ],
    define: {
      "import.meta.env.VITE_WEB_ORIGIN": JSON.stringify(origin),
      "import.meta.env.VITE_FEE_IN_WORDS": JSON.stringify(feeInWords()),
      ...(language && {
        "import.meta.env.VITE_LANGUAGE": JSON.stringify(language),
        "import.meta.env.VITE_CITIES": JSON.stringify(packedCities(language)),
      }),
    },
  };
}

/** The fee as the stage's settings have it, from the same variables. */
function feeInWords(): Record<string, string> {
  const fee: Money = {
    amount: env.FEE_AMOUNT || defaults.fee.amount,
    currency: env.FEE_CURRENCY || defaults.fee.currency,
  };
  return Object.fromEntries(languages.map((each) => [each, formatMoney(fee, localeOf(each))]));
}

function packedCities(language: Language): string {
  if (language === languages[0]) return "";
  const file = new URL(`../core/texts/cities/${language}.json`, import.meta.url);
  return packCities(JSON.parse(readFileSync(file, "utf8")));
}

/** The package's exports offer only the code with warnings for developers. */
function productionRouter(): string {
  const index = fileURLToPath(import.meta.resolve("react-router"));
  return join(index, "../../production/index.mjs");
}
