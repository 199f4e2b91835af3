import { copyFile, mkdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { env } from "node:process";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { Language } from "../core/src/language/contract";
import { pwa } from "./pwa/plugin.ts";
import { translate } from "./translate";

/** The language of the build. While developing, the path of a page decides. */
const language = Language.parse(env.VITE_LANGUAGE ?? "en");

// The build only. packages/local (on a laptop) and CloudFront (in AWS) serve the API and /config.json.
export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [react(), translate(language), unpublishedManifest(), pwa(language)],
  // The site's address, for index.html: previews of links need the absolute address of their picture. A stage whose address is
  // not known before it is deployed has a relative one.
  define: {
    "import.meta.env.VITE_WEB_ORIGIN": JSON.stringify(env.VITE_WEB_ORIGIN ?? ""),
    ...(command === "build" && { "import.meta.env.VITE_LANGUAGE": JSON.stringify(language) }),
  },
  build: {
    manifest: true,
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: chunkOf, debugName: "base" }] } },
    },
  },
}));

/** Moves the manifest, which scripts/routes.mjs reads to weigh the routes, out of the folder that is served. */
function unpublishedManifest(): Plugin {
  const kept = join(import.meta.dirname, "node_modules/.vite/manifest.json");
  return {
    name: "flightaides-unpublished-manifest",
    apply: "build",
    async writeBundle({ dir = "" }) {
      await mkdir(dirname(kept), { recursive: true });
      await copyFile(join(dir, ".vite/manifest.json"), kept);
      await rm(join(dir, ".vite"), { recursive: true });
    },
  };
}

type ModuleInfo = { importers: readonly string[] };
type Context = { getModuleInfo(id: string): ModuleInfo | null };

/**
 * Keeps everything that home needs in one chunk. By default the bundler splits it by the routes that share it, into a
 * dozen files that load one after the other and compress worse.
 */
function chunkOf(id: string, graph: Context): string | null {
  if (/node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/.test(id)) return "base";
  if (id.includes("node_modules")) return null;
  const seen = new Set<string>();
  const reached = (each: string): boolean => {
    if (each.endsWith("/src/main.tsx")) return true;
    if (seen.has(each)) return false;
    seen.add(each);
    return (graph.getModuleInfo(each)?.importers ?? []).some(reached);
  };
  return reached(id) ? "base" : null;
}
