/** Draws series over time, one panel below the other, as SVG. Pure. */
import { html } from "@flightaides/standins/http";

export type Point = readonly [seconds: number, value: number];
export type Panel = {
  title: string;
  series: readonly { name: string; color: string; points: readonly Point[] }[];
};
/** Something that happens at a moment, or from one to another. */
export type Mark = { name: string; from: number; until?: number };

const width = 960;
const panelHeight = 220;
const margin = { left: 64, right: 28, top: 132, between: 56, bottom: 40 };
const ticks = 4;

/** @param seconds the length of the time axis */
export function plot(
  title: string,
  panels: readonly Panel[],
  marks: readonly Mark[],
  seconds: number,
): string {
  const height =
    margin.top + panels.length * (panelHeight + margin.between) - margin.between + margin.bottom;
  const right = width - margin.right;
  const x = (second: number) => round(margin.left + (second / seconds) * (right - margin.left));
  const bottom = height - margin.bottom;
  const minutes = Array.from({ length: ticks + 1 }, (_, index) => (seconds * index) / ticks);
  return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12">
<title>${title}</title>
<rect width="${width}" height="${height}" fill="#fff"/>
<text x="${margin.left}" y="20" font-size="16">${title}</text>
${marks.map(
  ({
    name,
    from,
    until = from,
  }) => html`<rect x="${x(from)}" y="${margin.top}" width="${Math.max(1, round(x(until) - x(from)))}" height="${bottom - margin.top}" fill="#c62828" opacity="0.2"/>
<text transform="translate(${x(from) + 4} ${margin.top - 6}) rotate(-45)" font-size="11" fill="#c62828">${name}</text>
`,
)}${panels.map((panel, index) => panelOf(panel, margin.top + index * (panelHeight + margin.between), x))}
${minutes.map((second) => html`<text x="${x(second)}" y="${height - 12}" text-anchor="middle">${round(second / 60)} min</text>`)}
</svg>
`.markup;
}

function panelOf({ title, series }: Panel, top: number, x: (second: number) => number) {
  const largest = Math.max(1, ...series.flatMap(({ points }) => points.map(([, value]) => value)));
  const y = (value: number) => round(top + panelHeight * (1 - value / largest));
  const values = Array.from({ length: ticks + 1 }, (_, index) => (largest * index) / ticks);
  return html`<text x="${margin.left}" y="${top - 8}" font-weight="bold">${title}</text>
${values.map(
  (
    value,
  ) => html`<line x1="${margin.left}" x2="${width - margin.right}" y1="${y(value)}" y2="${y(value)}" stroke="#ddd"/>
<text x="${margin.left - 6}" y="${y(value) + 4}" text-anchor="end">${Math.round(value)}</text>
`,
)}${series.map(
  (
    { name, color, points },
    index,
  ) => html`<polyline fill="none" stroke="${color}" stroke-width="1.5" points="${points.map(([second, value]) => `${x(second)},${y(value)}`).join(" ")}"/>
<text x="${width - margin.right - 120 * (series.length - index)}" y="${top - 8}" fill="${color}">${name}</text>
`,
)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
