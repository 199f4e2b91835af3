/** What every operation works with, and how an operation is made: a schema for its input, and what it does. */
import type { AppClient } from "cognito-local/lib/services/appClient.js";
import * as z from "zod";
import type { CodeBook } from "./codes";
import { invalidParameter, resourceNotFound } from "./errors";
import type { Lockout } from "./lockout";
import type { SendCode } from "./mail";
import type { Limits } from "./policy";
import type { Pool } from "./pool";
import type { Secrets } from "./secrets";
import type { Challenge } from "./srp";
import type { PreSignUp } from "./trigger";

export type Realm = {
  poolId: string;
  clientId: string;
  issuer: string;
  pool: Pool;
  /** The app client as it is now: UpdateUserPoolClient may change it while we run. */
  client(): Promise<AppClient>;
  secrets: Secrets;
  codes: CodeBook;
  lockout: Lockout;
  /** Sign-ins between their two steps, by what the client sends back. */
  pending: Map<string, Pending>;
  sendCode: SendCode;
  preSignUp: PreSignUp;
  limits: Limits;
  /** Seconds. */
  codeLifetimes: { confirmationCode: number; resetCode: number };
  /** Milliseconds since 1970. */
  now(): number;
};

/** A sign-in that waits for its next answer. */
export type Pending = {
  /** Milliseconds since 1970. */
  expires: number;
} & (
  | { step: "PASSWORD_VERIFIER"; login: string; userId: string; user?: string; srp: Challenge }
  | { step: "NEW_PASSWORD_REQUIRED"; user: string }
);

export type Operation = (realm: Realm, input: unknown) => Promise<object>;

/** Unknown keys are ignored (devices, analytics and user context data among them); wrong ones are refused as Cognito does. */
export function operation<S extends z.ZodType>(
  schema: S,
  run: (realm: Realm, input: z.output<S>) => Promise<object>,
): Operation {
  return async (realm, input) => {
    const parsed = schema.safeParse(input);
    if (!parsed.success) {
      const issues = parsed.error.issues.map(
        ({ message, path }) =>
          `Value at '${lowerFirst(path.join("."))}' failed to satisfy constraint: ${message}`,
      );
      throw invalidParameter(
        `${issues.length} validation error${issues.length > 1 ? "s" : ""} detected: ${issues.join("; ")}`,
      );
    }
    return run(realm, parsed.data);
  };
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

// The constraints of the API reference that a client can run into.
export const username = z
  .string()
  .min(1, "Member must have length greater than or equal to 1")
  .max(128, "Member must have length less than or equal to 128");
export const password = z
  .string()
  .max(256, "Member must have length less than or equal to 256")
  .regex(/^\S+.*\S+$/s, "Member must satisfy regular expression pattern: ^[\\S]+.*[\\S]+$");
export const code = z
  .string()
  .regex(/^\S+$/, "Member must satisfy regular expression pattern: [\\S]+");
export const attributes = z.array(
  z.object({
    Name: z.string().min(1).max(32, "Member must have length less than or equal to 32"),
    Value: z.string().max(2048, "Member must have length less than or equal to 2048").optional(),
  }),
);
export const metadata = z.record(z.string(), z.string()).optional();

export function assertClient(realm: Realm, clientId: string): void {
  if (clientId !== realm.clientId) {
    throw resourceNotFound(`User pool client ${clientId} does not exist.`);
  }
}

export function assertPool(realm: Realm, poolId: string): void {
  if (poolId !== realm.poolId) throw resourceNotFound(`User pool ${poolId} does not exist.`);
}

/** The part of the pool's id after the underscore, which SRP hashes. */
export function poolName({ poolId }: Realm): string {
  return poolId.slice(poolId.indexOf("_") + 1);
}
