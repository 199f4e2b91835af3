/** The event that an API Gateway HTTP API sends to a function (payload format 2.0). */
import { randomUUID } from "node:crypto";
import type { APIGatewayProxyEventV2 } from "aws-lambda";

export type HttpEvent = APIGatewayProxyEventV2 & {
  requestContext: { authorizer?: { jwt: { claims: Record<string, unknown> } } };
};

export type HttpRequest = {
  /** `GET /me`, or `$default`. */
  routeKey: string;
  method: string;
  /** The requested path, without the query. */
  path: string;
  /** Without the question mark. */
  query?: string;
  /** Names in lower case. */
  headers?: Record<string, string>;
  pathParameters?: Record<string, string>;
  /** A buffer is sent as base64. */
  body?: string | Buffer | undefined;
  /** Of the token, on routes with an authorizer. */
  claims?: Record<string, unknown> | undefined;
  sourceIp?: string;
};

export function createHttpEvent({
  routeKey,
  method,
  path,
  query = "",
  headers = { "content-type": "application/json" },
  pathParameters = {},
  body,
  claims,
  sourceIp = "192.0.2.1",
}: HttpRequest): HttpEvent {
  const parameters: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(query)) {
    parameters[name] = parameters[name] === undefined ? value : `${parameters[name]},${value}`;
  }
  return {
    version: "2.0",
    routeKey,
    rawPath: path,
    rawQueryString: query,
    headers,
    ...(query && { queryStringParameters: parameters }),
    ...(Object.keys(pathParameters).length > 0 && { pathParameters }),
    ...(body?.length && { body: typeof body === "string" ? body : body.toString("base64") }),
    isBase64Encoded: Boolean(body?.length) && typeof body !== "string",
    requestContext: {
      accountId: "000000000000",
      apiId: "local",
      domainName: headers.host ?? "localhost",
      domainPrefix: "local",
      http: {
        method,
        path,
        protocol: "HTTP/1.1",
        sourceIp,
        userAgent: headers["user-agent"] ?? "",
      },
      requestId: randomUUID(),
      routeKey,
      stage: "$default",
      time: new Date().toISOString(),
      timeEpoch: Date.now(),
      ...(claims && { authorizer: { jwt: { claims } } }),
    },
  };
}
