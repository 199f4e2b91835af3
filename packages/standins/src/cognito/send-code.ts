/** Codes for users, and the response with their destination. */
import type { Purpose } from "./codes";
import type { CodeSource } from "./trigger";
import type { UserPool } from "./user-pool";
import type { User } from "./users";

type CodeDeliveryDetails = { AttributeName: string; DeliveryMedium: string; Destination: string };

const purposes: Record<CodeSource, Purpose> = {
  SignUp: "sign-up",
  ResendCode: "sign-up",
  ForgotPassword: "reset",
  UpdateUserAttribute: "email",
};

/** Creates a code for a user and mails it, to a new address (`pending`) or to the present one. */
export async function sendCode(
  pool: UserPool,
  user: User,
  {
    source,
    pending,
    clientMetadata,
  }: {
    source: CodeSource;
    pending?: string;
    clientMetadata: Record<string, string> | undefined;
  },
): Promise<CodeDeliveryDetails> {
  const to = pending ?? user.attributes.email ?? "";
  const code = await pool.codes.create(purposes[source], user.username, pending);
  await pool.sendMail(to, code, await pool.customMessage({ source, user, clientMetadata }));
  return deliveryDetails(to);
}

/** Does the same without a mail. `who` is the user name, or the address if it has no account. */
export async function simulateCode(
  pool: UserPool,
  source: CodeSource,
  who: string,
  address: string,
): Promise<CodeDeliveryDetails> {
  await pool.codes.create(purposes[source], who);
  return deliveryDetails(address);
}

/** The address is masked as in Cognito: `m***@e***`. */
function deliveryDetails(address: string): CodeDeliveryDetails {
  const [local = "", domain = ""] = address.split("@");
  return {
    AttributeName: "email",
    DeliveryMedium: "EMAIL",
    Destination: `${local.charAt(0)}***@${domain.charAt(0)}***`,
  };
}
