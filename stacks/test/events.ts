/** Requests as API Gateway sends them to a function. */
import { randomUUID } from "node:crypto";
import { httpEvent } from "../../packages/standins/src/http-event";

export type Person = { sub: string; email: string; name: string };

export function person(name: string): Person {
  const sub = randomUUID();
  return { sub, email: `${sub}@example.com`, name };
}

/** `routeKey` is a contract's: `GET /flightAid/{id}`. */
export function request(
  routeKey: string,
  options: { as?: Person; body?: unknown; query?: string; id?: string } = {},
) {
  const { as, body, query, id } = options;
  const [method = "", template = ""] = routeKey.split(" ");
  return httpEvent({
    routeKey,
    method,
    path: template.replace("{id}", id ?? ""),
    query,
    headers: { "content-type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
    ...(id && { pathParameters: { id } }),
    ...(as && { claims: { ...as, email_verified: "true", token_use: "id" } }),
  });
}
