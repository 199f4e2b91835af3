/** The layout of every mail: one column that fits a phone, in light and dark, and the same content as plain text. */
import { once } from "../../once";
import { type Html, html, trusted } from "../html";

export type Rendered = { subject: string; html: string; text: string };

/** Addresses of the stage that sends the mail. */
export type Site = {
  /** Without a slash at the end. */
  origin: string;
  supportAddress: string;
  /** Name and postal address of the sender, in one line. */
  postalAddress: string;
};

/** What a mail that can be unsubscribed from is about. */
export type Topic = "matches" | "requests";

/** What is known only when a mail is sent. */
export type AtDelivery = {
  /** The recipient's name. */
  name: string;
  site: Site;
  /** For mails of a kind that can be unsubscribed from. */
  unsubscribe?: { url: string; topic: Topic } | undefined;
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
export type Row = [label: string, value: string];
export type Block =
  | { kind: "paragraph"; text: string }
  /** A sentence that must not be overlooked. */
  | { kind: "notice"; text: string }
  /** Text by a user, set apart from ours. Keeps line breaks and, if `html` is given, markup. */
  | { kind: "quote"; text: string; html?: Html }
  | { kind: "rows"; title?: string; rows: Row[]; button?: Button }
  | { kind: "list"; title: string; items: readonly string[] }
  | { kind: "button"; button: Button };

type Content = {
  subject: string;
  heading: string;
  blocks: Block[];
  /** Why the reader gets this mail. */
  because: string;
  /** Where the reader can report what is wrong with the other person. */
  reportUrl?: string | undefined;
};

type Page = Content & Pick<AtDelivery, "unsubscribe">;

/** Renders both parts with the same content. Text by users cannot forge headers or lines: see {@link oneLine}. */
export function renderMail(
  content: Content,
  { site, unsubscribe }: Pick<AtDelivery, "site" | "unsubscribe">,
): Rendered {
  const { reportUrl } = content;
  const blocks = content.blocks.map(tidy);
  const [subject, heading, because] = [content.subject, content.heading, content.because].map(
    oneLine,
  ) as [string, string, string];
  return {
    subject,
    html: page({ subject, heading, blocks, because, reportUrl, unsubscribe }, site).markup.trim(),
    text: [
      heading.toUpperCase(),
      ...blocks.map(blockText),
      "--",
      because,
      `Questions? Write to ${site.supportAddress}.`,
      ...(reportUrl ? [`Report a problem: ${reportUrl}`] : []),
      ...(unsubscribe ? [`No more mail about ${unsubscribe.topic}: ${unsubscribe.url}`] : []),
      `Open FlightAides: ${site.origin}/`,
      site.postalAddress,
    ].join("\n\n"),
  };
}

export function paragraph(text: string): Block {
  return { kind: "paragraph", text };
}

export function button(label: string, url: string): Block {
  return { kind: "button", button: { label, url } };
}

/** `Toronto (YYZ) to Dubai (DXB)`. */
export function routeOf({ from, to, fromCity, toCity }: Trip): string {
  const place = (city: string, iata: string) => (city ? `${city} (${iata})` : iata);
  return `${place(fromCity, from)} to ${place(toCity, to)}`;
}

const longDate = once(
  () => new Intl.DateTimeFormat("en-CA", { dateStyle: "full", timeZone: "UTC" }),
);

/** @param date `YYYY-MM-DD` */
export function longDateOf(date: string): string {
  return longDate().format(new Date(`${date}T00:00:00Z`));
}

const longMoment = once(
  () =>
    new Intl.DateTimeFormat("en-CA", {
      dateStyle: "full",
      timeStyle: "short",
      timeZone: "UTC",
      hourCycle: "h23",
    }),
);

/** In UTC, because the reader's time zone is not known. @param instant ISO 8601 */
export function momentOf(instant: string): string {
  return `${longMoment().format(new Date(instant))} UTC`;
}

export function priceOf({ amount, currency }: { amount: string; currency: string }): string {
  return `${new Intl.NumberFormat("en-US", { style: "currency", currency }).format(Number(amount))} ${currency}`;
}

export function tripRows(trip: Trip): Row[] {
  return [
    ["Route", routeOf(trip)],
    ["Date", longDateOf(trip.travelDate)],
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
    case "notice":
      return { ...block, text: oneLine(block.text) };
    case "list":
      return { ...block, title: oneLine(block.title) };
    case "quote":
      return {
        ...block,
        text: block.text
          .split(/\r\n|[\r\n\u2028\u2029]/)
          .map(oneLine)
          .join("\n"),
      };
    case "rows":
      return {
        ...block,
        ...(block.title !== undefined && { title: oneLine(block.title) }),
        rows: block.rows.map(([label, value]) => [label, oneLine(value)]),
      };
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
    case "notice":
      return block.text;
    case "list":
      return [block.title, ...block.items.map((item) => `- ${item}`)].join("\n");
    case "quote":
      return block.text.replace(/^/gm, "> ");
    case "rows":
      return [
        ...(block.title === undefined ? [] : [block.title]),
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
p, td, li { text-wrap: pretty }
.typed p, .typed ul, .typed ol, .typed blockquote { margin: 0 0 8px }
@media (prefers-color-scheme: dark) {
  body, .outer { background: #12161c !important }
  .card { background: #1c222b !important }
  .card, .card h1, .card h2, .card li, .card td, .card th, .card p { color: #e9edf2 !important }
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
  { subject, heading, blocks, because, unsubscribe, reportUrl }: Page,
  { origin, supportAddress, postalAddress }: Site,
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
${reportUrl && html`<p style="margin:0"><a href="${reportUrl}" style="${link}">Report a problem</a></p>\n`}${unsubscribe && html`<p style="margin:0"><a href="${unsubscribe.url}" style="${link}">No more mail about ${unsubscribe.topic}</a></p>\n`}<p style="margin:0"><a href="${origin}/" style="${link}">Open FlightAides</a></p>
<p style="margin:6px 0 0;color:#56616f">${postalAddress}</p>
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
    case "notice":
      return html`<p style="margin:0 0 16px;padding:8px 12px;border:2px solid #b45309;border-radius:8px;font-weight:600">${block.text}</p>\n`;
    case "list":
      return html`${titleHtml(block.title)}<ul style="margin:0 0 20px;padding:0 0 0 20px">
${block.items.map((item) => html`<li style="margin:0 0 6px">${item}</li>\n`)}</ul>\n`;
    case "quote":
      return html`<div class="rows typed" dir="auto" style="margin:0 0 20px;padding:0 12px;border-left:3px solid #d4dae2${!block.html && ";white-space:pre-line"}">${block.html ?? block.text}</div>\n`;
    case "button":
      return html`<p style="margin:0 0 20px">${buttonHtml(block.button)}</p>\n`;
    case "rows":
      return html`${block.title !== undefined && titleHtml(block.title)}<table class="rows" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;border-top:1px solid #d4dae2">
${block.rows.map(
  ([label, value]) =>
    html`<tr><th scope="row" align="left" valign="baseline" style="padding:8px 12px 0 0;font-weight:600;font-size:14px;white-space:nowrap">${label}</th><td width="100%" valign="baseline" style="padding:8px 0 0">${value}</td></tr>\n`,
)}${block.button && html`<tr><td colspan="2" style="padding:14px 0 0">${buttonHtml(block.button)}</td></tr>\n`}</table>\n`;
  }
}

function titleHtml(title: string): Html {
  return html`<h2 style="margin:0 0 6px;font-size:16px;line-height:1.3;color:#1a2330">${title}</h2>\n`;
}

function buttonHtml({ label, url }: Button): Html {
  return html`<a class="button" href="${url}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#0b5394;color:#ffffff;font-weight:600;text-decoration:none">${label}</a>`;
}
