/** Reads the body of «create order», and refuses what PayPal would. */
import { refusal } from "./errors";
import { type Money, readMoney } from "./money";
import type { Payee } from "./records";

export type OrderRequest = {
  amount: Money;
  /** As named in the request; the merchant's own account where it names none. */
  payee: Partial<Payee>;
  referenceId: string;
  customId?: string;
  invoiceId?: string;
  description?: string;
  brand?: string;
  returnUrl?: string;
  cancelUrl?: string;
  /** The caller has said already that PayPal's wallet pays, which changes the first status and the link to approve. */
  withSource: boolean;
};

type Json = Record<string, unknown>;

const unitField = "/purchase_units/0";

export function readOrderRequest(body: unknown, requestId: string | undefined): OrderRequest {
  const request = asObject(body);
  if (!request) throw refusal("MALFORMED_REQUEST_JSON");
  const { intent, payment_source: source, purchase_units: all } = request;
  if (intent === undefined) throw refusal("MISSING_REQUIRED_PARAMETER", { field: "/intent" });
  if (intent === "AUTHORIZE") throw refusal("NOT_SUPPORTED", { field: "/intent", value: intent });
  if (intent !== "CAPTURE") {
    throw refusal("INVALID_PARAMETER_VALUE", { field: "/intent", value: String(intent) });
  }
  if (all === undefined) throw refusal("MISSING_REQUIRED_PARAMETER", { field: "/purchase_units" });
  if (!Array.isArray(all)) {
    throw refusal("INVALID_PARAMETER_SYNTAX", { field: "/purchase_units" });
  }
  if (all.length === 0) throw refusal("INVALID_ARRAY_MIN_ITEMS", { field: "/purchase_units" });
  if (all.length > 1) throw refusal("INVALID_ARRAY_MAX_ITEMS", { field: "/purchase_units" });
  if (source !== undefined && requestId === undefined) throw refusal("PAYPAL_REQUEST_ID_REQUIRED");
  const wallet = asObject(asObject(source)?.paypal);
  if (source !== undefined && !wallet) throw refusal("NOT_SUPPORTED", { field: "/payment_source" });

  const unit = asObject(all[0]) ?? {};
  // The older place and the newer one.
  const experience = {
    ...asObject(request.application_context),
    ...asObject(wallet?.experience_context),
  };
  return {
    amount: readMoney(unit.amount, `${unitField}/amount`),
    payee: readPayee(asObject(unit.payee) ?? {}),
    referenceId: text(unit, "reference_id", 256) ?? "default",
    customId: text(unit, "custom_id", 127),
    invoiceId: text(unit, "invoice_id", 127),
    description: text(unit, "description", 127),
    brand: string(experience.brand_name),
    returnUrl: string(experience.return_url),
    cancelUrl: string(experience.cancel_url),
    withSource: wallet !== undefined,
  };
}

function readPayee({ email_address: email, merchant_id: id }: Json): Partial<Payee> {
  const field = `${unitField}/payee`;
  if (id !== undefined && (typeof id !== "string" || !/^[2-9A-HJ-NP-Z]{13}$/.test(id))) {
    throw refusal("INVALID_PARAMETER_SYNTAX", { field: `${field}/merchant_id`, value: String(id) });
  }
  if (email !== undefined && (typeof email !== "string" || !/^[^\s@]+@[^\s@]+$/.test(email))) {
    throw refusal("INVALID_PARAMETER_SYNTAX", {
      field: `${field}/email_address`,
      value: String(email),
    });
  }
  return {
    ...(id !== undefined && { merchant_id: id }),
    ...(email !== undefined && { email_address: email }),
  };
}

function text(unit: Json, name: string, longest: number): string | undefined {
  const value = unit[name];
  const field = `${unitField}/${name}`;
  if (value === undefined) return undefined;
  if (typeof value !== "string") throw refusal("INVALID_PARAMETER_SYNTAX", { field });
  if (value.length < 1 || value.length > longest) {
    throw refusal("INVALID_STRING_LENGTH", { field, value });
  }
  return value;
}

function string(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

function asObject(value: unknown): Json | undefined {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Json)
    : undefined;
}
