/** The password policy, and storing a password. */
import { invalidPassword } from "./errors";
import type { UserPoolSettings } from "./settings";
import { createVerifier } from "./srp";
import { poolName, type UserPool } from "./user-pool";
import type { User } from "./users";

/** @throws CognitoError InvalidPasswordException with Cognito's sentence for the first rule that is broken */
export function assertStrong({ passwordPolicy: policy }: UserPoolSettings, password: string): void {
  const rules: [boolean, string][] = [
    [password.length < policy.minLength, "Password not long enough"],
    [policy.requireLowercase && !/[a-z]/.test(password), "Password must have lowercase characters"],
    [policy.requireUppercase && !/[A-Z]/.test(password), "Password must have uppercase characters"],
    [policy.requireDigits && !/[0-9]/.test(password), "Password must have numeric characters"],
    [policy.requireSymbols && !/[^\w\s]|_/.test(password), "Password must have symbol characters"],
  ];
  const broken = rules.find(([fails]) => fails);
  if (broken) throw invalidPassword(`Password did not conform with policy: ${broken[1]}`);
}

/** Sets a permanent password and confirms the user. */
export function setPassword(pool: UserPool, { username }: User, password: string): Promise<User> {
  const verifier = createVerifier(poolName(pool), username, password);
  return pool.users.change(username, () => ({ password: verifier, status: "CONFIRMED" }));
}
