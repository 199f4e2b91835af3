/** Deletions of accounts that have begun. */
import { Entity } from "electrodb";
import { dueIndex, key, service, table } from "../db/common";
import { once } from "../once";

/** With what a schedule needs to continue the deletion without a token of the user. */
export const departureEntity = once(
  () =>
    new Entity(
      {
        model: { entity: "departure", version: "1", service },
        attributes: {
          /** The uid. Named as the index `due` has it. */
          id: { type: "string", required: true, readOnly: true },
          email: { type: "string", required: true },
          displayName: { type: "string", required: true },
          username: { type: "string", required: true },
          externalIds: { type: "list", items: { type: "string" }, required: true },
          queue: { type: ["leaving"] as const, required: true },
          dueAt: { type: "string", required: true },
        },
        indexes: {
          byUser: {
            pk: key("pk", "user#${id}"),
            sk: key("sk", "departure"),
          },
          due: dueIndex,
        },
      },
      table,
    ),
);
