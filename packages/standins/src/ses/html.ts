/** The look of the stand-ins' own pages. */
import { type Html, html, trusted } from "@flightaides/core/email/html";

export { escapeHtml, type Html, html, trusted } from "@flightaides/core/email/html";

const look = trusted(`
  :root { color-scheme: light dark; --line: light-dark(#d5dae1, #3a4250); --soft: light-dark(#576070, #a7b0bf);
    --card: light-dark(#fff, #1b212b); --link: light-dark(#0b57d0, #8ab4f8); }
  * { box-sizing: border-box }
  body { margin: 0 auto; max-width: 46rem; padding: 1rem 1rem 3rem; font: 16px/1.5 system-ui, sans-serif;
    background: light-dark(#f4f6f8, #11151b); color: light-dark(#1a1f27, #e8ebf0); overflow-wrap: anywhere }
  h1 { font-size: 1.25rem; line-height: 1.3; margin: 0 0 .25rem } h2 { font-size: 1rem; margin: 1.25rem 0 .25rem }
  a { color: var(--link) } p { margin: .25rem 0 } small, .soft { color: var(--soft); font-size: .875rem }
  .card { display: block; background: var(--card); border: 1px solid var(--line); border-radius: .75rem; padding: .75rem 1rem }
  a.card, button.card { color: inherit; text-decoration: none; width: 100%; text-align: left; font: inherit; cursor: pointer; min-height: 44px }
  a.card:hover, button.card:hover { border-color: var(--link) }
  :focus-visible { outline: 3px solid var(--link); outline-offset: 2px }
  ol, ul { list-style: none; margin: 1rem 0; padding: 0; display: grid; gap: .5rem }
  header { display: flex; flex-wrap: wrap; gap: .5rem 1rem; justify-content: space-between; align-items: baseline }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: .125rem .75rem; margin: .5rem 0 } dt { color: var(--soft) } dd { margin: 0 }
  pre { white-space: pre-wrap; margin: 0; font: inherit }
  iframe { width: 100%; height: 70vh; border: 1px solid var(--line); border-radius: .75rem; background: #fff; resize: vertical }
  input[type=text], input[type=email], input[type=search] { font: inherit; width: 100%; min-height: 44px; padding: .5rem .75rem; border: 1px solid var(--line);
    border-radius: .5rem; background: var(--card); color: inherit }
  label { display: block; margin: .5rem 0 }
  button.main { font: inherit; min-height: 44px; padding: .5rem 1.25rem; border: 0; border-radius: .5rem; background: #0b57d0; color: #fff; cursor: pointer }
  button.plain { background: none; color: var(--link); border: 1px solid var(--line) }
  .tag { display: inline-block; border: 1px solid var(--line); border-radius: 1rem; padding: 0 .5rem; font-size: .8125rem; color: var(--soft) }
`);

/** A whole document. `script` is constant code of ours; no other script runs (see {@link pagePolicy}). */
export function page(title: string, body: Html, script?: { nonce: string; code: string }): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${look}</style>
</head>
<body>
${body}
${script && html`<script nonce="${script.nonce}">${trusted(script.code)}</script>`}
</body>
</html>
`.markup;
}

/** The Content-Security-Policy of our own pages: nothing from outside, and no script but the one with the nonce. */
export function pagePolicy(nonce?: string): string {
  return [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    "img-src data:",
    "connect-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(nonce ? [`script-src 'nonce-${nonce}'`] : []),
  ].join("; ");
}
