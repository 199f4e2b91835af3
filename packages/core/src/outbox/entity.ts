/** Mails in the table. A mail lies in its recipient's partition, so that it is deleted with the account. */
import { CustomAttributeType, Entity, type EntityItem } from "electrodb";
import { key, service, table } from "../db/common";
import { duePartition } from "../db/due";
import type { DueAttribute, IndexName } from "../db/table";
import { once } from "../once";
import type { MailPayload } from "./mail-payload";

export const mailEntity = once(
  () =>
    new Entity(
      {
        model: { entity: "mail", version: "1", service },
        attributes: {
          /** The recipient. */
          uid: { type: "string", required: true, readOnly: true },
          /** `<kind>#<topic>`. Unique per recipient. */
          key: { type: "string", required: true, readOnly: true },
          kind: { type: "string", required: true },
          /** Removed once the mail is sent. Stored as `letter`, its name in items of earlier versions. */
          payload: { type: CustomAttributeType<MailPayload>("any"), field: "letter" },
          /** `mail`: to be sent. `parked`: needs an operator. `sent`: no longer in the index. */
          queue: { type: ["mail", "parked", "sent"] as const, required: true },
          /** Where the mail is filed in `due`: {@link filed}. Missing in mails of earlier versions. */
          duePartition: { type: "string", required: true },
          /** ISO 8601 instant before which the mail is not sent. A claim moves it to the end of the lease. */
          dueAt: { type: "string", required: true },
          /** Random id of the current claim. */
          lease: { type: "string" },
          /** Failed attempts so far. */
          attempts: { type: "number", required: true, default: 0 },
          lastError: { type: "string" },
          sentAt: { type: "string" },
          /** Of a digest that was sent: the keys of its matches, as opaque strings. */
          matchKeys: { type: "list", items: { type: "string" }, field: "told" },
          /** SES's id of the message. */
          messageId: { type: "string" },
          createdAt: { type: "string", required: true },
          expiresAt: { type: "number", required: true },
        },
        indexes: {
          byRecipient: {
            pk: key("pk", "user#${uid}"),
            sk: key("sk", "mail#${key}"),
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
            pk: key("dueQueue", "${duePartition}"),
            sk: key("dueOrder", "${dueAt}#${uid}#${key}"),
          },
        },
      },
      table,
    ),
);

/** When the next match mail may go to a recipient, and who is sending one. */
export const turnEntity = once(
  () =>
    new Entity(
      {
        model: { entity: "turn", version: "1", service },
        attributes: {
          /** The recipient. */
          uid: { type: "string", required: true, readOnly: true },
          /** ISO 8601 instant before which nobody takes the turn. A claim moves it to the end of the lease. */
          nextAt: { type: "string", required: true },
          /** Random id of the current claim. */
          lease: { type: "string" },
          expiresAt: { type: "number", required: true },
        },
        indexes: {
          byRecipient: {
            pk: key("pk", "user#${uid}"),
            sk: key("sk", "match-mail-turn"),
          },
        },
      },
      table,
    ),
);

type Queue = MailItem["queue"];

/** The queue of a recipient's mail, and its partition of `due`. Mails of an earlier version move to it when they change. */
export function filed<Name extends Queue>(
  queue: Name,
  uid: string,
): { queue: Name; duePartition: string } {
  return { queue, duePartition: queue === "mail" ? duePartition("mail", uid) : queue };
}

export type MailItem = EntityItem<ReturnType<typeof mailEntity>>;
