import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

// What to build. Where the API and /config.json come from is packages/local's business on a laptop, CloudFront's in AWS.
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: {
    // Says which chunk belongs to which source: scripts/routes.mjs weighs the routes by it.
    manifest: true,
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: inFirstScript, debugName: "base" }] } },
    },
  },
});

type ModuleInfo = { importers: readonly string[] };
type Context = { getModuleInfo(id: string): ModuleInfo | null };

/**
 * What home needs stays together. Left to itself the bundler cuts it up by which routes share it, finer with each new
 * route: the same code in a dozen files that wait for each other and compress worse.
 */
function inFirstScript(id: string, graph: Context): string | null {
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
