/**
 * Builds the site: the scripts and styles of each language, and its pages, rendered to files. All that a browser needs to
 * show a page is in its file, so that the first paint waits for no script and no further request.
 */
import { appendFile, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { openApiDocument } from "@flightaides/openapi/document";
import { type Manifest, mergeConfig, type UserConfig, build as viteBuild } from "vite";
import { type Language, languages } from "../core/src/language/contract";
import { openApiFile } from "./files";
import { closure } from "./manifest";
import { type Assets, composePage, minifyTemplate, sitemap } from "./page";
import type { render } from "./src/entry-server";
import { frame, pageOf, pages } from "./src/lib/pages";
import { fileIn, ownFrames, ownFramesIn, prerenderedPaths } from "./src/lib/site-files";
import { assetName, configOf } from "./vite.config";

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
      ...configOf({ origin, language, ownFrames }),
      configFile: false,
      logLevel: "warn",
    } as const;
    const { template, manifest } = await buildScripts(config, outDir);
    manifests[language] = manifest;
    const { render: renderPage } = await buildRenderer(config);
    for (const page of [...prerenderedPaths, frame]) {
      const rendered = await renderPage(page);
      const assets = assetsOf(page, manifest);
      const html = await composePage(
        template,
        { page, language, origin, rendered, assets },
        outDir,
      );
      built.set(fileIn(language, page), html);
      if (page === frame) for (const file of ownFramesIn(language)) built.set(file, html);
    }
  }
  // Last: each build has written its own index.html.
  for (const [file, html] of built) await write(join(outDir, file), html);
  await write(join(outDir, openApiFile), JSON.stringify(await openApiDocument()));
  if (!origin) return manifests;
  await writeFile(join(outDir, "sitemap.xml"), sitemap(origin));
  await appendFile(join(outDir, "robots.txt"), `Sitemap: ${origin}/sitemap.xml\n`);
  return manifests;
}

async function write(file: string, content: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

async function buildScripts(config: UserConfig, outDir: string) {
  await viteBuild(
    mergeConfig(config, {
      build: {
        outDir,
        emptyOutDir: false,
        manifest: true,
        // Of RapiDoc, and of the tables for names in other scripts, which pages load on demand.
        chunkSizeWarningLimit: 900,
        rolldownOptions: {
          // It warns on a slow machine.
          checks: { bundlerTimings: false },
          treeshake: { propertyReadSideEffects: false },
          // A page that needs a constant of a chunk does not load the chunk.
          optimization: { inlineConst: true },
          output: {
            entryFileNames: `${assetName}.js`,
            chunkFileNames: `${assetName}.js`,
            codeSplitting: {
              groups: sharedChunks.map(({ name, holds }, index) => ({
                name: (id: string, graph: Context) => (holds(id, graph) ? name : null),
                debugName: name,
                priority: sharedChunks.length - index,
              })),
            },
          },
        },
      },
    } satisfies UserConfig),
  );
  const manifest: Manifest = JSON.parse(
    await readFile(join(outDir, ".vite/manifest.json"), "utf8"),
  );
  await rm(join(outDir, ".vite"), { recursive: true });
  const template = await minifyTemplate(await readFile(join(outDir, "index.html"), "utf8"));
  return { manifest, template };
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
          rolldownOptions: {
            checks: { bundlerTimings: false },
            output: { codeSplitting: false },
          },
        },
      } satisfies UserConfig),
    );
    return await import(/* @vite-ignore */ pathToFileURL(join(outDir, "entry-server.js")).href);
  } finally {
    await rm(outDir, { recursive: true });
  }
}

/** What a page loads on top of the first scripts and styles. */
function assetsOf(path: string, manifest: Manifest): Assets {
  const page = pageOf(path);
  const first = closure("index.html", manifest);
  const own = page ? closure(`src/routes/${pages[page].route}.tsx`, manifest) : [];
  const added = [...own].filter((key) => !first.has(key)).map((key) => manifest[key]);
  return {
    scripts: added.flatMap((chunk) => chunk?.file ?? []),
    styles: [...new Set(added.flatMap((chunk) => chunk?.css ?? []))],
  };
}

type ModuleInfo = {
  isEntry: boolean;
  importers: readonly string[];
  dynamicImporters: readonly string[];
};
type Context = { getModuleInfo(id: string): ModuleInfo | null };

type SharedChunk = { name: string; holds(id: string, graph: Context): boolean };

/**
 * Chunks that several pages share. Each takes along what its modules import, unless a chunk before it has that. By default the
 * bundler makes one of what each set of pages has in common: dozens of small files, each of which is a request.
 */
const sharedChunks: SharedChunk[] = [
  // What every page needs first, what home shares with half of all pages and with its lists, and its section How it works.
  {
    name: "base",
    holds(id, graph) {
      if (/node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/.test(id)) return true;
      const roots = rootsOf(id, graph);
      if (isIn(roots, "/index.html") || id.endsWith("/home/how-it-works.tsx")) return true;
      const isShared = roots.length > 10 || isIn(roots, "/latest-itineraries.tsx");
      return isIn(roots, "/routes/home.tsx") && isShared;
    },
  },
  { name: "query", holds: (id) => /node_modules[\\/]@tanstack[\\/]/.test(id) },
  // What every form needs, the search form of home among them, and what the forms of a trip have in common.
  {
    name: "fields",
    holds(id, graph) {
      if (
        /node_modules[\\/]@mantine[\\/].*[\\/](Input|InlineInput|InputsGroupFieldset|TextInput|get-auto-contrast-value|use-uncontrolled)[\\/]/.test(
          id,
        )
      )
        return true;
      const roots = rootsOf(id, graph);
      return isComponent(id) && isIn(roots, "/routes/home.tsx") && isIn(roots, "/routes/login.tsx");
    },
  },
  {
    name: "search",
    holds(id, graph) {
      const roots = rootsOf(id, graph);
      return (
        isComponent(id) && isIn(roots, "/routes/home.tsx") && isIn(roots, "/search-dialog.tsx")
      );
    },
  },
  // What pages of text need, which load no data.
  {
    name: "text",
    holds(id, graph) {
      const roots = rootsOf(id, graph);
      return roots.length > 1 && isIn(roots, "/routes/support.tsx");
    },
  },
  // What half of all pages and dialogs need, such as the client of the API.
  { name: "data", holds: (id, graph) => rootsOf(id, graph).length > 20 },
  // What lists of itineraries need, home's among them.
  { name: "list", holds: (id, graph) => isIn(rootsOf(id, graph), "/latest-itineraries.tsx") },
];

const isComponent = (id: string) => /web[\\/]src[\\/](components|features|lib)[\\/]/.test(id);

const isIn = (roots: readonly string[], end: string) => roots.some((root) => root.endsWith(end));

/** The modules that are loaded by themselves, and that import a module directly or not. */
function rootsOf(id: string, graph: Context): string[] {
  // Everything imports the index of these packages, whatever it needs of them.
  if (/node_modules[\\/](?!zod[\\/])/.test(id)) return [];
  const reached = new Set([id]);
  for (const each of reached)
    for (const importer of graph.getModuleInfo(each)?.importers ?? []) reached.add(importer);
  return [...reached].filter((each) => {
    const { isEntry = false, dynamicImporters = [] } = graph.getModuleInfo(each) ?? {};
    return isEntry || dynamicImporters.length > 0;
  });
}
