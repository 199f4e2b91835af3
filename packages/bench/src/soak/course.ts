/** Latency and memory in the course of the time: the plot, and whether they stay as they are. */
import { round } from "../meter";
import { show } from "../results";
import { percentile } from "./judge";
import type { Call } from "./person";
import { type Mark, type Point, plot } from "./plot";

export type Sample = { at: number; megabytes: number };
export type Course = {
  calls: readonly Call[];
  samples: readonly Sample[];
  marks: readonly Mark[];
  /** Milliseconds since 1970. */
  began: number;
  milliseconds: number;
};

/** Share of the time, at its beginning and at its end, that is compared. No fault happens in it. */
const compared = 0.2;
/** Limit of the p99 of the last part, as a multiple of the first one's. */
const maxSlowdown = 1.5;
/** The same of the resident memory, which varies by a third with when V8 collects. */
const maxGrowth = 1.5;
/** Points of a line of latencies. */
const points = 60;

/** Prints the first and the last part of the time. @returns what has grown */
export function reportCourse({ calls, samples, began, milliseconds }: Course): string[] {
  const ended = began + milliseconds;
  const parts = [
    [began, began + compared * milliseconds],
    [ended - compared * milliseconds, ended],
  ] as const;
  const rows = parts.map(([from, until]) => {
    const times = within(calls, from, until).map((one) => one.milliseconds);
    const memory = within(samples, from, until).map(({ megabytes }) => megabytes);
    return {
      calls: times.length,
      "p50 ms": round(percentile(times, 0.5)),
      "p99 ms": round(percentile(times, 0.99)),
      "memory MB": round(percentile(memory, 0.5)),
    };
  });
  const [first, last] = rows;
  if (!first || !last) throw new Error("There are two parts.");
  const length = `${round((compared * milliseconds) / 60_000)} min`;
  show("Latency of the API, and resident memory of the functions (median)", [
    { part: `first ${length}`, ...first },
    { part: `last ${length}`, ...last },
  ]);
  const limits = { "p99 ms": maxSlowdown, "memory MB": maxGrowth } as const;
  return (["p99 ms", "memory MB"] as const).flatMap((column) => {
    const ratio = round(last[column] / first[column]);
    console.log(`${column}: ${ratio} of the first part, at most ${limits[column]}.`);
    return ratio <= limits[column] ? [] : [`${column} has grown ${ratio} times.`];
  });
}

export function draw({ calls, samples, marks, began, milliseconds }: Course): string {
  const step = milliseconds / points;
  const parts = Array.from({ length: points }, (_, index) => began + index * step)
    .map((from) => ({ from, found: within(calls, from, from + step) }))
    .filter(({ found }) => found.length > 0);
  const line = (share: number) =>
    parts.map(({ from, found }): Point => {
      const times = found.map((one) => one.milliseconds);
      return [(from + step / 2 - began) / 1000, percentile(times, share)];
    });
  const memory = samples.map(({ at, megabytes }): Point => [(at - began) / 1000, megabytes]);
  return plot(
    "FlightAides, soak",
    [
      {
        title: "Latency of the API, milliseconds",
        series: [
          { name: "p50", color: "#1565c0", points: line(0.5) },
          { name: "p99", color: "#ef6c00", points: line(0.99) },
        ],
      },
      {
        title: "Resident memory of the functions, MB",
        series: [{ name: "memory", color: "#2e7d32", points: memory }],
      },
    ],
    marks,
    milliseconds / 1000,
  );
}

function within<Timed extends { at: number }>(
  all: readonly Timed[],
  from: number,
  until: number,
): Timed[] {
  return all.filter(({ at }) => at >= from && at < until);
}
