/**
 * Signing up is a password reset of an account that does not exist yet. The user pool then creates the account and mails a
 * code, and the code sets the first password. So a stranger who begins a sign-up with somebody else's address neither knows
 * its password nor stands in its owner's way.
 */
import * as z from "zod/mini";

/** What the page sends with the request for a code, as Cognito's `ClientMetadata`. */
const SignUp = z.object({
  email: z.string().check(z.trim(), z.toLowerCase(), z.email()),
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
});

/** The attributes of the new account; undefined if the request is not a sign-up but a forgotten password. */
export function accountOf(
  address: string,
  metadata: Readonly<Record<string, string>>,
): Record<string, string> | undefined {
  const { data } = z.safeParse(SignUp, { email: address, name: metadata.name });
  // Cognito mails codes to verified addresses only. Nobody can sign in before entering one.
  return data && { ...data, email_verified: "true" };
}
