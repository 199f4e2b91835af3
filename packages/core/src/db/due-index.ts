/** The index `due`, as the entities have it whose queue is one partition. */
import type { DueAttribute, IndexName } from "./table";

export const dueIndex = {
  index: "due" satisfies IndexName,
  projection: ["id", "dueAt", "__edb_e__", "__edb_v__"] as const satisfies DueAttribute[],
  pk: { field: "dueQueue", composite: ["queue"], template: "${queue}", casing: "none" },
  sk: {
    field: "dueOrder",
    composite: ["dueAt", "id"],
    template: "${dueAt}#${id}",
    casing: "none",
  },
} as const;
