/**
 * The HTML of a mail: one column that fits a phone, in light and dark.
 *
 * Outlook for Windows renders with Word: layout is tables, colours are attributes too, and it shows square corners. Clients that
 * remove `<style>` show the inline light colours; those that recolour mails for a dark background find each text on a background
 * of its own. There are no images, which would tell us who opens a mail.
 */
import type { I18n } from "@lingui/core";
import { type Html, html, trusted } from "../../html";
import type {
  Block,
  Button,
  Change,
  Content,
  Entry,
  Pass,
  Row,
  Sender,
  Ticket,
  Trip,
} from "./blocks";
import { linesOf } from "./text-part";
import { dark, display, fixed, light, monospace, text } from "./theme";
import {
  aboutWords,
  daysOf,
  flightLine,
  flightOf,
  isolatesOf,
  oneLine,
  roleWords,
  routeOf,
  unsubscribeWords,
} from "./words";

export function htmlPart(content: Content, sender: Sender): string {
  return page(content, sender).markup.trim();
}

const styles = trusted(`
:root { color-scheme: light dark; supported-color-schemes: light dark }
.typed p, .typed ul, .typed ol, .typed blockquote { margin: 0 0 8px }
@media print {
  .page .button { display: none !important }
  .page td.night { background-color: ${light.surface} !important; color: ${light.ink} !important }
}`);

// A separate sheet: some clients drop a whole one for a query that they do not know.
const darkStyles = trusted(`
@media (prefers-color-scheme: dark) {
  .page { background-color: ${dark.page} !important }
  .page, .page h1, .page h2, .page td, .page th { color: ${dark.ink} !important }
  .page .soft { color: ${dark.muted} !important }
  .page a { color: ${dark.link} !important }
  .page .card { background-color: ${dark.surface} !important; border-color: ${dark.line} !important }
  .page .lined { border-color: ${dark.line} !important }
  .page .marked { background-color: ${dark["accent-soft"]} !important; color: ${dark["on-accent-soft"]} !important }
  .page .night { color: ${fixed["on-night"]} !important }
  .page td.night { background-color: #2c3d69 !important }
  .page .minor { border-color: ${dark.edge} !important }
  .page .minor a { color: ${dark.ink} !important }
  .page .amber, .page .amber a { color: ${fixed["on-accent"]} !important }
}`);

// Word knows none of the fonts, and would choose Times.
const word = trusted(
  "<!--[if mso]><style>body, table, td, th, a, h1, h2 { font-family: 'Segoe UI', 'Nirmala UI', Arial, sans-serif !important }</style><![endif]-->",
);

const table = trusted(
  'role="presentation" cellpadding="0" cellspacing="0" border="0" style="border-collapse:separate"',
);
const wide = trusted(`width="100%" ${table.markup}`);
// The second property is for clients without the first.
const wrap = "overflow-wrap:anywhere;word-break:break-word";
const ink = `color:${light.ink}`;
const soft = `color:${light.muted}`;
const small = `font-size:13px;line-height:20px;${soft}`;
// A separate line, high enough to tap.
const link = `display:inline-block;padding:12px 0;color:${light.link}`;

