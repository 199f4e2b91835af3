/** Events as API Gateway sends them. */
import { randomUUID } from "node:crypto";

export type Person = { sub: string; email: string; name: string };

export function person(name: string): Person {
  const sub = randomUUID();
  return { sub, email: `${sub}@example.com`, name };
}

/** Payload format 2.0. `key` is the route: `GET /flightAid/{id}`. */
export function request(
  key: string,
  options: { as?: Person; body?: unknown; query?: string; id?: string } = {},
) {
  const { as, body, query = "", id } = options;
  const [method, template = ""] = key.split(" ");
  const path = template.replace("{id}", id ?? "");
  return {
    version: "2.0",
    routeKey: key,
    rawPath: path,
    rawQueryString: query,
    headers: { "content-type": "application/json" },
    queryStringParameters: Object.fromEntries(new URLSearchParams(query)),
    ...(id && { pathParameters: { id } }),
    ...(body !== undefined && { body: JSON.stringify(body) }),
    isBase64Encoded: false,
    requestContext: {
      http: { method, path, sourceIp: "192.0.2.1", userAgent: "test" },
      requestId: randomUUID(),
      routeKey: key,
      stage: "$default",
      ...(as && {
        authorizer: { jwt: { claims: { ...as, email_verified: "true", token_use: "id" } } },
      }),
    },
  };
}
