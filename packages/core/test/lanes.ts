export type LaneRows<Row> = { rows: Row[]; options: { tags?: "deep" } };

/**
 * Divides a table of tests between `npm test` and `npm run test:deep`.
 *
 * @param isQuick says whether a row is in `npm test`
 */
export function byLane<const Row>(
  table: readonly Row[],
  isQuick: (row: Row, index: number) => boolean,
): LaneRows<Row>[] {
  return [
    { rows: table.filter(isQuick), options: {} },
    { rows: table.filter((row, index) => !isQuick(row, index)), options: { tags: "deep" } },
  ];
}
