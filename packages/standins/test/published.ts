/** Compares answers of the PayPal stand-in with PayPal's published OpenAPI documents: published/*.json. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv, type ValidateFunction } from "ajv";

type Responses = Record<string, object>;
type Published = { paths: Record<string, Record<string, { responses: Responses }>> };

const names = ["checkout_orders_v2", "payments_payment_v2"];
// OpenAPI 3.0 has its own keywords, and patterns without the flag `u`.
const ajv = new Ajv({ strict: false, validateFormats: false, unicodeRegExp: false });
const documents = names.map((name) => {
  const file = join(import.meta.dirname, "published", `${name}.json`);
  const document: Published = JSON.parse(readFileSync(file, "utf8"));
  ajv.addSchema(document, name);
  return { name, document };
});
/** Answers that the documents lack, and where PayPal says that it gives them. */
const elsewhere: ReadonlyMap<string, string> = new Map([
  ["POST /v2/checkout/orders 415", "the API reference lists UNSUPPORTED_MEDIA_TYPE"],
  ["POST /v2/checkout/orders/{id}/capture 409", "the page about idempotency"],
  ["POST /v2/payments/captures/{capture_id}/refund 200", "the same: a repeated request id"],
  ["POST /v2/checkout/orders 422 DUPLICATE_REQUEST_ID", "the API reference"],
  ["POST /v2/checkout/orders 422 DECIMALS_NOT_SUPPORTED", "the document about payments"],
  ["POST /v2/payments/captures/{capture_id}/refund 400 NOT_SUPPORTED", "a limit of the stand-in"],
]);
const validators = new Map<string, ValidateFunction>();

/** @returns what PayPal does not publish about an answer; undefined when it does, or says nothing about the call */
export function unpublished(
  method: string,
  pathname: string,
  status: number,
  body: unknown,
): string | undefined {
  for (const { name, document } of documents)
    for (const [path, operations] of Object.entries(document.paths)) {
      const operation = operations[method.toLowerCase()];
      if (!operation || !new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}$`).test(pathname))
        continue;
      const call = `${method.toUpperCase()} ${path} ${status}`;
      if (elsewhere.has(call) || elsewhere.has(`${call} ${issueIn(body)}`)) return undefined;
      const response = operation.responses[status];
      if (!response) return `${call} is not listed`;
      if (!("content" in response)) return undefined;
      const pointer = ["paths", path, method.toLowerCase(), "responses", String(status)];
      const key = `${name}#/${[...pointer, "content", "application/json", "schema"].map(escaped).join("/")}`;
      const validate = validators.get(key) ?? ajv.compile({ $ref: key });
      validators.set(key, validate);
      if (validate(body)) return undefined;
      return `${call}: ${JSON.stringify(body)} ${ajv.errorsText(validate.errors)}`;
    }
  return undefined;
}

function issueIn(body: unknown): string | undefined {
  const { details: [first] = [] } = body as { details?: readonly { issue: string }[] };
  return first?.issue;
}

function escaped(key: string): string {
  return encodeURIComponent(key.replaceAll("~", "~0").replaceAll("/", "~1"));
}
