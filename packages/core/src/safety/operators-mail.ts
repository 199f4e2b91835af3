/** The mail to the operators about a report. */
import { FormerAccount } from "../former-account";
import { Outbox } from "../outbox";
import type { ReportItem } from "./entity";

export function operatorsMail(report: ReportItem, now: Date): Outbox.Mail {
  const { id, reason, reporter, reported, evidence } = report;
  const { card, connection } = evidence;
  const rows: [string, string][] = [
    ["Report", id],
    ["To look at it, and decide", `/desk?view=reports&id=${id}`],
    ["Reason", reason],
    ["Reported user", FormerAccount.unlessFormer(reported) ?? "has left"],
    ["Reporter", FormerAccount.unlessFormer(reporter) ?? "has left"],
    ...(card ? [["Itinerary", card.id] as [string, string]] : []),
    ...(connection
      ? ([
          ["Connection", connection.id],
          ["State", connection.state],
          ["Role of the reporter", connection.role],
        ] as [string, string][])
      : []),
  ];
  const props = {
    subject: `Report: ${reason.replaceAll("-", " ")}`,
    rows,
    evidence: evidenceText(report),
  };
  return Outbox.buildMail(Outbox.operators, { kind: "operators", props }, id, now);
}

function evidenceText({ text, evidence: { card, messages = [] } }: ReportItem): string {
  return [
    ...(text ? ["What the reporter says:", text, ""] : []),
    ...(card?.addInfo ? ["Note of the itinerary, masked:", card.addInfo, ""] : []),
    ...(messages.length > 0 ? ["Messages:"] : []),
    ...messages.map(({ at, by, text: written }) => `${at} ${by}: ${written}`),
  ].join("\n");
}
