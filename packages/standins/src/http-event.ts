/** The event that an HTTP API of API Gateway sends to a function for a request: payload format 2.0. */
import { randomUUID } from "node:crypto";
import type { APIGatewayProxyEventV2 } from "aws-lambda";

export type HttpRequest = {
  /** `GET /flightAid/{id}`, or `$default`. */
  routeKey: string;
  method: string;
  path: string;
  /** Without the question mark. */
  query?: string;
  /** Names in lower case. */
  headers?: Readonly<Record<string, string>>;
  body?: Uint8Array | string;
  /** Values are decoded. */
  pathParameters?: Readonly<Record<string, string>>;
  /** Of the token that the authorizer has verified. */
  claims?: Readonly<Record<string, unknown>>;
  sourceIp?: string;
};

export type HttpEvent = APIGatewayProxyEventV2 & {
  requestContext: { authorizer?: { jwt: { claims: Record<string, unknown> } } };
};

/** Bodies of these types are sent as text, others in Base64. */
const textTypes =
  /^(text\/|application\/(json|javascript|xml|x-www-form-urlencoded|[\w.-]+\+json))/;

export function httpEvent(request: HttpRequest): HttpEvent {
  const { routeKey, method, path, query = "", pathParameters = {}, claims } = request;
  const headers = { ...request.headers };
  const isText = textTypes.test(headers["content-type"] ?? "application/json");
  const body = Buffer.from(request.body ?? "");
  const now = new Date();
  return {
    version: "2.0",
    routeKey,
    rawPath: path,
    rawQueryString: query,
    headers,
    ...(query && { queryStringParameters: parametersOf(query) }),
    ...(Object.keys(pathParameters).length > 0 && { pathParameters: { ...pathParameters } }),
    ...(body.length > 0 && { body: body.toString(isText ? "utf8" : "base64") }),
    isBase64Encoded: body.length > 0 && !isText,
    requestContext: {
      accountId: "000000000000",
      apiId: "local",
      domainName: headers.host ?? "localhost",
      domainPrefix: "local",
      http: {
        method,
        path,
        protocol: "HTTP/1.1",
        sourceIp: request.sourceIp ?? "127.0.0.1",
        userAgent: headers["user-agent"] ?? "",
      },
      requestId: randomUUID(),
      routeKey,
      stage: "$default",
      time: now.toISOString(),
      timeEpoch: now.getTime(),
      ...(claims && { authorizer: { jwt: { claims: { ...claims } } } }),
    },
  };
}

/** Repeated parameters become one, separated by commas. */
function parametersOf(query: string): Record<string, string> {
  const parameters = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(query)) {
    const before = parameters.get(name);
    parameters.set(name, before === undefined ? value : `${before},${value}`);
  }
  return Object.fromEntries(parameters);
}