function page(
  { subject, heading, blocks, because, reportUrl }: Content,
  { i18n, site: { home, supportAddress, postalAddress }, unsubscribe }: Sender,
): Html {
  const address = html`<a href="mailto:${supportAddress}" style="color:${light.link}">${supportAddress}</a>`;
  return html`<!doctype html>
<html lang="${i18n.locale}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${oneLine(subject)}</title>
<style>${styles}</style>
<style>${darkStyles}</style>
${word}
</head>
<body class="page" style="margin:0;padding:0;background-color:${light.page}">
${previewHtml(blocks)}<table class="page" bgcolor="${light.page}" ${wide}><tr><td align="center" style="padding:16px">
${trusted('<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->')}
<table ${trusted(wide.markup.replace('style="', 'style="max-width:600px;'))}>
<tr><td class="lined" style="padding:0 0 14px;border-bottom:1px solid ${light.line}">${brand}</td></tr>
<tr><td style="padding:28px 0 0;${text};font-size:16px;line-height:24px;${ink};${wrap}">
<h1 style="margin:0 0 18px;${display};font-size:28px;line-height:36px;${ink}">${typed(heading)}</h1>
<table ${wide}>
${blocks.map((block, index) => html`<tr><td style="padding:0 0 ${spaceBelow(block, blocks[index + 1])}px;${text};font-size:16px;line-height:24px;${ink};${wrap}">${blockHtml(i18n, block)}</td></tr>\n`)}</table>
</td></tr>
<tr><td class="soft lined" style="padding:16px 0 8px;border-top:1px solid ${light.line};${text};${small};${wrap}">
<span>${aboutWords(i18n)}</span><br>
<span>${typed(because)}</span><br>
<span>${around(i18n.t("Questions? Write to {supportAddress}.", { supportAddress }), supportAddress, address)}</span><br>
${reportUrl && html`<a href="${reportUrl}" style="${link}">${i18n.t("Report a problem")}</a><br>\n`}${unsubscribe && html`<a href="${unsubscribe.url}" style="${link}">${unsubscribeWords(i18n, unsubscribe.topic)}</a><br>\n`}${home && html`<a href="${home}/" style="${link}">${i18n.t("Open FlightAides")}</a><br>\n`}<span>${postalAddress}</span>
</td></tr>
</table>
${trusted("<!--[if mso]></td></tr></table><![endif]-->")}
</td></tr></table>
</body>
</html>`;
}

/** The logo of shapes, which Word cannot draw, and the name. */
const brand = html`<table ${table}><tr>
${trusted("<!--[if !mso]><!-->")}<td class="night" width="32" height="32" align="center" bgcolor="${fixed.night}" style="width:32px;height:32px;border-radius:9px;background-color:${fixed.night};font-size:0;line-height:0"><div style="width:18px;height:9px;margin:0 auto;padding:0;border:3px solid ${fixed.accent};border-bottom:0;border-radius:12px 12px 0 0">${[0, 1].map(() => html`<span style="display:inline-block;width:6px;height:6px;margin:4px 1px 0;border-radius:3px;background-color:${fixed["on-night"]}"></span>`)}</div></td><td width="10" style="width:10px"></td>${trusted("<!--<![endif]-->")}
<td style="${display};font-size:20px;line-height:32px;${ink}">FlightAides</td>
</tr></table>`;

/** What the list of mails shows beside the subject: the first sentence after the greeting. */
function previewHtml(blocks: readonly Block[]): Html | undefined {
  const first = blocks.find((block) => block.kind === "paragraph" || block.kind === "notice");
  return first && html`<div style="display:none;mso-hide:all">${oneLine(first.text)}</div>\n`;
}

function spaceBelow({ kind }: Block, next: Block | undefined): number {
  if (kind === "button") return next?.kind === "button" ? 12 : 26;
  return kind === "greeting" || kind === "paragraph" ? 16 : 24;
}

function blockHtml(i18n: I18n, block: Block): Html {
  switch (block.kind) {
    case "greeting":
    case "paragraph":
      return typed(block.text);
    case "notice":
      return html`<table ${wide}><tr><td class="marked" bgcolor="${light["accent-soft"]}" style="padding:12px 16px;border-left:4px solid ${fixed.accent};border-radius:8px;background-color:${light["accent-soft"]};color:${light["on-accent-soft"]};${text};font-size:16px;line-height:24px;font-weight:600;${wrap}">${typed(block.text)}</td></tr></table>`;
    case "list":
      return html`${titleHtml(block.title)}<ul style="margin:0;padding:0 0 0 20px">
${block.items.map((item) => html`<li style="margin:0 0 6px">${item}</li>\n`)}</ul>`;
    case "quote":
      return quoteHtml(block.text, block.html);
    case "code":
      return codeHtml(block.code);
    case "rows":
      return html`${block.title !== undefined && titleHtml(block.title)}${rowsHtml(block.rows)}`;
    case "changes":
      return html`${titleHtml(block.title)}${tableHtml(block.changes.map(changeHtml))}`;
    case "receipt":
      return receiptHtml(i18n, block);
    case "pass":
      return passHtml(i18n, block);
    case "index":
      return indexHtml(i18n, block);
    case "button":
      return buttonHtml(block.button);
  }
}

