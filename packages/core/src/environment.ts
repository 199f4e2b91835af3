/**
 * The environment variables of each deployed function, as schemas. `stacks/` gives a function exactly these, `config.ts`
 * reads them one by one, and local start and the tests type what they set by {@link Environment}.
 *
 * At synthesis most values are references that CloudFormation resolves later, so only a literal's format is checked.
 */
import * as z from "zod/mini";

const text = z.string().check(z.minLength(1));

const build = {
  /** `prod`, `local`, `test`, or the name of a personal stage. */
  STAGE: text,
  /** The deployed commit, as `git describe` prints it. */
  VERSION: text,
};

const origin = {
  /** The keys that CloudFront may send, separated by commas: several during a rotation. */
  ORIGIN_KEYS: z.string().check(z.regex(/^[^,]+(,[^,]+)*$/)),
};

const table = {
  /** The DynamoDB table. */
  TABLE_NAME: text,
};

const pool = {
  /** The Cognito user pool. */
  USER_POOL_ID: text,
};

/** Identifies callers by their tokens. */
const callers = {
  ...pool,
  USER_POOL_CLIENT_ID: text,
};

const seller = {
  /**
   * Name and postal address of the company, in one line: at the end of every mail, as Canada's anti-spam law requires, and on
   * receipts.
   */
  POSTAL_ADDRESS: text,
};

const help = {
  /** Address that mails tell people to write to. */
  SUPPORT_ADDRESS: text,
};

const mail = {
  /** Origin of the web app, without a trailing slash; links in mails begin with it. */
  WEB_ORIGIN: text,
  /** Sender of every mail, an identity verified at SES: `FlightAides <hello@flightaides.example>`. */
  MAIL_FROM: text,
  ...help,
  ...seller,
  /** SES configuration set that publishes bounces and complaints. */
  SES_CONFIGURATION_SET: text,
};

const secrets = {
  /** Parameter store path of the secrets, without a trailing slash: `/sst/flightaides/prod/Secret`. */
  SECRETS_PATH: text,
};

const push = {
  /** Origin of a push service beside those of browsers. Unset where there is none. */
  PUSH_SERVICE_ORIGIN: z.optional(text),
};

/** Currencies that PayPal takes without decimals. Source: developer.paypal.com/api/rest/reference/currency-codes. */
const withoutDecimals: readonly string[] = ["HUF", "JPY", "TWD"];

/**
 * The price of a connection, exactly as PayPal writes it, because orders are compared with it: `10.00` and `USD`, `1500` and `JPY`.
 */
export const Price = z
  .object({
    /** Decimal in units of the currency, above zero. */
    amount: z.string().check(z.regex(/^(?=.*[1-9])(0|[1-9]\d*)(\.\d{2})?$/)),
    /** ISO 4217 code. */
    currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  })
  .check(
    z.refine(
      ({ amount, currency }) => amount.includes(".") !== withoutDecimals.includes(currency),
      { path: ["amount"] },
    ),
  );

/** The price of a connection, and who sells it. */
const fee = {
  ...seller,
  FEE_AMOUNT: Price.shape.amount,
  FEE_CURRENCY: Price.shape.currency,
};

const paypal = {
  /** Origin of PayPal's API: `https://api-m.paypal.com`, or the sandbox's. */
  PAYPAL_BASE_URL: text,
  /** Account that receives payments. Empty in a stage that takes none. */
  PAYPAL_MERCHANT_ID: z.string(),
};

const payPalSignIn = {
  /** Origin of the pages where people sign in at PayPal: `https://www.paypal.com`, or the sandbox's. */
  PAYPAL_SIGN_IN_ORIGIN: text,
};

const webhooks = {
  /** Origin that webhook certificates may come from: `https://api.paypal.com`, or the sandbox's. */
  PAYPAL_CERT_ORIGIN: text,
  /** PEM of the certificates' root. Unset if they chain to a public root. */
  PAYPAL_ROOT_CERTIFICATE: z.optional(text),
};

const exports = {
  /** Bucket that receives the exports of the user pool. Unset where there are none. */
  EXPORT_BUCKET: z.optional(text),
};

const check = {
  /** Versions to check before they serve requests: `api=<ARN>,payment=<ARN>`. Unset where none are checked. */
  CHECKED_VERSIONS: z.optional(z.string().check(z.regex(/^[\w-]+=[^=,]+(,[\w-]+=[^=,]+)*$/))),
};

/** Every variable that any function has. */
export const variables = {
  ...build,
  ...origin,
  ...table,
  ...callers,
  ...mail,
  ...secrets,
  ...push,
  ...fee,
  ...paypal,
  ...payPalSignIn,
  ...webhooks,
  ...exports,
  ...check,
};

/** Of functions that change connections and tell people. */
const connections = {
  ...build,
  ...origin,
  ...table,
  ...callers,
  ...mail,
  ...secrets,
  ...push,
  ...fee,
};

/** The variables of each function, by the name of its file in packages/functions/src. */
export const environments = {
  api: connections,
  airport: { ...build, ...origin },
  follow: { ...build, ...origin, ...table },
  payment: { ...connections, ...paypal, ...payPalSignIn, ...webhooks },
  communication: { ...build, ...origin, ...table, ...callers, ...mail, ...secrets },
  account: { ...build, ...origin, ...table, ...callers, ...secrets, ...fee },
  desk: { ...connections, ...paypal },
  notify: { ...build, ...table, ...mail, ...secrets, ...push },
  reconcile: { ...build, ...table, ...callers, ...secrets, ...fee, ...paypal },
  feedback: { ...build, ...table },
  "sign-up": build,
  "export-users": { ...build, ...pool, ...exports },
  "custom-message": { ...build, ...help, ...seller },
  "check-version": { ...build, ...check },
};

export type LambdaName = keyof typeof environments;
export type VariableName = keyof typeof variables;
/** All variables at once, as in a process that runs every function. */
export type Environment = z.output<z.ZodMiniObject<typeof variables>>;

/**
 * Checks the product's variables of one function against its schema.
 * @throws when one is missing, malformed, or not of this function
 */
export function checkEnvironment(name: LambdaName, environment: Partial<Environment>): void {
  const schema: z.ZodMiniObject = z.strictObject(environments[name]);
  const { error } = schema.safeParse(environment);
  const problems = (error?.issues ?? []).flatMap((issue) =>
    issue.code === "unrecognized_keys"
      ? issue.keys.map((key) => `${key} is not in its schema`)
      : [`${issue.path.join(".")} is missing or malformed`],
  );
  if (problems.length === 0 && !hasPrice(environment))
    problems.push("FEE_AMOUNT does not have the decimals of FEE_CURRENCY");
  if (problems.length > 0)
    throw new Error(`The environment of ${name} is wrong: ${problems.join(", ")}.`);
}

/** Whether amount and currency of the fee, if any, suit each other. */
function hasPrice({ FEE_AMOUNT: amount, FEE_CURRENCY: currency }: Partial<Environment>): boolean {
  return amount === undefined || Price.safeParse({ amount, currency }).success;
}
