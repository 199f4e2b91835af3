/** The page of the pushes that arrived. */
import { type Html, html, page, parseJson } from "../http";
import type { Arrived } from "./arrived";

/** Newest first. */
export function storePage(arrived: readonly Arrived[]): string {
  return page(
    "Pushes",
    html`<header><h1>Pushes</h1><a href="/">Reload</a></header>
<p class="soft">Each as its device decrypts it. <a href="/store">As JSON</a></p>
${
  arrived.length === 0
    ? html`<p>Nothing has arrived. A real browser subscribes at its own push service; the browser tests subscribe here.</p>`
    : html`<ol>${arrived.toReversed().map(card)}</ol>`
}`,
  );
}

function card({ subscription, payload, ttl, urgency, topic, at }: Arrived): Html {
  const note = parseJson(payload);
  const fields = typeof note === "object" && note !== null ? Object.entries(note) : [];
  return html`<li class="card"><dl>${fields.map(
    ([name, value]) => html`<dt>${name}</dt><dd>${String(value)}</dd>`,
  )}</dl>
<p class="soft">${at} · ${urgency} · kept for ${ttl} s · topic ${topic} · device ${subscription.slice(0, 8)}</p></li>`;
}