/** A text of ours in which `mark` stands for markup. */
function around(words: string, mark: string, markup: Html): Html {
  const [before = "", after = ""] = words.split(mark);
  return html`${before}${markup}${after}`;
}

/** A text of ours, with text by users in it. */
function typed(words: string): Html {
  return html`${isolatesOf(words.trim()).map((piece, index) => (index % 2 ? isolatedHtml(piece) : piece))}`;
}

/** As `<bdi>`, which most clients remove. */
function isolatedHtml(words: string): Html {
  return html`<span dir="auto">${oneLine(words)}</span>`;
}

function titleHtml(title: string): Html {
  return html`<h2 style="margin:0 0 8px;${display};font-size:19px;line-height:24px;${ink}">${typed(title)}</h2>`;
}

/** Padding of the cell for Word, of the link for all others, where all of it can be pressed. */
function buttonHtml({ label, url, minor }: Button): Html {
  const [back, front, edge] = minor
    ? [light.surface, light.ink, light.edge]
    : [fixed.accent, fixed["on-accent"], fixed.accent];
  return html`<table class="button" ${table}><tr><td class="${minor ? "card minor" : "amber"}" align="center" bgcolor="${back}" style="border:1px solid ${edge};border-radius:12px;background-color:${back};mso-padding-alt:12px 24px"><a href="${url}" style="display:inline-block;padding:12px 24px;${text};font-size:16px;line-height:22px;font-weight:600;color:${front};text-decoration:none">${label}</a></td></tr></table>`;
}

function quoteHtml(words: string, markup?: Html): Html {
  return html`<table ${wide}><tr><td class="typed soft" dir="auto" style="padding:0 12px;border-left:3px solid ${fixed.accent};${text};font-size:15px;line-height:23px;${soft};${wrap}">${markup ?? linesOf(words).map((line, index) => (index ? html`<br>${line}` : line))}</td></tr></table>`;
}

/** Letter spacing separates the digits for the eye; a copy has none. */
function codeHtml(code: string): Html {
  return html`<table ${wide}><tr><td class="card" align="center" bgcolor="${light.surface}" style="padding:20px 12px;border:1px solid ${light.line};border-radius:18px;background-color:${light.surface};${monospace};font-size:34px;line-height:42px;font-weight:700;letter-spacing:6px;${ink}">${code}</td></tr></table>`;
}

function rowsHtml(rows: readonly Row[]): Html {
  return tableHtml(
    rows.map(([label, value, href], index) => {
      const shown = isolatedHtml(value);
      const linked = href && html`<a href="${href}" style="color:${light.link}">${shown}</a>`;
      return rowHtml(label, linked || shown, index > 0);
    }),
  );
}

// Not in a template, of which esbuild does not escape the characters.
const arrow = "→";

function changeHtml({ label, before, after }: Change, index: number): Html {
  const was = html`<span class="soft" style="font-weight:400;text-decoration:line-through;${soft}">${isolatedHtml(before)}</span>`;
  return rowHtml(label, html`${was} ${arrow} ${isolatedHtml(after)}`, index > 0);
}

function tableHtml(rows: readonly Html[]): Html {
  return html`<table class="card" bgcolor="${light.surface}" width="100%" cellpadding="0" cellspacing="0" border="0" style="border:1px solid ${light.line};border-radius:12px;border-collapse:separate;background-color:${light.surface}">
${rows}</table>`;
}

function rowHtml(label: string, value: Html, below: boolean): Html {
  const line = below ? `border-top:1px solid ${light.line};` : "";
  return html`<tr><th class="soft lined" scope="row" width="1" align="left" valign="top" style="padding:10px 8px 10px 16px;${line}${text};font-size:14px;line-height:24px;font-weight:400;white-space:nowrap;${soft}">${label}</th><td class="lined" valign="top" style="padding:10px 16px 10px 8px;${line}${text};font-size:16px;line-height:24px;font-weight:600;${ink};${wrap}">${value}</td></tr>\n`;
}

