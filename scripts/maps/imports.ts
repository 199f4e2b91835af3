/**
 * The import diagrams, from the sources: packages of the repository, domains of core, features of
 * the web app.
 */
import { cruise } from "dependency-cruiser";
import readOptions from "dependency-cruiser/config-utl/extract-depcruise-options";
import readTypeScriptConfig from "dependency-cruiser/config-utl/extract-ts-config";

type Import = { from: string; to: string };
/** The name of the group that a file belongs to. */
type Group = (path: string) => string | undefined;

const tests = /\.test\.tsx?$|^(packages\/[^/]+\/(test|component)|stacks\/test|test)\//;
const folderOf: Group = (path) => /^(?:packages\/)?([^/]+)\//.exec(path)?.[1];
/** The tests of a package, with the code that they share, are a separate group. */
const partOf: Group = (path) => {
  const folder = folderOf(path);
  return folder && folder !== "test" && tests.test(path) ? `${folder}-test` : folder;
};
const domainOf: Group = (path) => /^packages\/core\/src\/([^/]+)\//.exec(path)?.[1];
const featureOf: Group = (path) => /^packages\/web\/src\/features\/([^/]+)\//.exec(path)?.[1];

/** Mermaid's flowcharts. A dotted arrow between packages comes from tests. */
export async function importMaps(): Promise<Record<"parts" | "domains" | "features", string>> {
  const { exclude } = await readOptions("./.dependency-cruiser.domains.cjs");
  const paths = typeof exclude === "object" && "path" in exclude ? exclude.path : [];
  const leftOut = new RegExp([paths ?? []].flat().join("|"));
  const all = await readImports();
  const own = all.filter(({ from }) => !tests.test(from));
  const ofDomains = own.filter(({ from, to }) => !leftOut.test(from) && !leftOut.test(to));
  const ofTests = all.filter(({ from, to }) => tests.test(from) && folderOf(from) !== folderOf(to));
  return {
    parts: flowchart([
      ...join(arrowsOf(own, partOf), "-->"),
      ...join(arrowsOf(ofTests, partOf), "-.->"),
    ]),
    // Every domain uses the table.
    domains: flowchart(
      join(
        arrowsOf(ofDomains, domainOf).filter((arrow) => !arrow.endsWith(" db")),
        "-->",
      ),
    ),
    features: flowchart(join(arrowsOf(own, featureOf), "-->")),
  };
}

async function readImports(): Promise<Import[]> {
  const options = await readOptions("./.dependency-cruiser.cjs");
  const { output } = await cruise(
    ["packages", "releases", "scripts", "stacks", "test", "sst.config.ts"],
    { ...options, validate: false },
    {},
    { tsConfig: readTypeScriptConfig("tsconfig.json") },
  );
  if (typeof output === "string") throw new Error(output);
  return output.modules.flatMap(({ source, dependencies }) =>
    dependencies
      // A WebAssembly with its query is not resolved, and is no folder of ours.
      .filter(({ coreModule, couldNotResolve, resolved }) => {
        return !coreModule && !couldNotResolve && !resolved.includes("node_modules/");
      })
      .map(({ resolved }) => ({ from: source, to: resolved })),
  );
}

/** `from to`, each once, in alphabetical order. */
function arrowsOf(imports: Import[], groupOf: Group): string[] {
  const arrows = imports.flatMap(({ from, to }) => {
    const [one, other] = [groupOf(from), groupOf(to)];
    return one && other && one !== other ? [`${one} ${other}`] : [];
  });
  return [...new Set(arrows)].sort();
}

/** `from --> to & to`. */
function join(arrows: string[], arrow: string): string[] {
  const targets = new Map<string, string[]>();
  for (const one of arrows) {
    const [from = "", to = ""] = one.split(" ");
    targets.set(from, [...(targets.get(from) ?? []), to]);
  }
  return [...targets].map(([from, to]) => `${from} ${arrow} ${to.join(" & ")}`);
}

function flowchart(lines: string[]): string {
  return ["```mermaid", "flowchart TB", ...lines.map((line) => `  ${line}`), "```"].join("\n");
}
