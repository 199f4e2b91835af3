/**
 * An esbuild plugin: everything that a function loads at its start becomes one chunk.
 *
 * esbuild creates a chunk for the code that the same set of entry points shares, and each module
 * that is imported on demand counts as an entry point. Code that such a module shares with the
 * start is therefore split off from the start: `api` began with 16 files, each of
 * which costs a third of a millisecond of CPU time. Here every such module also imports the function's own entry point, so that
 * all of them share the whole start.
 */
import { resolve } from "node:path";
import type { FunctionProps } from "sst/constructs";

type Esbuild = NonNullable<NonNullable<FunctionProps["nodejs"]>["esbuild"]>;
type Plugin = NonNullable<Esbuild["plugins"]>[number];

const onDemand = "on-demand";

export const oneChunk: Plugin = {
  name: "one-chunk",
  setup({ initialOptions, onLoad, onResolve, resolve: resolveModule }) {
    const [start] = initialOptions.entryPoints as string[];
    if (!start) throw new Error("A function has one entry point");

    onResolve({ filter: /./ }, async ({ path, kind, importer, resolveDir, pluginData }) => {
      if (kind !== "dynamic-import" || pluginData === onDemand) return undefined;
      const found = await resolveModule(path, {
        kind,
        importer,
        resolveDir,
        pluginData: onDemand,
      });
      return found.external || found.errors.length > 0
        ? found
        : { path: found.path, namespace: onDemand };
    });

    onLoad({ filter: /./, namespace: onDemand }, ({ path }) => {
      const [entry, module] = [resolve(start), path].map((file) => JSON.stringify(file));
      return {
        // `export *` leaves out the default.
        contents: `
          import ${entry};
          import * as module from ${module};
          export * from ${module};
          export default module.default;
        `,
        resolveDir: resolve("."),
      };
    });
  },
};
