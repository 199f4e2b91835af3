/** Codes for users, and the answer that says where they went. */
import type { Purpose } from "./codes";
import type { UserPool } from "./user-pool";
import type { User } from "./users";

type CodeDeliveryDetails = { AttributeName: string; DeliveryMedium: string; Destination: string };

/** Creates a code for a user and mails it, to a new address (`pending`) or to the present one. */
export async function sendCode(
  pool: UserPool,
  purpose: Purpose,
  { attributes, username }: User,
  pending?: string,
): Promise<CodeDeliveryDetails> {
  const to = pending ?? attributes.email ?? "";
  await pool.sendMail(to, await pool.codes.create(purpose, username, pending));
  return deliveryDetails(to);
}

/** Does the same without a mail. `who` is the user name, or the address if it has no account. */
export async function simulateCode(
  pool: UserPool,
  purpose: Purpose,
  who: string,
  address: string,
): Promise<CodeDeliveryDetails> {
  await pool.codes.create(purpose, who);
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
