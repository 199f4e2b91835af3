/** Orders, captures and refunds: the verbs of PayPal, of the payer and of the merchant's bank. */
import { notFound, refusal } from "./errors";
import type { EventType } from "./events";
import { type Money, money, units } from "./money";
import type { OrderRequest } from "./order-request";
import {
  type Capture,
  type Funding,
  newId,
  type Order,
  type Payee,
  type Refund,
  timestamp,
} from "./records";
import type { State } from "./state";

/** Milliseconds in which a payer has to approve, and the merchant to capture after that; then the order is gone. */
const patience = 3 * 60 * 60 * 1000;

export type LedgerOptions = {
  merchant: Payee;
  payerId: string;
  now: () => number;
  approveUrl(orderId: string): string;
  /** Hears of each change that PayPal tells merchants about. */
  notify(type: EventType, subject: Order | Capture | Refund): void;
};

export class Ledger {
  constructor(
    private readonly state: State,
    private readonly options: LedgerOptions,
  ) {}

  create({ payee, withSource, ...request }: OrderRequest): Order {
    const { merchant } = this.options;
    const time = this.time();
    const order: Order = {
      ...request,
      id: newId(),
      status: withSource ? "PAYER_ACTION_REQUIRED" : "CREATED",
      // PayPal completes what is said of an account it knows; other accounts stay as they were named.
      payee: { ...(isOther(payee, merchant) ? unknownPayee : merchant), ...payee },
      createTime: time,
      updateTime: time,
    };
    this.state.orders[order.id] = order;
    return order;
  }

  order(id: string): Order {
    const order = own(this.state.orders, id);
    if (!order || this.isOver(order)) throw notFound("order_id", id);
    return order;
  }

  captureOf(orderId: string): Capture | undefined {
    return Object.values(this.state.captures).find((capture) => capture.orderId === orderId);
  }

  capture(id: string): Capture {
    const capture = own(this.state.captures, id);
    if (!capture) throw notFound("capture_id", id);
    return capture;
  }

  refund(id: string): Refund {
    const refund = own(this.state.refunds, id);
    if (!refund) throw notFound("refund_id", id);
    return refund;
  }

  /** The payer agrees on the approve page; once more, with another instrument, after a decline. */
  approve(id: string, funding: Funding): Order {
    const order = this.order(id);
    if (order.status === "COMPLETED") throw refusal("ORDER_ALREADY_CAPTURED");
    order.status = "APPROVED";
    order.funding = funding;
    order.payerId = this.options.payerId;
    order.updateTime = this.time();
    this.options.notify("CHECKOUT.ORDER.APPROVED", order);
    return order;
  }

  /** Takes the money. The order is completed even where the bank has yet to agree: only the capture is pending. */
  captureOrder(id: string): Capture {
    const order = this.order(id);
    const { amount, customId, invoiceId, payee } = order;
    if (order.status === "COMPLETED") throw refusal("ORDER_ALREADY_CAPTURED");
    if (order.status !== "APPROVED") throw refusal("ORDER_NOT_APPROVED");
    if (order.funding === "declined") {
      const again = { href: this.options.approveUrl(id), rel: "redirect", method: "GET" };
      throw refusal("INSTRUMENT_DECLINED", {}, [again]);
    }
    if (
      invoiceId &&
      Object.values(this.state.captures).some((one) => one.invoiceId === invoiceId)
    ) {
      throw refusal("DUPLICATE_INVOICE_ID");
    }
    const time = this.time();
    const capture: Capture = {
      id: newId(),
      orderId: id,
      status: order.funding === "pending" ? "PENDING" : "COMPLETED",
      amount,
      payee,
      customId,
      invoiceId,
      createTime: time,
      updateTime: time,
    };
    this.state.captures[capture.id] = capture;
    order.status = "COMPLETED";
    order.updateTime = time;
    this.options.notify(
      capture.status === "PENDING" ? "PAYMENT.CAPTURE.PENDING" : "PAYMENT.CAPTURE.COMPLETED",
      capture,
    );
    return capture;
  }

  /** The bank of a pending capture makes up its mind. */
  decide(captureId: string, status: "COMPLETED" | "DECLINED"): Capture {
    const capture = this.capture(captureId);
    if (capture.status !== "PENDING") {
      throw new Error(`Capture ${captureId} is ${capture.status}, not PENDING`);
    }
    capture.status = status;
    capture.updateTime = this.time();
    const denied = status === "DECLINED";
    this.options.notify(denied ? "PAYMENT.CAPTURE.DENIED" : "PAYMENT.CAPTURE.COMPLETED", capture);
    return capture;
  }

  /** Gives money back: what is asked for, or all that is left. */
  refundCapture(
    captureId: string,
    asked: { amount?: Money; customId?: string; invoiceId?: string; note?: string } = {},
  ): Refund {
    const capture = this.capture(captureId);
    const { amount, customId, invoiceId } = capture;
    if (capture.status === "REFUNDED") throw refusal("CAPTURE_FULLY_REFUNDED");
    if (capture.status !== "COMPLETED" && capture.status !== "PARTIALLY_REFUNDED") {
      throw refusal("REFUND_NOT_ALLOWED");
    }
    const currency = amount.currency_code;
    const before = Object.values(this.state.refunds)
      .filter((refund) => refund.captureId === captureId)
      .reduce((sum, refund) => sum + units(refund.amount), 0);
    const left = units(amount) - before;
    if (asked.amount && asked.amount.currency_code !== currency) {
      throw refusal("REFUND_CAPTURE_CURRENCY_MISMATCH", { field: "/amount/currency_code" });
    }
    const back = asked.amount ? units(asked.amount) : left;
    if (back > left) throw refusal("REFUND_AMOUNT_EXCEEDED", { field: "/amount/value" });

    const refund: Refund = {
      id: newId(),
      captureId,
      amount: money(back, currency),
      total: money(before + back, currency),
      customId: asked.customId ?? customId,
      invoiceId: asked.invoiceId ?? invoiceId,
      note: asked.note,
      createTime: this.time(),
    };
    this.state.refunds[refund.id] = refund;
    capture.status = back === left ? "REFUNDED" : "PARTIALLY_REFUNDED";
    capture.updateTime = refund.createTime;
    this.options.notify("PAYMENT.CAPTURE.REFUNDED", refund);
    return refund;
  }

  private isOver({ status, updateTime }: Order): boolean {
    return status !== "COMPLETED" && Date.parse(updateTime) + patience <= this.options.now();
  }

  private time(): string {
    return timestamp(this.options.now());
  }
}

const unknownPayee: Payee = { merchant_id: "NBDYKNWS2THEM", email_address: "other@example.com" };

function isOther(named: Partial<Payee>, { email_address, merchant_id }: Payee): boolean {
  return (
    (named.merchant_id ?? merchant_id) !== merchant_id ||
    (named.email_address ?? email_address) !== email_address
  );
}

function own<T>(all: Record<string, T>, id: string): T | undefined {
  return Object.hasOwn(all, id) ? all[id] : undefined;
}
