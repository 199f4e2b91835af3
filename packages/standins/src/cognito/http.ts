/** The protocols: AWS JSON 1.1 for the user pool, plain HTTP for the hosted domain and the key set, CORS for both. */
import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { pagePolicy } from "../http";
import { adminOperations } from "./admin";
import { CognitoError, invalidParameter, missingCredentials, unknownOperation } from "./errors";
import { problemPage } from "./google";
import type { Hosted, HostedResponse } from "./hosted";
import type { Operation } from "./operation";
import { resetPasswordOperations } from "./reset-password";
import { selfServiceOperations } from "./self-service";
import { signInOperations } from "./sign-in";
import { signUpOperations } from "./sign-up";
import { softwareTokenOperations } from "./software-token";
import { tokenOperations } from "./tokens";
import type { UserPool } from "./user-pool";

/** Authorized by a password, a code or a token in the request. */
const publicOperations: Record<string, Operation> = {
  ...signUpOperations,
  ...resetPasswordOperations,
  ...signInOperations,
  ...tokenOperations,
  ...selfServiceOperations,
  ...softwareTokenOperations,
};

type Routes = {
  pool: UserPool;
  hosted: Hosted;
  /** Browser origins that may read answers. */
  origins: readonly string[];
};

const service = "AWSCognitoIdentityProviderService.";
const cookieName = "cognito";
/** Of a request body. */
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
    return callOperation(routes.pool, target, body, request, response);
  }
  const { id, clientId, secrets } = routes.pool;
  if (request.method === "GET" && pathname === `/${id}/.well-known/jwks.json`) {
    return sendJson(response, 200, secrets.jwks);
  }

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
        `User pool ${id}, app client ${clientId}. There is nothing at this address.`,
      ),
    },
  );
}

async function callOperation(
  pool: UserPool,
  target: string,
  body: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const name = target.startsWith(service) ? target.slice(service.length) : "";
  try {
    const isSigned = Object.hasOwn(adminOperations, name);
    const operations = isSigned ? adminOperations : publicOperations;
    const operation = Object.hasOwn(operations, name) ? operations[name] : undefined;
    if (!operation) throw unknownOperation(`${name || target} is not offered by this stand-in`);
    // The presence of a signature is checked, not the signature: dummy credentials pass, a browser doesn't.
    if (isSigned && !/^AWS4-HMAC-SHA256 /.test(request.headers.authorization ?? "")) {
      throw missingCredentials();
    }
    const output = await operation(pool, parse(body));
    response.setHeader("content-type", "application/x-amz-json-1.1");
    response.setHeader("x-amzn-requestid", randomUUID());
    response.writeHead(200).end(JSON.stringify(output));
  } catch (error) {
    if (!(error instanceof CognitoError)) throw error;
    if (error.cause) console.error("Cognito stand-in:", error.message, error.cause);
    fail(response, 400, error.name, error.message);
  }
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body, withoutNull);
  } catch {
    throw invalidParameter("The request body is not valid JSON");
  }
}

function fail(response: ServerResponse, status: number, name: string, message: string): void {
  response.setHeader("x-amzn-requestid", randomUUID());
  response.setHeader("x-amzn-errortype", `${name}:`);
  // Header values are Latin-1. Clients read the message from the body.
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

/** Undefined for a body that is too large. */
async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    // A body that is too large is read to its end, so that the client receives the answer.
    if (size <= maxBytes) chunks.push(chunk);
  }
  return size <= maxBytes ? Buffer.concat(chunks).toString("utf8") : undefined;
}

/** AWS's JSON protocol takes a member that is null for a missing one. */
function withoutNull(this: unknown, _key: string, value: unknown): unknown {
  return value === null && !Array.isArray(this) ? undefined : value;
}
