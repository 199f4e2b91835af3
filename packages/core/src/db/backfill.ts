/** What backfills have in common: see migration/backfill.ts. */
import { transact, type Write } from "./transact";

/** The item that an entity has parsed. @throws Error for an item of another entity */
export function parsed<Item>({ data }: { data: Item | null }, item: Record<string, unknown>): Item {
  if (!data) throw new Error(`${String(item.pk)} ${String(item.sk)} is of another entity.`);
  return data;
}

/** A change of several items. `go` returns undefined when one of them has changed since it was read. */
export function together(writes: readonly Write[]): { go(): Promise<unknown> } {
  return {
    async go() {
      const refused = () => "outdated" as const;
      const outcome = await transact(writes, { refused, busy: "busy" });
      return outcome === "committed" ? outcome : undefined;
    },
  };
}
