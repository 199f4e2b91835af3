import * as z from "zod/mini";
import { i18n } from "../../lib/i18n";

const Email = z.email();

export function emailError(typed: string): string | undefined {
  return Email.safeParse(typed.trim()).success
    ? undefined
    : i18n.t("Enter an email address like name@example.com.");
}
