import { isName } from "@flightaides/core/user/name.ts";
import { i18n } from "../../lib/i18n";

export { maxNameLength } from "@flightaides/core/user/name.ts";

export function nameError(typed: string): string | undefined {
  if (!typed.trim()) return i18n.t("Enter your name.");
  return isName(typed) ? undefined : i18n.t("Enter your name in letters.");
}
