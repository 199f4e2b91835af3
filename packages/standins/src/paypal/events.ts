/** What PayPal tells merchants, in its envelope. */
import { inWords } from "./money";
import { type Capture, newId, type Order, type Refund } from "./records";
import type { Views } from "./views";

export const eventTypes = [
  "CHECKOUT.ORDER.APPROVED",
  "PAYMENT.CAPTURE.COMPLETED",
  "PAYMENT.CAPTURE.PENDING",
  "PAYMENT.CAPTURE.DENIED",
  "PAYMENT.CAPTURE.REFUNDED",
] as const;

export type EventType = (typeof eventTypes)[number];

export type WebhookEvent = {
  id: string;
  event_version: "1.0";
  create_time: string;
  /** A refund is told as the refund, not as the capture it belongs to; its `up` link leads there. */
  resource_type: "checkout-order" | "capture" | "refund";
  resource_version: "2.0";
  event_type: EventType;
  summary: string;
  resource: object;
  links: readonly object[];
};

export function newEvent(
  type: EventType,
  subject: Order | Capture | Refund,
  { now, url, views }: { now: number; url: string; views: Views },
): WebhookEvent {
  const id = `WH-${newId()}-${newId()}`;
  const address = `${url}/v1/notifications/webhooks-events/${id}`;
  return {
    id,
    event_version: "1.0",
    create_time: new Date(now).toISOString(),
    ...told(type, subject, views),
    resource_version: "2.0",
    event_type: type,
    links: [
      { href: address, rel: "self", method: "GET" },
      { href: `${address}/resend`, rel: "resend", method: "POST" },
    ],
  };
}

function told(type: EventType, subject: Order | Capture | Refund, views: Views) {
  const amount = `${inWords(subject.amount)} ${subject.amount.currency_code}`;
  if ("captureId" in subject) {
    return {
      resource_type: "refund",
      summary: `A ${amount} capture payment was refunded`,
      resource: views.refund(subject),
    } as const;
  }
  if ("orderId" in subject) {
    const what = {
      "PAYMENT.CAPTURE.PENDING": `Payment pending for ${amount}`,
      "PAYMENT.CAPTURE.DENIED": `A ${amount} capture payment was declined`,
    }[type as string];
    return {
      resource_type: "capture",
      summary: what ?? `Payment completed for ${amount}`,
      resource: views.payment(subject),
    } as const;
  }
  return {
    resource_type: "checkout-order",
    summary: "An order has been approved by buyer",
    resource: views.order(subject, undefined),
  } as const;
}
