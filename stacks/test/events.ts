/** Requests as API Gateway sends them to a function, with the headers of CloudFront. */
import { randomUUID } from "node:crypto";
import { edgeHeaders } from "../../packages/core/src/edge";
import { httpEvent } from "../../packages/standins/src/http-event";

/** The key that CloudFront sends to a function whose `ORIGIN_KEYS` is this. */
export const originKey = "key";

export type Person = { sub: string; email: string; name: string };

export function person(name: string): Person {
  const sub = randomUUID();
  return { sub, email: `${sub}@example.com`, name };
}

/** `routeKey` is a contract's: `GET /flightAid/{id}`. */
export function request(
  routeKey: string,
  options: { as?: Person; groups?: string; body?: unknown; query?: string; id?: string } = {},
) {
  const { as, groups, body, query, id } = options;
  const [method = "", template = ""] = routeKey.split(" ");
  return httpEvent({
    routeKey,
    method,
    path: template.replace("{id}", id ?? ""),
    query,
    headers: { "content-type": "application/json", ...edgeHeaders(originKey, "192.0.2.1") },
    body: body === undefined ? undefined : JSON.stringify(body),
    ...(id && { pathParameters: { id } }),
    ...(as && {
      claims: {
        ...as,
        ...(groups && { "cognito:groups": groups }),
        email_verified: "true",
        token_use: "id",
        auth_time: String(Math.floor(Date.now() / 1000)),
      },
    }),
  });
}
