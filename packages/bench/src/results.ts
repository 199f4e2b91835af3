/** Results of a benchmark: printed, and sent to the process of `npm run bench -- all`, if that started it. */
export type Row = Readonly<Record<string, string | number>>;
export type Table = { caption: string; rows: readonly Row[] };
export type Result = { table: Table } | { headline: string } | { failure: string };

export function show(caption: string, rows: readonly Row[]): void {
  console.log(`${caption}:`);
  console.table(rows);
  send({ table: { caption, rows } });
}

/** @returns NaN without values */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** A line of the README. */
export function headline(sentence: string): void {
  console.log(sentence);
  send({ headline: sentence });
}

/** Runs a benchmark; what it throws is one of its results. */
export async function observed(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    send({ failure: error instanceof Error ? error.message : String(error) });
    throw error;
  }
}

function send(result: Result): void {
  process.send?.(result);
}
