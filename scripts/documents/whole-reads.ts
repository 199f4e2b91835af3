/** Queries that read everything they find, whatever its number: each has a bound in docs/data-model.md. */
import { files, readText } from "./repository";

const domains = "packages/core/src/";
/** ElectroDB's option, and the loop of a query or scan that is made by hand. */
const wholeRead = /pages: "all"|ExclusiveStartKey/;
const declaration = /^(?:export )?(?:async )?function\*? (\w+)/;

/** As the document names them: `block/index.ts` and `madeBy`, without duplicates. */
export function wholeReadsOf(file: string, code: string): string[] {
  const found: string[] = [];
  let name = "";
  for (const line of code.split("\n")) {
    name = declaration.exec(line)?.[1] ?? name;
    if (wholeRead.test(line)) found.push(`${file.slice(domains.length)} ${name}`);
  }
  return [...new Set(found)];
}

export function wholeReads(): string[] {
  return files
    .filter((file) => file.startsWith(domains) && /(?<!\.test)\.ts$/.test(file))
    .flatMap((file) => wholeReadsOf(file, readText(file)))
    .sort();
}

/** The first column of the table of whole reads. */
export function listedReads(document: string): string[] {
  const [, section = ""] = document.split("## Whole reads\n");
  const [table = ""] = section.split("\n## ");
  return [...table.matchAll(/^\| `([\w./-]+)` (.+?) \| .+ \|$/gm)]
    .flatMap(([, file, names = ""]) =>
      [...names.matchAll(/`(\w+)`/g)].map(([, name]) => `${file} ${name}`),
    )
    .sort();
}
