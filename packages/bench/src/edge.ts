/**
 * What CloudFront adds to the built site of `npm start -- --built`: TLS, HTTP/2 and a cache. Beside the site it serves a bare page,
 * whose figures are those of the machine, the browser and the network, and the floor page.
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

type Stored = { headers: Readonly<Record<string, string | string[]>>; body: Buffer };

/**
 * Forwards to `origin`, and stores what never changes. Its certificate is its own, so clients have to ignore that.
 */
export async function startEdge(port: number, origin: string) {
  const { private: key, cert } = await generate([{ name: "commonName", value: "localhost" }]);
  const stored = new Map(await ownPages(origin));
  const server = createSecureServer({ key, cert }, (incoming, response) => {
    const hit = stored.get(incoming.url);
    if (hit) {
      response.writeHead(200, { ...hit.headers });
      response.end(hit.body);
      return;
    }
    const { host } = new URL(origin);
    const headers = Object.entries(incoming.headers).filter(([name]) => !name.startsWith(":"));
    const forwarded = request(
      new URL(incoming.url, origin),
      { method: incoming.method, headers: { ...Object.fromEntries(headers), host } },
      (answer) => {
        const { statusCode = 502 } = answer;
        const kept: Record<string, string | string[]> = {};
        for (const [name, value] of Object.entries(answer.headers))
          if (value !== undefined && !perConnection.includes(name)) kept[name] = value;
        response.writeHead(statusCode, kept);
        if (statusCode === 200 && answer.headers["cache-control"]?.includes("immutable")) {
          const parts: Buffer[] = [];
          answer.on("data", (part: Buffer) => parts.push(part));
          answer.on("end", () =>
            stored.set(incoming.url, { headers: kept, body: Buffer.concat(parts) }),
          );
        }
        pipeline(answer, response.stream, () => {});
      },
    );
    pipeline(incoming, forwarded, (error) => error && response.stream.destroy());
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return { url: `https://localhost:${port}`, stop: () => server.close() };
}

/** The pages that only the edge has, compressed. */
async function ownPages(origin: string): Promise<[path: string, page: Stored][]> {
  const home = await fetch(`${origin}/`);
  const floor = await floorPage(await home.text());
  const page = (path: string, type: string, text: string): [string, Stored] => [
    path,
    {
      headers: { "content-type": `${type}; charset=utf-8`, "content-encoding": "br" },
      body: brotliCompressSync(text),
    },
  ];
  return [
    page(barePath, "text/html", barePage),
    page(floorPath, "text/html", floor.html),
    page(floorScriptPath, "text/javascript", floor.script),
  ];
}
