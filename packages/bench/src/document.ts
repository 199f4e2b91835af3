/** docs/benchmarks.md: a section for each benchmark, as it was measured last. Pure. */
import { type BenchmarkName, benches } from "./benches";
import { markdownTable } from "./markdown";
import type { Row, Table } from "./results";

export type Report = {
  /** YYYY-MM-DD, UTC. */
  date: string;
  commit: string;
  seconds: number;
  tables: readonly Table[];
  headlines: readonly string[];
  /** Why it failed, if it did. */
  failure?: string;
};
export type Sections = Partial<Record<BenchmarkName, string>>;

/** The picture of the soak. `path` is relative to docs. */
export const soakPlot = {
  path: "images/soak.svg",
  text: "Latency of the API and memory of the functions in ten minutes of use, with the faults",
};

const names = Object.keys(benches) as BenchmarkName[];

export function sectionOf(name: BenchmarkName, report: Report): string {
  const { what, against } = benches[name];
  const { date, commit, seconds, tables, headlines, failure } = report;
  const result = failure ? `**failed**:\n\n\`\`\`text\n${failure}\n\`\`\`` : "within every limit.";
  return [
    `## ${name}`,
    `${what} Measured against ${against}.`,
    ...headlines.map((sentence) => `> ${sentence}`),
    ...(name === "soak" ? [`![${soakPlot.text}](${soakPlot.path})`] : []),
    ...tables.map(({ caption, rows }) => `${caption}:\n\n${tableOf(rows)}`),
    `\`npm run bench -- ${name}\`, ${date}, commit ${commit}, ${seconds} s: ${result}`,
  ].join("\n\n");
}

/** The sections of a document that {@link documentOf} has written. */
export function sectionsOf(document: string): Sections {
  const parts = document.split(/^(?=## )/m).map((part) => part.trim());
  return Object.fromEntries(
    names.flatMap((name) => {
      const found = parts.find((part) => part.startsWith(`## ${name}\n`));
      return found ? [[name, found]] : [];
    }),
  );
}

export function documentOf(sections: Sections, machine: string): string {
  const introduction = `# Benchmarks

Written by \`npm run bench -- all\`, which runs each benchmark in a process of its own, one after another. Each table says what it was
measured against in the same run; a limit that is exceeded fails the benchmark. Machine: ${machine}. Times in milliseconds differ
between machines, ratios hardly do.`;
  const left = names.filter((name) => !sections[name]).map((name) => `\`${name}\``);
  const remark = left.length > 0 ? [`Not in this document yet: ${left.join(", ")}.`] : [];
  return `${[introduction, ...remark, ...names.flatMap((name) => sections[name] ?? [])].join("\n\n")}\n`;
}

/** What the README shows of a document: the headlines, and the picture of the soak if there is one. */
export function summaryOf(document: string): string {
  const headlines = [...document.matchAll(/^> (.*)$/gm)].map(([, sentence]) => `- ${sentence}`);
  const picture = `![${soakPlot.text}](docs/${soakPlot.path})`;
  return [headlines.join("\n"), ...(document.includes(soakPlot.path) ? [picture] : [])].join(
    "\n\n",
  );
}

function tableOf(rows: readonly Row[]): string {
  const columns = [...new Set(rows.flatMap(Object.keys))];
  const cell = (value: string | number = "") =>
    (typeof value === "number" ? value.toLocaleString("en") : value).replaceAll("|", "\\|");
  return markdownTable(
    columns,
    rows.map((row) => columns.map((column) => cell(row[column]))),
  );
}
