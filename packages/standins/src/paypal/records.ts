/** Orders, captures and refunds as they are stored. */
import { randomBytes, randomInt } from "node:crypto";
import type { RefundIssue } from "./errors";
import type { Money } from "./money";

/**
 * Outcome of a payment: captured immediately, declined, held for review by the bank, or blocked by
 * the merchant's settings.
 */
export type Funding = "paid" | "declined" | "pending" | "blocked";

/** Of the account at PayPal. */
export type PayerName = { givenName: string; surname: string };

export type Payee = { merchant_id: string; email_address: string };

export type Order = {
  id: string;
  status: "CREATED" | "APPROVED" | "COMPLETED";
  amount: Money;
  payee: Payee;
  customId?: string;
  description?: string;
  /** Set when the payer approves. */
  funding?: Funding;
  /** Captures that were declined. */
  declines?: number;
  payerId?: string;
  /** Missing: the payer that the stand-in plays. */
  payerName?: PayerName;
  createTime: string;
  updateTime: string;
};

export type Capture = {
  id: string;
  orderId: string;
  status: "COMPLETED" | "PENDING" | "DECLINED" | "REFUNDED";
  amount: Money;
  payee: Payee;
  customId?: string;
  /** Why PayPal refuses to refund it. */
  refundIssue?: RefundIssue;
  createTime: string;
  updateTime: string;
};

/** Always of the whole capture. */
export type Refund = {
  id: string;
  captureId: string;
  amount: Money;
  customId?: string;
  /** PayPal has taken the money back from the merchant. */
  reversal?: true;
  createTime: string;
};

/** The payer complains at PayPal about a payment. */
export type Dispute = {
  id: string;
  captureId: string;
  amount: Money;
  payee: Payee;
  createTime: string;
};

/** An identifier in PayPal's format. */
export function newId(): string {
  const letters = "0123456789ABCDEFGHJKLMNPRSTUVWXY";
  return [...randomBytes(17)].map((byte) => letters[byte % letters.length]).join("");
}

/** The number of a case at PayPal: `PP-D-12345`. */
export function newDisputeId(): string {
  return `PP-D-${randomInt(10_000, 1_000_000)}`;
}

/** PayPal's timestamps have no fractions of a second. */
export function timestamp(now: number): string {
  return `${new Date(now).toISOString().slice(0, 19)}Z`;
}
