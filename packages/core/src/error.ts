/** Every error that the API reports, as RFC 9457 problem details. */
import { type Reason, type ReasonParams, reasons, sentenceOf } from "./error-reasons";
import { type FieldError, type FieldReason, fieldSentenceOf } from "./field-reasons";
import { english } from "./language/texts";
import { type ProblemCode, problems } from "./problem";

type Params = Readonly<Record<string, string | number | boolean>>;

/** The body of every error response, `application/problem+json`. */
export type Problem = {
  type: string;
  title: string;
  status: number;
  /** In English. */
  detail: string;
  code: ProblemCode;
  reason: Reason;
  params?: Params;
  errors?: readonly {
    path: string;
    reason: FieldReason;
    params?: Params;
    /** In English. */
    message: string;
  }[];
};

type Options = {
  errors?: readonly FieldError[];
  /** Seconds until the same request can succeed, sent as `Retry-After`. Default: see {@link isPassing}. */
  retryAfter?: number;
  cause?: unknown;
};
/** Seconds after which a request that conflicted with another one can be sent again. */
const passesAfter = 2;

/** The arguments of an {@link AppError}: a reason, and the params that it requires. */
type Arguments = {
  [R in Reason]: undefined extends ReasonParams<R>
    ? [reason: R, options?: Options & { params?: NonNullable<ReasonParams<R>> }]
    : [reason: R, options: Options & { params: ReasonParams<R> }];
}[Reason];

/** Thrown by verbs and mapped to a {@link Problem} in functions/http.ts. The reason decides the code and the sentence. */
export class AppError extends Error {
  override readonly name = "AppError";
  readonly code: ProblemCode;
  readonly reason: Reason;
  readonly params?: Params;
  readonly errors?: readonly FieldError[];
  readonly retryAfter?: number;

  constructor(...[reason, options = {}]: Arguments) {
    const { errors, cause, params, ...given } = options as Options & { params?: Params };
    super(sentenceOf(english, reason, params), { cause });
    this.code = reasons[reason][0];
    this.reason = reason;
    if (params) this.params = params;
    if (errors) this.errors = errors;
    const { retryAfter = isPassing(reason) ? passesAfter : undefined } = given;
    if (retryAfter !== undefined) this.retryAfter = retryAfter;
  }
}

/**
 * Whether a concurrent request causes the error, so that a retry can succeed after {@link
 * passesAfter} seconds.
 */
function isPassing(reason: Reason): boolean {
  return reasons[reason][0] === "unavailable" || reason === "payment-approved";
}

export function toProblem({ code, message, reason, params, errors }: AppError): Problem {
  const { status, title } = problems[code];
  return {
    type: `urn:flightaides:problem:${code}`,
    title,
    status,
    detail: message,
    code,
    reason,
    ...(params && { params }),
    ...(errors && { errors: errors.map(withMessage) }),
  };
}

function withMessage({ path, reason, params }: FieldError) {
  const message = fieldSentenceOf(english, reason, params);
  return { path, reason, ...(params && { params }), message };
}
