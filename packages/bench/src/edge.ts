/**
 * What CloudFront adds to the built site of `npm start -- --built`: TLS and HTTP/2. It also serves a bare page, whose figures
 * are those of the machine, the browser and the network, and the floor page.
 */
import { once } from "node:events";
import { request } from "node:http";
import { createSecureServer } from "node:http2";
import { pipeline } from "node:stream";
import { brotliCompressSync } from "node:zlib";
import { generate } from "selfsigned";
import { floorPage, floorPath, floorScriptPath } from "./floor-page";

/** Headers of HTTP/1.1 that HTTP/2 forbids. */
const perConnection = ["connection", "keep-alive", "transfer-encoding"];

/** A page of one sentence, without scripts, fonts and other files. */
export const barePath = "/bare-page";
const barePage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="A page of one sentence.">
<title>A bare page</title>
</head>
<body>
<main><h1>A companion on the same flight for a parent, a child or a friend who should not fly alone</h1></main>
</body>
</html>
`;

/** Forwards to `origin`. Its certificate is its own, so clients have to ignore that. */
export async function startEdge(port: number, origin: string) {
  const { private: key, cert } = await generate([{ name: "commonName", value: "localhost" }]);
  const pages = await ownPages(origin);
  const server = createSecureServer({ key, cert }, (incoming, response) => {
    const page = pages.get(incoming.url);
    if (page) {
      response.setHeader("content-type", page.type);
      response.setHeader("content-encoding", "br");
      response.end(page.body);
      return;
    }
    const { host } = new URL(origin);
    const headers = Object.entries(incoming.headers).filter(([name]) => !name.startsWith(":"));
    const forwarded = request(
      new URL(incoming.url, origin),
      { method: incoming.method, headers: { ...Object.fromEntries(headers), host } },
      (answer) => {
        for (const [name, value] of Object.entries(answer.headers))
          if (value !== undefined && !perConnection.includes(name)) response.setHeader(name, value);
        response.writeHead(answer.statusCode ?? 502);
        pipeline(answer, response.stream, () => {});
      },
    );
    pipeline(incoming, forwarded, (error) => error && response.stream.destroy());
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return { url: `https://localhost:${port}`, stop: () => server.close() };
}

type OwnPage = { type: string; body: Buffer };

/** What the edge serves itself, by path, compressed. */
async function ownPages(origin: string): Promise<Map<string, OwnPage>> {
  const home = await fetch(`${origin}/`);
  const { html, script } = await floorPage(await home.text());
  const compressed = (type: string, text: string): OwnPage => ({
    type: `${type}; charset=utf-8`,
    body: brotliCompressSync(text),
  });
  return new Map([
    [barePath, compressed("text/html", barePage)],
    [floorPath, compressed("text/html", html)],
    [floorScriptPath, compressed("text/javascript", script)],
  ]);
}
