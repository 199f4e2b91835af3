/** Webhook events in PayPal's envelope. */
import { formatMoney } from "./money";
import { type Capture, type Dispute, newId, type Order, type Refund } from "./records";
import type { Views } from "./views";

export type EventType =
  | "CHECKOUT.ORDER.APPROVED"
  | "PAYMENT.CAPTURE.COMPLETED"
  | "PAYMENT.CAPTURE.PENDING"
  | "PAYMENT.CAPTURE.DECLINED"
  | "PAYMENT.CAPTURE.REFUNDED"
  | "PAYMENT.CAPTURE.REVERSED"
  | "CUSTOMER.DISPUTE.CREATED";

type Subject = Order | Capture | Refund | Dispute;

export type WebhookEvent = {
  id: string;
  event_version: "1.0";
  create_time: string;
  /** The resource of `PAYMENT.CAPTURE.REFUNDED` and `REVERSED` is the refund; its `up` link names the capture. */
  resource_type: "checkout-order" | "capture" | "refund" | "dispute";
  /** Events about disputes have none. */
  resource_version?: "2.0";
  event_type: EventType;
  summary: string;
  resource: object;
  links: readonly object[];
};

export function createEvent(
  type: EventType,
  subject: Subject,
  { now, url, views }: { now: number; url: string; views: Views },
): WebhookEvent {
  const id = `WH-${newId()}-${newId()}`;
  const address = `${url}/v1/notifications/webhooks-events/${id}`;
  return {
    id,
    event_version: "1.0",
    create_time: new Date(now).toISOString(),
    ...resourceOf(type, subject, views),
    event_type: type,
    links: [
      { href: address, rel: "self", method: "GET" },
      { href: `${address}/resend`, rel: "resend", method: "POST" },
    ],
  };
}

function resourceOf(type: EventType, subject: Subject, views: Views) {
  const amount = `${formatMoney(subject.amount)} ${subject.amount.currency_code}`;
  const resource_version = "2.0";
  if ("captureId" in subject && "payee" in subject) {
    return {
      resource_type: "dispute",
      summary: `A new dispute opened with Case # ${subject.id}`,
      resource: views.dispute(subject),
    } as const;
  }
  if ("captureId" in subject) {
    return {
      resource_type: "refund",
      resource_version,
      summary: `A ${amount} capture payment was ${subject.reversal ? "reversed" : "refunded"}`,
      resource: views.refund(subject),
    } as const;
  }
  if ("orderId" in subject) {
    const summaries: Partial<Record<EventType, string>> = {
      "PAYMENT.CAPTURE.PENDING": `Payment pending for ${amount}`,
      "PAYMENT.CAPTURE.DECLINED": `A ${amount} capture payment was declined`,
    };
    return {
      resource_type: "capture",
      resource_version,
      summary: summaries[type] ?? `Payment completed for ${amount}`,
      resource: views.payment(subject),
    } as const;
  }
  return {
    resource_type: "checkout-order",
    resource_version,
    summary: "An order has been approved by buyer",
    resource: views.order(subject, undefined),
  } as const;
}