function receiptHtml(i18n: I18n, { item, price, rows }: Extract<Block, { kind: "receipt" }>): Html {
  const cell = `padding:10px 16px;${text};font-size:15px;line-height:22px`;
  const line = `border-top:1px solid ${light.line}`;
  return html`${titleHtml(i18n.t("Receipt"))}<table class="card" bgcolor="${light.surface}" width="100%" cellpadding="0" cellspacing="0" border="0" style="border:1px solid ${light.line};border-radius:12px;border-collapse:separate;background-color:${light.surface}">
<tr><td style="${cell};${ink}">${item}</td><td align="right" style="${cell};white-space:nowrap;${ink}">${price}</td></tr>
<tr><th class="lined" scope="row" align="left" style="${cell};${line};font-weight:700;${ink}">${i18n.t("Total paid")}</th><td class="lined" align="right" style="${cell};${line};white-space:nowrap;font-weight:700;${ink}">${price}</td></tr>
${rows.map(([label, value]) => html`<tr><td class="lined" colspan="2" style="${cell};${line};${wrap};${ink}"><span class="soft" style="${small}">${label}</span><br>${isolatedHtml(value)}</td></tr>\n`)}</table>`;
}

function passHtml(
  i18n: I18n,
  { role, reason, tickets, displayName, who, note, button }: Pass,
): Html {
  const band = role ? roleWords(i18n, role) : reason;
  const tone = role === "flightaid" ? "amber" : "night";
  const stub = displayName !== undefined || button !== undefined;
  return html`<table class="card" bgcolor="${light.surface}" width="100%" cellpadding="0" cellspacing="0" border="0" role="presentation" style="border:1px solid ${light.line};border-radius:18px;border-collapse:separate;background-color:${light.surface}">
${band && bandHtml(band, tone)}${tickets.map((one, index) =>
  ticketHtml(i18n, one, { above: index === 0 && role ? reason : undefined, perforated: index > 0 }),
)}${who && html`<tr><td style="padding:0 20px 18px">${rowsHtml(who)}</td></tr>\n`}${note && html`<tr><td style="padding:0 20px 18px">${quoteHtml(note)}</td></tr>\n`}${
  stub &&
  html`<tr><td class="lined" style="padding:16px 20px;border-top:2px dashed ${light.line}"><table ${wide}><tr>
${displayName !== undefined && html`<td valign="middle" style="padding:0 12px 0 0;${wrap}">${fieldHtml(i18n.t("Name"), displayName)}</td>`}${button && html`<td align="right" valign="middle" width="1" style="white-space:nowrap">${buttonHtml(button)}</td>`}
</tr></table></td></tr>\n`
}</table>`;
}

function bandHtml(words: string, tone: "amber" | "night"): Html {
  const [back, front] =
    tone === "amber" ? [fixed.accent, fixed["on-accent"]] : [fixed.night, fixed["on-night"]];
  return html`<tr><td class="${tone}" bgcolor="${back}" style="padding:9px 20px;border-radius:17px 17px 0 0;background-color:${back};${text};font-size:14px;line-height:22px;font-weight:600;color:${front};${wrap}">${typed(words)}</td></tr>\n`;
}

function ticketHtml(
  i18n: I18n,
  { title, trip }: Ticket,
  { above, perforated }: { above: string | undefined; perforated: boolean },
): Html {
  const line = perforated ? `;border-top:2px dashed ${light.line}` : "";
  return html`<tr><td class="lined" style="padding:18px 20px${line}">${above && html`<table ${table}><tr><td class="marked" bgcolor="${light["accent-soft"]}" style="padding:4px 12px;border-radius:16px;background-color:${light["accent-soft"]};color:${light["on-accent-soft"]};${text};font-size:15px;line-height:22px;font-weight:700">${typed(above)}</td></tr><tr><td height="14" style="height:14px;font-size:0;line-height:0">&nbsp;</td></tr></table>`}${title && html`<h2 class="soft" style="margin:0 0 8px;${text};font-size:14px;line-height:20px;font-weight:600;${soft}">${typed(title)}</h2>`}${trip ? tripHtml(i18n, trip) : fieldHtml(i18n.t("Flight"), i18n.t("Not posted"))}</td></tr>\n`;
}

