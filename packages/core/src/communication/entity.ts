/** The number of mails that a user has sent on a day. */
import { Entity } from "electrodb";
import { config } from "../config";
import { client } from "../db/client";
import { once } from "../once";

export const quotaEntity = once(
  () =>
    new Entity(
      {
        model: { entity: "quota", version: "1", service: "flightaides" },
        attributes: {
          uid: { type: "string", required: true, readOnly: true },
          /** `YYYY-MM-DD`, UTC. */
          day: { type: "string", required: true, readOnly: true },
          count: { type: "number" },
          expiresAt: { type: "number" },
        },
        indexes: {
          byDay: {
            pk: { field: "pk", composite: ["uid"], template: "user#${uid}", casing: "none" },
            sk: { field: "sk", composite: ["day"], template: "quota#${day}", casing: "none" },
          },
        },
      },
      { client, table: config.tableName },
    ),
);
