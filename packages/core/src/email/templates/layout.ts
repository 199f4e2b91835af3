/** The layout of every mail: one column that fits a phone, in light and dark, and the same content as plain text. */
import { once } from "../../once";
import { type Html, html, trusted } from "../html";

export type Rendered = { subject: string; html: string; text: string };

/** Addresses of the stage that sends the mail. */
export type Site = {
  /** Without a slash at the end. */
  origin: string;
  supportAddress: string;
};

/** A flight as mails show it. */
export type Trip = {
  from: string;
  to: string;
  /** City names; empty for unknown airports. */
  fromCity: string;
  toCity: string;
  /** `YYYY-MM-DD`, at the origin. */
  travelDate: string;
  flight?: string;
};

type Button = { label: string; url: string };
export type Block =
  | { kind: "paragraph"; text: string }
  /** Text by a user, set apart from ours. Keeps line breaks and, if `html` is given, markup. */
  | { kind: "quote"; text: string; html?: Html }
  | { kind: "rows"; rows: [label: string, value: string][]; button?: Button }
  | { kind: "button"; button: Button };

type Content = {
  subject: string;
  heading: string;
  blocks: Block[];
  /** Why the reader gets this mail. */
  because: string;
  unsubscribeUrl?: string;
};

/** Renders both parts with the same content. Text by users cannot forge headers or lines: see {@link oneLine}. */
export function renderMail(content: Content, site: Site): Rendered {
  const { unsubscribeUrl } = content;
  const blocks = content.blocks.map(tidy);
  const [subject, heading, because] = [content.subject, content.heading, content.because].map(
    oneLine,
  ) as [string, string, string];
  return {
    subject,
    html: page({ subject, heading, blocks, because, unsubscribeUrl }, site).markup.trim(),
    text: [
      heading.toUpperCase(),
      ...blocks.map(blockText),
      "--",
      because,
      `Questions? Write to ${site.supportAddress}.`,
      ...(unsubscribeUrl ? [`No more mail about matches: ${unsubscribeUrl}`] : []),
      `Open FlightAides: ${site.origin}/`,
    ].join("\n\n"),
  };
}

export function paragraph(text: string): Block {
  return { kind: "paragraph", text };
}

/** `Toronto (YYZ) to Dubai (DXB)`. */
export function routeOf({ from, to, fromCity, toCity }: Trip): string {
  const place = (city: string, iata: string) => (city ? `${city} (${iata})` : iata);
  return `${place(fromCity, from)} to ${place(toCity, to)}`;
}

const longDate = once(
  () => new Intl.DateTimeFormat("en-CA", { dateStyle: "full", timeZone: "UTC" }),
);

export function dateOf({ travelDate }: Trip): string {
  return longDate().format(new Date(`${travelDate}T00:00:00Z`));
}

export function tripRows(trip: Trip): [string, string][] {
  return [
    ["Route", routeOf(trip)],
    ["Date", dateOf(trip)],
    ["Flight", trip.flight ?? "Not given"],
  ];
}

/** Longest first name that is used; a longer one would not fit a line. */
const maxGreeted = 24;

/** A greeting by first name. */
export function greeting(name: string): Block {
  const [first = ""] = name.trim().split(/\s+/);
  return paragraph(first && first.length <= maxGreeted ? `Hello ${first},` : "Hello,");
}

function tidy(block: Block): Block {
  switch (block.kind) {
    case "paragraph":
      return { ...block, text: oneLine(block.text) };
    case "quote":
      return {
        ...block,
        text: block.text
          .split(/\r\n|[\r\n\u2028\u2029]/)
          .map(oneLine)
          .join("\n"),
      };
    case "rows":
      return { ...block, rows: block.rows.map(([label, value]) => [label, oneLine(value)]) };
    case "button":
      return block;
  }
}

/**
 * Removes line breaks, control characters and bidirectional controls, so that text by users cannot inject headers, forge lines of
 * the text part, or reverse the direction of our words.
 */
