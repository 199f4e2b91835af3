/** Visits to PayPal that have not ended. In the user's partition: a return counts for the account that began it only. */
import { Entity } from "electrodb";
import { key, service, table } from "../db/common";
import { once } from "../once";

/** One for each user: a new visit replaces the one before. */
export const visitEntity = once(
  () =>
    new Entity(
      {
        model: { entity: "payPalVisit", version: "1", service },
        attributes: {
          uid: { type: "string", required: true, readOnly: true },
          /** A hash of the `state` with which PayPal returns. */
          state: { type: "string", required: true },
          /** Epoch seconds. */
          expiresAt: { type: "number", required: true },
        },
        indexes: {
          byUser: {
            pk: key("pk", "user#${uid}"),
            sk: key("sk", "paypal-visit"),
          },
        },
      },
      table,
    ),
);
