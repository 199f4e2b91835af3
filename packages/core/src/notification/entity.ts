/** Matches that have been found. The key is the pair of itineraries, so that a pair is notified once. */
import { Entity } from "electrodb";
import { key, service, table } from "../db/common";
import { once } from "../once";

export const matchEntity = once(
  () =>
    new Entity(
      {
        model: { entity: "match", version: "1", service },
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
            pk: key("pk", "match#${traveler}#${flightaid}"),
            sk: key("sk", "match"),
          },
        },
      },
      table,
    ),
);
