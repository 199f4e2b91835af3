/** Operators in the user pool, those of each cast, and tokens that the pool does not accept. */
import { randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { config } from "@flightaides/core/config.ts";
import type { Cognito } from "@flightaides/standins/cognito";
import type { Person } from "./contact-data";

/**
 * - `operator` works at the desk
 * - `operatorWithoutFactor` is in the group, and signs in with a password only
 * - `formerOperator` has been removed from the group, and still has a token that names it
 * - `suspendedOperator` is in the group, and has a second factor and a suspended account
 * - `expiredOperator` and `foreignOperator` are as `operator`, and send an expired token and one of another pool
 */
export const operators = [
  "operator",
  "operatorWithoutFactor",
  "formerOperator",
  "suspendedOperator",
  "expiredOperator",
  "foreignOperator",
] as const;
export type Operator = (typeof operators)[number];

/** The user pool of the functions, and another one. */
export type Pools = { own: Cognito; foreign: Cognito };

/** The token that a caller sends and no authorizer accepts, so that the functions get no claims. */
export function refusedToken(caller: string, person: Person, pools: Pools): string | undefined {
  const now = Date.now();
  if (caller === "expiredOperator") return idToken(person, pools.own, new Date(now - 7_200_000));
  return caller === "foreignOperator" ? idToken(person, pools.foreign, new Date(now)) : undefined;
}

/** A token of an operator, for an hour. */
export function idToken(
  { uid, email, displayName }: Person,
  { issuer, sign }: Cognito,
  issuedAt: Date,
): string {
  const seconds = Math.floor(issuedAt.getTime() / 1000);
  return sign({
    sub: uid,
    "cognito:username": uid,
    "cognito:groups": ["operators"],
    email,
    email_verified: true,
    name: displayName,
    token_use: "id",
    iss: issuer,
    aud: config.userPoolClientId,
    iat: seconds,
    auth_time: seconds,
    exp: seconds + 3600,
  });
}

/** Casts of one run. */
const most = 1_000;

const uids = Array.from({ length: most }, () =>
  Object.fromEntries(operators.map((operator) => [operator, randomUUID()])),
);

/** @param cast counts from 1 */
export function operatorUid(operator: Operator, cast: number): string {
  const uid = uids[cast - 1]?.[operator];
  if (!uid) throw new Error(`There are operators for ${most} casts`);
  return uid;
}

export function operatorEmail(uid: string): string {
  return `operatorq${uid}@fuzz.example`;
}

/** Writes the state of the Cognito stand-in in which all of them have signed up. */
export async function writePool(dataDir: string): Promise<void> {
  const users = uids.flatMap((of) =>
    operators.map((operator) => {
      const username = of[operator] ?? "";
      return {
        username,
        status: "CONFIRMED",
        attributes: { sub: username, email: operatorEmail(username), email_verified: "true" },
        identities: [],
        groups: operator === "formerOperator" ? [] : ["operators"],
        softwareToken: {
          secret: "A",
          isEnabled: operator !== "operatorWithoutFactor",
          isPreferred: true,
          lastStep: 0,
        },
        created: 0,
        modified: 0,
      };
    }),
  );
  await mkdir(dataDir, { recursive: true });
  const byName = Object.fromEntries(users.map((user) => [user.username, user]));
  await writeFile(
    join(dataDir, "pool.json"),
    JSON.stringify({ users: byName, sessions: {}, codes: {} }),
  );
}
