/** CSV of rows without commas, quotes or line ends: numbers, dates and ids. The first row has the names of the columns. */
export function csvOf(names: readonly string[], rows: readonly (readonly (string | number)[])[]) {
  return [names, ...rows].map((row) => row.join(",")).join("\r\n");
}
