/** A web server that shows each mail in each language with sample data: phone and desktop width, light and dark, and the text part. */
import { createServer } from "node:http";
import type { Rendered } from "@flightaides/core/email/templates";
import { samplesIn } from "@flightaides/core/email/templates/samples.ts";
import { languageNames, languages } from "@flightaides/core/language/contract.ts";
import { close, html, listen, page, pagePolicy } from "@flightaides/standins/http";
import { framePage, framePolicy } from "@flightaides/standins/ses/inbox";

const schemes = ["light", "dark"] as const;
type Scheme = (typeof schemes)[number];
/** CSS pixels. */
const widths = { phone: 390, desktop: 700 };

/** Listens on `port` of the loopback interface; 0 chooses a free one. */
export async function start({ port }: { port: number }): Promise<{
  url: string;
  stop(): Promise<void>;
}> {
  const mails = new Map(
    languages.flatMap((language) =>
      Object.entries(samplesIn(language)).map(([name, mail]) => [`${language}: ${name}`, mail]),
    ),
  );
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const [, name = "", , scheme] = /^\/([^/]*)(\/(light|dark))?$/.exec(pathname) ?? [];
    const mail = mails.get(decode(name));
    if (mail && isScheme(scheme)) answer(200, framePage(inScheme(mail.html, scheme)), framePolicy);
    else if (mail) answer(200, mailPage(decode(name), mail), pagePolicy());
    else if (pathname === "/") answer(200, listPage(mails), pagePolicy());
    else answer(404, page("No such mail", html`<h1>No such mail</h1>`), pagePolicy());

    function answer(status: number, body: string, policy: string): void {
      response
        .writeHead(status, {
          "content-type": "text/html; charset=utf-8",
          "content-security-policy": policy,
          "cache-control": "no-store",
        })
        .end(body);
    }
  });
  const taken = await listen(server, port);
  return { url: `http://localhost:${taken}`, stop: () => close(server) };
}

function listPage(mails: ReadonlyMap<string, Rendered>): string {
  return page(
    "Mails",
    html`<header><h1>Mails</h1><small>Sample data. Restart after a change to a template.</small></header>
<main>${languages.map(
      (language) => html`<h2 lang="${language}">${languageNames[language]}</h2>
<ol>${[...mails]
        .filter(([name]) => name.startsWith(`${language}: `))
        .map(
          ([name, { subject }]) =>
            html`<li><a class="card" href="${addressOf(name)}"><strong>${name}</strong><br><small>${subject}</small></a></li>`,
        )}</ol>`,
    )}</main>`,
  );
}

function mailPage(name: string, { subject, text }: Rendered): string {
  return page(
    `${name} · Mails`,
    html`<header><a href="/">← Mails</a><small>${name}</small></header>
<main>
<h1>${subject}</h1>
${schemes.map((scheme) =>
  Object.entries(widths).map(
    ([device, width]) => html`<h2>${device}, ${scheme}</h2>
<iframe title="${device}, ${scheme}" src="${addressOf(name)}/${scheme}" style="width:${width}px;max-width:100%" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`,
  ),
)}
<h2>Text part</h2><pre class="card">${text}</pre>
</main>`,
  );
}

function addressOf(name: string): string {
  return `/${encodeURIComponent(name)}`;
}

/** The mail as a client with that color scheme shows it, regardless of the browser's scheme. */
function inScheme(markup: string, scheme: Scheme): string {
  return markup
    .replaceAll("(prefers-color-scheme: dark)", scheme === "dark" ? "all" : "not all")
    .replaceAll("light dark", scheme);
}

function isScheme(text: string | undefined): text is Scheme {
  return schemes.some((scheme) => scheme === text);
}

/** Empty if the encoding is invalid. */
function decode(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return "";
  }
}
