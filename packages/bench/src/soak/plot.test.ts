import { expect, it } from "vitest";
import { plot } from "./plot";

const panel = {
  title: "Latency <ms>",
  series: [
    {
      name: "p50",
      color: "#000",
      points: [
        [0, 0],
        [30, 10],
        [60, 20],
      ] as const,
    },
    { name: "p99", color: "#111", points: [[60, 40]] as const },
  ],
};
const marks = [
  { name: "killed", from: 15 },
  { name: "slow & wrong", from: 30, until: 45 },
];

it("draws a line for each series, from the bottom left to the top right", () => {
  const svg = plot("Soak", [panel], marks, 60);
  const lines = [...svg.matchAll(/points="([^"]*)"/g)].map(([, points]) => points);
  expect(lines).toEqual(["64,352 498,297 932,242", "932,132"]);
});

it("marks moments by a line and intervals by an area", () => {
  const svg = plot("Soak", [panel], marks, 60);
  const areas = [...svg.matchAll(/<rect x="(\d+)" [^>]*width="(\d+)"/g)];
  expect(areas.map(([, x, width]) => [x, width])).toEqual([
    ["281", "1"],
    ["498", "217"],
  ]);
});

it("escapes what it is told", () => {
  const svg = plot("A & B", [panel], marks, 60);
  for (const text of ["A &amp; B", "Latency &lt;ms&gt;", "slow &amp; wrong"])
    expect(svg).toContain(`>${text}</text>`);
});
