/** How many mails somebody had us send on a day. */
import { Entity, Service } from "electrodb";
import { config } from "../config";
import { client } from "../db/client";
import { once } from "../once";
import { mailEntity } from "../outbox";

export const quotaEntity = once(
  () =>
    new Entity(
      {
        model: { entity: "quota", version: "1", service: "flightaides" },
        attributes: {
          uid: { type: "string", required: true, readOnly: true },
          /** UTC. */
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

/** A message, and that it was written. */
export const messageService = once(() => new Service({ quota: quotaEntity(), mail: mailEntity() }));
