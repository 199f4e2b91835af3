/** Matches that have been found, and the turns of mails. */
import { Entity } from "electrodb";
import { key, service, table } from "../db/common";
import { once } from "../once";

/** The key is the pair of itineraries, so that a pair is notified once. */
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
          /** Counted in the numbers of its day. Missing in matches of earlier versions. */
          numbered: { type: "boolean" },
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

/** That an itinerary has had a match. */
export const firstMatchEntity = once(
  () =>
    new Entity(
      {
        model: { entity: "firstMatch", version: "1", service },
        attributes: {
          /** The id of the itinerary. */
          id: { type: "string", required: true, readOnly: true },
          at: { type: "string", required: true },
          expiresAt: { type: "number", required: true },
        },
        indexes: {
          byItinerary: {
            pk: key("pk", "match#${id}"),
            sk: key("sk", "first"),
          },
        },
      },
      table,
    ),
);

/** One item: the turns of the mails that requests send. */
export const sendRateEntity = once(
  () =>
    new Entity(
      {
        model: { entity: "sendRate", version: "1", service },
        attributes: {
          /** Milliseconds between two turns. */
          interval: { type: "number", required: true },
          /** ISO 8601 instant at which SES's rate was read. */
          refreshedAt: { type: "string", required: true },
          /** Epoch milliseconds of the next turn. */
          nextAt: { type: "number" },
        },
        indexes: {
          byKey: { pk: key("pk", "send-rate"), sk: key("sk", "send-rate") },
        },
      },
      table,
    ),
);
