/** The plain text of a mail. Lines are not wrapped: clients wrap them at the width of their window. Each link has its own line. */
import type { Block, Button, Content, Entry, Row, Sender, Ticket, Trip } from "./blocks";
import { flightLine, longDateOf, oneLine, roleWords, routeOf } from "./words";

export function textPart(
  { heading, blocks, because, reportUrl }: Content,
  { site, unsubscribe }: Sender,
): string {
  return [
    oneLine(heading).toUpperCase(),
    ...blocks.map(blockText),
    "--",
    oneLine(because),
    `Questions? Write to ${site.supportAddress}.`,
    ...(reportUrl ? [`Report a problem: ${reportUrl}`] : []),
    ...(unsubscribe ? [`No more mail about ${unsubscribe.topic}: ${unsubscribe.url}`] : []),
    ...(site.origin ? [`Open FlightAides: ${site.origin}/`] : []),
    site.postalAddress,
  ].join("\n\n");
}

/** A flight in rows. */
export function tripRows(trip: Trip | undefined): Row[] {
  if (!trip) return [["Flight", "Not posted"]];
  return [
    ["Route", routeOf(trip)],
    ["Date", longDateOf(trip.travelDate)],
    ["Flight", trip.flight ?? "Not given"],
  ];
}

function blockText(block: Block): string {
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
      return lines(block.title, ...block.rows.map(rowText));
    case "receipt":
      return lines(
        "Receipt",
        `${block.item}: ${block.price}`,
        `Total paid: ${block.price}`,
        ...block.rows.map(rowText),
      );
    case "pass": {
      const { role, reason, displayName, tickets, note, button } = block;
      const facts: Row[] = [
        ...(reason ? [["Match", reason] satisfies Row] : []),
        ...(displayName ? [["Name", displayName] satisfies Row] : []),
        ...(role ? [["Role", roleWords[role]] satisfies Row] : []),
      ];
      return [
        ...(facts.length > 0 ? [facts.map(rowText).join("\n")] : []),
        ...tickets.map(ticketText),
        ...(note ? [quote(note)] : []),
        ...(button ? [buttonText(button)] : []),
      ].join("\n\n");
    }
    case "index":
      return [block.title, ...block.entries.map(entryText)].join("\n\n");
    case "button":
      return buttonText(block.button);
  }
}

function entryText({ role, reason, displayName, trip, button }: Entry): string {
  const facts: Row[] = [
    ["Match", reason],
    ["Name", displayName],
    ["Role", roleWords[role]],
    ["Route", routeOf(trip)],
    ["Flight", flightLine(trip)],
  ];
  return lines(...facts.map(rowText), buttonText(button));
}

function ticketText({ title, trip }: Ticket): string {
  return lines(title && oneLine(title), ...tripRows(trip).map(rowText));
}

function rowText([label, value]: Row): string {
  return `${label}: ${oneLine(value)}`;
}

function buttonText({ label, url }: Button): string {
  return `${label}: ${url}`;
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
