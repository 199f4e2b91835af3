/** The progress of a backfill, stored while a run is unfinished. */
import { Entity, type EntityItem } from "electrodb";
import { key, service, table } from "../db/common";
import { once } from "../once";

export const backfillEntity = once(
  () =>
    new Entity(
      {
        model: { entity: "backfill", version: "1", service },
        attributes: {
          name: { type: "string", required: true, readOnly: true },
          /** SHA-256 of what a rekey moves. */
          of: { type: "string" },
          /** Key of the last item that was read and changed, as JSON. */
          cursor: { type: "string", required: true },
          read: { type: "number", required: true },
          changed: { type: "number", required: true },
          outdated: { type: "number", required: true },
        },
        indexes: {
          byName: {
            pk: key("pk", "migration#${name}"),
            sk: key("sk", "backfill"),
          },
        },
      },
      table,
    ),
);

export type StoredProgress = EntityItem<ReturnType<typeof backfillEntity>>;
