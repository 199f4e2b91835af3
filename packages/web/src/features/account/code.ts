/** Validates a code. Cognito's have six digits. */
import { i18n } from "../../lib/i18n";
export function codeError(typed: string): string | undefined {
  return /^\d{6}$/.test(typed.trim()) ? undefined : i18n.t("Enter the six digits of the code.");
}
