/**
 * The generated sections of the documents. Each is between two comments: `<!-- map: routes -->` and
 * `<!-- end -->`.
 */
import { costTables } from "../../packages/bench/src/cost-model";
import { summaryOf } from "../../packages/bench/src/document";
import { readText } from "../documents/repository";
import { importMaps } from "./imports";
import {
  commands,
  functionVariables,
  mailLimits,
  mails,
  routes,
  settings,
  tableIndexes,
} from "./lists";
import { watchFaults } from "./watch-faults";

export type Section = { file: string; name: string; content: string };

export async function sections(): Promise<Section[]> {
  const imports = await importMaps();
  const architecture = "docs/architecture.md";
  const reference = "docs/reference.md";
  return [
    {
      file: "README.md",
      name: "benchmarks",
      content: summaryOf(readText("docs/benchmarks.md")),
    },
    { file: architecture, name: "parts", content: imports.parts },
    { file: architecture, name: "domains", content: imports.domains },
    { file: architecture, name: "features", content: imports.features },
    { file: "docs/security.md", name: "mail-limits", content: mailLimits() },
    { file: "docs/operating.md", name: "watch-faults", content: watchFaults() },
    ...Object.entries(costTables()).map(([name, content]) => ({
      file: "docs/scale.md",
      name,
      content,
    })),
    { file: reference, name: "routes", content: routes() },
    { file: reference, name: "mails", content: mails() },
    { file: reference, name: "settings", content: settings() },
    { file: reference, name: "functions", content: functionVariables() },
    { file: reference, name: "indexes", content: tableIndexes() },
    { file: reference, name: "commands", content: commands() },
  ];
}

/** The document with this section replaced. @throws Error if it does not have the section */
export function replaceSection(document: string, { file, name, content }: Section): string {
  const pattern = new RegExp(`(<!-- map: ${name} -->\n)[\\s\\S]*?(\n<!-- end -->)`);
  if (!pattern.test(document)) throw new Error(`${file} has no section “${name}”.`);
  return document.replace(pattern, (_, start: string, end: string) => `${start}${content}${end}`);
}
