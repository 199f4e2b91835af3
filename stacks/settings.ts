/**
 * Settings of a stage beyond its name, from the environment or from `.env.<stage>`, which SST loads. `.env.example`
 * lists them. None is a secret: secrets are in the parameter store and in Secrets Manager, and
 * never in a template.
 */
import type { Rate } from "../packages/core/src/contract";
import { Price } from "../packages/core/src/environment";
import { requestRates } from "../packages/core/src/http-limits";
import * as defaults from "../packages/core/src/stage-defaults";

export type Settings = {
  /** A domain name and the Route 53 zone of that name. Without it the site has CloudFront's address. */
  domain?: { name: string; hostedZoneId: string };
  /** Sender with a display name: `FlightAides <hello@flightaides.example>`. */
  mailFrom: string;
  supportAddress: string;
  /** Name and postal address of the sender. */
  postalAddress: string;
  /** OAuth client at Google. */
  googleClientId?: string;
  /** `clientId` and `merchantId` are empty in a stage without payments. */
  paypal: { baseUrl: string; clientId: string; merchantId: string };
  fee: { amount: string; currency: string };
  /** Vault of a second account that receives copies of the backups. */
  backupVaultArn?: string;
  /** Receives alarms. */
  alarmAddress?: string;
  /** Cost in US dollars per month above which a notification is sent. */
  monthlyBudget: number;
  /** Deploys without the check of new versions and the canary, which fail while PayPal is down or an alarm is active. */
  deployAtOnce: boolean;
  /** Requests per second of each route, by the rate in its contract. */
  requestRates: Readonly<Record<Rate, number>>;
};

type Env = Readonly<Record<string, string | undefined>>;

/** What a setting looks like, or whether it is well-formed beside the others. */
type Format = RegExp | ((env: Env) => boolean);

