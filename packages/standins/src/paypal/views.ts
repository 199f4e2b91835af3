/** Orders, captures and refunds in PayPal's JSON, typed by its OpenAPI definitions. */
import type { CheckoutOrdersV2 } from "@paypal/paypal-js";
import { fee, money, units } from "./money";
import type { Capture, Dispute, Order, Refund } from "./records";

type Schemas = CheckoutOrdersV2["components"]["schemas"];
type Link = Schemas["link_description"];

/** A capture on its own also names its order and payee. */
type CaptureView = Schemas["capture"] & {
  payee?: Schemas["payee"];
  supplementary_data?: { related_ids: { order_id: string } };
};

export type Payer = {
  payerId: string;
  email: string;
  givenName: string;
  surname: string;
  countryCode: string;
};

export class Views {
  constructor(
    /** Of the stand-in. */
    private readonly url: () => string,
    private readonly payer: Payer,
  ) {}

  /** `minimal` is PayPal's answer to a create without `Prefer: return=representation`. */
  order(order: Order, capture: Capture | undefined, minimal = false): Schemas["order"] {
    const { id, status } = order;
    if (minimal) return { id, status, links: this.orderLinks(order) };
    return {
      id,
      intent: "CAPTURE",
      status,
      ...this.paidBy(order),
      purchase_units: [
        {
          reference_id: referenceId,
          amount: order.amount,
          payee: order.payee,
          ...(order.description && { description: order.description }),
          ...customId(order),
          ...(capture && { payments: { captures: [this.capture(capture)] } }),
        },
      ],
      create_time: order.createTime,
      update_time: order.updateTime,
      links: this.orderLinks(order),
    };
  }

  /** The answer to a capture; even the minimal one contains the payment. */
  captured(order: Order, capture: Capture | undefined, minimal: boolean): Schemas["order"] {
    const whole = this.order(order, capture);
    if (!minimal) return whole;
    const payments = { captures: capture ? [this.capture(capture)] : [] };
    return {
      id: order.id,
      status: order.status,
      ...this.paidBy(order),
      purchase_units: [{ reference_id: referenceId, payments }],
      links: this.orderLinks(order),
    };
  }

  capture(capture: Capture): Schemas["capture"] {
    const { amount, createTime, id, orderId, status, updateTime } = capture;
    const currency = amount.currency_code;
    const settled = status !== "PENDING" && status !== "DECLINED";
    return {
      id,
      status,
      ...(status === "PENDING" && { status_details: { reason: "PENDING_REVIEW" } }),
      amount,
      final_capture: true,
      disbursement_mode: "INSTANT",
      seller_protection: {
        status: "ELIGIBLE",
        dispute_categories: ["ITEM_NOT_RECEIVED", "UNAUTHORIZED_TRANSACTION"],
      },
      ...(settled && {
        seller_receivable_breakdown: {
          gross_amount: amount,
          paypal_fee: fee(amount),
          net_amount: money(units(amount) - units(fee(amount)), currency),
        },
      }),
      ...customId(capture),
      create_time: createTime,
      update_time: updateTime,
      links: [
        this.link(`/v2/payments/captures/${id}`, "self", "GET"),
        this.link(`/v2/payments/captures/${id}/refund`, "refund", "POST"),
        this.link(`/v2/checkout/orders/${orderId}`, "up", "GET"),
      ],
    };
  }

  payment(capture: Capture): CaptureView {
    return {
      ...this.capture(capture),
      payee: capture.payee,
      supplementary_data: { related_ids: { order_id: capture.orderId } },
    };
  }

  refund(refund: Refund, minimal = false): Schemas["refund"] {
    const { amount, captureId, createTime, id, reversal } = refund;
    const links = [
      this.link(`/v2/payments/refunds/${id}`, "self", "GET"),
      this.link(`/v2/payments/captures/${captureId}`, "up", "GET"),
    ];
    if (minimal) return { id, status: "COMPLETED", links };
    return {
      id,
      status: "COMPLETED",
      amount,
      // PayPal's examples of refunds and reversals have no custom id; that of a reversal has a note.
      ...(reversal && { note_to_payer: "Payment reversed" }),
      seller_payable_breakdown: {
        gross_amount: amount,
        paypal_fee: money(0, amount.currency_code),
        net_amount: amount,
        total_refunded_amount: amount,
      },
      create_time: createTime,
      update_time: createTime,
      links,
    };
  }

  /** As in PayPal's example of the event: the payment is identified by its number only. */
  dispute({ amount, captureId, createTime, id, payee }: Dispute): object {
    return {
      dispute_id: id,
      create_time: createTime,
      update_time: createTime,
      disputed_transactions: [
        {
          seller_transaction_id: captureId,
          seller: { merchant_id: payee.merchant_id, name: "Merchant" },
          items: [],
          seller_protection_eligible: true,
        },
      ],
      reason: "MERCHANDISE_OR_SERVICE_NOT_RECEIVED",
      status: "OPEN",
      dispute_amount: amount,
      dispute_life_cycle_stage: "INQUIRY",
      dispute_channel: "INTERNAL",
      messages: [{ posted_by: "BUYER", time_posted: createTime, content: "We never met." }],
      links: [this.link(`/v1/customer/disputes/${id}`, "self", "GET")],
    };
  }

  private paidBy({
    payerId,
    payerName = this.payer,
  }: Order): Pick<Schemas["order"], "payer" | "payment_source"> {
    if (!payerId) return {};
    const { countryCode, email } = this.payer;
    const name = { given_name: payerName.givenName, surname: payerName.surname };
    const address = { country_code: countryCode };
    // Documented for `paypal_wallet_response`, and missing in the typings.
    const account_status = "VERIFIED";
    const account = { email_address: email, account_id: payerId, account_status, name, address };
    return {
      payment_source: { paypal: account },
      payer: { name, email_address: email, payer_id: payerId, address },
    };
  }

  private orderLinks({ id, status }: Order): Link[] {
    const self = this.link(`/v2/checkout/orders/${id}`, "self", "GET");
    const capture = this.link(`/v2/checkout/orders/${id}/capture`, "capture", "POST");
    const approve = `/checkoutnow?token=${id}`;
    if (status === "COMPLETED") return [self];
    if (status === "APPROVED") return [self, capture];
    return [self, this.link(approve, "approve", "GET"), capture];
  }

  private link(path: string, rel: string, method: Link["method"]): Link {
    return { href: `${this.url()}${path}`, rel, method };
  }
}

/** PayPal's name for the only purchase unit of an order. */
const referenceId = "default";

function customId({ customId: custom_id }: { customId?: string }): { custom_id?: string } {
  return custom_id ? { custom_id } : {};
}
