/**
 * The inbox as pages: the list of all mails, one mail, and the HTML part of one mail for a sandboxed frame.
 *
 * Mails hold what strangers typed, so everything is escaped and the HTML part runs in a frame without scripts,
 * forms or an origin.
 */
import { type Html, html, page, trusted } from "./html";
import type { Email } from "./package";

/** How often the list looks for news, in milliseconds. */
const refreshEvery = 2000;

/** The list, newest first. `to` keeps only the mails to one address. */
export function listPage(emails: readonly Email[], to: string, nonce: string): string {
  return page(
    "Inbox · SES stand-in",
    html`<header><h1>Inbox</h1><small>Mails stay on this computer. <a href="/store">JSON</a></small></header>
<form role="search"><label>Sent to <input type="search" name="to" value="${to}" placeholder="anybody" autocomplete="off"></label></form>
<main id="mails" aria-live="polite">${mailList(emails, to)}</main>
<noscript><p class="soft">Reload the page to see new mails.</p></noscript>`,
    { nonce, code: refreshScript },
  );
}

/** The part of the list that is exchanged when a mail arrives. */
export function mailList(emails: readonly Email[], to: string): Html {
  const wanted = to.trim().toLowerCase();
  const shown = emails
    .filter((email) => recipients(email).join(" ").toLowerCase().includes(wanted))
    .reverse();
  if (shown.length === 0) {
    return html`<p class="card soft">${wanted === "" ? "No mail yet. This page shows it as soon as it is sent." : `No mail to ${to} yet.`}</p>`;
  }
  return html`<ol>${shown.map(
    (email) => html`<li><a class="card" href="/mails/${encodeURIComponent(email.messageId)}">
<strong>${email.subject}</strong><br>
<small>To ${recipients(email).join(", ")} · ${time(email)}</small><br>
<span class="soft">${preview(email)}</span></a></li>`,
  )}</ol>`;
}

/** One mail with its headers, its links as a list, the HTML part in a frame, and the text part. */
export function mailPage(email: Email): string {
  const { attachments, body, destination, headers = [], messageId, replyTo } = email;
  const rows: [string, string][] = [
    ["From", email.from],
    ["To", destination.to.join(", ")],
    ["Cc", destination.cc.join(", ")],
    ["Bcc", destination.bcc.join(", ")],
    ["Reply-To", replyTo.join(", ")],
    ...headers.map(({ name, value }): [string, string] => [name, value]),
  ];
  const links = linksOf(email);
  return page(
    `${email.subject} · Inbox`,
    html`<header><a href="/">← Inbox</a><small>${time(email)}</small></header>
<main>
<h1>${email.subject}</h1>
<dl>${rows.filter(([, value]) => value !== "").map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>
${
  links.length > 0
    ? html`<h2>Links</h2><ul>${links.map((link) => html`<li><a href="${link}" rel="noopener noreferrer">${link}</a></li>`)}</ul>`
    : undefined
}
${
  body.html
    ? html`<h2>Message</h2><iframe title="The HTML part of the message" src="/mails/${encodeURIComponent(messageId)}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`
    : undefined
}
${body.text ? html`<h2>Text part</h2><pre class="card">${body.text}</pre>` : undefined}
${
  attachments.length > 0
    ? html`<h2>Attachments</h2><ul>${attachments.map(
        ({ content, contentType, filename = "untitled", size }) =>
          html`<li><a download="${filename}" href="data:${contentType};base64,${content}">${filename}</a> <small>${size} bytes</small></li>`,
      )}</ul>`
    : undefined
}
<form method="post"><h2>What became of it</h2>
<p class="soft">A bounce or a complaint reaches the product as Amazon SES tells it, and turns match mail off.</p>
<button class="main plain" formaction="/mails/${encodeURIComponent(messageId)}/bounce">Let it bounce</button>
<button class="main plain" formaction="/mails/${encodeURIComponent(messageId)}/complaint">Complain</button></form>
</main>`,
  );
}

/** An HTML part as it was sent, with every link opening a tab of its own. Goes with {@link framePolicy}. */
export function framePage(htmlPart: string): string {
  // Within the head where there is one: before the doctype it would put the browser into quirks mode.
  return htmlPart.replace(/<head>|^(?!.*<head>)/s, '$&<base target="_blank">');
}

/** A mail may show pictures and styles, and can run, send or embed nothing. */
export const framePolicy =
  "default-src 'none'; img-src http: https: data:; style-src 'unsafe-inline' https:; font-src https: data:; sandbox allow-popups allow-popups-to-escape-sandbox";

export function missingPage(): string {
  return page(
    "No such mail",
    html`<h1>No such mail</h1><p>It may have been deleted. <a href="/">Back to the inbox</a></p>`,
  );
}

function recipients({ destination: { bcc, cc, to } }: Email): string[] {
  return [...to, ...cc, ...bcc];
}

function time(email: Email): Html {
  const at = new Date(email.at * 1000);
  const words = at.toLocaleString("en-GB", { dateStyle: "medium", timeStyle: "medium" });
  return html`<time datetime="${at.toISOString()}">${words}</time>`;
}

function preview({ body }: Email): string {
  const text =
    body.text ?? (body.html ?? "").replace(/<(style|script)[\s\S]*?<\/\1>|<[^>]*>/gi, " ");
  return text.replace(/\s+/g, " ").trim().slice(0, 160);
}

/** The web and mail addresses of both parts and of headers like List-Unsubscribe, each once, in this order. */
function linksOf({ body, headers = [] }: Email): string[] {
  const hrefs = [...(body.html ?? "").matchAll(/\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)].map(
    ([, double, single]) =>
      (double ?? single ?? "")
        .replaceAll("&quot;", '"')
        .replaceAll("&#39;", "'")
        .replaceAll("&amp;", "&"),
  );
  const plain = (body.text ?? "").match(/\bhttps?:\/\/[^\s<>"]*[^\s<>".,;:!?)]/g) ?? [];
  const named = headers.flatMap(({ value }) => value.match(/(?<=<)[^<>]+(?=>)/g) ?? []);
  return [...new Set([...hrefs, ...plain, ...named])].filter((link) =>
    /^(https?|mailto):/i.test(link),
  );
}

const refreshScript = trusted(`
  const mails = document.getElementById("mails");
  let last = mails.innerHTML;
  setInterval(async () => {
    if (document.hidden) return;
    const address = new URL(location.href);
    address.searchParams.set("to", document.querySelector("[name=to]").value);
    history.replaceState(null, "", address);
    address.pathname = "/mails";
    const answer = await fetch(address).catch(() => undefined);
    if (!answer || !answer.ok) return;
    const now = await answer.text();
    if (now === last) return;
    last = now;
    const focused = document.activeElement && document.activeElement.getAttribute("href");
    mails.innerHTML = now;
    if (focused) mails.querySelector('[href="' + CSS.escape(focused) + '"]')?.focus({ preventScroll: true });
  }, ${refreshEvery});
`).markup;
