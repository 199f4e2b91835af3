/** Reads and validates the body of "create order". */
import { refusal } from "./errors";
import { type Money, readMoney } from "./money";
import type { Payee } from "./records";

export type OrderRequest = {
  amount: Money;
  /** As named in the request; the merchant's own account if it names none. */
  payee: Partial<Payee>;
  customId?: string;
  description?: string;
};

type Json = Record<string, unknown>;

const unitField = "/purchase_units/0";

export function readOrderRequest(body: unknown): OrderRequest {
  const request = asObject(body);
  if (!request) throw refusal("MALFORMED_REQUEST_JSON");
  const { intent, purchase_units: all } = request;
  if (intent === undefined) throw refusal("MISSING_REQUIRED_PARAMETER", { field: "/intent" });
  if (intent === "AUTHORIZE") throw refusal("NOT_SUPPORTED", { field: "/intent", value: intent });
  if (intent !== "CAPTURE") {
    throw refusal("INVALID_PARAMETER_VALUE", { field: "/intent", value: String(intent) });
  }
  if (request.payment_source !== undefined) {
    throw refusal("NOT_SUPPORTED", { field: "/payment_source" });
  }
  if (all === undefined) throw refusal("MISSING_REQUIRED_PARAMETER", { field: "/purchase_units" });
  if (!Array.isArray(all)) {
    throw refusal("INVALID_PARAMETER_SYNTAX", { field: "/purchase_units" });
  }
  if (all.length === 0) throw refusal("INVALID_ARRAY_MIN_ITEMS", { field: "/purchase_units" });
  if (all.length > 1) throw refusal("INVALID_ARRAY_MAX_ITEMS", { field: "/purchase_units" });

  const unit = asObject(all[0]) ?? {};
  return {
    amount: readMoney(unit.amount, `${unitField}/amount`),
    payee: readPayee(asObject(unit.payee) ?? {}),
    customId: text(unit, "custom_id"),
    description: text(unit, "description"),
  };
}

function readPayee({ email_address: email, merchant_id: id }: Json): Partial<Payee> {
  return {
    ...(id !== undefined && {
      merchant_id: payeeField("merchant_id", id, /^[2-9A-HJ-NP-Z]{13}$/),
    }),
    ...(email !== undefined && {
      email_address: payeeField("email_address", email, /^[^\s@]+@[^\s@]+$/),
    }),
  };
}

function payeeField(name: keyof Payee, value: unknown, pattern: RegExp): string {
  if (typeof value === "string" && pattern.test(value)) return value;
  throw refusal("INVALID_PARAMETER_SYNTAX", {
    field: `${unitField}/payee/${name}`,
    value: String(value),
  });
}

/** A text of 1 to 127 characters. */
function text(unit: Json, name: "custom_id" | "description"): string | undefined {
  const value = unit[name];
  const field = `${unitField}/${name}`;
  if (value === undefined) return undefined;
  if (typeof value !== "string") throw refusal("INVALID_PARAMETER_SYNTAX", { field });
  if (value.length < 1 || value.length > 127) {
    throw refusal("INVALID_STRING_LENGTH", { field, value });
  }
  return value;
}

function asObject(value: unknown): Json | undefined {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Json)
    : undefined;
}
