/** A floor for the blocking time of home: its document and styles, hydrated by React without the product's scripts. */
import { join } from "node:path";
import { build } from "vite";

export const floorPath = "/floor-page";
export const floorScriptPath = "/floor-page.js";

/**
 * @param home the HTML of home, as served
 * @returns the HTML and the script of the floor page
 * @throws if the tags of home's scripts have changed
 */
export async function floorPage(home: string): Promise<{ html: string; script: string }> {
  const html = home
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, "")
    .replace(/(<script type="module"[^>]* src=)"[^"]*"/, `$1"${floorScriptPath}"`);
  if (!html.includes(floorScriptPath) || html.includes("modulepreload"))
    throw new Error("The scripts of home are not where they were.");
  return { html, script: await reactAlone() };
}

/** Bundles the script as the build of the site bundles its own. */
async function reactAlone(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "warn",
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: join(import.meta.dirname, "react-alone.ts") },
    },
  });
  const outputs = [result].flat().flatMap((one) => ("output" in one ? one.output : []));
  const [script] = outputs.flatMap((one) => (one.type === "chunk" ? [one.code] : []));
  if (script === undefined) throw new Error("Vite has built no script.");
  return script;
}
