/** UTF-16 code units, as the API has it. */
import { i18n } from "../../lib/i18n";
export const maxNameLength = 100;

export function nameError(typed: string): string | undefined {
  return typed.trim() ? undefined : i18n.t("Enter your name.");
}
