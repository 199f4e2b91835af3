import { expect, it } from "vitest";
import { costTables, counts, sizes, totalOf } from "./cost-model";

it("counts suggestions and calls at CloudFront, and two edge functions for each file", () => {
  expect(counts).toMatchObject({ requests: 192, edgeRuns: 292, gatewayCalls: 68 });
});

it("the watch costs less than health checks of Route 53", () => {
  expect(counts.watch).toBeLessThan(counts.route53);
});

it("costs more with more users, and less for each of them", () => {
  const totals = sizes.map(totalOf);
  expect(totals).toEqual([...totals].sort((a, b) => a - b));
  const each = sizes.map((users, index) => (totals[index] ?? 0) / users);
  expect(each).toEqual([...each].sort((a, b) => b - a));
});

it("prints a number in each cell of its sums", () => {
  for (const table of Object.values(costTables()))
    expect(table).not.toMatch(/NaN|undefined|Infinity/);
});
