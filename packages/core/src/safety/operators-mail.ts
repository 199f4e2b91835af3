/**
 * The mail to the operators about a report: where to look. It contains no names and no text that people wrote, because the desk records
 * who reads them.
 */
import { Outbox } from "../outbox";
import type { ReportItem } from "./entity";

export function operatorsMail(
  { id, reason, evidence: { card, connection } }: ReportItem,
  now: Date,
): Outbox.Mail {
  const rows: [string, string][] = [
    ["Report", id],
    ["To look at it, and decide", `/desk?view=reports&id=${id}`],
    ["Reason", reason],
    ...(card ? [["Itinerary", card.id] as [string, string]] : []),
    ...(connection ? [["Connection", connection.id] as [string, string]] : []),
  ];
  const props = { subject: `Report: ${reason.replaceAll("-", " ")}`, rows };
  return Outbox.buildMail(Outbox.operators, { kind: "operators", props }, id, now);
}
