/**
 * Code that the stand-ins share: loopback servers, request bodies, the style of their pages, and
 * JSON files.
 */
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname } from "node:path";

/**
 * Listens on 127.0.0.1 and returns the port; port 0 lets the system choose. Rejects with Node's `EADDRINUSE` error if
 * the port is taken.
 */
export function listen(server: Server, port: number): Promise<number> {
  outliveClients(server);
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => {
      server.off("error", reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

/** Keeps idle connections for longer than clients do. Otherwise a busy machine closes some while a request is under way. */
export function outliveClients(server: Pick<Server, "keepAliveTimeout">): void {
  server.keepAliveTimeout = 600_000;
}

/** Closes the server immediately, including idle keep-alive connections. */
export function close(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
    server.closeAllConnections();
  });
}

/** The body as UTF-8; undefined if it is longer than `maxBytes`. */
export async function readBody(
  request: IncomingMessage,
  maxBytes: number,
): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

/** The value, or undefined if the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Markup that needs no more escaping; made by {@link html} or {@link trusted}. */
export type Html = { readonly markup: string };
type Value = Html | string | number | undefined | readonly Value[];

/** Template tag that escapes strings. Arrays are joined, undefined is left out. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return { markup: String.raw({ raw: parts }, ...values.map(render)) };
}

function render(value: Value): string {
  if (value === undefined) return "";
  if (typeof value !== "object") return escapeHtml(String(value));
  return "markup" in value ? value.markup : value.map(render).join("");
}

/** Marks markup as safe. For constants only. */
export function trusted(markup: string): Html {
  return { markup };
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

const styles = trusted(`
  :root { color-scheme: light dark; --line: light-dark(#d5dae1, #3a4250); --soft: light-dark(#576070, #a7b0bf);
    --card: light-dark(#fff, #1b212b); --link: light-dark(#0b57d0, #8ab4f8) }
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

/** A whole document. `script` is a constant of ours; {@link pagePolicy} lets no other script run. */
export function page(title: string, body: Html, script?: { nonce: string; code: string }): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${styles}</style>
</head>
<body>
${body}
${script && html`<script nonce="${script.nonce}">${trusted(script.code)}</script>`}
</body>
</html>
`.markup;
}

/** Content-Security-Policy of the pages: nothing from other origins, and no script without the nonce. */
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

export function sendPage(
  response: ServerResponse,
  status: number,
  body: string,
  policy = pagePolicy(),
): void {
  response
    .writeHead(status, {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policy,
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      // With no-referrer browsers leave the Origin header out of form posts.
      "referrer-policy": "same-origin",
    })
    .end(body);
}

/**
 * One JSON object in memory and on disk. Callers change `data` synchronously and then call `save()`, which resolves
 * once the change is on disk. Saves during a write share the next write. A file is replaced as a whole, so a crash
 * leaves the previous version.
 */
export class JsonFile<T extends object> {
  private last: Promise<void> = Promise.resolve();
  private waiting: Promise<void> | undefined;

  private constructor(
    private readonly file: string,
    readonly data: T,
  ) {}

  /** @throws SyntaxError for a damaged file */
  static async open<T extends object>(file: string, initial: T): Promise<JsonFile<T>> {
    await mkdir(dirname(file), { recursive: true });
    const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return undefined;
      throw error;
    });
    return new JsonFile(file, text === undefined ? initial : JSON.parse(text));
  }

  save(): Promise<void> {
    if (!this.waiting) {
      const turn = this.last.then(() => {
        this.waiting = undefined;
        return this.write();
      });
      this.waiting = turn;
      // The callers of this save receive its error; the next save runs either way.
      this.last = turn.catch(() => undefined);
    }
    return this.waiting;
  }

  private async write(): Promise<void> {
    const aside = `${this.file}.new`;
    // Readable by the owner only: the files contain signing keys and password verifiers.
    await writeFile(aside, JSON.stringify(this.data, undefined, 2), { mode: 0o600 });
    await rename(aside, this.file);
  }
}
