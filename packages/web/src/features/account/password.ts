import { userPool } from "@flightaides/core/account/user-pool";

const policy = userPool.passwordPolicy;

/** What the user pool asks of a password, as a person reads it. */
const rules = [
  {
    asked: true,
    text: `at least ${policy.minLength} characters`,
    holds: (password: string) => password.length >= policy.minLength,
  },
  {
    asked: policy.requireUppercase,
    text: "a capital letter",
    holds: (password: string) => /[A-Z]/.test(password),
  },
  {
    asked: policy.requireLowercase,
    text: "a small letter",
    holds: (password: string) => /[a-z]/.test(password),
  },
  {
    asked: policy.requireDigits,
    text: "a number",
    holds: (password: string) => /[0-9]/.test(password),
  },
  {
    asked: policy.requireSymbols,
    text: "a symbol",
    holds: (password: string) => /[^\w\s]|_/.test(password),
  },
].filter(({ asked }) => asked);

export const passwordHint = `It needs ${rules.map(({ text }) => text).join(", ")}.`;

/** What is still missing, or nothing. */
export function passwordError(password: string): string | undefined {
  const missing = rules.filter(({ holds }) => !holds(password)).map(({ text }) => text);
  return missing.length > 0 ? `Still missing: ${missing.join(", ")}.` : undefined;
}
