/**
 * Signing in by SRP, and by a code if the user has turned a second factor on: InitiateAuth and RespondToAuthChallenge.
 *
 * An address without an account goes through the same steps with a simulated user and fails like a wrong password.
 */
import { randomBytes } from "node:crypto";
import * as z from "zod";
import { incorrectCredentials, invalidParameter, notAuthorized, userNotConfirmed } from "./errors";
import { metadata, type Operation, operation } from "./operation";
import { answerCode, challengeCode } from "./software-token";
import { challenge, proves, simulate } from "./srp";
import { signIn } from "./tokens";
import { assertClient, findUser, poolName } from "./user-pool";

/** Cognito's default AuthSessionValidity, in milliseconds. */
const sessionValidity = 3 * 60 * 1000;

const parameters = z.record(z.string(), z.string()).default({});

export const signInOperations: Record<string, Operation> = {
  InitiateAuth: operation(
    z.object({
      ClientId: z.string(),
      AuthFlow: z.string(),
      AuthParameters: parameters,
      ClientMetadata: metadata,
    }),
    async (pool, { AuthFlow, AuthParameters, ClientId }) => {
      assertClient(pool, ClientId);
      if (AuthFlow !== "USER_SRP_AUTH") {
        throw invalidParameter(`${AuthFlow} flow not enabled for this client`);
      }
      const login = pool.users.canonical(required(AuthParameters, "USERNAME"));
      const user = findUser(pool, login, "User does not exist.");
      const simulated = simulate(pool.secrets.simulatedUsers, login);
      const stored = user?.password ?? simulated;
      const username = user?.username ?? simulated.username;
      const srp = challenge(stored, required(AuthParameters, "SRP_A"));
      if (!srp) throw invalidParameter("Invalid SRP_A");

      const secretBlock = randomBytes(256).toString("base64");
      pool.challenges.set(secretBlock, { login, username, srp }, sessionValidity);
      return {
        ChallengeName: "PASSWORD_VERIFIER",
        ChallengeParameters: {
          SALT: stored.salt,
          SECRET_BLOCK: secretBlock,
          SRP_B: srp.B.toString(16),
          USERNAME: username,
          USER_ID_FOR_SRP: username,
        },
      };
    },
  ),

  RespondToAuthChallenge: operation(
    z.object({
      ClientId: z.string(),
      ChallengeName: z.string(),
      ChallengeResponses: parameters,
      Session: z.string().optional(),
    }),
    async (pool, { ChallengeName, ChallengeResponses: answers, ClientId, Session }) => {
      assertClient(pool, ClientId);
      if (ChallengeName === "SOFTWARE_TOKEN_MFA") {
        if (!Session) throw invalidParameter("Missing required parameter Session");
        const code = required(answers, "SOFTWARE_TOKEN_MFA_CODE");
        return {
          ChallengeParameters: {},
          AuthenticationResult: await answerCode(pool, Session, code),
        };
      }
      if (ChallengeName !== "PASSWORD_VERIFIER") {
        throw invalidParameter(`Unsupported challenge ${ChallengeName}`);
      }
      const secretBlock = required(answers, "PASSWORD_CLAIM_SECRET_BLOCK");
      const pending = pool.challenges.take(secretBlock);
      if (!pending) throw notAuthorized("Invalid session for the user, session is expired.");
      const { login, srp, username } = pending;
      pool.lockout.check(login);
      const isProven = proves(srp, {
        poolName: poolName(pool),
        userId: username,
        secretBlock,
        timestamp: required(answers, "TIMESTAMP"),
        signature: required(answers, "PASSWORD_CLAIM_SIGNATURE"),
      });
      const user = pool.users.byUsername(username);
      if (!isProven || !user) {
        pool.lockout.recordFailure(login);
        throw incorrectCredentials();
      }
      if (user.softwareToken?.isEnabled) return challengeCode(pool, login, user);
      pool.lockout.reset(login);
      if (user.status === "UNCONFIRMED") throw userNotConfirmed();
      return { ChallengeParameters: {}, AuthenticationResult: await signIn(pool, user) };
    },
  ),
};

function required(from: Record<string, string>, name: string): string {
  const value = from[name];
  if (!value) throw invalidParameter(`Missing required parameter ${name}`);
  return value;
}
