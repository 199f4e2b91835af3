import { userPool } from "@flightaides/core/account/user-pool.ts";
import { i18n } from "../../lib/i18n";

const policy = userPool.passwordPolicy;

/** The user pool's password policy, as text and as checks. */
const rules = [
  {
    required: true,
    text: i18n.t("at least {count} characters", { count: policy.minLength }),
    holds: (password: string) => password.length >= policy.minLength,
  },
  {
    required: policy.requireUppercase,
    text: i18n.t("a capital letter"),
    holds: (password: string) => /[A-Z]/.test(password),
  },
  {
    required: policy.requireLowercase,
    text: i18n.t("a small letter"),
    holds: (password: string) => /[a-z]/.test(password),
  },
  {
    required: policy.requireDigits,
    text: i18n.t("a number"),
    holds: (password: string) => /[0-9]/.test(password),
  },
  {
    required: policy.requireSymbols,
    text: i18n.t("a symbol"),
    holds: (password: string) => /[^\w\s]|_/.test(password),
  },
].filter(({ required }) => required);

export const passwordHint = i18n.t("It needs {rules}.", {
  rules: rules.map(({ text }) => text).join(", "),
});

/** A message that lists the unmet rules; undefined if there are none. */
export function passwordError(password: string): string | undefined {
  const missing = rules.filter(({ holds }) => !holds(password)).map(({ text }) => text);
  return missing.length > 0
    ? i18n.t("Still missing: {rules}.", { rules: missing.join(", ") })
    : undefined;
}
