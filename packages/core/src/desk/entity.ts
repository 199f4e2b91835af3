/** The record of what operators do. It is only added to: nothing changes or deletes an entry before it expires. */
import { Entity } from "electrodb";
import { key, service, table } from "../db/common";
import { once } from "../once";
import { type SuspensionReason, suspensionReasons } from "../quota/suspension-reasons";
import { recordedActs } from "./recorded-acts";
import { type RefundReason, refundReasons } from "./refund-reasons";

const reasons: readonly (SuspensionReason | RefundReason)[] = [
  ...new Set([...suspensionReasons, ...refundReasons]),
];

const entry = {
  /** ISO 8601 instant. */
  at: { type: "string", required: true, readOnly: true },
  id: { type: "string", required: true, readOnly: true },
  operator: { type: "string", required: true },
  what: { type: recordedActs, required: true },
  /** The id of the person's former account (`former-account`), so that no entry names an account that is deleted. */
  whom: { type: "string" },
  /** The id of a report. */
  report: { type: "string" },
  /** The id of a connection. */
  connection: { type: "string" },
  reason: { type: reasons },
  text: { type: "string" },
  expiresAt: { type: "number", required: true },
} as const;

export const recordEntity = once(
  () =>
    new Entity(
      {
        model: { entity: "deskRecord", version: "1", service },
        attributes: {
          ...entry,
          /** `YYYY-MM-DD`, UTC. */
          day: { type: "string", required: true, readOnly: true },
        },
        indexes: {
          byDay: {
            pk: key("pk", "desk-record#${day}"),
            sk: key("sk", "${at}#${id}"),
          },
        },
      },
      table,
    ),
);

/** The same entry, filed under the person that it is about. */
export const personRecordEntity = once(
  () =>
    new Entity(
      {
        model: { entity: "deskPersonRecord", version: "1", service },
        attributes: { ...entry, whom: { type: "string", required: true, readOnly: true } },
        indexes: {
          byPerson: {
            pk: key("pk", "desk-record#whom#${whom}"),
            sk: key("sk", "${at}#${id}"),
          },
        },
      },
      table,
    ),
);

/** How many people an operator has looked at in a minute. */
export const lookCountEntity = once(
  () =>
    new Entity(
      {
        model: { entity: "deskLooks", version: "1", service },
        attributes: {
          operator: { type: "string", required: true, readOnly: true },
          /** `2026-11-26T14:05`, UTC. */
          minute: { type: "string", required: true, readOnly: true },
          count: { type: "number" },
          expiresAt: { type: "number" },
        },
        indexes: {
          byMinute: {
            pk: key("pk", "desk-looks#${operator}"),
            sk: key("sk", "${minute}"),
          },
        },
      },
      table,
    ),
);
