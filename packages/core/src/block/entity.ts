/** Blocks in the table: an item in the partition of the blocker, and one in that of the blocked user. */
import { Entity } from "electrodb";
import { config } from "../config";
import { client } from "../db/client";
import { once } from "../once";

export const blockEntity = once(
  () =>
    new Entity(
      {
        model: { entity: "block", version: "1", service: "flightaides" },
        attributes: {
          /** In whose partition the item lies. */
          uid: { type: "string", required: true, readOnly: true },
          /** The other of the two. */
          other: { type: "string", required: true, readOnly: true },
          /** `blocker`: `uid` has blocked `other`. */
          side: { type: ["blocker", "blocked"] as const, required: true, readOnly: true },
          /** Public id of the block. */
          id: { type: "string", required: true },
          /** The blocked user's name, masked. */
          displayName: { type: "string", required: true },
          createdAt: { type: "string", required: true },
        },
        indexes: {
          byUser: {
            pk: { field: "pk", composite: ["uid"], template: "user#${uid}", casing: "none" },
            sk: {
              field: "sk",
              composite: ["side", "other"],
              template: "block#${side}#${other}",
              casing: "none",
            },
          },
        },
      },
      { client, table: config.tableName },
    ),
);
