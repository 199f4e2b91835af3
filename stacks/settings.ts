/**
 * What a stage is told beyond its name, from the environment or from `.env.<stage>`, which SST reads. `.env.example` lists
 * it. Nothing here is a secret: those are in the parameter store and in Secrets Manager, and never in a template.
 */
import { isProduction } from "./constructs/protection";

export type Settings = {
  /** A name of one's own, and the Route 53 zone it is in. Without it the site has CloudFront's address. */
  domain?: { name: string; hostedZoneId: string };
  /** A mailbox with a name: `FlightAides <hello@flightaides.example>`. */
  mailFrom: string;
  supportAddress: string;
  /** The OAuth client at Google. */
  googleClientId?: string;
  paypal: { baseUrl: string; clientId: string; merchantId: string };
  fee: { amount: string; currency: string };
  /** Who hears of alarms. */
  alarmAddress?: string;
  /** US dollars a month, of which the operator wants to hear. */
  monthlyBudget: number;
};

/** Production is not deployed by halves: without these it would look well and neither mail nor earn. */
const neededInProduction = [
  "DOMAIN",
  "HOSTED_ZONE_ID",
  "GOOGLE_CLIENT_ID",
  "PAYPAL_CLIENT_ID",
  "PAYPAL_MERCHANT_ID",
  "ALARM_ADDRESS",
];

export function settings(stage: string, env: NodeJS.ProcessEnv = process.env): Settings {
  const missing = neededInProduction.filter((name) => !env[name]);
  if (isProduction(stage) && missing.length > 0) {
    throw new Error(`Production needs ${missing.join(", ")}; .env.example says what they are.`);
  }
  const { DOMAIN: name, HOSTED_ZONE_ID: hostedZoneId } = env;
  const domain = name && hostedZoneId ? { name, hostedZoneId } : undefined;
  const mailDomain = domain?.name ?? "flightaides.example";
  return {
    ...(domain && { domain }),
    mailFrom: env.MAIL_FROM || `FlightAides <hello@${mailDomain}>`,
    supportAddress: env.SUPPORT_ADDRESS || `support@${mailDomain}`,
    ...(env.GOOGLE_CLIENT_ID && { googleClientId: env.GOOGLE_CLIENT_ID }),
    paypal: {
      baseUrl:
        env.PAYPAL_BASE_URL ||
        `https://api-m.${isProduction(stage) ? "paypal.com" : "sandbox.paypal.com"}`,
      clientId: env.PAYPAL_CLIENT_ID ?? "",
      merchantId: env.PAYPAL_MERCHANT_ID ?? "",
    },
    fee: { amount: env.FEE_AMOUNT || "10.00", currency: env.FEE_CURRENCY || "USD" },
    ...(env.ALARM_ADDRESS && { alarmAddress: env.ALARM_ADDRESS }),
    monthlyBudget: Number(env.MONTHLY_BUDGET_USD || 100),
  };
}

/** The bare address of a mailbox with a name. */
export function addressOf(mailbox: string): string {
  return /<([^<>]+)>\s*$/.exec(mailbox)?.[1] ?? mailbox;
}
