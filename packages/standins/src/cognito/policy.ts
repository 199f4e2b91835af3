/** What the pool demands and allows, as data: for this stand-in, for stacks/auth.ts and for the sign-up form alike. */
import { userPool } from "@flightaides/core/account/user-pool";
import { invalidPassword } from "./errors";

const asked = userPool.passwordPolicy;

/** In the spelling of Cognito's PasswordPolicyType. */
export const passwordPolicy = {
  MinimumLength: asked.minLength,
  RequireUppercase: asked.requireUppercase,
  RequireLowercase: asked.requireLowercase,
  RequireNumbers: asked.requireDigits,
  RequireSymbols: asked.requireSymbols,
  TemporaryPasswordValidityDays: asked.temporaryPasswordDays,
};

/** Seconds. */
export type Lifetimes = {
  idToken: number;
  accessToken: number;
  refreshToken: number;
  /** The code that confirms an address: 24 hours in Cognito. */
  confirmationCode: number;
  /** The code that resets a password: 1 hour in Cognito. */
  resetCode: number;
};

export const lifetimes: Lifetimes = {
  idToken: 60 * 60,
  accessToken: 60 * 60,
  refreshToken: 30 * 24 * 60 * 60,
  confirmationCode: 24 * 60 * 60,
  resetCode: 60 * 60,
};

/** How often something may be tried within an hour, by one account and purpose. Cognito's own numbers are 5 to 20. */
export type Limits = { wrongCodes: number; codesSent: number };

export const limits: Limits = { wrongCodes: 5, codesSent: 20 };

/** Attributes that the app client may write; the others are Cognito's own, `email_verified` above all. */
export const writableAttributes: ReadonlySet<string> = new Set(
  "address birthdate email family_name gender given_name locale middle_name name nickname phone_number picture preferred_username profile updated_at website zoneinfo".split(
    " ",
  ),
);

/** What the hosted domain may be asked for. */
export const scopes = ["openid", "profile", "email", "phone", "aws.cognito.signin.user.admin"];

/** Throws Cognito's InvalidPasswordException where the password is too weak. */
export function checkPassword(password: string): void {
  const policy = passwordPolicy;
  const rules: [boolean, string][] = [
    [password.length < policy.MinimumLength, "Password not long enough"],
    [policy.RequireLowercase && !/[a-z]/.test(password), "Password must have lowercase characters"],
    [policy.RequireUppercase && !/[A-Z]/.test(password), "Password must have uppercase characters"],
    [policy.RequireNumbers && !/[0-9]/.test(password), "Password must have numeric characters"],
    [policy.RequireSymbols && !/[^\w\s]|_/.test(password), "Password must have symbol characters"],
  ];
  const broken = rules.find(([fails]) => fails);
  if (broken) throw invalidPassword(`Password did not conform with policy: ${broken[1]}`);
}
