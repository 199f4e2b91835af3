/** How a profile lies in the table. */
import { Entity } from "electrodb";
import { config } from "../config";
import { client } from "../db/client";
import { once } from "../once";

export const profileEntity = once(
  () =>
    new Entity(
      {
        model: { entity: "profile", version: "1", service: "flightaides" },
        attributes: {
          /** The Cognito `sub`. */
          uid: { type: "string", required: true, readOnly: true },
          /** Gone once the account is. */
          email: { type: "string" },
          displayName: { type: "string" },
          notifyMatches: { type: "boolean", required: true, default: true },
          notifyNearby: { type: "boolean", required: true, default: false },
          marketing: { type: "boolean", required: true, default: false },
          agreementVersion: { type: "string" },
          agreementAcceptedAt: { type: "string" },
          /** Mail to this address came back, or was reported as unwanted, at that time. */
          undeliverableSince: { type: "string" },
          undeliverableReason: { type: ["bounce", "complaint"] as const },
          createdAt: { type: "string", required: true, readOnly: true },
          /** Set before the first thing of the account is deleted: from then on nothing new can be posted. */
          leavingSince: { type: "string" },
          /** Set when nothing is left but this item. */
          leftAt: { type: "string" },
          expiresAt: { type: "number" },
        },
        indexes: {
          byUid: {
            pk: { field: "pk", composite: ["uid"], template: "user#${uid}", casing: "none" },
            sk: { field: "sk", composite: [], template: "profile", casing: "none" },
          },
        },
      },
      { client, table: config.tableName },
    ),
);
