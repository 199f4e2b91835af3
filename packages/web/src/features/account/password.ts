import { userPool } from "@flightaides/core/account/user-pool";

const policy = userPool.passwordPolicy;

/** The user pool's password policy, as text and as checks. */
const rules = [
  {
    required: true,
    text: `at least ${policy.minLength} characters`,
    holds: (password: string) => password.length >= policy.minLength,
  },
  {
    required: policy.requireUppercase,
    text: "a capital letter",
    holds: (password: string) => /[A-Z]/.test(password),
  },
  {
    required: policy.requireLowercase,
    text: "a small letter",
    holds: (password: string) => /[a-z]/.test(password),
  },
  {
    required: policy.requireDigits,
    text: "a number",
    holds: (password: string) => /[0-9]/.test(password),
  },
  {
    required: policy.requireSymbols,
    text: "a symbol",
    holds: (password: string) => /[^\w\s]|_/.test(password),
  },
].filter(({ required }) => required);

export const passwordHint = `It needs ${rules.map(({ text }) => text).join(", ")}.`;

/** A message that lists the unmet rules; undefined if there are none. */
export function passwordError(password: string): string | undefined {
  const missing = rules.filter(({ holds }) => !holds(password)).map(({ text }) => text);
  return missing.length > 0 ? `Still missing: ${missing.join(", ")}.` : undefined;
}
