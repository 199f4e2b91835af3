/** Everything the product reads from its environment. Missing means misconfigured: it throws where it is first needed. */
function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`The environment variable ${name} is not set`);
  return value;
}

export const config = {
  get tableName() {
    return required("TABLE_NAME");
  },
  get userPoolId() {
    return required("USER_POOL_ID");
  },
  get userPoolClientId() {
    return required("USER_POOL_CLIENT_ID");
  },
  /** `local`, a person's own stage or `prod`. */
  get stage() {
    return required("STAGE");
  },
  /** Where people open the product, without a slash at the end: the links in mails begin with it. */
  get webOrigin() {
    return required("WEB_ORIGIN");
  },
  /** Who mails come from: `FlightAides <hello@flightaides.example>`, an identity verified at SES. */
  get mailFrom() {
    return required("MAIL_FROM");
  },
  /** Where mails tell people to write to. */
  get supportAddress() {
    return required("SUPPORT_ADDRESS");
  },
  /** SES publishes bounces and complaints of what is sent with it; none where nobody listens. */
  get sesConfigurationSet() {
    return process.env.SES_CONFIGURATION_SET || undefined;
  },
  /** The folder of the parameter store that holds the secrets: `/sst/flightaides/prod/Secret`. */
  get secretsPath() {
    return required("SECRETS_PATH");
  },
  /** What connecting costs; `amount` with two decimals, as PayPal writes it. */
  get fee() {
    return { amount: required("FEE_AMOUNT"), currency: required("FEE_CURRENCY") };
  },
  /** PayPal's API: `https://api-m.paypal.com`, or the sandbox's. */
  get paypalUrl() {
    return required("PAYPAL_BASE_URL");
  },
  /** The account that is paid. */
  get paypalMerchantId() {
    return required("PAYPAL_MERCHANT_ID");
  },
  /** Where the certificates of webhooks may come from: `https://api.paypal.com`, or the sandbox's. */
  get paypalCertificateOrigin() {
    return required("PAYPAL_CERT_ORIGIN");
  },
  /** PEM of the root that those certificates lead to, when it is none of the public ones. */
  get paypalRootCertificate() {
    return process.env.PAYPAL_ROOT_CERTIFICATE || undefined;
  },
  /** Of the deployed build. */
  get version() {
    return required("VERSION");
  },
};
