/** CPU time to mask a note, and how it grows with the length of notes that are crafted to be slow. */
import { cpuUsage } from "node:process";
import { round } from "./meter";
import { show } from "./results";

/** A quarter of the longest note, and the longest. */
const lengths = [250, 1000] as const;
/** Limit for the longest note, in milliseconds. */
const limitMs = 50;
/** The limit of the growth in time for four times the length: 4 is linear, 16 quadratic. */
const limitGrowth = 8;
const runs = 20;
/** The least of this many measurements counts: garbage collection and other processes only add time. */
const samples = 3;

const typical =
  "My mother is 74, walks well, and speaks Hindi and a little English. She flies EK-241 on 5 Dec 2026, seat 12A. ";
/** The beginnings of patterns, repeated: a match is attempted at each repetition. */
const units =
  'a|1|1 |a.|a |a a.|@|a@|@a| at a|a dot |www.|a://|a:|_a|a_|a_b.|six|sixteen|(|"|insta |insta a |ig:|%4|&#6|&amp;|1-1-|1/1/|12:30 |dec |aa|ab |é|👨‍👩‍👧|१|a.com |1a';

/** Prints the time of a typical note and of the slowest; throws when one is over its limit. */
export async function run(): Promise<void> {
  const { maskNote } = await import("@flightaides/core/masking/note.ts");
  const sampleOf = (note: string) => {
    const before = cpuUsage();
    for (let run = 0; run < runs; run++) maskNote(note, ["Aa Aaa Ab"]);
    return cpuUsage(before).user / 1000 / runs;
  };
  const timeOf = (unit: string, length: number) => {
    const note = `${unit.repeat(Math.ceil(length / unit.length)).slice(0, length - 1)}!`;
    return Math.min(...Array.from({ length: samples }, () => sampleOf(note)));
  };
  // Compiles the patterns.
  for (const unit of [typical, ...units.split("|")]) timeOf(unit, 200);
  const measured = units.split("|").map((unit) => {
    const [short, long] = lengths.map((length) => timeOf(unit, length)) as [number, number];
    return { unit, long, growth: long / short };
  });
  const slowest = measured.reduce((worst, one) => (one.long > worst.long ? one : worst));
  const steepest = measured.reduce((worst, one) => (one.growth > worst.growth ? one : worst));
  const [short, long] = lengths.map((length) => timeOf(typical, length)) as [number, number];
  const rowOf = (note: string, one: { long: number; growth: number }) => ({
    note,
    "CPU ms": round(one.long),
    "limit, ms": limitMs,
    "x a quarter of the length": round(one.growth),
    "limit, x": limitGrowth,
  });
  const repeated = ({ unit }: { unit: string }) => `${JSON.stringify(unit)} repeated`;
  show(
    `Notes of 1,000 characters: a typical one, and the worst of ${measured.length} crafted ones`,
    [
      rowOf("typical", { long, growth: long / short }),
      rowOf(`slowest, ${repeated(slowest)}`, slowest),
      rowOf(`steepest, ${repeated(steepest)}`, steepest),
    ],
  );
  if (slowest.long > limitMs) throw new Error(`masking: over ${limitMs} ms`);
  if (steepest.growth > limitGrowth) throw new Error(`masking: grows over ${limitGrowth} times`);
}
