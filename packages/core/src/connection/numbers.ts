/** Which of its steps a connection has counted in the numbers of their days. */
import { parsed, together } from "../db/backfill";
import type { Write } from "../db/transact";
import { Numbers } from "../numbers";
import type { Counted } from "../numbers/counted";
import { type ConnectionItem, connectionEntity } from "./entity";

/** The steps so far, and the ISO 8601 instant of each. */
function stepsOf(item: ConnectionItem): [Counted, string | undefined][] {
  const { createdAt, acceptedAt, paidAt, counted, publishedAt, refundedAt } = item;
  return [
    ["asked", createdAt],
    ["accepted", acceptedAt],
    ["paid", paidAt],
    ["met", counted && publishedAt],
    ["refunded", refundedAt],
  ];
}

/**
 * Counts the steps that are not counted yet: those of the change that is made, and of a connection of an earlier version all.
 * @returns undefined when all are
 */
export function uncounted(
  item: ConnectionItem,
): { numbered: Counted[]; writes: Write[] } | undefined {
  const { numbered = [], leg, travelerSide } = item;
  const route = Numbers.routeOf(travelerSide?.card?.itinerary ?? [leg]);
  const days = new Map<string, Numbers.Event[]>();
  const steps = stepsOf(item).filter(([step, at]) => at && !numbered.includes(step));
  if (steps.length === 0) return undefined;
  for (const [step, at = ""] of steps) {
    const day = at.slice(0, 10);
    days.set(day, [...(days.get(day) ?? []), { route, counts: { [step]: 1 } }]);
  }
  return {
    numbered: [...numbered, ...steps.map(([step]) => step)],
    writes: [...days].flatMap(([day, events]) => Numbers.countWrites(events, day)),
  };
}

/** Counts the steps of connections of earlier versions. */
export const numbersBackfill = {
  entity: "connection",
  change(item: Record<string, unknown>): { go(): Promise<unknown> } | undefined {
    const known = parsed(connectionEntity().parse({ Item: item }), item);
    const steps = uncounted(known);
    if (!steps) return undefined;
    const { id, version } = known;
    const patch = connectionEntity()
      .patch({ id })
      .set({ numbered: steps.numbered })
      .add({ version: 1 })
      .where((current, { eq, notExists }) =>
        version === undefined ? notExists(current.version) : eq(current.version, version),
      );
    return together([{ Update: patch.params() }, ...steps.writes]);
  },
};
