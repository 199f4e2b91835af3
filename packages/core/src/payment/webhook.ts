/** The part of a webhook that identifies what it is about. Everything else is read from PayPal. */
import * as z from "zod/mini";
import { AppError } from "../error";

/** Identifiers become parts of keys, which hold 2,048 bytes. PayPal's have 255 characters at most. */
const identifier = z.string().check(z.maxLength(255));
const text = z.optional(identifier);
const Event = z.lazy(() =>
  z.object({
    id: identifier,
    event_type: z.string(),
    resource: z.object({
      /** The id of the order, capture or refund, depending on the event type. */
      id: text,
      /** The id of our connection. For orders it is in the purchase unit. */
      custom_id: text,
      purchase_units: z.optional(z.array(z.object({ custom_id: text }))),
      supplementary_data: z.optional(
        z.object({ related_ids: z.optional(z.object({ order_id: text })) }),
      ),
      /** Of a refund and a reversal. The one with the relation `up` names the capture. */
      links: z.optional(
        z.array(z.object({ href: z.string().check(z.maxLength(1_024)), rel: text })),
      ),
      /** Of a dispute. `seller_transaction_id` is the capture; `custom` is our custom id, if PayPal sends it. */
      disputed_transactions: z.optional(
        z.array(z.object({ seller_transaction_id: text, custom: text })),
      ),
    }),
  }),
);

export type Reference = {
  /** PayPal's id of the event. */
  event: string;
  type: string;
  /** Missing in PayPal's refunds, reversals and disputes: there the capture identifies the payment. */
  connectionId?: string;
  orderId?: string;
  captureId?: string;
  /** The merchant has refunded the payment, by us or on PayPal's own site. */
  refunded: boolean;
  /** PayPal has taken the payment back, or the payer disputes it. */
  reversed: boolean;
};

type Resource = z.output<typeof Event>["resource"];

/** @throws AppError `malformed-json` */
export function referenceOf(rawBody: string): Reference {
  const parsed = Event.safeParse(parseJson(rawBody));
  if (!parsed.success) throw new AppError("malformed-event");
  const { id, event_type: type, resource } = parsed.data;
  const connectionId =
    resource.custom_id ??
    resource.purchase_units?.[0]?.custom_id ??
    resource.disputed_transactions?.[0]?.custom;
  const orderId = type.startsWith("CHECKOUT.ORDER.")
    ? resource.id
    : resource.supplementary_data?.related_ids?.order_id;
  const captureId = captureOf(type, resource);
  return {
    event: id,
    type,
    ...(connectionId && { connectionId }),
    ...(orderId && { orderId }),
    ...(captureId && { captureId }),
    refunded: type === "PAYMENT.CAPTURE.REFUNDED",
    reversed: type === "PAYMENT.CAPTURE.REVERSED" || type === "CUSTOMER.DISPUTE.CREATED",
  };
}

function captureOf(type: string, { id, links = [], disputed_transactions }: Resource) {
  if (type.startsWith("CUSTOMER.DISPUTE."))
    return disputed_transactions?.[0]?.seller_transaction_id;
  if (!type.startsWith("PAYMENT.CAPTURE.")) return undefined;
  const up = links.find(({ rel }) => rel === "up")?.href;
  return /\/payments\/captures\/(\w+)$/.exec(up ?? "")?.[1] ?? id;
}

/** @returns undefined for invalid JSON */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
