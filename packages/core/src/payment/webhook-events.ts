/**
 * The events of PayPal's webhook, with their names on PayPal's dashboard. Any other event would be handled and change nothing. PayPal's
 * pages disagree on whether a declined payment is `DECLINED` or `DENIED`.
 */
export const webhookEvents = {
  "CHECKOUT.ORDER.APPROVED": "Checkout order approved",
  "PAYMENT.CAPTURE.COMPLETED": "Payment capture completed",
  "PAYMENT.CAPTURE.PENDING": "Payment capture pending",
  "PAYMENT.CAPTURE.DECLINED": "Payment capture declined",
  "PAYMENT.CAPTURE.DENIED": "Payment capture denied",
  "PAYMENT.CAPTURE.REFUNDED": "Payment capture refunded",
  "PAYMENT.CAPTURE.REVERSED": "Payment capture reversed",
  "CUSTOMER.DISPUTE.CREATED": "Customer dispute created",
} as const;
