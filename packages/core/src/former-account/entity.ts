/**
 * Keyed hashes by which an account is recognised: of its addresses, and of its ids at other providers. One item leads from each key
 * to the account; another one, in the account's partition, leads to the key.
 */
import { Entity } from "electrodb";
import { key, service, table } from "../db/common";
import { once } from "../once";

/** `former`: the key is the id of a former account, which the account has been given. */
export const kinds = ["address", "provider", "former"] as const;

/** `account` is a uid, or the id of a former account. */
const attributes = {
  key: { type: "string", required: true, readOnly: true },
  account: { type: "string", required: true, readOnly: true },
  kind: { type: kinds, required: true },
  /** Missing while the account signs in with it. */
  expiresAt: { type: "number" },
} as const;

export const accountKeyEntity = once(
  () =>
    new Entity(
      {
        model: { entity: "accountKey", version: "1", service },
        attributes,
        indexes: {
          byKey: {
            pk: key("pk", "account-key#${key}"),
            sk: key("sk", "account#${account}"),
          },
        },
      },
      table,
    ),
);

export const keyOfAccountEntity = once(
  () =>
    new Entity(
      {
        model: { entity: "keyOfAccount", version: "1", service },
        attributes,
        indexes: {
          byAccount: {
            pk: key("pk", "user#${account}"),
            sk: key("sk", "account-key#${key}"),
          },
        },
      },
      table,
    ),
);
