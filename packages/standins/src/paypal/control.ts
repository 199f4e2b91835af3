/** The page at `/`: what has been ordered and told, and the switches for people. */
import { type Html, html, page, pagePolicy } from "../http";
import type { Page } from "./approve";
import { issues } from "./errors";
import { type Fault, type Faults, operations } from "./faults";
import type { Ledger } from "./ledger";
import { inWords } from "./money";
import type { Capture, Order } from "./records";
import type { State } from "./state";
import type { StoredEvent, Webhooks } from "./webhooks";

export type Controlled = { state: State; ledger: Ledger; faults: Faults; webhooks: Webhooks };

const select = "font: inherit; width: 100%; min-height: 44px";

/** How many orders and events are shown. */
const most = 50;

const planned: readonly [label: string, fault: Fault][] = [
  ["fails, and nothing happens", "fail-before"],
  ["is cut off, and nothing happens", "cut-before"],
  ["happens, but fails", "fail-after"],
  ["happens, but the answer is lost", "cut-after"],
  ["takes 5 seconds", { delay: 5000 }],
  ...issues.map((issue): [string, Fault] => [`is refused: ${issue}`, { refuse: issue }]),
];

export function controlPage({ faults, state, webhooks }: Controlled): Page {
  const orders = Object.values(state.orders).reverse().slice(0, most);
  const events = [...webhooks.all()].reverse().slice(0, most);
  const captures = Object.values(state.captures);
  const body = html`<header><h1>PayPal stand-in</h1><small>No money moves. <a href="/">Reload</a></small></header>
<main>
<h2>Orders</h2>
${orders.length === 0 ? html`<p class="card soft">No order yet.</p>` : undefined}
<ol>${orders.map((order) =>
    orderCard(
      order,
      captures.find(({ orderId }) => orderId === order.id),
    ),
  )}</ol>
<h2>Webhooks</h2>
${
  webhooks.isHolding()
    ? html`<p>Held back until you let them go. ${action("release", "Let them go")}</p>`
    : html`<p>Sent as things happen. ${action("hold", "Hold them back")}</p>`
}
<ol>${events.map(eventCard)}</ol>
<h2>What goes wrong</h2>
<form method="post" action="/control"><input type="hidden" name="action" value="plan">
<label>The next call of <select name="operation" style="${select}">${operations.map((one) => html`<option>${one}</option>`)}</select></label>
<label>goes like this: it <select name="fault" style="${select}">${planned.map(([label], i) => html`<option value="${i}">${label}</option>`)}</select></label>
<button class="main">Do that</button></form>
<ul>${faults.all().map(({ fault, operation }) => html`<li class="card">${operation}: ${JSON.stringify(fault)}</li>`)}</ul>
<form method="post" action="/control"><input type="hidden" name="action" value="latency">
<label>Milliseconds that every call takes <input type="text" inputmode="numeric" name="milliseconds" value="${faults.latency}"></label>
<button class="plain main">Set</button></form>
${action("clear", "All is well again")}
</main>`;
  return { status: 200, html: page("PayPal stand-in", body), policy: pagePolicy() };
}

function orderCard(order: Order, capture: Capture | undefined): Html {
  const open = order.status !== "COMPLETED";
  return html`<li class="card"><strong>${inWords(order.amount)}</strong> <span class="tag">${order.status}</span>
${capture ? html`<span class="tag">capture ${capture.status}</span>` : undefined}
<dl><dt>Order</dt><dd>${order.id}</dd><dt>Custom id</dt><dd>${order.customId ?? "–"}</dd><dt>Payee</dt><dd>${order.payee.email_address}</dd>
<dt>Since</dt><dd>${order.createTime}</dd></dl>
${open ? html`<p><a href="/checkoutnow?token=${order.id}">The payer's page</a></p>` : undefined}
${capture?.status === "PENDING" ? [action("complete", "The bank agrees", capture.id), action("deny", "The bank declines", capture.id)] : undefined}
${capture && isRefundable(capture) ? action("refund", "Refund", capture.id) : undefined}</li>`;
}

const isRefundable = ({ status }: Capture) => ["COMPLETED", "PARTIALLY_REFUNDED"].includes(status);

function eventCard({ answer, attempts, event, state }: StoredEvent): Html {
  return html`<li class="card"><strong>${event.event_type}</strong> <span class="tag">${state}</span>
<br><small>${event.id} · ${event.create_time} · ${attempts} attempts${answer === undefined ? "" : ` · ${answer}`}</small>
${action("resend", "Send again", event.id)}</li>`;
}

function action(name: string, label: string, id = ""): Html {
  return html`<form method="post" action="/control"><input type="hidden" name="action" value="${name}"><input type="hidden" name="id" value="${id}">
<button class="plain main">${label}</button></form>`;
}

/** Does what a form of the page asks for, unless that has been overtaken: the page may have stood open for long. */
export function control(
  { faults, ledger, state, webhooks }: Controlled,
  form: URLSearchParams,
): void {
  const id = form.get("id") ?? "";
  const capture = Object.values(state.captures).find((one) => one.id === id);
  switch (form.get("action")) {
    case "complete":
      if (capture?.status === "PENDING") ledger.decide(id, "COMPLETED");
      break;
    case "deny":
      if (capture?.status === "PENDING") ledger.decide(id, "DECLINED");
      break;
    case "refund":
      if (capture && isRefundable(capture)) ledger.refundCapture(id);
      break;
    // A receiver may take its time: the page shows how it went.
    case "resend":
      if (webhooks.all().some(({ event }) => event.id === id)) void webhooks.resend(id);
      break;
    case "hold":
      webhooks.hold();
      break;
    case "release":
      void webhooks.release();
      break;
    case "plan": {
      const operation = operations.find((one) => one === form.get("operation"));
      const [, fault] = planned[Number(form.get("fault"))] ?? [];
      if (operation && fault) faults.plan(operation, fault);
      break;
    }
    case "latency":
      faults.latency = Math.max(0, Number(form.get("milliseconds")) || 0);
      break;
    case "clear":
      faults.clear();
      break;
  }
}
