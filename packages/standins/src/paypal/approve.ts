/** The page in which the payer decides. It reports the decision to the window that opened it. */
import { randomBytes } from "node:crypto";
import { type Html, html, page, pagePolicy } from "../http";
import { PayPalError } from "./errors";
import type { Ledger } from "./ledger";
import { formatMoney } from "./money";
import type { Funding, Order, PayerName } from "./records";

export type Page = { status: number; html: string; policy?: string } | { redirect: string };

export type Approving = { ledger: Ledger; merchantName: string; payer: PayerName };

/** Shown in the SDK's window until the shop has created the order. */
export function waitPage(): Page {
  return show(200, "One moment", html`<main><h1>One moment, please …</h1>${mark}</main>`);
}

/** Query: `token` is the order, `origin` that of the shop's page, `again` is set after a failed attempt. */
export function approvePage(
  { ledger, merchantName, payer }: Approving,
  query: URLSearchParams,
): Page {
  const order = find(ledger, query.get("token") ?? "");
  if (!order) return missing();
  if (order.status === "COMPLETED") {
    return show(200, "Paid", html`<main><h1>This has been paid already.</h1>${mark}</main>`);
  }
  const amount = formatMoney(order.amount);
  const button = (choice: Choice, style: string, label: string) =>
    html`<li><button class="${style}" name="choice" value="${choice}" style="width: 100%">${label}</button></li>`;
  return show(
    200,
    `Pay ${amount} to ${merchantName}`,
    html`<main>
${mark}
${query.has("again") ? html`<p role="alert"><strong>That did not work. Please choose another way to pay.</strong></p>` : undefined}
<h1>Pay ${amount} to ${merchantName}</h1>
<dl><dt>To</dt><dd>${order.payee.email_address}</dd>
${order.description ? html`<dt>For</dt><dd>${order.description}</dd>` : undefined}</dl>
<form method="post" action="/checkoutnow">
<input type="hidden" name="token" value="${order.id}">
<input type="hidden" name="origin" value="${query.get("origin") ?? ""}">
<label>First name at PayPal <input type="text" name="givenName" value="${payer.givenName}" autocomplete="off"></label>
<label>Last name at PayPal <input type="text" name="surname" value="${payer.surname}" autocomplete="off"></label>
<ul>
${button("paid", "main", `Pay ${amount}`)}
${button("declined", "plain main", "Pay with a card that is declined")}
${button("pending", "plain main", "Pay, and let the bank think about it")}
${button("blocked", "plain main", "Pay with an account that the seller blocks")}
${button("cancel", "plain main", "Cancel")}
</ul>
</form>
</main>`,
  );
}

const choices = ["paid", "declined", "pending", "blocked", "cancel"] as const satisfies (
  | Funding
  | "cancel"
)[];
type Choice = (typeof choices)[number];

/** Executes the payer's choice. The response is a page that posts a message to the shop's page. */
export function decide({ ledger }: Approving, form: URLSearchParams): Page {
  const order = find(ledger, form.get("token") ?? "");
  const choice = choices.find((one) => one === form.get("choice"));
  const origin = form.get("origin") ?? "";
  if (!order || !choice) return missing();
  if (choice !== "cancel" && order.status !== "COMPLETED")
    ledger.approve(order.id, choice, nameOf(form));

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
      { nonce, code: reportScript },
    ),
    policy: pagePolicy(nonce),
  };
}

/** The name of the account, if the form says so. */
export function nameOf(form: URLSearchParams): PayerName | undefined {
  const [givenName, surname] = ["givenName", "surname"].map((field) => form.get(field)?.trim());
  return givenName && surname ? { givenName, surname } : undefined;
}

/** The browser delivers the message only if the opener still has the given origin. */
const reportScript = `
  const { message, origin } = document.querySelector("main").dataset;
  if (window.opener && origin) window.opener.postMessage(JSON.parse(message), origin);
`;

export const mark = html`<p class="soft"><span class="tag">PayPal stand-in</span> Nothing is paid: this page stands in for PayPal on this computer.</p>`;

function isOrigin(text: string): boolean {
  return URL.canParse(text) && /^https?:/.test(text) && new URL(text).origin === text;
}

function find(ledger: Ledger, id: string): Order | undefined {
  try {
    return ledger.order(id);
  } catch (error) {
    if (error instanceof PayPalError) return undefined;
    throw error;
  }
}

function missing(): Page {
  const body = html`<main><h1>There is nothing to pay here.</h1><p>The payment does not exist, or it has expired.</p>${mark}</main>`;
  return show(404, "Nothing to pay", body);
}

function show(status: number, title: string, body: Html): Page {
  return { status, html: page(`${title} · PayPal stand-in`, body) };
}
