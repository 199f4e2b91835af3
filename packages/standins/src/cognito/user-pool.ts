/** The state that all operations share. */
import type { SendMail } from "./code-mail";
import type { Codes } from "./codes";
import { resourceNotFound, userNotFound } from "./errors";
import type { ExpiringMap } from "./expiring-map";
import type { Lockout } from "./lockout";
import type { Secrets } from "./secrets";
import type { Sessions } from "./sessions";
import type { UserPoolSettings } from "./settings";
import type { Challenge } from "./srp";
import type { CustomMessage, PreSignUp } from "./trigger";
import type { User, Users } from "./users";

export type UserPool = {
  id: string;
  clientId: string;
  issuer: string;
  settings: UserPoolSettings;
  users: Users;
  sessions: Sessions;
  codes: Codes;
  secrets: Secrets;
  lockout: Lockout;
  /** Sign-ins between InitiateAuth and RespondToAuthChallenge, by secret block. */
  challenges: ExpiringMap<{ login: string; username: string; srp: Challenge }>;
  /** Sign-ins that wait for the code of a second factor, by session. */
  codeChallenges: ExpiringMap<{ login: string; username: string }>;
  /** Wrong current passwords of ChangePassword, by user name. */
  wrongPasswords: ExpiringMap<number>;
  sendMail: SendMail;
  preSignUp: PreSignUp;
  customMessage: CustomMessage;
  /** Milliseconds since 1970. */
  now(): number;
};

/** The part of the pool's id after the underscore, which SRP hashes. */
export function poolName({ id }: UserPool): string {
  return id.slice(id.indexOf("_") + 1);
}

export function assertClient({ clientId }: UserPool, given: string): void {
  if (given !== clientId) throw resourceNotFound(`User pool client ${given} does not exist.`);
}

export function assertPool({ id }: UserPool, given: string): void {
  if (given !== id) throw resourceNotFound(`User pool ${given} does not exist.`);
}

/**
 * The user who signs in with this address or user name.
 *
 * @throws CognitoError UserNotFoundException, unless such errors are prevented
 */
export function findUser(
  { settings, users }: UserPool,
  login: string,
  message = "Username/client id combination not found.",
): User | undefined {
  const user = users.byLogin(login);
  if (!user && !settings.preventUserExistenceErrors) throw userNotFound(message);
  return user;
}