function oneLine(text: string): string {
  return text
    .replace(/\p{Bidi_Control}/gu, "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
}

function blockText(block: Block): string {
  switch (block.kind) {
    case "paragraph":
      return block.text;
    case "quote":
      return block.text.replace(/^/gm, "> ");
    case "rows":
      return [
        ...block.rows.map(([label, value]) => `${label}: ${value}`),
        ...(block.button ? [`${block.button.label}: ${block.button.url}`] : []),
      ].join("\n");
    case "button":
      return `${block.button.label}: ${block.button.url}`;
  }
}

// Clients that remove <style> show the inline light colours, which are readable on white and on their own dark background.
const styles = trusted(`
:root { color-scheme: light dark; supported-color-schemes: light dark }
body { margin: 0; padding: 0; background: #f3f5f8 }
a { color: #0b5394 }
h1 { text-wrap: balance }
p, td { text-wrap: pretty }
.typed p, .typed ul, .typed ol, .typed blockquote { margin: 0 0 8px }
@media (prefers-color-scheme: dark) {
  body, .outer { background: #12161c !important }
  .card { background: #1c222b !important }
  .card, .card h1, .card td, .card th, .card p { color: #e9edf2 !important }
  .card .soft, .card .soft p { color: #aab4c0 !important }
  .card a { color: #8fc1ff !important }
  .card .rows { border-color: #3a4453 !important }
  .card .button { background: #8fc1ff !important; color: #0d1b2a !important }
}`);

const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
// The second property is for clients without the first.
const wrap = "overflow-wrap:anywhere;word-break:break-word";
// A separate line, high enough to tap.
const link = "display:inline-block;padding:10px 0;color:#0b5394";

function page(
  { subject, heading, blocks, because, unsubscribeUrl }: Content,
  { origin, supportAddress }: Site,
): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>${styles}</style>
</head>
<body style="margin:0;padding:0;background:#f3f5f8">
<table role="presentation" class="outer" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f3f5f8">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;background:#ffffff;border-radius:12px">
<tr><td style="padding:28px 24px 8px;${font};font-size:16px;line-height:1.5;color:#1a2330;${wrap}">
<p class="soft" style="margin:0 0 12px;font-weight:700;color:#56616f">FlightAides</p>
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3;color:#1a2330">${heading}</h1>
${blocks.map(blockHtml)}
</td></tr>
<tr><td class="soft" style="padding:8px 24px 18px;${font};font-size:13px;line-height:1.5;color:#56616f;${wrap}">
<p style="margin:0 0 6px;color:#56616f">${because}</p>
<p style="margin:0 0 6px;color:#56616f">Questions? Write to <a href="mailto:${supportAddress}" style="color:#0b5394">${supportAddress}</a>.</p>
${unsubscribeUrl && html`<p style="margin:0"><a href="${unsubscribeUrl}" style="${link}">No more mail about matches</a></p>\n`}<p style="margin:0"><a href="${origin}/" style="${link}">Open FlightAides</a></p>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>`;
}

function blockHtml(block: Block): Html {
  switch (block.kind) {
    case "paragraph":
      return html`<p style="margin:0 0 16px">${block.text}</p>\n`;
    case "quote":
      return html`<div class="rows typed" dir="auto" style="margin:0 0 20px;padding:0 12px;border-left:3px solid #d4dae2${!block.html && ";white-space:pre-line"}">${block.html ?? block.text}</div>\n`;
    case "button":
      return html`<p style="margin:0 0 20px">${button(block.button)}</p>\n`;
    case "rows":
      return html`<table class="rows" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;border-top:1px solid #d4dae2">
${block.rows.map(
  ([label, value]) =>
    html`<tr><th scope="row" align="left" valign="baseline" style="padding:8px 12px 0 0;font-weight:600;font-size:14px;white-space:nowrap">${label}</th><td width="100%" valign="baseline" style="padding:8px 0 0">${value}</td></tr>\n`,
)}${block.button && html`<tr><td colspan="2" style="padding:14px 0 0">${button(block.button)}</td></tr>\n`}</table>\n`;
  }
}

function button({ label, url }: Button): Html {
  return html`<a class="button" href="${url}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#0b5394;color:#ffffff;font-weight:600;text-decoration:none">${label}</a>`;
}
