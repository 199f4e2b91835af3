/**
 * API Gateway's HTTP API on a laptop: matches the contracts' routes, turns HTTP into events of payload format 2.0 and
 * calls the same handlers. Bearer routes need a token that the authoriser lets pass.
 */
import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { type Contract, routeKey } from "@flightaides/core/contract";
import { AppError, toProblem } from "@flightaides/core/error";
import type { HttpEvent, HttpHandler } from "@flightaides/functions/http";
import { createHttpEvent } from "@flightaides/standins/http-event";
import type { APIGatewayProxyStructuredResultV2, Context } from "aws-lambda";
import type { Authorize } from "./authorizer";

/** The contracts and the handler that serves them. `fallback` answers what matches none, as a `$default` route. */
export type Functions = {
  routes: { contract: Contract; handler: HttpHandler }[];
  fallback: HttpHandler;
};

/** API Gateway's own limit. */
const maxBodyBytes = 10 * 1024 * 1024;
const textTypes =
  /^(text\/|application\/(json|javascript|xml|x-www-form-urlencoded|[\w.-]+\+json))/;

export async function start(options: {
  port: number;
  functions: Functions;
  authorize: Authorize;
}): Promise<{ url: string; stop(): Promise<void> }> {
  const server = createServer((request, response) => {
    answer(request, options.functions, options.authorize).then(
      (result) => send(response, result),
      (error: unknown) => {
        console.error(error);
        send(response, failure(new AppError("internal", "The local gateway failed.")));
      },
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(options.port, "127.0.0.1", resolve);
  });
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : options.port;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(
  request: IncomingMessage,
  { routes, fallback }: Functions,
  authorize: Authorize,
): Promise<APIGatewayProxyStructuredResultV2> {
  const url = new URL(request.url ?? "/", "http://gateway");
  const body = await read(request);
  if (!body) return failure(new AppError("payload-too-large", "The request is over 10 MB."));
  for (const { contract, handler } of routes) {
    const parameters = request.method === contract.method && match(contract.path, url.pathname);
    if (!parameters) continue;
    const event = toEvent(request, url, body, routeKey(contract), parameters);
    if (contract.auth === "bearer") {
      const [, token = ""] = /^Bearer (.+)$/i.exec(request.headers.authorization ?? "") ?? [];
      const claims = await authorize(token);
      if (!claims) return failure(new AppError("unauthenticated", "Sign in to go on."));
      event.requestContext.authorizer = { jwt: { claims } };
    }
    return handler(event, context());
  }
  return fallback(toEvent(request, url, body, "$default", {}), context());
}

/** The path's parameters, or undefined where it does not match. */
function match(template: string, path: string): Record<string, string> | undefined {
  const pattern = template.replace(/\{(\w+)\}/g, "(?<$1>[^/]+)");
  const found = new RegExp(`^${pattern}$`).exec(path);
  if (!found) return undefined;
  return Object.fromEntries(
    Object.entries(found.groups ?? {}).map(([name, value]) => [name, decode(value)]),
  );
}

/** What is not percent-encoding stays as it is: the verb will not know it. */
function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** Undefined when it is too large. */
async function read(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length <= maxBodyBytes) chunks.push(chunk);
  }
  return length > maxBodyBytes ? undefined : Buffer.concat(chunks);
}

function toEvent(
  request: IncomingMessage,
  url: URL,
  body: Buffer,
  key: string,
  pathParameters: Record<string, string>,
): HttpEvent {
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
  );
  const isText = textTypes.test(headers["content-type"] ?? "application/json");
  return createHttpEvent({
    routeKey: key,
    method: request.method ?? "GET",
    path: url.pathname,
    query: url.search.slice(1),
    headers,
    pathParameters,
    body: isText ? body.toString("utf8") : body,
    sourceIp: request.socket.remoteAddress ?? "127.0.0.1",
  });
}

/** What of Lambda's context our handlers could look at. */
function context(): Context {
  const deadline = Date.now() + 30_000;
  const nothing = () => undefined;
  return {
    awsRequestId: randomUUID(),
    callbackWaitsForEmptyEventLoop: false,
    functionName: "local",
    functionVersion: "$LATEST",
    invokedFunctionArn: "arn:aws:lambda:local:000000000000:function:local",
    logGroupName: "local",
    logStreamName: "local",
    memoryLimitInMB: "512",
    getRemainingTimeInMillis: () => deadline - Date.now(),
    done: nothing,
    fail: nothing,
    succeed: nothing,
  };
}

function failure(error: AppError): APIGatewayProxyStructuredResultV2 {
  const problem = toProblem(error);
  return {
    statusCode: problem.status,
    headers: { "content-type": "application/problem+json", "cache-control": "no-store" },
    body: JSON.stringify(problem),
  };
}

function send(response: ServerResponse, result: APIGatewayProxyStructuredResultV2): void {
  const { statusCode = 200, headers = {}, body = "", isBase64Encoded } = result;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, String(value));
  response.statusCode = statusCode;
  response.end(isBase64Encoded ? Buffer.from(body, "base64") : body);
}
