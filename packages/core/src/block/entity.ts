/**
 * Blocks and separations in the table: an item in the partition of each of the two users, so that one query finds everybody whom
 * a user is not shown.
 */
import { Entity } from "electrodb";
import { key, service, table } from "../db/common";
import { once } from "../once";

export const blockEntity = once(
  () =>
    new Entity(
      {
        model: { entity: "block", version: "1", service },
        attributes: {
          /** In whose partition the item lies: a user, or what is left of one (`former-account`). */
          uid: { type: "string", required: true, readOnly: true },
          /** The other of the two. */
          other: { type: "string", required: true, readOnly: true },
          /** `blocker`: `uid` has blocked `other`. `separated`: the two are not matched for `trips`. */
          side: {
            type: ["blocker", "blocked", "separated"] as const,
            required: true,
            readOnly: true,
          },
          /** Public id of the block, or of the connection that separated them last. */
          id: { type: "string", required: true },
          /** The blocked user's name, masked. */
          displayName: { type: "string" },
          /** Hashes of the trips of both. */
          trips: { type: "set", items: "string" },
          createdAt: { type: "string", required: true },
          /** Of a separation, and of a block while one of the two has deleted the account. */
          expiresAt: { type: "number" },
        },
        indexes: {
          byUser: {
            pk: key("pk", "user#${uid}"),
            sk: key("sk", "block#${side}#${other}"),
          },
        },
      },
      table,
    ),
);

/**
 * How many users an account has blocked: guards the limit within a transaction. None while the blocks have not been counted since some
 * of them were lifted or handed over.
 */
export const blockedCountEntity = once(
  () =>
    new Entity(
      {
        model: { entity: "blocked-count", version: "1", service },
        attributes: {
          uid: { type: "string", required: true, readOnly: true },
          count: { type: "number", required: true },
        },
        indexes: {
          byUser: {
            pk: key("pk", "user#${uid}"),
            sk: key("sk", "blocked-count"),
          },
        },
      },
      table,
    ),
);
