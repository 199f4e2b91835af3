/** The numbers of a day, in all and for a route. Nothing of a person. */
import { Entity } from "electrodb";
import { key, service, table } from "../db/common";
import { once } from "../once";

export const numbersEntity = once(
  () =>
    new Entity(
      {
        model: { entity: "numbers", version: "1", service },
        attributes: {
          /** `all#<shard>`, or a route: `YYZ-DEL`. */
          of: { type: "string", required: true, readOnly: true },
          /** `YYYY-MM-DD`, UTC. */
          day: { type: "string", required: true, readOnly: true },
          searched: { type: "number" },
          signedUp: { type: "number" },
          posted: { type: "number" },
          matched: { type: "number" },
          /** Of the matched itineraries of which it is known: how many, and the minutes from posting to the first match, added up. */
          timed: { type: "number" },
          minutesToMatch: { type: "number" },
          pairs: { type: "number" },
          asked: { type: "number" },
          accepted: { type: "number" },
          paid: { type: "number" },
          met: { type: "number" },
          refunded: { type: "number" },
          expiresAt: { type: "number", required: true },
        },
        indexes: {
          byDay: {
            pk: key("pk", "numbers#${of}"),
            sk: key("sk", "${day}"),
          },
        },
      },
      table,
    ),
);
