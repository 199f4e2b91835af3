/**
 * Builds the site: the scripts and styles of each language, and its pages, rendered to files. All that a browser needs to
 * show a page is in its file, so that the first paint waits for no script and no further request.
 */
import { appendFile, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Manifest, mergeConfig, type UserConfig, build as viteBuild } from "vite";
import { type Language, languages } from "../core/src/language/contract";
import { closure } from "./manifest";
import { type Assets, composePage, sitemap } from "./page";
import type { render } from "./src/entry-server";
import { fileIn, frame, isPath, pages, prerenderedPaths } from "./src/lib/pages";
import { configOf } from "./vite.config";

type Options = {
  /** Is replaced. */
  outDir: string;
  /** The site's address, `https://host[:port]`, or empty if it is not known: pages then have no absolute links. */
  origin: string;
};

/** In this package, so that the renderer finds its modules. */
const temporary = join(import.meta.dirname, "node_modules/.vite");

export type Manifests = Partial<Record<Language, Manifest>>;

export async function build({ outDir, origin }: Options): Promise<Manifests> {
  await rm(outDir, { recursive: true, force: true });
  await mkdir(temporary, { recursive: true });
  const built = new Map<string, string>();
  const manifests: Manifests = {};
  for (const language of languages) {
    const config = {
      ...configOf({ origin, language }),
      configFile: false,
      logLevel: "warn",
    } as const;
    const { template, manifest } = await buildScripts(config, outDir);
    manifests[language] = manifest;
    const { render: renderPage } = await buildRenderer(config);
    for (const page of [...prerenderedPaths, frame]) {
      const rendered = await renderPage(page);
      const assets = assetsOf(page, manifest);
      built.set(
        fileIn(language, page),
        await composePage(template, { page, language, origin, rendered, assets }, outDir),
      );
    }
  }
  // Last: each build has written an index.html of its own.
  for (const [file, html] of built) {
    await mkdir(dirname(join(outDir, file)), { recursive: true });
    await writeFile(join(outDir, file), html);
  }
  if (!origin) return manifests;
  await writeFile(join(outDir, "sitemap.xml"), sitemap(origin));
  await appendFile(join(outDir, "robots.txt"), `Sitemap: ${origin}/sitemap.xml\n`);
  return manifests;
}

async function buildScripts(config: UserConfig, outDir: string) {
  await viteBuild(
    mergeConfig(config, {
      build: {
        outDir,
        emptyOutDir: false,
        manifest: true,
        rolldownOptions: {
          output: { codeSplitting: { groups: [{ name: chunkOf, debugName: "base" }] } },
        },
      },
    } satisfies UserConfig),
  );
  const manifest: Manifest = JSON.parse(
    await readFile(join(outDir, ".vite/manifest.json"), "utf8"),
  );
  await rm(join(outDir, ".vite"), { recursive: true });
  return { manifest, template: await readFile(join(outDir, "index.html"), "utf8") };
}

/** The module that renders pages, with all that it needs: React's development version differs in what it renders. */
async function buildRenderer(config: UserConfig): Promise<{ render: typeof render }> {
  const outDir = await mkdtemp(join(temporary, "renderer-"));
  try {
    await viteBuild(
      mergeConfig(config, {
        define: { "process.env.NODE_ENV": JSON.stringify("production") },
        ssr: { noExternal: true },
        build: {
          outDir,
          ssr: "src/entry-server.tsx",
          copyPublicDir: false,
          chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
          minify: false,
          // One file, which is deleted once it is loaded.
          rolldownOptions: { output: { codeSplitting: false } },
        },
      } satisfies UserConfig),
    );
    return await import(/* @vite-ignore */ pathToFileURL(join(outDir, "entry-server.js")).href);
  } finally {
    await rm(outDir, { recursive: true });
  }
}

/** What a page loads on top of the first scripts and styles. */
function assetsOf(page: string, manifest: Manifest): Assets {
  const first = closure("index.html", manifest);
  const own = isPath(page) ? closure(`src/routes/${pages[page].route}.tsx`, manifest) : [];
  const added = [...own].filter((key) => !first.has(key)).map((key) => manifest[key]);
  return {
    scripts: added.flatMap((chunk) => chunk?.file ?? []),
    styles: [...new Set(added.flatMap((chunk) => chunk?.css ?? []))],
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
