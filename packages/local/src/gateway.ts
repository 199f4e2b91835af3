/**
 * API Gateway's HTTP API on a laptop: matches the routes of the contracts, sends their functions events of payload
 * format 2.0, and requires a valid token for bearer routes. It sets the headers of CloudFront,
 * which would be in front of it. Unlike in AWS, routes have no throttles.
 */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { type Contract, needsToken, routeKey } from "@flightaides/core/contract.ts";
import { contracts, type FunctionName } from "@flightaides/core/contracts.ts";
import { edgeHeaders } from "@flightaides/core/edge.ts";
import type { HttpEvent } from "@flightaides/functions/http";
import { close, listen } from "@flightaides/standins/http";
import { httpEvent } from "@flightaides/standins/http-event";
import type { APIGatewayProxyStructuredResultV2 } from "aws-lambda";
import type { Authorize } from "./authorizer";

export type InvokeHttp = (
  name: FunctionName,
  event: HttpEvent,
) => Promise<APIGatewayProxyStructuredResultV2>;

type Options = {
  port: number;
  invoke: InvokeHttp;
  authorize: Authorize;
  /** The key that CloudFront sends. */
  originKey: string;
};
type Route = { name: FunctionName; contract: Contract; path: RegExp };

/** API Gateway's own limit. The functions have a lower one. */
const maxBodyBytes = 10 * 1024 * 1024;

const routes: readonly Route[] = (Object.keys(contracts) as FunctionName[]).flatMap((name) =>
  contracts[name].map((contract) => ({
    name,
    contract,
    path: new RegExp(`^${contract.path.replace(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`),
  })),
);

/** Listens on `port` of the loopback interface; 0 chooses a free one. */
export async function start(options: Options): Promise<{ url: string; stop(): Promise<void> }> {
  const server = createServer((request, response) => {
    answer(request, options).then(
      (result) => send(response, result),
      (error: unknown) => {
        console.error(`${request.method} ${request.url}:`, error);
        send(response, refusal(500, "Internal Server Error"));
      },
    );
  });
  const port = await listen(server, options.port);
  return { url: `http://127.0.0.1:${port}`, stop: () => close(server) };
}

async function answer(
  request: IncomingMessage,
  { invoke, authorize, originKey }: Options,
): Promise<APIGatewayProxyStructuredResultV2> {
  const body = await read(request);
  if (!body) return refusal(413, "Request Entity Too Large");
  const { method = "GET" } = request;
  // Not `new URL`, which rejects some paths that clients can send.
  const [, pathname = "/", query = ""] = /^([^?]*)\??(.*)$/s.exec(request.url ?? "/") ?? [];
  const { remoteAddress: sourceIp = "" } = request.socket;
  const sent = {
    method,
    path: pathname,
    query,
    headers: {
      ...Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      ),
      ...edgeHeaders(originKey, sourceIp),
    },
    body,
    sourceIp,
  };
  const route = routes.find(
    ({ contract, path }) => contract.method === method && path.test(pathname),
  );
  // Other requests reach the `$default` route, as in AWS.
  if (!route) return invoke("api", httpEvent({ ...sent, routeKey: "$default" }));
  const { name, contract, path } = route;
  const isProtected = needsToken(contract.auth);
  const [, token = ""] = /^Bearer (.+)$/i.exec(request.headers.authorization ?? "") ?? [];
  const claims = isProtected ? await authorize(token) : undefined;
  if (isProtected && !claims) {
    const challenge = token ? 'Bearer scope="" error="invalid_token"' : "Bearer";
    return refusal(401, "Unauthorized", { "www-authenticate": challenge });
  }
  const event = httpEvent({
    ...sent,
    routeKey: routeKey(contract),
    pathParameters: decoded(path.exec(pathname)?.groups ?? {}),
    claims,
  });
  return invoke(name, event);
}

function decoded(parameters: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [name, decode(value)]),
  );
}

/** Invalid percent-encoding is kept; no such id exists. */
function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** Undefined if the body is too large. */
async function read(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length <= maxBodyBytes) chunks.push(chunk);
  }
  return length > maxBodyBytes ? undefined : Buffer.concat(chunks);
}

/** What API Gateway answers itself. Problem details are the functions'. */
function refusal(
  statusCode: number,
  message: string,
  headers: Record<string, string> = {},
): APIGatewayProxyStructuredResultV2 {
  return {
    statusCode,
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({ message }),
  };
}

function send(response: ServerResponse, result: APIGatewayProxyStructuredResultV2): void {
  const { statusCode = 200, headers = {}, body = "", isBase64Encoded } = result;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, String(value));
  response.statusCode = statusCode;
  response.end(isBase64Encoded ? Buffer.from(body, "base64") : body);
}
