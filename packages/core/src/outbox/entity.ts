/** How a mail that is owed lies in the table: with its recipient, so that it goes when they go. */
import { CustomAttributeType, Entity, type EntityItem } from "electrodb";
import { config } from "../config";
import { client } from "../db/client";
import type { DueAttribute, IndexName } from "../db/table";
import { once } from "../once";
import type { Letter } from "./letter";

export const mailEntity = once(
  () =>
    new Entity(
      {
        model: { entity: "mail", version: "1", service: "flightaides" },
        attributes: {
          /** The recipient. */
          uid: { type: "string", required: true, readOnly: true },
          /** `<kind>#<record or pair>`: with the recipient it makes a mail the one mail it is. */
          key: { type: "string", required: true, readOnly: true },
          kind: { type: "string", required: true },
          /** What the template needs; gone once the mail is. */
          letter: { type: CustomAttributeType<Letter>("any") },
          /** `mail` while it is owed, `parked` when it needs a person, and out of the index once it is `sent`. */
          queue: { type: ["mail", "parked", "sent"] as const, required: true },
          /** ISO 8601 instant: not before. A claim moves it to where the lease ends. */
          dueAt: { type: "string", required: true },
          /** Who holds the claim. */
          lease: { type: "string" },
          /** Failures so far. */
          attempts: { type: "number", required: true, default: 0 },
          lastError: { type: "string" },
          sentAt: { type: "string" },
          /** SES's. */
          messageId: { type: "string" },
          createdAt: { type: "string", required: true },
          expiresAt: { type: "number", required: true },
        },
        indexes: {
          byRecipient: {
            pk: { field: "pk", composite: ["uid"], template: "user#${uid}", casing: "none" },
            sk: { field: "sk", composite: ["key"], template: "mail#${key}", casing: "none" },
          },
          due: {
            index: "due" satisfies IndexName,
            projection: [
              "uid",
              "key",
              "kind",
              "dueAt",
              "__edb_e__",
              "__edb_v__",
            ] as const satisfies DueAttribute[],
            condition: ({ queue }) => queue !== "sent",
            pk: { field: "dueQueue", composite: ["queue"], template: "${queue}", casing: "none" },
            sk: {
              field: "dueOrder",
              composite: ["dueAt", "uid", "key"],
              template: "${dueAt}#${uid}#${key}",
              casing: "none",
            },
          },
        },
      },
      { client, table: config.tableName },
    ),
);

export type MailItem = EntityItem<ReturnType<typeof mailEntity>>;
