/**
 * An esbuild plugin: a function contains only what it uses of a domain.
 *
 * A domain exports itself as a namespace (`export * as Connection from "."`), of which esbuild keeps every member. Of
 * `import * as Connection` it keeps those that are used. Here each import of the former kind becomes one of the latter.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import type { FunctionProps } from "sst/constructs";

type Esbuild = NonNullable<NonNullable<FunctionProps["nodejs"]>["esbuild"]>;
type Plugin = NonNullable<Esbuild["plugins"]>[number];

const core = resolve("packages/core/src");

export const namespaces: Plugin = {
  name: "namespaces",
  setup({ onLoad }) {
    const domains = domainsIn(core);
    onLoad(
      { filter: /packages\/(core|functions)\/src\/.+\.ts$/, namespace: "file" },
      async ({ path }) => ({
        contents: withMembers(await readFile(path, "utf8"), (from) =>
          domains.get(resolve(dirname(path), from.replace("@flightaides/core", core))),
        ),
        loader: "ts",
      }),
    );
  },
};

/** The name of each domain's namespace, by the path of its folder. */
function domainsIn(folder: string): Map<string, string> {
  const domains = new Map<string, string>();
  for (const name of readdirSync(folder)) {
    const index = join(folder, name, "index.ts");
    const source = existsSync(index) ? readFileSync(index, "utf8") : "";
    const [, namespace] = /^export \* as (\w+) from "\.";$/m.exec(source) ?? [];
    if (namespace) domains.set(join(folder, name), namespace);
  }
  return domains;
}

/** @param namespaceOf the name of the namespace that a module exports itself as */
function withMembers(source: string, namespaceOf: (from: string) => string | undefined): string {
  return source.replace(/^import \{([^}]*)\} from "([^"]+)";$/gm, (whole, list, from) => {
    const namespace = namespaceOf(from);
    const names: string[] = list.split(",").map((name: string) => name.trim());
    if (!namespace || !names.includes(namespace)) return whole;
    const others = names.filter((name) => name !== namespace).join(", ");
    // As many lines as before, for stack traces.
    const lines = whole.replace(/[^\n]/g, "");
    return `import * as ${namespace} from "${from}"; import { ${others} } from "${from}";${lines}`;
  });
}
