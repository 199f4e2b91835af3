/** The part of a webhook that identifies what it is about. Everything else is read from PayPal. */
import * as z from "zod/mini";
import { AppError } from "../error";

const text = z.optional(z.string());
const Event = z.object({
  /** Part of a key, which holds 2,048 bytes. */
  id: z.string().check(z.maxLength(200)),
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
  }),
});

export type Reference = {
  /** PayPal's id of the event. */
  event: string;
  type: string;
  connectionId?: string;
  orderId?: string;
  refunded: boolean;
};

/** @throws AppError `malformed-json` */
export function referenceOf(rawBody: string): Reference {
  const parsed = Event.safeParse(parseJson(rawBody));
  if (!parsed.success) throw new AppError("malformed-json", "This is not an event of PayPal's.");
  const { id, event_type: type, resource } = parsed.data;
  const connectionId = resource.custom_id ?? resource.purchase_units?.[0]?.custom_id;
  const orderId = type.startsWith("CHECKOUT.ORDER.")
    ? resource.id
    : resource.supplementary_data?.related_ids?.order_id;
  return {
    event: id,
    type,
    ...(connectionId && { connectionId }),
    ...(orderId && { orderId }),
    refunded: type === "PAYMENT.CAPTURE.REFUNDED",
  };
}

/** @returns undefined for invalid JSON */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
