/** The input of the synthesised stages. */
import { paymentSecrets, requiredSecrets } from "../../packages/core/src/secret";

/** Settings of production, as in `.env.prod`. A personal stage needs none. */
export const productionSettings = {
  DOMAIN: "flightaides.example",
  HOSTED_ZONE_ID: "Z0123456789ABCDEFGHIJ",
  POSTAL_ADDRESS: "FlightAides Inc., 1 Example Street, Toronto, ON M5V 2T6, Canada",
  GOOGLE_CLIENT_ID: "google-client.apps.googleusercontent.com",
  PAYPAL_CLIENT_ID: "paypal-client",
  PAYPAL_MERCHANT_ID: "PAYPALMERCHANT",
  ALARM_ADDRESS: "operator@flightaides.example",
  BACKUP_VAULT_ARN: "arn:aws:backup:us-east-1:111111111111:backup-vault:flightaides-prod",
};

export const secretNames: readonly string[] = [...requiredSecrets, ...paymentSecrets];

/**
 * Secrets in the environment of the synthesis, which must not read them. Without PayPal's client id, which is also a setting,
 * because pages show it.
 */
export const secretValues: Readonly<Record<string, string>> = Object.fromEntries(
  secretNames
    .filter((name) => !(name in productionSettings))
    .map((name) => [name, `the value of ${name}`]),
);

/** The page of a site that has not been built. */
export const placeholderPage = "<!doctype html><script>placeholder()</script>";
