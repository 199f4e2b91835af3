/** Profiles in the table, and the names that users had before, one item for each. */
import { CustomAttributeType, Entity } from "electrodb";
import { dueIndex, key, service, table } from "../db/common";
import { languages } from "../language/contract";
import { once } from "../once";
import type { Suspension } from "../quota";

export const profileEntity = once(
  () =>
    new Entity(
      {
        model: { entity: "profile", version: "1", service },
        attributes: {
          /** The Cognito `sub`. */
          uid: { type: "string", required: true, readOnly: true },
          /** Removed when the account is deleted. */
          email: { type: "string" },
          displayName: { type: "string" },
          /** Missing in profiles of earlier versions: English. */
          language: { type: languages },
          /** E.164. */
          phoneNumber: { type: "string" },
          notifyMatches: { type: "boolean", required: true, default: true },
          /** Missing in profiles of earlier versions: true. */
          notifyRequests: { type: "boolean" },
          notifyNearby: { type: "boolean", required: true, default: false },
          marketing: { type: "boolean", required: true, default: false },
          agreementVersion: { type: "string" },
          agreementAcceptedAt: { type: "string" },
          termsVersion: { type: "string" },
          termsAcceptedAt: { type: "string" },
          /** When mail to the address bounced or was reported as unwanted. */
          undeliverableSince: { type: "string" },
          undeliverableReason: { type: ["bounce", "complaint"] as const },
          /** While the user is suspended: as stored by `quota`, so that a call that is refused needs no other read. */
          suspension: { type: CustomAttributeType<Suspension>("any") },
          /** Epoch seconds. Tokens of earlier sign-ins are refused. */
          sessionsSince: { type: "number" },
          /**
           * Hashes of the address and of ids at other providers by which the account is known (`former-account`). Missing in profiles
           * of earlier versions.
           */
          signIns: { type: "set", items: "string" },
          /** A former account of the same person was found, whose keys lead to this one now. */
          hadAccount: { type: "boolean" },
          createdAt: { type: "string", required: true, readOnly: true },
          /** Counted in the numbers of its day. Missing in profiles of earlier versions. */
          numbered: { type: "boolean" },
          /** Set before anything of the account is deleted. From then on nothing new can be written for the user. */
          leavingSince: { type: "string" },
          /** Set when this is the only remaining item. */
          leftAt: { type: "string" },
          expiresAt: { type: "number" },
        },
        indexes: {
          byUid: {
            pk: key("pk", "user#${uid}"),
            sk: key("sk", "profile"),
          },
        },
      },
      table,
    ),
);

export const formerNameEntity = once(
  () =>
    new Entity(
      {
        model: { entity: "formerName", version: "1", service },
        attributes: {
          uid: { type: "string", required: true, readOnly: true },
          /** A hash of the name: a name that is given up again is one item. */
          key: { type: "string", required: true, readOnly: true },
          name: { type: "string", required: true },
          expiresAt: { type: "number", required: true },
        },
        indexes: {
          byUser: {
            pk: key("pk", "user#${uid}"),
            sk: key("sk", "former-name#${key}"),
          },
        },
      },
      table,
    ),
);

/** See name-change.ts. */
export const nameChangeEntity = once(
  () =>
    new Entity(
      {
        model: { entity: "nameChange", version: "1", service },
        attributes: {
          /** The uid. Named as the index `due` has it. */
          id: { type: "string", required: true, readOnly: true },
          version: { type: "string", required: true },
          queue: { type: ["names"] as const, required: true },
          dueAt: { type: "string", required: true },
        },
        indexes: {
          byUser: {
            pk: key("pk", "user#${id}"),
            sk: key("sk", "name-change"),
          },
          due: dueIndex,
        },
      },
      table,
    ),
);

/** That PayPal knows the user by a name. Contains no data from PayPal. */
export const payPalNameEntity = once(
  () =>
    new Entity(
      {
        model: { entity: "payPalName", version: "1", service },
        attributes: {
          uid: { type: "string", required: true, readOnly: true },
          /** A hash of the profile's name that was compared: says nothing once the name has changed. */
          name: { type: "string" },
          /** `YYYY-MM`. */
          since: { type: "string" },
          /** The user has removed it. */
          off: { type: "boolean" },
        },
        indexes: {
          byUser: {
            pk: key("pk", "user#${uid}"),
            sk: key("sk", "paypal-name"),
          },
        },
      },
      table,
    ),
);