/** What each setting looks like. An empty one counts as not set. */
const formats = {
  DOMAIN: [
    /^([a-z0-9-]+\.)+[a-z]{2,}$/,
    "a domain name in lower case, such as flightaides.example",
  ],
  HOSTED_ZONE_ID: [/^Z[A-Z0-9]+$/, "the id of a hosted zone, such as Z0123456789ABCDEFGHIJ"],
  MAIL_FROM: [
    /^([^<>]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
    "a sender, such as Name <a@b.example>",
  ],
  SUPPORT_ADDRESS: [/^[^\s<>@]+@[^\s<>@]+$/, "an e-mail address"],
  POSTAL_ADDRESS: [/^[^\n]*\S[^\n]*$/, "one line"],
  GOOGLE_CLIENT_ID: [
    /\.apps\.googleusercontent\.com$/,
    "a client id of Google, which ends with .apps.googleusercontent.com",
  ],
  PAYPAL_CLIENT_ID: [/^[\w-]+$/, "a client id of PayPal: letters, digits, _ and -"],
  PAYPAL_MERCHANT_ID: [/^[A-Z0-9]+$/, "a merchant id of PayPal: capitals and digits"],
  PAYPAL_BASE_URL: [/^https?:\/\/[^/\s]+$/, "an origin, such as https://api-m.sandbox.paypal.com"],
  FEE_AMOUNT: [
    (env: Env) => isInPrice("amount", env),
    "an amount with the decimals of its currency, such as 10.00 in USD or 1500 in JPY",
  ],
  FEE_CURRENCY: [(env: Env) => isInPrice("currency", env), "a currency, such as USD"],
  BACKUP_VAULT_ARN: [
    /^arn:aws:backup:us-east-1:\d{12}:backup-vault:[\w-]+$/,
    "the ARN of a vault in us-east-1, such as arn:aws:backup:us-east-1:111111111111:backup-vault:flightaides-prod",
  ],
  ALARM_ADDRESS: [/^[^\s<>@]+@[^\s<>@]+$/, "an e-mail address"],
  MONTHLY_BUDGET_USD: [
    /^(?=.*[1-9])\d+(\.\d{1,2})?$/,
    "a number of US dollars without a unit, such as 100",
  ],
  DEPLOY_AT_ONCE: [/^(true|false)$/, "true or false"],
  REQUESTS_FREQUENT: [/^[1-9]\d*$/, "a number of requests a second"],
  REQUESTS_USUAL: [/^[1-9]\d*$/, "a number of requests a second"],
  REQUESTS_COSTLY: [/^[1-9]\d*$/, "a number of requests a second"],
} as const satisfies Record<string, readonly [format: Format, description: string]>;

export type SettingName = keyof typeof formats;
export const settingNames = Object.keys(formats) as SettingName[];

/**
 * Required in production: without them it could be deployed, but could not send mail or take
 * payments, or its data would be lost with the account.
 */
export const neededInProduction = [
  "DOMAIN",
  "HOSTED_ZONE_ID",
  "POSTAL_ADDRESS",
  "GOOGLE_CLIENT_ID",
  "PAYPAL_CLIENT_ID",
  "PAYPAL_MERCHANT_ID",
  "ALARM_ADDRESS",
  "BACKUP_VAULT_ARN",
] as const satisfies SettingName[];

/** What is wrong with the settings of a stage: a sentence for each problem. */
export function problemsOf(stage: string, env: Env): string[] {
  const missing = neededInProduction.filter((name) => !env[name]);
  const isIncomplete = defaults.isProduction(stage) && missing.length > 0;
  const { amount: FEE_AMOUNT, currency: FEE_CURRENCY } = feeOf(env);
  const given: Env = { ...env, FEE_AMOUNT, FEE_CURRENCY };
  return [
    ...(isIncomplete
      ? [`Production needs ${missing.join(", ")}; .env.example says what they are.`]
      : []),
    ...(!isIncomplete && !env.DOMAIN !== !env.HOSTED_ZONE_ID
      ? ["DOMAIN and HOSTED_ZONE_ID belong together: one of them is not set."]
      : []),
    ...settingNames
      .filter((name) => !isWellFormed(name, given))
      .map((name) => `${name} is ${formats[name][1]}, not "${given[name]}".`),
  ];
}

function isWellFormed(name: SettingName, env: Env): boolean {
  const [format]: readonly [Format, string] = formats[name];
  const value = env[name];
  return format instanceof RegExp ? !value || format.test(value) : format(env);
}

/** The amount is as its currency is: {@link Price} decides. */
function isInPrice(part: "amount" | "currency", env: Env): boolean {
  const { error } = Price.safeParse(feeOf(env));
  return !error?.issues.some(({ path: [name] }) => name === part);
}

/** The default takes the place of what is not set. */
function feeOf(env: Env): Settings["fee"] {
  return {
    amount: env.FEE_AMOUNT || defaults.fee.amount,
    currency: env.FEE_CURRENCY || defaults.fee.currency,
  };
}

/** @throws when production lacks a required setting, and for a setting that is malformed */
export function settings(stage: string, env: Env = process.env): Settings {
  const problems = problemsOf(stage, env);
  if (problems.length > 0) throw new Error(problems.join(" "));
  const { DOMAIN: name, HOSTED_ZONE_ID: hostedZoneId } = env;
  const domain = name && hostedZoneId ? { name, hostedZoneId } : undefined;
  const rateOf = (rate: Rate) =>
    Number(env[`REQUESTS_${rate.toUpperCase()}`] || requestRates[rate]);
  return {
    ...(domain && { domain }),
    mailFrom: env.MAIL_FROM || defaults.mailFrom(domain?.name),
    supportAddress: env.SUPPORT_ADDRESS || defaults.supportAddress(domain?.name),
    postalAddress: env.POSTAL_ADDRESS || defaults.postalAddress,
    ...(env.GOOGLE_CLIENT_ID && { googleClientId: env.GOOGLE_CLIENT_ID }),
    paypal: {
      baseUrl:
        env.PAYPAL_BASE_URL ||
        `https://api-m.${defaults.isProduction(stage) ? "paypal.com" : "sandbox.paypal.com"}`,
      clientId: env.PAYPAL_CLIENT_ID ?? "",
      merchantId: env.PAYPAL_MERCHANT_ID ?? "",
    },
    fee: feeOf(env),
    ...(env.BACKUP_VAULT_ARN && { backupVaultArn: env.BACKUP_VAULT_ARN }),
    ...(env.ALARM_ADDRESS && { alarmAddress: env.ALARM_ADDRESS }),
    monthlyBudget: Number(env.MONTHLY_BUDGET_USD || 100),
    deployAtOnce: env.DEPLOY_AT_ONCE === "true",
    requestRates: {
      frequent: rateOf("frequent"),
      usual: rateOf("usual"),
      costly: rateOf("costly"),
    },
  };
}

/** The address without its display name. */
export function addressOf(mailbox: string): string {
  return /<([^<>]+)>\s*$/.exec(mailbox)?.[1] ?? mailbox;
}
