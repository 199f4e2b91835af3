/** Orders, captures and refunds as they are kept, and how they are named and dated. */
import { randomBytes } from "node:crypto";
import type { Money } from "./money";

/** How the payer pays: at once, with an instrument that is declined, or by a bank that takes its time. */
export type Funding = "paid" | "declined" | "pending";

export type Payee = { merchant_id: string; email_address: string };

export type Order = {
  id: string;
  status: "CREATED" | "PAYER_ACTION_REQUIRED" | "APPROVED" | "COMPLETED";
  amount: Money;
  payee: Payee;
  referenceId: string;
  customId?: string;
  invoiceId?: string;
  description?: string;
  /** The name that the payer sees instead of the merchant's. */
  brand?: string;
  /** Where the payer goes from the approve page where no SDK has opened it. */
  returnUrl?: string;
  cancelUrl?: string;
  /** Since the payer has approved. */
  funding?: Funding;
  payerId?: string;
  createTime: string;
  updateTime: string;
};

export type Capture = {
  id: string;
  orderId: string;
  status: "COMPLETED" | "PENDING" | "DECLINED" | "PARTIALLY_REFUNDED" | "REFUNDED";
  amount: Money;
  payee: Payee;
  customId?: string;
  invoiceId?: string;
  createTime: string;
  updateTime: string;
};

export type Refund = {
  id: string;
  captureId: string;
  amount: Money;
  /** Of this refund and the earlier ones of the capture. */
  total: Money;
  customId?: string;
  invoiceId?: string;
  note?: string;
  createTime: string;
};

/** An identifier that looks like PayPal's. */
export function newId(): string {
  const letters = "0123456789ABCDEFGHJKLMNPRSTUVWXY";
  return [...randomBytes(17)].map((byte) => letters[byte % letters.length]).join("");
}

/** PayPal's times of resources have no fractions of a second. */
export function timestamp(now: number): string {
  return `${new Date(now).toISOString().slice(0, 19)}Z`;
}
