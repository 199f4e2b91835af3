/**
 * Messages in the table, in the partition of their connection: an item for each message, one for each idempotency key, and one
 * for what each of the two has written last. They name the writer by role: the connection's item knows who that is.
 */

import { Entity } from "electrodb";
import { key, service, table } from "../db/common";
import { once } from "../once";
import { types } from "../trip/type";

export const messageEntity = once(
  () =>
    new Entity(
      {
        model: { entity: "message", version: "1", service },
        attributes: {
          connection: { type: "string", required: true, readOnly: true },
          id: { type: "string", required: true, readOnly: true },
          /** ISO 8601 instant. */
          at: { type: "string", required: true, readOnly: true },
          /** The writer's. */
          role: { type: types, required: true },
          /** As written. Once one of the two has deleted their account, as masked. */
          text: { type: "string", required: true },
          /** What the other reads unless the connection is paid. Missing when nothing of the text is masked. */
          masked: { type: "string" },
          expiresAt: { type: "number", required: true },
        },
        indexes: {
          byConnection: {
            pk: key("pk", "connection#${connection}"),
            sk: key("sk", "message#${at}#${id}"),
          },
        },
      },
      table,
    ),
);

/** Exists if the message with this key is written. */
export const messageKeyEntity = once(
  () =>
    new Entity(
      {
        model: { entity: "messageKey", version: "1", service },
        attributes: {
          connection: { type: "string", required: true, readOnly: true },
          /** The writer's. */
          role: { type: types, required: true, readOnly: true },
          key: { type: "string", required: true, readOnly: true },
          expiresAt: { type: "number", required: true },
        },
        indexes: {
          byKey: {
            pk: key("pk", "connection#${connection}"),
            sk: key("sk", "message-key#${role}#${key}"),
          },
        },
      },
      table,
    ),
);

export const lastMessageEntity = once(
  () =>
    new Entity(
      {
        model: { entity: "lastMessage", version: "1", service },
        attributes: {
          connection: { type: "string", required: true, readOnly: true },
          /** The writer's. */
          role: { type: types, required: true, readOnly: true },
          at: { type: "string", required: true },
          /** SHA-256 of the text. */
          digest: { type: "string", required: true },
          /** When the mail about the first message that the other has not read is, or was, due. */
          mailedAt: { type: "string" },
          /** When the last mail was due. Missing before the first one is read, and in items of earlier versions. */
          lastMailAt: { type: "string" },
          expiresAt: { type: "number", required: true },
        },
        indexes: {
          byWriter: {
            pk: key("pk", "connection#${connection}"),
            sk: key("sk", "last-message#${role}"),
          },
        },
      },
      table,
    ),
);
