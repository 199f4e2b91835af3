/**
 * Makes the app installable and useful offline: the build of each language emits its web app manifest and its service worker. Not
 * vite-plugin-pwa, which would run before the pages are prerendered and bring the toolchain of Workbox: docs/decisions/0026-offline.md
 */
import { createHash } from "node:crypto";
import { join } from "node:path";
import { build, type Plugin, type Rolldown } from "vite";
import { type Language, languagePrefix, languages } from "../../core/src/language/contract.ts";
import { appManifest } from "./app-manifest.ts";

/** The page that opens at every other address without a connection, below the prefix of the language. */
const shellFile = "app.html";
/** What a signed-in user can do offline. Modules that they load are held too, also those that they load later. */
const offlineModules =
  /\/src\/(app\/logout-dialog\.tsx|routes\/(account|connect|connections|my-itinerary|trip)\.tsx|features\/offline\/[\w-]+\.tsx?|lib\/auth\.ts)$/;

/** Loaded when a boarding pass is read, and kept from then on. */
const onDemandModules = /\/src\/features\/boarding-pass\/reader\.ts$|\/node_modules\/any-ascii\//;

/** A page with a policy of its own: its path without a language, as a regular expression's source, and its file without the ending. */
export type OwnFrame = { address: string; file: string };

export function pwa(language: Language, ownFrames: readonly OwnFrame[] = []): Plugin[] {
  const prefix = languagePrefix(language);
  // The worker of a language is below the root, since `/fr/sw.js` would not be in charge of `/fr`.
  const workerFile = prefix ? `sw-${language}.js` : "sw.js";
  const manifestFile = `${prefix}/manifest.webmanifest`.slice(1);
  return [
    {
      name: "flightaides-pwa-constants",
      config: () => ({
        define: {
          "import.meta.env.VITE_WORKER_URL": JSON.stringify(`/${workerFile}`),
          "import.meta.env.VITE_WORKER_SCOPE": JSON.stringify(prefix || "/"),
        },
      }),
    },
    {
      name: "flightaides-pwa",
      apply: (config, { command }) => command === "build" && !config.build?.ssr,
      enforce: "post",
      transformIndexHtml: () => [
        { tag: "link", attrs: { rel: "manifest", href: `/${manifestFile}` } },
        { tag: "link", attrs: { rel: "apple-touch-icon", href: "/apple-touch-icon.png" } },
      ],
      async generateBundle(_, bundle) {
        const { files, onDemand } = filesOffline(bundle);
        const shell = `${prefix}/${shellFile}`;
        const frames = ownFrames.map(({ file, address }) => ({
          address: `^${prefix}${address.slice(1)}`,
          file: `${prefix}${file}.html`,
        }));
        const revision = createHash("sha256").update(files.join()).digest("hex").slice(0, 16);
        const source = await buildWorker({
          shell,
          frames,
          onDemand,
          precached: [
            ...[shell, ...frames.map(({ file }) => file)].map((url) => ({ url, revision })),
            // Vite names these by their content.
            ...files.map((file) => ({ url: `/${file}`, revision: null })),
          ],
          foreignPrefixes: prefix ? [] : languages.map(languagePrefix).filter(Boolean),
        });
        this.emitFile({ type: "asset", fileName: workerFile, source });
        const manifest = JSON.stringify(appManifest(language));
        this.emitFile({ type: "asset", fileName: manifestFile, source: manifest });
      },
    },
  ];
}

/**
 * `files`: the scripts, styles and fonts that the shell and {@link offlineModules} load, in a stable order. Without the fonts for other
 * scripts, which most devices have. `onDemand`: the paths of what {@link onDemandModules} are, and of the WebAssembly.
 */
function filesOffline(bundle: Rolldown.OutputBundle): { files: string[]; onDemand: string[] } {
  const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const entries = chunks.filter(({ isEntry }) => isEntry);
  // Home loads every other page on demand: what it imports later is not followed.
  const initial = follow(entries, ({ imports }) => imports);
  const offline = chunks.filter(({ moduleIds }) => moduleIds.some((id) => offlineModules.test(id)));
  const late = chunks.filter(({ moduleIds }) => moduleIds.some((id) => onDemandModules.test(id)));
  const isLate = (file: string) => late.some(({ fileName }) => fileName === file);
  const all = follow(offline, (chunk) =>
    initial.has(chunk)
      ? chunk.imports
      : [...chunk.imports, ...chunk.dynamicImports.filter((file) => !isLate(file))],
  );
  const files = [...new Set([...initial, ...all])]
    .flatMap(({ fileName, viteMetadata }) => [
      fileName,
      ...(viteMetadata?.importedCss ?? []),
      ...(viteMetadata?.importedAssets ?? []),
    ])
    .filter((file, index, list) => list.indexOf(file) === index && !/noto-/.test(file))
    .sort();
  const later = [...follow(late, ({ imports }) => imports)].map(({ fileName }) => fileName);
  const wasm = Object.keys(bundle).filter((file) => file.endsWith(".wasm"));
  const onDemand = [...later, ...wasm].filter((file) => !files.includes(file));
  return { files, onDemand: onDemand.map((file) => `/${file}`).sort() };

  function follow(
    from: readonly Rolldown.OutputChunk[],
    next: (chunk: Rolldown.OutputChunk) => readonly string[],
  ): Set<Rolldown.OutputChunk> {
    const found = new Set(from);
    // A set that grows while it is iterated yields the new members too.
    for (const chunk of found)
      for (const file of next(chunk)) {
        const loaded = byFile.get(file);
        if (loaded) found.add(loaded);
      }
    return found;
  }
}

async function buildWorker(constants: Record<string, unknown>): Promise<string> {
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: "warn",
    publicDir: false,
    define: Object.fromEntries(
      Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
    build: {
      write: false,
      rolldownOptions: {
        input: join(import.meta.dirname, "worker.ts"),
        output: { format: "iife" },
      },
    },
  });
  const [output] = [built].flat();
  if (!output || !("output" in output)) throw new Error("The service worker was not built.");
  return output.output[0].code;
}
