/** The record of what operators do. It is only added to: nothing changes or deletes an entry before it expires. */
import { Entity } from "electrodb";
import { key, service, table } from "../db/common";
import { once } from "../once";
import { suspensionReasons } from "../quota/suspension-reasons";

export const recordEntity = once(
  () =>
    new Entity(
      {
        model: { entity: "deskRecord", version: "1", service },
        attributes: {
          /** `YYYY-MM-DD`, UTC. */
          day: { type: "string", required: true, readOnly: true },
          /** ISO 8601 instant. */
          at: { type: "string", required: true, readOnly: true },
          id: { type: "string", required: true, readOnly: true },
          operator: { type: "string", required: true },
          what: {
            type: ["look", "dismiss", "warn", "suspend", "lift"] as const,
            required: true,
          },
          /** The id of the person's former account (`former-account`), so that no entry names an account that is deleted. */
          whom: { type: "string" },
          /** The id of a report. */
          report: { type: "string" },
          reason: { type: suspensionReasons },
          text: { type: "string" },
          expiresAt: { type: "number", required: true },
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
