/** PayPal's errors: their HTTP status, their shape, and the words of its reference for each issue. */

/** Issues the stand-in knows, with the status PayPal answers them with. */
const catalogue = {
  MALFORMED_REQUEST_JSON: [400, "The request JSON is not well formed."],
  MISSING_REQUIRED_PARAMETER: [400, "A required parameter is missing."],
  INVALID_PARAMETER_SYNTAX: [400, "The value of a field does not conform to the expected format."],
  INVALID_PARAMETER_VALUE: [400, "A parameter value is not valid."],
  INVALID_STRING_LENGTH: [400, "The value of a field is either too short or too long"],
  INVALID_ARRAY_MIN_ITEMS: [400, "The number of items in an array parameter is too small."],
  INVALID_ARRAY_MAX_ITEMS: [400, "The number of items in an array parameter is too large."],
  NOT_SUPPORTED: [400, "This field is not currently supported."],
  PAYPAL_REQUEST_ID_REQUIRED: [
    400,
    "A PayPal-Request-Id is required if you are trying to process payment for an Order. Please specify a PayPal-Request-Id or Create the Order without a 'payment_source' specified.",
  ],
  PERMISSION_DENIED: [
    403,
    "You do not have permission to access or perform operations on this resource.",
  ],
  INVALID_RESOURCE_ID: [
    404,
    "Specified resource ID does not exist. Please check the resource ID and try again.",
  ],
  PREVIOUS_REQUEST_IN_PROGRESS: [
    409,
    "A previous request on this resource is currently in progress. Please wait for some time and try again. It is best to space out the initial and the subsequent request(s) to avoid receiving this error.",
  ],
  CANNOT_BE_ZERO_OR_NEGATIVE: [
    422,
    "Must be greater than zero. If the currency supports decimals, only two decimal place precision is supported.",
  ],
  DECIMAL_PRECISION: [
    422,
    "If the currency supports decimals, only two decimal place precision is supported.",
  ],
  DECIMALS_NOT_SUPPORTED: [422, "Currency does not support decimals."],
  INVALID_CURRENCY_CODE: [
    422,
    "Currency code is invalid or is not currently supported. Please refer https://developer.paypal.com/api/rest/reference/currency-codes/ for list of supported currency codes.",
  ],
  DUPLICATE_REQUEST_ID: [422, "The value of PayPal-Request-Id header has already been used."],
  DUPLICATE_INVOICE_ID: [
    422,
    "Requested invoice number has been previously captured. Possible duplicate transaction.",
  ],
  ORDER_NOT_APPROVED: [
    422,
    "Payer has not yet approved the Order for payment. Please redirect the payer to the 'rel':'approve' url returned as part of the HATEOAS links within the Create Order call.",
  ],
  ORDER_ALREADY_CAPTURED: [
    422,
    "Order already captured. If 'intent=CAPTURE' only one capture per order is allowed.",
  ],
  PAYER_ACTION_REQUIRED: [
    422,
    "Transaction cannot complete successfully, instruct the buyer to return to PayPal.",
  ],
  INSTRUMENT_DECLINED: [
    422,
    "The instrument presented  was either declined by the processor or bank, or it can't be used for this payment.",
  ],
  TRANSACTION_REFUSED: [422, "The request was refused."],
  PAYEE_BLOCKED_TRANSACTION: [
    422,
    "The Fraud settings for this seller are such that this payment cannot be executed.",
  ],
  MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED: [
    422,
    "You have exceeded the maximum number of payment attempts.",
  ],
  CAPTURE_FULLY_REFUNDED: [422, "The capture has already been fully refunded"],
  REFUND_AMOUNT_EXCEEDED: [
    422,
    "The refund amount must be less than or equal to the capture amount that has not yet been refunded.",
  ],
  REFUND_CAPTURE_CURRENCY_MISMATCH: [422, "Refund must be in the same currency as the capture"],
  REFUND_NOT_ALLOWED: [422, "Capture cannot be refunded."],
  INTERNAL_SERVICE_ERROR: [500, "An internal service error has occurred."],
} as const;

export type Issue = keyof typeof catalogue;

export const issues = Object.keys(catalogue) as Issue[];

const names: Record<number, [name: string, message: string]> = {
  400: [
    "INVALID_REQUEST",
    "Request is not well-formed, syntactically incorrect, or violates schema.",
  ],
  401: [
    "AUTHENTICATION_FAILURE",
    "Authentication failed due to missing authorization header, or invalid authentication credentials.",
  ],
  403: ["NOT_AUTHORIZED", "Authorization failed due to insufficient permissions."],
  404: ["RESOURCE_NOT_FOUND", "The specified resource does not exist."],
  409: ["RESOURCE_CONFLICT", "The server has detected a conflict while processing this request."],
  415: ["UNSUPPORTED_MEDIA_TYPE", "The server does not support the request payload's media type."],
  422: [
    "UNPROCESSABLE_ENTITY",
    "The requested action could not be performed, semantically incorrect, or failed business validation.",
  ],
  500: ["INTERNAL_SERVER_ERROR", "An internal server error has occurred."],
};

type Link = { href: string; rel: string; method?: string };

/** What PayPal refuses; thrown anywhere below the wire, which turns it into an answer. */
export class PayPalError extends Error {
  constructor(
    readonly status: number,
    /** What `details` holds, and the links besides the one to the reference. */
    readonly details: readonly object[] = [],
    readonly links: readonly Link[] = [],
  ) {
    super(JSON.stringify(details));
  }

  body(debugId: string): object {
    const [name, message] = names[this.status] ?? ["INTERNAL_SERVER_ERROR", "Unknown"];
    const [first] = this.details as readonly { issue?: string }[];
    return {
      name,
      ...(this.details.length > 0 && { details: this.details }),
      message,
      debug_id: debugId,
      links: [
        {
          href: `https://developer.paypal.com/api/rest/reference/orders/v2/errors/#${first?.issue ?? name}`,
          rel: "information_link",
          method: "GET",
        },
        ...this.links,
      ],
    };
  }
}

/** The error of one issue. `field` is a JSON pointer into the body, or the name of a path parameter. */
export function refusal(
  issue: Issue,
  where: { field?: string; value?: string; location?: "body" | "path" | "header" } = {},
  links: readonly Link[] = [],
): PayPalError {
  const [status, description] = catalogue[issue];
  return new PayPalError(
    status,
    [{ ...where, ...(where.field && { location: where.location ?? "body" }), issue, description }],
    links,
  );
}

export function notFound(parameter: string, value: string): PayPalError {
  return refusal("INVALID_RESOURCE_ID", { field: parameter, value, location: "path" });
}

/** OAuth 2 has a shape of its own, for the token endpoint and for bearer tokens that are not accepted. */
export class OAuthError extends Error {
  constructor(
    readonly status: number,
    readonly error: string,
    readonly description: string,
  ) {
    super(description);
  }

  body(): object {
    return { error: this.error, error_description: this.description };
  }
}
