/** Matches that have been found, and owners who are told of more of them later. */
import { Entity } from "electrodb";
import { config } from "../config";
import { client } from "../db/client";
import type { DueAttribute, IndexName } from "../db/table";
import { once } from "../once";

/** The key is the pair of itineraries, so that a pair is notified once. */
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

/** That the owner of an itinerary has not been told of all its matches. One for each itinerary. */
export const digestEntity = once(
  () =>
    new Entity(
      {
        model: { entity: "digest", version: "1", service: "flightaides" },
        attributes: {
          /** The itinerary's. */
          id: { type: "string", required: true, readOnly: true },
          /** Random. Another one whenever somebody asks for the digest that is being sent. */
          version: { type: "string", required: true },
          duePartition: { type: "string", required: true },
          /** ISO 8601 instant before which it is not sent. */
          dueAt: { type: "string", required: true },
          expiresAt: { type: "number", required: true },
        },
        indexes: {
          byId: {
            pk: { field: "pk", composite: ["id"], template: "itinerary#${id}", casing: "none" },
            sk: { field: "sk", composite: [], template: "digest", casing: "none" },
          },
          due: {
            index: "due" satisfies IndexName,
            projection: ["id", "dueAt", "__edb_e__", "__edb_v__"] as const satisfies DueAttribute[],
            pk: {
              field: "dueQueue",
              composite: ["duePartition"],
              template: "${duePartition}",
              casing: "none",
            },
            sk: {
              field: "dueOrder",
              composite: ["dueAt", "id"],
              template: "${dueAt}#${id}",
              casing: "none",
            },
          },
        },
      },
      { client, table: config.tableName },
    ),
);
