/** The mails in which the user pool sends its codes. */
import { config } from "../config";
import { type CodePurpose, codeMail } from "../email/templates";
import { preferredLanguage } from "../language/contract";
import { translator } from "../language/translator";
import { fromSignUp } from "./user-pool";

type Metadata = Readonly<Record<string, string>>;

/**
 * @param source Cognito's trigger source
 * @param code Cognito's placeholder for the code
 * @param metadata what the page told Cognito, `language` among it; anyone can send anything
 * @returns undefined for a source that sends no code: invitations, and codes of a second factor
 * @throws Error for a changed address: Cognito asks for no password before it, so whoever has an access token could take the account
 *   over. Without its code the change has no effect.
 */
export function codeMessage(
  source: string,
  code: string,
  metadata: Metadata = {},
): { subject: string; html: string } | undefined {
  const purpose = purposeOf(source, metadata);
  const { language = "" } = metadata;
  return purpose && codeMail(translator(preferredLanguage([language])), { purpose, code }, config);
}

function purposeOf(source: string, metadata: Metadata): CodePurpose | undefined {
  switch (source) {
    case "CustomMessage_SignUp":
      return "sign-up";
    case "CustomMessage_ResendCode":
      return "resend";
    case "CustomMessage_ForgotPassword":
      return metadata.purpose === fromSignUp.purpose ? "account-exists" : "reset";
    case "CustomMessage_UpdateUserAttribute":
    case "CustomMessage_VerifyUserAttribute":
      throw new Error("Only support changes the address of an account.");
    default:
      return undefined;
  }
}
