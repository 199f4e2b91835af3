/**
 * Settings of a stage beyond its name, from the environment or from `.env.<stage>`, which SST loads. `.env.example`
 * lists them. None is a secret: secrets are in the parameter store and in Secrets Manager, and
 * never in a template.
 */
import type { Rate } from "../packages/core/src/contract";
import { requestRates } from "../packages/core/src/http-limits";
import * as defaults from "../packages/core/src/stage-defaults";
import { isProduction } from "./constructs/protection";

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
  /** Deploys without the canary, which fails every deployment while an alarm is active. */
  deployAtOnce: boolean;
  /** Requests per second of each route, by the rate in its contract. */
  requestRates: Readonly<Record<Rate, number>>;
};

/**
 * Required in production: without them it could be deployed, but could not send mail or take
 * payments, or its data would be lost with the account.
 */
const neededInProduction = [
  "DOMAIN",
  "HOSTED_ZONE_ID",
  "POSTAL_ADDRESS",
  "GOOGLE_CLIENT_ID",
  "PAYPAL_CLIENT_ID",
  "PAYPAL_MERCHANT_ID",
  "ALARM_ADDRESS",
  "BACKUP_VAULT_ARN",
];

/** @throws when production lacks a required setting, and for a rate of requests that is no number */
export function settings(stage: string, env: NodeJS.ProcessEnv = process.env): Settings {
  const missing = neededInProduction.filter((name) => !env[name]);
  if (isProduction(stage) && missing.length > 0) {
    throw new Error(`Production needs ${missing.join(", ")}; .env.example says what they are.`);
  }
  const { DOMAIN: name, HOSTED_ZONE_ID: hostedZoneId } = env;
  const domain = name && hostedZoneId ? { name, hostedZoneId } : undefined;
  return {
    ...(domain && { domain }),
    mailFrom: env.MAIL_FROM || defaults.mailFrom(domain?.name),
    supportAddress: env.SUPPORT_ADDRESS || defaults.supportAddress(domain?.name),
    postalAddress: env.POSTAL_ADDRESS || defaults.postalAddress,
    ...(env.GOOGLE_CLIENT_ID && { googleClientId: env.GOOGLE_CLIENT_ID }),
    paypal: {
      baseUrl:
        env.PAYPAL_BASE_URL ||
        `https://api-m.${isProduction(stage) ? "paypal.com" : "sandbox.paypal.com"}`,
      clientId: env.PAYPAL_CLIENT_ID ?? "",
      merchantId: env.PAYPAL_MERCHANT_ID ?? "",
    },
    fee: {
      amount: env.FEE_AMOUNT || defaults.fee.amount,
      currency: env.FEE_CURRENCY || defaults.fee.currency,
    },
    ...(env.BACKUP_VAULT_ARN && { backupVaultArn: env.BACKUP_VAULT_ARN }),
    ...(env.ALARM_ADDRESS && { alarmAddress: env.ALARM_ADDRESS }),
    monthlyBudget: Number(env.MONTHLY_BUDGET_USD || 100),
    deployAtOnce: env.DEPLOY_AT_ONCE === "true",
    requestRates: {
      frequent: rateOf("frequent", env.REQUESTS_FREQUENT),
      usual: rateOf("usual", env.REQUESTS_USUAL),
      costly: rateOf("costly", env.REQUESTS_COSTLY),
    },
  };
}

function rateOf(name: Rate, value: string | undefined): number {
  const rate = value ? Number(value) : requestRates[name];
  if (!Number.isInteger(rate) || rate < 1)
    throw new Error(`REQUESTS_${name.toUpperCase()} is not a number of requests: ${value}`);
  return rate;
}

/** The address without its display name. */
export function addressOf(mailbox: string): string {
  return /<([^<>]+)>\s*$/.exec(mailbox)?.[1] ?? mailbox;
}
