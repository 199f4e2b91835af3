/** Tables in Markdown. */
export function markdownTable(head: readonly string[], body: readonly (readonly string[])[]) {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`.replace(/ {2,}/g, " ");
  return [line(head), `|${head.map(() => "---|").join("")}`, ...body.map(line)].join("\n");
}
