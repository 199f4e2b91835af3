/** The site at a separate address, where a test deploys a new version. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { webUrl } from "./addresses";

export type Deployment = { url: string; deploy(): void; stop(): Promise<void> };

/** The new version differs in the name of the script that both load to work offline. */
const [former, after] = ["/assets/start-", "/assets/restart-"];
/** The start script as the build names it. The names of other files begin the same way. */
export const formerFile = /\/assets\/start-(?=[\w-]{7}\.js)/;

export async function startDeployment(): Promise<Deployment> {
  let isNew = false;
  const server = createServer(async (request, response) => {
    const { method = "GET", url = "/", headers } = request;
    const chunks: Uint8Array[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const answer = await fetch(webUrl + url.replace(after, former), {
      method,
      headers: {
        accept: headers.accept ?? "*/*",
        ...(headers.authorization && { authorization: headers.authorization }),
        ...(headers["content-type"] && { "content-type": headers["content-type"] }),
      },
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    });
    const body = Buffer.from(await answer.arrayBuffer());
    for (const name of ["content-type", "cache-control", "content-security-policy"]) {
      const value = answer.headers.get(name);
      if (value) response.setHeader(name, value);
    }
    response.statusCode = answer.status;
    const isWorker = url === "/sw.js";
    response.end(isNew && isWorker ? body.toString().replace(formerFile, after) : body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    deploy: () => {
      isNew = true;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
