/** Reputations in the table. In the user's partition, so that it is deleted with the account. */
import { Entity } from "electrodb";
import { key, service, table } from "../db/common";
import { once } from "../once";

export const reputationEntity = once(
  () =>
    new Entity(
      {
        model: { entity: "reputation", version: "1", service },
        attributes: {
          uid: { type: "string", required: true, readOnly: true },
          /** Raised by each write. Missing in items of earlier versions. */
          version: { type: "number" },
          trips: { type: "number" },
          rated: { type: "number" },
          again: { type: "number" },
          thanks: { type: "list", items: { type: "string" } },
        },
        indexes: {
          byUser: {
            pk: key("pk", "user#${uid}"),
            sk: key("sk", "reputation"),
          },
        },
      },
      table,
    ),
);
