/** The wire: AWS JSON 1.1 for the user pool, plain HTTP for the hosted domain and the key set, CORS for both. */
import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { pagePolicy } from "../http";
import { CognitoError, invalidParameter, missingCredentials, unknownOperation } from "./errors";
import { problemPage } from "./google";
import type { Hosted, HostedResponse } from "./hosted";
import type { Operation, Realm } from "./realm";

export type Routes = {
  realm: Realm;
  hosted: Hosted;
  /** For anybody: their own tokens and codes are the proof. */
  open: Record<string, Operation>;
  /** For those who sign their requests with AWS credentials. */
  signed: Record<string, Operation>;
  /** Browser origins that may read answers. */
  origins: readonly string[];
};

const service = "AWSCognitoIdentityProviderService.";
const cookieName = "cognito";
const maxBytes = 128 * 1024;

export function createHttp(routes: Routes): Server {
  return createServer((request, response) => {
    handle(routes, request, response).catch((error: unknown) => {
      console.error("Cognito stand-in:", error);
      if (response.headersSent) response.destroy();
      else fail(response, 500, "InternalErrorException", "Something went wrong in the stand-in");
    });
  });
}

async function handle(
  routes: Routes,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  allowOrigin(routes.origins, request, response);
  if (request.method === "OPTIONS") {
    response.writeHead(204).end();
    return;
  }
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
  const body = await readBody(request);
  if (body === undefined) {
    fail(response, 413, "InvalidParameterException", "The request is too large");
    return;
  }
  const target = request.headers["x-amz-target"];
  if (request.method === "POST" && pathname === "/" && typeof target === "string") {
    return callOperation(routes, target, body, request, response);
  }
  const file = request.method === "GET" ? wellKnown(routes.realm, pathname) : undefined;
  if (file) return sendJson(response, 200, file);

  const answer = await routes.hosted.answer({
    method: request.method ?? "GET",
    path: pathname,
    query: searchParams,
    form: new URLSearchParams(body),
    cookie: new RegExp(`(?:^|;\\s*)${cookieName}=([\\w-]+)`).exec(
      request.headers.cookie ?? "",
    )?.[1],
  });
  send(
    response,
    answer ?? {
      status: 404,
      page: problemPage(
        "Cognito stand-in",
        `User pool ${routes.realm.poolId}, app client ${routes.realm.clientId}. There is nothing at this address.`,
      ),
    },
  );
}

async function callOperation(
  { open, realm, signed }: Routes,
  target: string,
  body: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const name = target.startsWith(service) ? target.slice(service.length) : "";
  try {
    const needsSignature = Object.hasOwn(signed, name);
    const operation = Object.hasOwn(open, name) ? open[name] : needsSignature && signed[name];
    if (!operation) throw unknownOperation(`${name || target} is not offered by this stand-in`);
    // The signature itself is not checked: dummy credentials of whatever kind will do, but a browser without them must not get through.
    if (needsSignature && !/^AWS4-HMAC-SHA256 /.test(request.headers.authorization ?? "")) {
      throw missingCredentials();
    }
    const output = await operation(realm, parse(body));
    response.setHeader("content-type", "application/x-amz-json-1.1");
    response.setHeader("x-amzn-requestid", randomUUID());
    response.writeHead(200).end(JSON.stringify(output, datesAsSeconds));
  } catch (error) {
    if (!(error instanceof CognitoError)) throw error;
    if (error.code === "CodeDeliveryFailureException") {
      console.error("Cognito stand-in: a code could not be sent:", error.cause);
    }
    fail(response, 400, error.code, error.message);
  }
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw invalidParameter("The request body is not valid JSON");
  }
}

/** Timestamps travel as seconds since 1970. (Dates reach a replacer as strings already, hence `this`.) */
function datesAsSeconds(this: Record<string, unknown>, key: string, value: unknown): unknown {
  const original = this[key];
  return original instanceof Date ? original.getTime() / 1000 : value;
}

function fail(response: ServerResponse, status: number, name: string, message: string): void {
  response.setHeader("x-amzn-requestid", randomUUID());
  response.setHeader("x-amzn-errortype", `${name}:`);
  // Header values are Latin-1; the message in the body is the one that counts.
  response.setHeader("x-amzn-errormessage", message.replace(/[^\x20-\x7e]/g, "?"));
  response.setHeader("content-type", "application/x-amz-json-1.1");
  response.writeHead(status).end(JSON.stringify({ __type: name, message }));
}

function send(response: ServerResponse, answer: HostedResponse): void {
  if (answer.cookie !== undefined) {
    response.setHeader(
      "set-cookie",
      `${cookieName}=${answer.cookie ?? ""}; Path=/; HttpOnly; SameSite=Lax${answer.cookie === null ? "; Max-Age=0" : ""}`,
    );
  }
  response.setHeader("cache-control", "no-store");
  if ("redirect" in answer) {
    response.writeHead(302, { location: answer.redirect }).end();
  } else if ("json" in answer) {
    sendJson(response, answer.status, answer.json);
  } else {
    response
      .writeHead(answer.status, {
        "content-type": "text/html; charset=utf-8",
        "content-security-policy": pagePolicy(),
      })
      .end(answer.page);
  }
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

function wellKnown({ issuer, poolId, secrets }: Realm, path: string): object | undefined {
  switch (path) {
    case `/${poolId}/.well-known/jwks.json`:
      return secrets.jwks;
    case `/${poolId}/.well-known/openid-configuration`:
      return {
        issuer,
        jwks_uri: `${issuer}/.well-known/jwks.json`,
        id_token_signing_alg_values_supported: ["RS256"],
        response_types_supported: ["code"],
        subject_types_supported: ["public"],
      };
    default:
      return undefined;
  }
}

function allowOrigin(
  origins: readonly string[],
  request: IncomingMessage,
  response: ServerResponse,
): void {
  response.setHeader("vary", "origin");
  const { origin } = request.headers;
  if (!origin || !origins.includes(origin)) return;
  response.setHeader("access-control-allow-origin", origin);
  response.setHeader(
    "access-control-expose-headers",
    "x-amzn-RequestId,x-amzn-ErrorType,x-amzn-ErrorMessage,Date",
  );
  if (request.method === "OPTIONS") {
    response.setHeader("access-control-allow-methods", "GET,POST");
    response.setHeader(
      "access-control-allow-headers",
      request.headers["access-control-request-headers"] ?? "*",
    );
    response.setHeader("access-control-max-age", "600");
  }
}

async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    // What is too much is read to its end without being kept, so that the answer arrives.
    if (size <= maxBytes) chunks.push(chunk);
  }
  return size <= maxBytes ? Buffer.concat(chunks).toString("utf8") : undefined;
}
