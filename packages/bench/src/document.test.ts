import { expect, it } from "vitest";
import { type BenchmarkName, benches } from "./benches";
import { documentOf, type Report, sectionOf, sectionsOf, summaryOf } from "./document";

const names = Object.keys(benches) as BenchmarkName[];
const report: Report = {
  date: "2026-11-28",
  commit: "abc1234",
  seconds: 12,
  tables: [
    {
      caption: "One search",
      rows: [
        { itineraries: 1000, matches: 3 },
        { itineraries: 10_000, note: "a|b" },
      ],
    },
  ],
  headlines: ["A search is cheap."],
};
const failed: Report = { ...report, tables: [], headlines: [], failure: "web: over the budget" };

it("has the tables of a benchmark, what they are measured against, and the result", () => {
  expect(sectionOf("search", report)).toMatchInlineSnapshot(`
    "## search

    A search with 1,000, 10,000 and 100,000 active itineraries. Measured against the least read units with which the matches can be read, a scan, and one query.

    > A search is cheap.

    One search:

    | itineraries | matches | note |
    |---|---|---|
    | 1,000 | 3 | |
    | 10,000 | | a\\|b |

    \`npm run bench -- search\`, 2026-11-28, commit abc1234, 12 s: within every limit."
  `);
  expect(sectionOf("web", failed)).toContain("**failed**:\n\n```text\nweb: over the budget\n```");
});

it("keeps the sections of benchmarks that were not run again", () => {
  const before = documentOf(
    { web: sectionOf("web", failed), search: sectionOf("search", report) },
    "a laptop",
  );
  const sections = { ...sectionsOf(before), web: sectionOf("web", report) };
  const after = documentOf(sections, "a laptop");
  expect(Object.keys(sectionsOf(after))).toEqual(["search", "web"]);
  expect(after).not.toContain("**failed**");
  expect(sectionsOf(after)).toEqual(sections);
});

it("names the benchmarks that it does not have", () => {
  const some = { search: sectionOf("search", report) };
  expect(documentOf(some, "a laptop")).toMatch(
    /^Not in this document yet: `airports`, .*`soak`\.$/m,
  );
  const all = Object.fromEntries(names.map((name) => [name, sectionOf(name, report)]));
  expect(documentOf(all, "a laptop")).not.toContain("Not in this document");
});

it("lists the headlines, with the picture of the soak", () => {
  const search = sectionOf("search", report);
  expect(summaryOf(documentOf({ search }, "a laptop"))).toBe("- A search is cheap.");
  const soak = sectionOf("soak", { ...report, headlines: ["Nothing is lost."] });
  expect(summaryOf(documentOf({ search, soak }, "a laptop"))).toMatch(
    /^- A search is cheap\.\n- Nothing is lost\.\n\n!\[.+\]\(docs\/images\/soak\.svg\)$/,
  );
});
