/** Validates a code. Cognito's have six digits. */
import { i18n } from "../../lib/i18n";

/** Without what a mail or a keyboard puts around and between the digits. */
export function codeOf(typed: string): string {
  return typed.replaceAll(/[\s-]/g, "");
}

export function codeError(typed: string): string | undefined {
  return isCode(typed) ? undefined : i18n.t("Enter the six digits of the code.");
}

export function isCode(typed: string): boolean {
  return /^\d{6}$/.test(codeOf(typed));
}
