/**
 * Where legs are filed for searches: under the cell of their origin and that of their destination
 * (docs/decisions/0029-cells.md).
 */

import { cellOf, cellsNear as nearbyCells } from "../airport";
import { parsed } from "../db/backfill";
import type { Leg } from "../trip/contract";
import { legEntity } from "./entity";

export type Cells = { fromCell: string; toCell: string };

/** @throws Error for an airport that is not known */
export function cellsOf({ from, to }: Pick<Leg, "from" | "to">): Cells {
  return { fromCell: cellOf(from), toCell: cellOf(to) };
}

/**
 * The other pairs of cells that hold legs from near this leg's origin to near its destination.
 * @throws Error for an airport that is not known
 */
export function cellsNear({ from, to }: Pick<Leg, "from" | "to">): Cells[] {
  const pairs = nearbyCells(from).flatMap((fromCell) =>
    nearbyCells(to).map((toCell) => ({ fromCell, toCell })),
  );
  // The first is its own.
  return pairs.slice(1);
}

/** Files legs under their cells: those of earlier versions, which have none, and those whose cells are others now. */
export const cellBackfill = {
  entity: "leg",
  /** @throws Error for a leg whose airport is not known */
  change(item: Record<string, unknown>): { go(): Promise<unknown> } | undefined {
    const leg = parsed(legEntity().parse({ Item: item }), item);
    const { id, sequence, type, from, to, ...filed } = leg;
    // Of earlier versions.
    const before: Partial<Cells> = filed;
    const { fromCell, toCell } = cellsOf(leg);
    if (before.fromCell === fromCell && before.toCell === toCell) return undefined;
    return legEntity()
      .update({ id, sequence })
      .set({ fromCell, toCell })
      .composite({ type })
      .where((current, { eq, notExists }) =>
        [
          eq(current.from, from),
          eq(current.to, to),
          before.fromCell ? eq(current.fromCell, before.fromCell) : notExists(current.fromCell),
          before.toCell ? eq(current.toCell, before.toCell) : notExists(current.toCell),
        ].join(" AND "),
      );
  },
};
