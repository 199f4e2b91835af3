/** Orders, captures and refunds, and the actions of the API, the payer, the bank and the merchant on them. */
import { notFound, type RefundIssue, refusal } from "./errors";
import type { EventType } from "./events";
import type { OrderRequest } from "./order-request";
import {
  type Capture,
  type Dispute,
  type Funding,
  newDisputeId,
  newId,
  type Order,
  type Payee,
  type PayerName,
  type Refund,
  timestamp,
} from "./records";
import type { State } from "./state";

/** Milliseconds after which an order expires that was neither approved nor captured since. */
const orderLifetime = 3 * 60 * 60 * 1000;

/** Milliseconds for which a capture can be refunded. */
const refundTime = 180 * 24 * 60 * 60 * 1000;

/**
 * Number of declined captures after which an order rejects every further one. PayPal does not
 * publish its number.
 */
const maxAttempts = 9;

export type LedgerOptions = {
  merchant: Payee;
  payerId: string;
  now: () => number;
  approveUrl(orderId: string): string;
  /** Called for each change that PayPal sends a webhook about. */
  notify(type: EventType, subject: Order | Capture | Refund | Dispute): void;
};

export class Ledger {
  constructor(
    private readonly state: State,
    private readonly options: LedgerOptions,
  ) {}

  create({ payee, ...request }: OrderRequest): Order {
    const { merchant } = this.options;
    const time = this.time();
    const order: Order = {
      ...request,
      id: newId(),
      status: "CREATED",
      // PayPal adds its data about the account. Accounts other than the merchant's are not checked.
      payee: { ...(isOther(payee, merchant) ? unknownPayee : merchant), ...payee },
      createTime: time,
      updateTime: time,
    };
    this.state.orders[order.id] = order;
    return order;
  }

  order(id: string): Order {
    const order = own(this.state.orders, id);
    if (!order || this.isExpired(order)) throw notFound("order_id", id);
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

  /** The payer approves; after a decline once more, with another instrument. */
  approve(id: string, funding: Funding, payerName?: PayerName): Order {
    const order = this.order(id);
    if (order.status === "COMPLETED") throw refusal("ORDER_ALREADY_CAPTURED");
    order.status = "APPROVED";
    order.funding = funding;
    order.payerId = this.options.payerId;
    if (payerName) order.payerName = payerName;
    order.updateTime = this.time();
    this.options.notify("CHECKOUT.ORDER.APPROVED", order);
    return order;
  }

  /** Charges the payer. The order is completed even if the bank still reviews the payment and the capture is pending. */
  captureOrder(id: string): Capture {
    const order = this.order(id);
    const { amount, customId, payee } = order;
    if (order.status === "COMPLETED") throw refusal("ORDER_ALREADY_CAPTURED");
    if (order.status !== "APPROVED") throw refusal("ORDER_NOT_APPROVED");
    if (order.funding === "blocked") throw refusal("PAYEE_BLOCKED_TRANSACTION");
    if (order.funding === "declined") {
      order.declines = (order.declines ?? 0) + 1;
      if (order.declines > maxAttempts) throw refusal("MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED");
      const again = { href: this.options.approveUrl(id), rel: "redirect", method: "GET" };
      throw refusal("INSTRUMENT_DECLINED", {}, [again]);
    }
    const time = this.time();
    const capture: Capture = {
      id: newId(),
      orderId: id,
      status: order.funding === "pending" ? "PENDING" : "COMPLETED",
      amount,
      payee,
      customId,
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

  /** The bank accepts or declines a pending capture. */
  decide(captureId: string, status: "COMPLETED" | "DECLINED"): Capture {
    const capture = this.capture(captureId);
    if (capture.status !== "PENDING") {
      throw new Error(`Capture ${captureId} is ${capture.status}, not PENDING`);
    }
    capture.status = status;
    capture.updateTime = this.time();
    this.options.notify(`PAYMENT.CAPTURE.${status}`, capture);
    return capture;
  }

  /** Refunds the whole capture. */
  refundCapture(captureId: string): Refund {
    const { createTime, refundIssue, status } = this.capture(captureId);
    if (status === "COMPLETED") {
      if (refundIssue) throw refusal(refundIssue);
      const isTooLate = Date.parse(createTime) + refundTime <= this.options.now();
      if (isTooLate) throw refusal("REFUND_TIME_LIMIT_EXCEEDED");
    }
    const refund = this.returnMoney(captureId);
    this.options.notify("PAYMENT.CAPTURE.REFUNDED", refund);
    return refund;
  }

  /** Refuses refunds of a capture from now on, or allows them again. */
  refuseRefund(captureId: string, issue: RefundIssue | undefined): void {
    const capture = this.capture(captureId);
    if (issue) capture.refundIssue = issue;
    else delete capture.refundIssue;
  }

  /** PayPal takes the whole payment back, as after a dispute or a chargeback. */
  reverseCapture(captureId: string): Refund {
    const refund = this.returnMoney(captureId);
    refund.reversal = true;
    this.options.notify("PAYMENT.CAPTURE.REVERSED", refund);
    return refund;
  }

  /** The payer disputes a payment. It can still be refunded as a whole. */
  disputeCapture(captureId: string): Dispute {
    const { amount, payee, status } = this.capture(captureId);
    if (status !== "COMPLETED") throw new Error(`Capture ${captureId} is ${status}, not COMPLETED`);
    const dispute = { id: newDisputeId(), captureId, amount, payee, createTime: this.time() };
    this.state.disputes[dispute.id] = dispute;
    this.options.notify("CUSTOMER.DISPUTE.CREATED", dispute);
    return dispute;
  }

  private returnMoney(captureId: string): Refund {
    const capture = this.capture(captureId);
    const { amount, customId } = capture;
    if (capture.status === "REFUNDED") throw refusal("CAPTURE_FULLY_REFUNDED");
    if (capture.status !== "COMPLETED") throw refusal("REFUND_NOT_ALLOWED");
    const createTime = this.time();
    const refund: Refund = { id: newId(), captureId, amount, customId, createTime };
    this.state.refunds[refund.id] = refund;
    capture.status = "REFUNDED";
    capture.updateTime = createTime;
    return refund;
  }

  private isExpired({ status, updateTime }: Order): boolean {
    return status !== "COMPLETED" && Date.parse(updateTime) + orderLifetime <= this.options.now();
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
