/**
 * The product's configuration, read from the environment at each access. {@link variables} documents the variables.
 * @throws where a variable is first needed and is not set or malformed
 */
import * as z from "zod/mini";
import { type VariableName, variables } from "./environment";

function required(name: VariableName): string {
  const value = optional(name);
  if (value === undefined) throw new Error(`The environment variable ${name} is not set`);
  return value;
}

/** An empty variable counts as unset. */
function optional(name: VariableName): string | undefined {
  const value = process.env[name] || undefined;
  if (value !== undefined && !z.safeParse(variables[name], value).success) {
    throw new Error(`The environment variable ${name} is malformed`);
  }
  return value;
}

export const config = {
  get originKeys() {
    return required("ORIGIN_KEYS").split(",");
  },
  get tableName() {
    return required("TABLE_NAME");
  },
  get userPoolId() {
    return required("USER_POOL_ID");
  },
  get userPoolClientId() {
    return required("USER_POOL_CLIENT_ID");
  },
  get stage() {
    return required("STAGE");
  },
  get webOrigin() {
    return required("WEB_ORIGIN");
  },
  get mailFrom() {
    return required("MAIL_FROM");
  },
  get supportAddress() {
    return required("SUPPORT_ADDRESS");
  },
  get postalAddress() {
    return required("POSTAL_ADDRESS");
  },
  get sesConfigurationSet() {
    return required("SES_CONFIGURATION_SET");
  },
  get secretsPath() {
    return required("SECRETS_PATH");
  },
  get pushServiceOrigin() {
    return optional("PUSH_SERVICE_ORIGIN");
  },
  get fee() {
    return { amount: required("FEE_AMOUNT"), currency: required("FEE_CURRENCY") };
  },
  get paypalUrl() {
    return required("PAYPAL_BASE_URL");
  },
  get paypalSignInOrigin() {
    return required("PAYPAL_SIGN_IN_ORIGIN");
  },
  get paypalMerchantId() {
    return required("PAYPAL_MERCHANT_ID");
  },
  get paypalCertificateOrigin() {
    return required("PAYPAL_CERT_ORIGIN");
  },
  get paypalRootCertificate() {
    return optional("PAYPAL_ROOT_CERTIFICATE");
  },
  get exportBucket() {
    return required("EXPORT_BUCKET");
  },
  /** Functions, and the ARN of the version of each. */
  get checkedVersions() {
    return required("CHECKED_VERSIONS")
      .split(",")
      .map((one) => one.split("=") as [name: string, arn: string]);
  },
  get version() {
    return required("VERSION");
  },
};
