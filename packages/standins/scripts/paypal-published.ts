/**
 * Writes test/published/*.json: what PayPal publishes of the answers to the calls that the stand-in takes, from a checkout of
 * https://github.com/paypal/paypal-rest-api-specifications (Apache-2.0). Run it after a change there:
 * `npx tsx packages/standins/scripts/paypal-published.ts <checkout>`.
 */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { argv } from "node:process";

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Object = { [key: string]: Json };

const calls = {
  checkout_orders_v2: {
    "/v2/checkout/orders": "post",
    "/v2/checkout/orders/{id}": "get",
    "/v2/checkout/orders/{id}/capture": "post",
  },
  payments_payment_v2: {
    "/v2/payments/captures/{capture_id}": "get",
    "/v2/payments/captures/{capture_id}/refund": "post",
    "/v2/payments/refunds/{refund_id}": "get",
  },
};
/** Says nothing about what an answer can be. */
const texts = new Set(["description", "title", "summary", "example", "examples", "externalDocs"]);

const [checkout = ""] = argv.slice(2);
for (const [name, paths] of Object.entries(calls)) {
  const source = JSON.parse(await readFile(join(checkout, "openapi", `${name}.json`), "utf8"));
  const kept = Object.entries(paths).map(([path, method]) => [
    path,
    { [method]: { responses: withoutTexts(source.paths[path][method].responses) } },
  ]);
  const found = { openapi: source.openapi, paths: Object.fromEntries(kept) };
  const components: Record<string, Object> = {};
  for (const reference of referencesIn(found, source)) {
    const [, , kind = "", component = ""] = reference.split("/");
    components[kind] = {
      ...components[kind],
      [component]: withoutTexts(source.components[kind][component]),
    };
  }
  const file = join(import.meta.dirname, `../test/published/${name}.json`);
  await writeFile(file, `${JSON.stringify({ ...found, components })}\n`);
}

/** @param areNames whether the keys are names, such as those of fields */
function withoutTexts(node: Json, areNames = false): Json {
  if (Array.isArray(node)) return node.map((one) => withoutTexts(one));
  if (typeof node !== "object" || node === null) return node;
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => areNames || !(texts.has(key) || key.startsWith("x-")))
      .map(([key, value]) => [key, withoutTexts(value, key === "properties")]),
  );
}

/** Of a node and of all that it refers to, in the order of the alphabet. */
function referencesIn(node: unknown, source: Object): string[] {
  const found = new Set<string>();
  const visit = (one: unknown): void => {
    if (typeof one !== "object" || one === null) return;
    for (const [key, value] of Object.entries(one)) {
      if (key !== "$ref") visit(value);
      else if (typeof value === "string" && !found.has(value)) {
        found.add(value);
        visit(
          value
            .slice(2)
            .split("/")
            .reduce((at, part) => (at as Object)[part] as Object, source),
        );
      }
    }
  };
  visit(node);
  return [...found].sort();
}
