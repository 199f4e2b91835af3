/**
 * The pages of the inbox: the list of mails, one mail, and its HTML part for a sandboxed frame.
 *
 * Mails contain user input, so everything is escaped, and the HTML part is shown in a frame without scripts, forms and
 * origin.
 */
import { type Html, html, page } from "../http";
import type { Mail } from "./mails";

/** Milliseconds between two refreshes of the list. */
const refreshInterval = 2000;

type ListOptions = {
  /** Filters by recipient, if it is not empty. */
  to: string;
  nonce: string;
  /** Whether the next mail to `to` is refused. */
  isRefused: boolean;
};

/** The list, newest first. */
export function listPage(mails: readonly Mail[], { to, nonce, isRefused }: ListOptions): string {
  return page(
    "Inbox · SES stand-in",
    html`<header><h1>Inbox</h1><small>Mails stay on this computer. <a href="/store">JSON</a></small></header>
<form role="search"><label>Sent to <input type="search" name="to" value="${to}" placeholder="anybody" autocomplete="off"></label></form>
<main id="mails" aria-live="polite">${mailList(mails, to)}</main>
${to.trim() === "" ? undefined : refusalForm(to.trim(), isRefused)}
<noscript><p class="soft">Reload the page to see new mails.</p></noscript>`,
    { nonce, code: refreshScript },
  );
}

function refusalForm(to: string, isRefused: boolean): Html {
  if (isRefused) return html`<p class="soft">The next mail to ${to} is refused.</p>`;
  return html`<form method="post" action="/refusals"><input type="hidden" name="to" value="${to}">
<p class="soft">As SES does in the sandbox. The product parks a mail that SES refuses for good.</p>
<button class="main plain">Refuse the next mail to ${to}</button></form>`;
}

/** The mails with a recipient whose address contains `to`, in any case; all if it is empty. */
export function sentTo(mails: readonly Mail[], to: string): Mail[] {
  const wanted = to.trim().toLowerCase();
  return mails.filter((mail) => recipients(mail).join(" ").toLowerCase().includes(wanted));
}

/** The part of the list page that is replaced when mails arrive. */
export function mailList(mails: readonly Mail[], to: string): Html {
  const shown = sentTo(mails, to).reverse();
  if (shown.length === 0) {
    return html`<p class="card soft">${to.trim() === "" ? "No mail yet. This page shows it as soon as it is sent." : `No mail to ${to} yet.`}</p>`;
  }
  return html`<ol>${shown.map(
    (mail) => html`<li><a class="card" href="/mails/${encodeURIComponent(mail.messageId)}">
<strong>${mail.subject}</strong><br>
<small>To ${recipients(mail).join(", ")} · ${time(mail)}</small><br>
<span class="soft">${preview(mail)}</span></a></li>`,
  )}</ol>`;
}

/** One mail: headers, links, the HTML part in a frame, and the text part. */
export function mailPage(mail: Mail): string {
  const { body, destination, headers, messageId, replyTo } = mail;
  const rows: [string, string][] = [
    ["From", mail.from],
    ["To", destination.to.join(", ")],
    ["Cc", destination.cc.join(", ")],
    ["Bcc", destination.bcc.join(", ")],
    ["Reply-To", replyTo.join(", ")],
    ...headers.map(({ name, value }): [string, string] => [name, value]),
  ];
  const links = linksOf(mail);
  return page(
    `${mail.subject} · Inbox`,
    html`<header><a href="/">← Inbox</a><small>${time(mail)}</small></header>
<main>
<h1>${mail.subject}</h1>
<p><a href="/mails/${encodeURIComponent(messageId)}/eml" download="${messageId}.eml">As a file</a> for a mail client</p>
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
<h2>Feedback</h2>
${feedbackForm(mail)}
</main>`,
  );
}

function feedbackForm({ configurationSet, messageId }: Mail): Html {
  if (!configurationSet)
    return html`<p class="soft">The mail has no configuration set, so Amazon SES publishes no bounce and no complaint.</p>`;
  return html`<form method="post">
<p class="soft">Sends a bounce or a complaint to the product, as Amazon SES does. Either turns match mail off.</p>
<button class="main plain" formaction="/mails/${encodeURIComponent(messageId)}/bounce">Bounce</button>
<button class="main plain" formaction="/mails/${encodeURIComponent(messageId)}/complaint">Complain</button></form>`;
}

/** An HTML part whose links open new tabs. Send it with {@link framePolicy}. */
export function framePage(htmlPart: string): string {
  // In the head if there is one: markup before the doctype switches browsers to quirks mode.
  return htmlPart.replace(/<head>|^(?!.*<head>)/s, '$&<base target="_blank">');
}

/** Allows images and styles; no scripts, forms or frames. */
export const framePolicy =
  "default-src 'none'; img-src http: https: data:; style-src 'unsafe-inline' https:; font-src https: data:; sandbox allow-popups allow-popups-to-escape-sandbox";

export function missingPage(): string {
  return page(
    "No such mail",
    html`<h1>No such mail</h1><p>It may have been deleted. <a href="/">Back to the inbox</a></p>`,
  );
}

export function recipients({ destination: { bcc, cc, to } }: Mail): string[] {
  return [...to, ...cc, ...bcc];
}

function time(mail: Mail): Html {
  const at = new Date(mail.at * 1000);
  const words = at.toLocaleString("en-GB", { dateStyle: "medium", timeStyle: "medium" });
  return html`<time datetime="${at.toISOString()}">${words}</time>`;
}

function preview({ body }: Mail): string {
  const text =
    body.text ?? (body.html ?? "").replace(/<(style|script)[\s\S]*?<\/\1>|<[^>]*>/gi, " ");
  return text.replace(/\s+/g, " ").trim().slice(0, 160);
}

/** The distinct web and mail addresses of both parts and of headers such as List-Unsubscribe. */
function linksOf({ body, headers }: Mail): string[] {
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

const refreshScript = `
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
  }, ${refreshInterval});
`;
