/** Loaded on demand: contains the library of the charts. The table beside them says the same. */
import "uplot/dist/uPlot.min.css";
import { useComputedColorScheme } from "@mantine/core";
import { useElementSize } from "@mantine/hooks";
import { useLayoutEffect, useRef } from "react";
import UPlot, { type AlignedData, type Options } from "uplot";
import classes from "./desk.module.css";
import { type Bucket, hoursToMatch, measures } from "./measures";

type Line = { label: string; values: (number | null)[]; color: string; dash?: readonly number[] };

/** No two have the same dashes: nothing is said by colour alone. */
const shown = [
  { of: "signedUp", color: "--fa-muted", dash: [2, 3] },
  { of: "posted", color: "--fa-ink" },
  { of: "pairs", color: "--fa-edge", dash: [2, 7] },
  { of: "asked", color: "--fa-link", dash: [8, 3] },
  { of: "accepted", color: "--fa-ink", dash: [20, 5] },
  { of: "paid", color: "--fa-accent", dash: [14, 3, 2, 3] },
  { of: "refunded", color: "--fa-danger", dash: [6, 3, 2, 3, 2, 3] },
] as const;

type Props = { buckets: Bucket[]; isOfRoute: boolean };

export default function NumbersCharts({ buckets, isOfRoute }: Props) {
  const lines = shown.flatMap(({ of, ...style }): Line[] => {
    const measure = measures.find((one) => one.of === of);
    if (!measure || (isOfRoute && !measure.isOfRoute)) return [];
    return [{ ...style, label: measure.label, values: buckets.map((one) => one[of]) }];
  });
  const hours = buckets.map((one) => hoursToMatch(one) ?? null);
  return (
    <div className={classes.charts}>
      <Chart title="How often" buckets={buckets} lines={lines} />
      <Chart
        title="Hours from posting to the first match, on average"
        buckets={buckets}
        lines={[{ label: "Hours", values: hours, color: "--fa-ink" }]}
      />
    </div>
  );
}

function Chart({ title, buckets, lines }: { title: string; buckets: Bucket[]; lines: Line[] }) {
  const { ref, width } = useElementSize();
  const plot = useRef<HTMLDivElement>(null);
  // The canvas has the colours of the scheme in which it was drawn.
  const scheme = useComputedColorScheme("light");
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn anew in the colours of the other scheme.
  useLayoutEffect(() => {
    if (!plot.current || width === 0) return;
    const data: AlignedData = [
      buckets.map(({ since }) => Date.parse(since) / 1000),
      ...lines.map(({ values }) => values),
    ];
    const drawn = new UPlot(optionsOf(lines, width), data, plot.current);
    return () => drawn.destroy();
  }, [buckets, lines, width, scheme]);
  return (
    // Its height is known only after it is drawn.
    <figure ref={ref} data-pending={width === 0 || undefined}>
      <figcaption>{title}</figcaption>
      <div ref={plot} />
    </figure>
  );
}

function optionsOf(lines: readonly Line[], width: number): Options {
  const colorOf = (name: string) =>
    getComputedStyle(document.documentElement).getPropertyValue(name);
  const axis = {
    stroke: colorOf("--fa-muted"),
    grid: { stroke: colorOf("--fa-line") },
    ticks: { show: false },
  };
  const samples = lines.map(sampleOf);
  return {
    width,
    height: 240,
    // As the days of the table.
    tzDate: (seconds) => new Date(1000 * seconds + 60_000 * new Date().getTimezoneOffset()),
    axes: [{ ...axis, values: (_, seconds) => seconds.map(dayOf) }, axis],
    legend: { markers: { width: 0, fill: (_, at) => samples[at - 1] ?? "" } },
    scales: { y: { range: { min: { hard: 0, pad: 0, mode: 2 }, max: { pad: 0.1 } } } },
    series: [
      { label: "From", value: (_, seconds) => (seconds === null ? "" : dayOf(seconds)) },
      ...lines.map(({ label, color, dash }) => ({
        label,
        stroke: colorOf(color),
        width: 2,
        spanGaps: true,
        // In pixels of the device, unlike the width.
        ...(dash && { dash: dash.map((length) => length * devicePixelRatio) }),
      })),
    ],
  };
}

/** A piece of a line, as a background. */
function sampleOf({ color, dash = [1, 0] }: Line): string {
  let to = 0;
  const parts = dash.map((length, index) => {
    const from = to;
    to += length;
    return `${index % 2 === 0 ? `var(${color})` : "transparent"} ${from}px ${to}px`;
  });
  return `repeating-linear-gradient(90deg, ${parts.join(", ")})`;
}

/** `11-26` */
function dayOf(seconds: number): string {
  return new Date(1000 * seconds).toISOString().slice(5, 10);
}
