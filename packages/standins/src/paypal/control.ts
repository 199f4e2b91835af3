/** The page at `/`: orders and webhooks, with the buttons of the bank and the merchant. */
import { type Html, html, page } from "../http";
import type { Page } from "./approve";
import { PayPalError, type RefundIssue, refundIssues } from "./errors";
import type { Ledger } from "./ledger";
import { formatMoney } from "./money";
import type { Capture, Order } from "./records";
import type { State } from "./state";
import type { StoredEvent, Webhooks } from "./webhooks";

export type Controlled = { state: State; ledger: Ledger; webhooks: Webhooks };

/** Orders and events on the page, newest first. */
const limit = 50;

export function controlPage({ state, webhooks }: Controlled): Page {
  const orders = Object.values(state.orders).reverse().slice(0, limit);
  const events = [...webhooks.all()].reverse().slice(0, limit);
  const captures = Object.values(state.captures);
  const body = html`<header><h1>PayPal stand-in</h1><small>No money moves. <a href="/">Reload</a></small></header>
<main>
<h2>Orders</h2>
${orders.length === 0 ? html`<p class="card soft">No order yet.</p>` : undefined}
<ol>${orders.map((order) =>
    orderCard(
      order,
      captures.find(({ orderId }) => orderId === order.id),
      state,
    ),
  )}</ol>
<h2>Webhooks</h2>
${
  webhooks.isHolding()
    ? html`<p>Webhooks are held back. ${action("release", "Deliver them")}</p>`
    : html`<p>Webhooks are delivered at once. ${action("hold", "Hold them back")}</p>`
}
<ol>${events.map(eventCard)}</ol>
</main>`;
  return { status: 200, html: page("PayPal stand-in", body) };
}

function orderCard(order: Order, capture: Capture | undefined, state: State): Html {
  const isOpen = order.status !== "COMPLETED";
  const disputed = capture !== undefined && isDisputed(state, capture.id);
  return html`<li class="card"><strong>${formatMoney(order.amount)}</strong> <span class="tag">${order.status}</span>
${capture ? html`<span class="tag">capture ${capture.status}</span>` : undefined}
${disputed ? html`<span class="tag">disputed</span>` : undefined}
<dl><dt>Order</dt><dd>${order.id}</dd><dt>Custom id</dt><dd>${order.customId ?? "–"}</dd><dt>Payee</dt><dd>${order.payee.email_address}</dd>
<dt>Since</dt><dd>${order.createTime}</dd></dl>
${isOpen ? html`<p><a href="/checkoutnow?token=${order.id}">The payer's page</a></p>` : undefined}
${capture?.status === "PENDING" ? [action("complete", "The bank agrees", capture.id), action("deny", "The bank declines", capture.id)] : undefined}
${capture?.refundIssue ? html`<span class="tag">refuses refunds: ${capture.refundIssue}</span>` : undefined}
${capture?.status === "COMPLETED" ? [refuseForm(capture), action("refund", "Refund", capture.id), action("reverse", "PayPal takes it back", capture.id), disputed ? undefined : action("dispute", "The payer disputes it", capture.id)] : undefined}</li>`;
}

function isDisputed({ disputes }: State, id: string): boolean {
  return Object.values(disputes).some(({ captureId }) => captureId === id);
}

function eventCard({ answer, attempts, event, state }: StoredEvent): Html {
  return html`<li class="card"><strong>${event.event_type}</strong> <span class="tag">${state}</span>
<br><small>${event.id} · ${event.create_time} · ${attempts} attempts${answer === undefined ? "" : ` · ${answer}`}</small>
${action("resend", "Send again", event.id)}</li>`;
}

function action(name: string, label: string, id = ""): Html {
  return html`<form method="post" action="/control"><input type="hidden" name="action" value="${name}"><input type="hidden" name="id" value="${id}">
<button class="plain main">${label}</button></form>`;
}

function refuseForm({ id, refundIssue }: Capture): Html {
  return html`<form method="post" action="/control"><input type="hidden" name="action" value="refuse"><input type="hidden" name="id" value="${id}">
<label>Refunds: <select name="issue"><option value="">are made</option>${Object.keys(
    refundIssues,
  ).map((issue) =>
    issue === refundIssue
      ? html`<option value="${issue}" selected>${issue}</option>`
      : html`<option value="${issue}">${issue}</option>`,
  )}</select></label> <button class="plain main">Set</button></form>`;
}

/** Carries out an action of the page. Actions that are no longer possible are ignored: the page may be old. */
export function control({ ledger, state, webhooks }: Controlled, form: URLSearchParams): Page {
  const id = form.get("id") ?? "";
  const status = Object.values(state.captures).find((one) => one.id === id)?.status;
  switch (form.get("action")) {
    case "complete":
      if (status === "PENDING") ledger.decide(id, "COMPLETED");
      break;
    case "deny":
      if (status === "PENDING") ledger.decide(id, "DECLINED");
      break;
    case "refund":
      if (status === "COMPLETED") attempt(() => ledger.refundCapture(id));
      break;
    case "refuse":
      if (status) ledger.refuseRefund(id, issueNamed(form.get("issue")));
      break;
    case "reverse":
      if (status === "COMPLETED") ledger.reverseCapture(id);
      break;
    case "dispute":
      if (status === "COMPLETED" && !isDisputed(state, id)) ledger.disputeCapture(id);
      break;
    // The page does not wait for the receiver: it shows the result when it is reloaded.
    case "resend":
      if (webhooks.all().some(({ event }) => event.id === id)) void webhooks.resend(id);
      break;
    case "hold":
      webhooks.hold();
      break;
    case "release":
      void webhooks.release();
      break;
  }
  return { redirect: "/" };
}

function issueNamed(name: string | null): RefundIssue | undefined {
  return name && Object.hasOwn(refundIssues, name) ? (name as RefundIssue) : undefined;
}

/** A refusal shows on the page, which says why. */
function attempt(refund: () => unknown): void {
  try {
    refund();
  } catch (error) {
    if (!(error instanceof PayPalError)) throw error;
  }
}
