/** What CloudFront adds to the built site of `npm start -- --built`: TLS and HTTP/2. */
import { once } from "node:events";
import { request } from "node:http";
import { createSecureServer } from "node:http2";
import { pipeline } from "node:stream";
import { generate } from "selfsigned";

/** Headers of HTTP/1.1 that HTTP/2 forbids. */
const perConnection = ["connection", "keep-alive", "transfer-encoding"];

/** Forwards to `origin`. Its certificate is its own, so clients have to ignore that. */
export async function startEdge(port: number, origin: string) {
  const { private: key, cert } = await generate([{ name: "commonName", value: "localhost" }]);
  const server = createSecureServer({ key, cert }, (incoming, response) => {
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
