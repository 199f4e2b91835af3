/** A site with a certificate, for tests: it answers what the watch asks as a deployed stage does, or with one fault. */
import { generateKeyPairSync, randomBytes } from "node:crypto";
import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer, type Server } from "node:https";
import type { AddressInfo } from "node:net";
import forge from "node-forge";
import type { Pool } from "../src/sign-in";

const day = 86_400_000;

export type Certificate = { key: string; cert: string };
type Answer = { status: number; type: string; text: string; headers?: Record<string, string> };
/** Undefined: no answer at all. */
export type Respond = (
  request: IncomingMessage,
) => Promise<Answer | undefined> | Answer | undefined;

export function authority() {
  const keys = keyPair();
  const certify = (name: string, from: number, to: number, subject: ReturnType<typeof keyPair>) => {
    const certificate = forge.pki.createCertificate();
    const isAuthority = subject === keys;
    certificate.publicKey = forge.pki.publicKeyFromPem(subject.publicKey);
    // A first byte below 0x80 keeps the number positive.
    certificate.serialNumber = `5f${randomBytes(15).toString("hex")}`;
    certificate.validity.notBefore = new Date(from);
    certificate.validity.notAfter = new Date(to);
    certificate.setSubject([{ name: "commonName", value: name }]);
    certificate.setIssuer([{ name: "commonName", value: "Test authority" }]);
    certificate.setExtensions([
      { name: "basicConstraints", cA: isAuthority, critical: true },
      ...(isAuthority ? [] : [{ name: "subjectAltName", altNames: [{ type: 2, value: name }] }]),
    ]);
    certificate.sign(forge.pki.privateKeyFromPem(keys.privateKey), forge.md.sha256.create());
    return forge.pki.certificateToPem(certificate);
  };
  const own = keyPair();
  return {
    ca: certify("Test authority", Date.now() - 800 * day, Date.now() + 800 * day, keys),
    /** @param until days from now at which it ends */
    certificate: (name: string, until: number): Certificate => ({
      key: own.privateKey,
      cert: certify(name, Date.now() - 400 * day, Date.now() + until * day, own),
    }),
  };
}

function keyPair() {
  return generateKeyPairSync("rsa", {
    modulusLength: 2048,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });
}

export type FakeSite = { url: string; stop(): Promise<void> };

export async function startSite(certificate: Certificate, respond: Respond): Promise<FakeSite> {
  const server: Server = createServer(certificate, (request, response) => {
    void answer(request, response, respond);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

async function answer(request: IncomingMessage, response: ServerResponse, respond: Respond) {
  const given = await respond(request);
  if (!given) return;
  const { status, type, text, headers } = given;
  response.writeHead(status, { "content-type": type, ...headers }).end(text);
}

export const json = (status: number, body: unknown): Answer => ({
  status,
  type: "application/json",
  text: JSON.stringify(body),
});

const page = `<!doctype html><template id="scripts"><script type="module" crossorigin src="/assets/main.js"></script></template><div id="root"></div>`;

/** A site without a fault. @param accepts whether the pool has given this token */
export function healthy(pool: Pool, accepts: (token: string) => Promise<boolean>): Respond {
  return async ({ method, url = "", headers }) => {
    const path = `${method} ${url.replace(/\?.*/, "")}`;
    const token = headers.authorization?.replace("Bearer ", "");
    const mayPass = token === undefined || (await accepts(token));
    switch (path) {
      case "GET /search":
        return {
          status: 200,
          type: "text/html",
          text: page,
          headers: { "content-security-policy": "default-src 'self'" },
        };
      case "GET /assets/main.js":
        return { status: 200, type: "text/javascript", text: "" };
      case "GET /config.json":
        return json(200, { stage: "test", cognito: pool });
      case "GET /api/health":
        return json(200, { status: "ok" });
      case "POST /api/flightAid/searchItin":
        return json(200, []);
      case "GET /api/me":
        return token && mayPass ? json(200, {}) : json(401, { code: "unauthenticated" });
      case "GET /api/flightAid":
        return mayPass ? json(200, { items: [] }) : json(401, { code: "unauthenticated" });
      default:
        return json(404, {});
    }
  };
}
