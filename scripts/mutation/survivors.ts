/** Compares the mutants that survived with those that may (`accepted.ts`). */
import type { Accepted } from "./accepted";

/** One-based. An end is behind the last character. */
type Place = { line: number; column: number };
export type Change = {
  /** Path within the domain. */
  file: string;
  /** Text of the file. */
  source: string;
  location: { start: Place; end: Place };
  replacement: string;
};

/** Longer code is cut in the middle. */
const longest = 70;

/** `match.ts: if ([apart === 0 → true]) return near;`. Without a line number, which other changes of the file would move. */
export function describeMutant({ file, source, location, replacement }: Change): string {
  const { start, end } = location;
  const lines = source.split("\n").slice(start.line - 1, end.line);
  const before = lines.at(0)?.slice(0, start.column - 1) ?? "";
  const after = lines.at(-1)?.slice(end.column - 1) ?? "";
  const text = lines.join("\n");
  const code = text.slice(before.length, text.length - after.length);
  return `${file}: ${before.trimStart()}[${short(code)} → ${short(replacement)}]${after}`;
}

/**
 * Mutants that survived and are not accepted, and accepted ones that did not survive. Equal texts stand for as many mutants.
 */
export function differences(
  survived: readonly string[],
  accepted: readonly Accepted[],
): { unlisted: string[]; outdated: string[] } {
  const outdated = accepted.flatMap(({ mutants }) => mutants);
  const unlisted: string[] = [];
  for (const mutant of survived) {
    const index = outdated.indexOf(mutant);
    if (index < 0) unlisted.push(mutant);
    else outdated.splice(index, 1);
  }
  return { unlisted, outdated };
}

function short(code: string): string {
  const line = code.replace(/\s+/g, " ");
  if (line.length <= longest) return line;
  return `${line.slice(0, longest / 2)}…${line.slice(-longest / 2)}`;
}
