/** That two itineraries have found each other: a key with a condition, so that each pair is told once. */
import { Entity, Service } from "electrodb";
import { config } from "../config";
import { client } from "../db/client";
import { once } from "../once";
import { mailEntity } from "../outbox";

export const matchEntity = once(
  () =>
    new Entity(
      {
        model: { entity: "match", version: "1", service: "flightaides" },
        attributes: {
          /** Ids of the two itineraries. */
          traveler: { type: "string", required: true, readOnly: true },
          flightaid: { type: "string", required: true, readOnly: true },
          tier: { type: "string", required: true },
          foundAt: { type: "string", required: true },
          expiresAt: { type: "number", required: true },
        },
        indexes: {
          byPair: {
            pk: {
              field: "pk",
              composite: ["traveler", "flightaid"],
              template: "match#${traveler}#${flightaid}",
              casing: "none",
            },
            sk: { field: "sk", composite: [], template: "match", casing: "none" },
          },
        },
      },
      { client, table: config.tableName },
    ),
);

/** A match, and the mails it owes. */
export const matchService = once(() => new Service({ match: matchEntity(), mail: mailEntity() }));
