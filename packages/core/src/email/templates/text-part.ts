/** The plain text of a mail. Lines are not wrapped: clients wrap them at the width of their window. Each link has its own line. */
import type { I18n } from "@lingui/core";
import type { Block, Button, Content, Entry, Row, Sender, Ticket, Trip } from "./blocks";
import {
  aboutWords,
  daysOf,
  flightLine,
  flightOf,
  oneLine,
  roleWords,
  routeOf,
  unsubscribeWords,
} from "./words";

export function textPart(
  { heading, blocks, because, reportUrl }: Content,
  { i18n, site, unsubscribe }: Sender,
): string {
  const { supportAddress, home, postalAddress } = site;
  return [
    oneLine(heading).toLocaleUpperCase(i18n.locale),
    ...blocks.map((block) => blockText(i18n, block)),
    "--",
    aboutWords(i18n),
    oneLine(because),
    i18n.t("Questions? Write to {supportAddress}.", { supportAddress }),
    ...(reportUrl ? [rowText(i18n, [i18n.t("Report a problem"), reportUrl])] : []),
    ...(unsubscribe
      ? [rowText(i18n, [unsubscribeWords(i18n, unsubscribe.topic), unsubscribe.url])]
      : []),
    ...(home ? [rowText(i18n, [i18n.t("Open FlightAides"), `${home}/`])] : []),
    postalAddress,
  ].join("\n\n");
}

/** A flight in rows. */
export function tripRows(i18n: I18n, trip: Trip | undefined): Row[] {
  if (!trip) return [[i18n.t("Flight"), i18n.t("Not posted")]];
  return [
    [i18n.t("Route"), routeOf(i18n, trip)],
    [i18n.t("Date"), daysOf(i18n, trip)],
    [i18n.t("Flight"), flightOf(i18n, trip)],
  ];
}

function blockText(i18n: I18n, block: Block): string {
  switch (block.kind) {
    case "greeting":
    case "paragraph":
    case "notice":
      return oneLine(block.text);
    case "code":
      return block.code;
    case "list":
      return lines(block.title, ...block.items.map((item) => `- ${oneLine(item)}`));
    case "quote":
      return quote(block.text);
    case "rows":
      return lines(block.title, ...block.rows.map((row) => rowText(i18n, row)));
    case "changes":
      return lines(
        block.title,
        ...block.changes.map(({ label, before, after }) =>
          rowText(i18n, [label, `${oneLine(before)} → ${after}`]),
        ),
      );
    case "receipt":
      return lines(
        i18n.t("Receipt"),
        rowText(i18n, [block.item, block.price]),
        rowText(i18n, [i18n.t("Total paid"), block.price]),
        ...block.rows.map((row) => rowText(i18n, row)),
      );
    case "pass": {
      const { role, reason, displayName, tickets, who = [], note, button } = block;
      const facts: Row[] = [
        ...(reason ? [[i18n.t("Match"), reason] satisfies Row] : []),
        ...(displayName ? [[i18n.t("Name"), displayName] satisfies Row] : []),
        ...(role ? [[i18n.t("Role"), roleWords(i18n, role)] satisfies Row] : []),
      ];
      return [
        ...(facts.length > 0 ? [facts.map((row) => rowText(i18n, row)).join("\n")] : []),
        ...tickets.map((ticket) => ticketText(i18n, ticket)),
        ...(who.length > 0 ? [who.map((row) => rowText(i18n, row)).join("\n")] : []),
        ...(note ? [quote(note)] : []),
        ...(button ? [buttonText(i18n, button)] : []),
      ].join("\n\n");
    }
    case "index":
      return [block.title, ...block.entries.map((entry) => entryText(i18n, entry))].join("\n\n");
    case "button":
      return buttonText(i18n, block.button);
  }
}

function entryText(i18n: I18n, { role, reason, displayName, trip, button }: Entry): string {
  const facts: Row[] = [
    ...(reason ? [[i18n.t("Match"), reason] satisfies Row] : []),
    [i18n.t("Name"), displayName],
    [i18n.t("Role"), roleWords(i18n, role)],
    [i18n.t("Route"), routeOf(i18n, trip)],
    [i18n.t("Flight"), flightLine(i18n, trip)],
  ];
  return lines(...facts.map((row) => rowText(i18n, row)), buttonText(i18n, button));
}

function ticketText(i18n: I18n, { title, trip }: Ticket): string {
  const rows = tripRows(i18n, trip).map((row) => rowText(i18n, row));
  return lines(title && oneLine(title), ...rows);
}

function rowText(i18n: I18n, [label, value]: Row): string {
  return `${i18n.t("{label}:", { label })} ${oneLine(value)}`;
}

function buttonText(i18n: I18n, { label, url }: Button): string {
  return rowText(i18n, [label, url]);
}

function quote(text: string): string {
  return linesOf(text)
    .map((line) => `> ${line}`)
    .join("\n");
}

/** The lines that a user typed. */
export function linesOf(text: string): string[] {
  return text.split(/\r\n|[\r\n\u2028\u2029]/).map(oneLine);
}

function lines(...all: (string | undefined)[]): string {
  return all.filter((line) => line !== undefined && line !== "").join("\n");
}
