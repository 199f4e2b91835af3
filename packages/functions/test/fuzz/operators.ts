/** Operators in the user pool, those of each cast. */
import { randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * - `operator` works at the desk
 * - `operatorWithoutFactor` is in the group, and signs in with a password only
 * - `suspendedOperator` is in the group, and has a second factor and a suspended account
 */
export const operators = ["operator", "operatorWithoutFactor", "suspendedOperator"] as const;
export type Operator = (typeof operators)[number];

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
