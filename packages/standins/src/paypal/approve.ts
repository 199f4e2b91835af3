/** The page in which the payer decides, and what it tells the shop's page. */
import { randomBytes } from "node:crypto";
import { type Html, html, page, pagePolicy } from "../http";
import { PayPalError } from "./errors";
import type { Ledger } from "./ledger";
import { inWords } from "./money";
import type { Funding, Order } from "./records";

export type Page = { status: number; html: string; policy: string } | { redirect: string };

export type Approving = { ledger: Ledger; merchantName: string; payerName: string };

/** What the SDK's window shows until the shop has created the order. */
export function waitPage(): Page {
  return shown(200, "One moment", html`<main><h1>One moment, please …</h1>${mark}</main>`);
}

/** Asks the payer. `origin` is the shop's page where the SDK has opened this one. */
export function approvePage(approving: Approving, query: URLSearchParams): Page {
  const order = find(approving.ledger, query.get("token") ?? "");
  if (!order) return gone();
  if (order.status === "COMPLETED") {
    return shown(200, "Paid", html`<main><h1>This has been paid already.</h1>${mark}</main>`);
  }
  const amount = inWords(order.amount);
  const shop = order.brand ?? approving.merchantName;
  const button = (choice: Choice, look: string, label: string) =>
    html`<li><button class="${look}" name="choice" value="${choice}" style="width: 100%">${label}</button></li>`;
  return shown(
    200,
    `Pay ${amount} to ${shop}`,
    html`<main>
${mark}
${query.has("again") ? html`<p role="alert"><strong>That did not work. Please choose another way to pay.</strong></p>` : undefined}
<h1>Pay ${amount} to ${shop}</h1>
<dl><dt>To</dt><dd>${order.payee.email_address}</dd><dt>From</dt><dd>${approving.payerName}</dd>
${order.description ? html`<dt>For</dt><dd>${order.description}</dd>` : undefined}</dl>
<form method="post" action="/checkoutnow">
<input type="hidden" name="token" value="${order.id}">
<input type="hidden" name="origin" value="${query.get("origin") ?? ""}">
<ul>
${button("paid", "main", `Pay ${amount}`)}
${button("declined", "plain main", "Pay with a card that is declined")}
${button("pending", "plain main", "Pay, and let the bank think about it")}
${button("cancel", "plain main", "Cancel")}
</ul>
</form>
</main>`,
  );
}

type Choice = Funding | "cancel";

/** Does what the payer has chosen, and tells the shop: by a message to its page, or by a way back. */
export function decided({ ledger }: Approving, form: URLSearchParams): Page {
  const order = find(ledger, form.get("token") ?? "");
  const choice = form.get("choice");
  const origin = form.get("origin") ?? "";
  if (!order || !isChoice(choice)) return gone();
  if (choice !== "cancel" && order.status !== "COMPLETED") ledger.approve(order.id, choice);

  const back = choice === "cancel" ? order.cancelUrl : order.returnUrl;
  if (origin === "" && back) return { redirect: wayBack(back, order) };
  const message =
    choice === "cancel"
      ? { source: "paypal-stand-in", type: "cancel", orderID: order.id }
      : { source: "paypal-stand-in", type: "approve", orderID: order.id, payerID: order.payerId };
  const text = choice === "cancel" ? "You have not paid." : "Thank you.";
  const nonce = randomBytes(16).toString("base64");
  return {
    status: 200,
    html: page(
      "Back to the shop",
      html`<main data-message="${JSON.stringify(message)}" data-origin="${isOrigin(origin) ? origin : ""}">
<h1>${text}</h1><p>Going back to the shop. You can close this window if it stays.</p>${mark}</main>`,
      { nonce, code: tellScript },
    ),
    policy: pagePolicy(nonce),
  };
}

/** The message is for the page that has opened the window and for nobody else: a browser compares the origin. */
const tellScript = `
  const { message, origin } = document.querySelector("main").dataset;
  if (window.opener && origin) window.opener.postMessage(JSON.parse(message), origin);
`;

const mark = html`<p class="soft"><span class="tag">PayPal stand-in</span> Nothing is paid: this page stands in for PayPal on this computer.</p>`;

function isChoice(choice: string | null): choice is Choice {
  return ["paid", "declined", "pending", "cancel"].includes(choice ?? "");
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && /^https?:/.test(text) && new URL(text).origin === text;
}

function wayBack(address: string, { id, payerId }: Order): string {
  const url = new URL(address);
  url.searchParams.set("token", id);
  if (payerId) url.searchParams.set("PayerID", payerId);
  return url.href;
}

function find(ledger: Ledger, id: string): Order | undefined {
  try {
    return ledger.order(id);
  } catch (error) {
    if (error instanceof PayPalError) return undefined;
    throw error;
  }
}

function gone(): Page {
  const body = html`<main><h1>There is nothing to pay here.</h1><p>The payment does not exist, or it has expired.</p>${mark}</main>`;
  return shown(404, "Nothing to pay", body);
}

function shown(status: number, title: string, body: Html): Page {
  return { status, html: page(`${title} · PayPal stand-in`, body), policy: pagePolicy() };
}
