/**
 * The trip page in the table, in the partition of its connection: an item for each tap, one for each idempotency key, the
 * meeting point, what was shared of boarding passes, and the list of follow links. They name participants by role: the connection's item knows who that is. A follow
 * link has an item of its own, which its token leads to.
 */

import { CustomAttributeType, Entity } from "electrodb";
import { key, service, table } from "../db/common";
import { type Language, languages } from "../language/contract";
import { once } from "../once";
import { types } from "../trip/type";
import { tapKinds } from "./contract";

/** A step that one participant has tapped. */
export const tapEntity = once(
  () =>
    new Entity(
      {
        model: { entity: "tap", version: "1", service },
        attributes: {
          connection: { type: "string", required: true, readOnly: true },
          /** Position of the leg, from 1. */
          leg: { type: "number", required: true, readOnly: true },
          kind: { type: tapKinds, required: true, readOnly: true },
          /** Who has tapped. */
          role: { type: types, required: true, readOnly: true },
          key: { type: "string", required: true, readOnly: true },
          /** ISO 8601 instants of the press, and of its arrival by our clock. */
          at: { type: "string", required: true, readOnly: true },
          arrivedAt: { type: "string", required: true, readOnly: true },
          /** Of the airport, an IANA name. */
          timeZone: { type: "string", required: true, readOnly: true },
          expiresAt: { type: "number", required: true },
        },
        indexes: {
          byConnection: {
            pk: key("pk", "connection#${connection}"),
            sk: key("sk", "tap#${leg}#${kind}#${role}"),
          },
        },
      },
      table,
    ),
);

/** Exists once a tap with this key has arrived, or was revoked before it arrived. */
export const tapKeyEntity = once(
  () =>
    new Entity(
      {
        model: { entity: "tapKey", version: "1", service },
        attributes: {
          connection: { type: "string", required: true, readOnly: true },
          role: { type: types, required: true, readOnly: true },
          key: { type: "string", required: true, readOnly: true },
          /** Of the tap. Missing once it is revoked. */
          leg: { type: "number" },
          kind: { type: tapKinds },
          expiresAt: { type: "number", required: true },
        },
        indexes: {
          byKey: {
            pk: key("pk", "connection#${connection}"),
            sk: key("sk", "tap-key#${role}#${key}"),
          },
        },
      },
      table,
    ),
);

export const meetingPointEntity = once(
  () =>
    new Entity(
      {
        model: { entity: "meetingPoint", version: "1", service },
        attributes: {
          connection: { type: "string", required: true, readOnly: true },
          text: { type: "string", required: true },
          at: { type: "string", required: true },
          /** Who has set it. */
          role: { type: types, required: true },
          expiresAt: { type: "number", required: true },
        },
        indexes: {
          byConnection: {
            pk: key("pk", "connection#${connection}"),
            sk: key("sk", "meeting-point"),
          },
        },
      },
      table,
    ),
);

/** What a participant has shared of the boarding pass of a leg. It holds neither the code of the pass nor a name. */
export const boardingPassEntity = once(
  () =>
    new Entity(
      {
        model: { entity: "boardingPass", version: "1", service },
        attributes: {
          connection: { type: "string", required: true, readOnly: true },
          /** Position of the leg, from 1. */
          leg: { type: "number", required: true, readOnly: true },
          role: { type: types, required: true, readOnly: true },
          flight: { type: "string", required: true },
          /** Missing where the pass has none. */
          date: { type: "string" },
          /** Of the flight with which it was compared. Missing in passes of earlier versions. */
          travelDate: { type: "string" },
          seat: { type: "string" },
          surnameFits: { type: "boolean", required: true },
          at: { type: "string", required: true },
          expiresAt: { type: "number", required: true },
        },
        indexes: {
          byConnection: {
            pk: key("pk", "connection#${connection}"),
            sk: key("sk", "boarding-pass#${leg}#${role}"),
          },
        },
      },
      table,
    ),
);

/** `hash` is the SHA-256 of the token, in hexadecimal digits. */
export type StoredLink = { id: string; hash: string; language: Language; createdAt: string };

/** The follow links of a connection. One item, so that their number is bounded. */
export const followLinksEntity = once(
  () =>
    new Entity(
      {
        model: { entity: "followLinks", version: "1", service },
        attributes: {
          connection: { type: "string", required: true, readOnly: true },
          /** Those that are not revoked, oldest first. */
          links: { type: CustomAttributeType<StoredLink[]>("any"), required: true },
          /** The traveler gets a mail at each tap of the Flightaide. */
          tapMails: { type: "boolean" },
          /** Raised by each write. */
          version: { type: "number", required: true },
          expiresAt: { type: "number", required: true },
        },
        indexes: {
          byConnection: {
            pk: key("pk", "connection#${connection}"),
            sk: key("sk", "follow-links"),
          },
        },
      },
      table,
    ),
);

/** Leads from a token to its connection. Deleted when the link is revoked. */
export const followTokenEntity = once(
  () =>
    new Entity(
      {
        model: { entity: "followToken", version: "1", service },
        attributes: {
          hash: { type: "string", required: true, readOnly: true },
          connection: { type: "string", required: true, readOnly: true },
          language: { type: languages, required: true },
          expiresAt: { type: "number", required: true },
        },
        indexes: {
          byHash: {
            pk: key("pk", "follow#${hash}"),
            sk: key("sk", "follow"),
          },
        },
      },
      table,
    ),
);
