/** PayPal's errors: status, shape, and the descriptions that it publishes, letter by letter. */

/** Why PayPal refuses the refund of a capture that was not refunded before. */
export const refundIssues = {
  REFUND_NOT_ALLOWED: [422, "Capture cannot be refunded."],
  REFUND_TIME_LIMIT_EXCEEDED: [
    422,
    "You are over the time limit to perform a refund on this capture",
  ],
  REFUND_FAILED_INSUFFICIENT_FUNDS: [
    422,
    "Capture could not be refunded due to insufficient funds. Please check to see if you have sufficient funds in your PayPal account or if the bank account linked to your PayPal account is verified and has sufficient funds.",
  ],
  MAX_NUMBER_OF_REFUNDS_EXCEEDED: [
    422,
    "You have exceeded the maximum number of refund attempts for this capture.",
  ],
  PAYEE_ACCOUNT_LOCKED_OR_CLOSED: [
    422,
    "Transaction could not complete because payee account is locked or closed.",
  ],
  PAYEE_ACCOUNT_RESTRICTED: [422, "Payee account is restricted."],
  PAYER_ACCOUNT_LOCKED_OR_CLOSED: [422, "The payer account cannot be used for this transaction."],
  REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK: [
    422,
    "Refunds are not allowed on this capture due to a chargeback on the card or bank. Please contact the payee to resolve the chargeback.",
  ],
  REFUND_IS_RESTRICTED: [
    422,
    "This refund can only be processed by the API caller that had 'captured' the transaction. If you facilitate your transactions via a platform/partner, please initiate a refund through them.",
  ],
  PERMISSION_DENIED: [
    403,
    "You do not have permission to access or perform operations on this resource.",
  ],
} as const satisfies Record<string, readonly [status: number, description: string]>;

export type RefundIssue = keyof typeof refundIssues;

/** HTTP status and description of each issue. */
const catalogue = {
  MALFORMED_REQUEST_JSON: [400, "The request JSON is not well formed."],
  MISSING_REQUIRED_PARAMETER: [400, "A required parameter is missing."],
  INVALID_PARAMETER_SYNTAX: [400, "The value of a field does not conform to the expected format."],
  INVALID_PARAMETER_VALUE: [400, "A parameter value is not valid."],
  INVALID_STRING_LENGTH: [400, "The value of a field is either too short or too long"],
  INVALID_ARRAY_MIN_ITEMS: [400, "The number of items in an array parameter is too small."],
  INVALID_ARRAY_MAX_ITEMS: [400, "The number of items in an array parameter is too large."],
  NOT_SUPPORTED: [400, "This field is not currently supported."],
  INVALID_RESOURCE_ID: [
    404,
    "Specified resource ID does not exist. Please check the resource ID and try again.",
  ],
  CANNOT_BE_ZERO_OR_NEGATIVE: [
    422,
    "Must be greater than zero. If the currency supports decimals, only two decimal place precision is supported.",
  ],
  DECIMAL_PRECISION: [
    422,
    "If the currency supports decimals, only two decimal place precision is supported.",
  ],
  DECIMALS_NOT_SUPPORTED: [
    422,
    "Currency does not support decimals. Please refer to https://developer.paypal.com/docs/api/reference/currency-codes/ for more information.",
  ],
  INVALID_CURRENCY_CODE: [
    422,
    "Currency code is invalid or is not currently supported. Please refer https://developer.paypal.com/api/rest/reference/currency-codes/ for list of supported currency codes.",
  ],
  DUPLICATE_REQUEST_ID: [422, "The value of PayPal-Request-Id header has already been used."],
  ORDER_NOT_APPROVED: [
    422,
    "Payer has not yet approved the Order for payment. Please redirect the payer to the 'rel':'approve' url returned as part of the HATEOAS links within the Create Order call or provide a valid `payment_source` in the request.",
  ],
  ORDER_ALREADY_CAPTURED: [
    422,
    "Order already captured.If 'intent=CAPTURE' only one capture per order is allowed.",
  ],
  INSTRUMENT_DECLINED: [
    422,
    "The instrument presented  was either declined by the processor or bank, or it can't be used for this payment.",
  ],
  PAYEE_BLOCKED_TRANSACTION: [
    422,
    "The Fraud settings for this seller are such that this payment cannot be executed.",
  ],
  MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED: [
    422,
    "You have exceeded the maximum number of payment attempts.",
  ],
  PREVIOUS_REQUEST_IN_PROGRESS: [
    409,
    "A previous request on this resource is currently in progress. Please wait for some time and try again. It is best to space out the initial and the subsequent request(s) to avoid receiving this error.",
  ],
  CAPTURE_FULLY_REFUNDED: [422, "The capture has already been fully refunded"],
  ...refundIssues,
  INTERNAL_SERVICE_ERROR: [500, "An internal service error has occurred."],
} as const;

type Issue = keyof typeof catalogue;

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

/** An error answer of the REST API; the HTTP server sends it. */
export class PayPalError extends Error {
  constructor(
    readonly status: number,
    readonly details: readonly object[] = [],
    /** In addition to the link to the API reference. */
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

/** The error of an issue. `field` is a JSON pointer into the body, or the name of a path parameter. */
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

/** An error in the shape of OAuth 2: from the token endpoint, or about a rejected bearer token. */
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