/** Cities, and below them the codes with the flight path between them, as on the site's cards. */
function tripHtml(i18n: I18n, trip: Trip): Html {
  const { from, to, fromCity, toCity } = trip;
  return html`<table ${wide}><tr>${cityHtml(fromCity, "left")}${cityHtml(toCity, "right")}</tr></table>
<table ${wide}><tr>${codeOf(from)}${pathLine}<td class="soft" width="1" style="padding:0 8px;font-size:14px;line-height:32px;white-space:nowrap;${soft}">${i18n.t("to")}</td>${pathLine}${codeOf(to)}</tr></table>
<table ${table}><tr><td valign="top" style="padding:12px 28px 0 0">${fieldHtml(i18n.t("Date"), daysOf(i18n, trip))}</td><td valign="top" style="padding:12px 0 0">${fieldHtml(i18n.t("Flight"), flightOf(i18n, trip))}</td></tr></table>`;
}

function cityHtml(city: string | undefined, side: "left" | "right"): Html {
  return html`<td align="${side}" valign="bottom" style="font-size:15px;line-height:20px;font-weight:600;overflow-wrap:normal;word-break:normal">${city && breakable(oneLine(city))}</td>`;
}

/** Words may break after 14 characters, two of which fit a narrow phone. Shorter ones stay whole, whatever is beside them. */
function breakable(words: string): string {
  return words.replace(/\S{14}(?=\S)/gu, "$&\u200b");
}

function codeOf(iata: string): Html {
  return html`<td width="1" style="${display};font-size:28px;line-height:34px;white-space:nowrap">${oneLine(iata)}</td>`;
}

const pathLine = html`<td style="padding:0 8px"><div style="border-top:2px dotted ${light.edge};font-size:0;line-height:0">&nbsp;</div></td>`;

function fieldHtml(label: string, value: string): Html {
  return html`<span class="soft" style="${text};${small}">${label}</span><br><span style="${text};font-size:16px;line-height:22px;font-weight:600">${isolatedHtml(value)}</span>`;
}

function indexHtml(i18n: I18n, { title, entries }: Extract<Block, { kind: "index" }>): Html {
  return html`<table class="card" bgcolor="${light.surface}" width="100%" cellpadding="0" cellspacing="0" border="0" role="presentation" style="border:1px solid ${light.line};border-radius:18px;border-collapse:separate;background-color:${light.surface}">
${bandHtml(title, "night")}${entries.map((one, index) => entryHtml(i18n, one, index > 0))}</table>`;
}

function entryHtml(
  i18n: I18n,
  { role, reason, trip, displayName, button }: Entry,
  below: boolean,
): Html {
  const [tone, back, front] =
    role === "flightaid"
      ? ["amber", fixed.accent, fixed["on-accent"]]
      : ["night", fixed.night, fixed["on-night"]];
  const line = below ? `;border-top:1px solid ${light.line}` : "";
  return html`<tr><td class="lined" style="padding:12px 16px${line}"><table ${wide}><tr>
<td width="48" valign="top"><table ${table}><tr><td class="${tone}" width="36" height="36" align="center" bgcolor="${back}" style="width:36px;height:36px;border-radius:18px;background-color:${back};${display};font-size:17px;line-height:36px;color:${front}">${initialOf(displayName)}</td></tr></table></td>
<td valign="top" style="${text};font-size:15px;line-height:21px;${ink};${wrap}"><strong>${oneLine(routeOf(i18n, trip)).replaceAll(" (", "\u00a0(")}</strong><br>${oneLine(flightLine(i18n, trip))}${reason && html`<br><span class="soft" style="${soft}">${typed(reason)}</span>`}</td>
<td width="1" align="right" valign="middle" style="padding:0 0 0 12px;white-space:nowrap"><a href="${button.url}" style="${link};${text};font-size:15px;line-height:20px;font-weight:600">${button.label}</a></td>
</tr></table></td></tr>\n`;
}

function initialOf(name: string): string {
  return [...oneLine(name)][0] ?? "";
}
