/** Accounts: export of one's data, and deletion. */
import type { AuthUser } from "../actor";
import { config } from "../config";
import { FormerAccount } from "../former-account";
import { User } from "../user";
import { userData as user } from "../user/user-data";
import type { UserData } from "../user-data";
import { beginDeparture, userData as departure } from "./departure";
import { held } from "./held";

export * as Account from ".";
export { admit } from "./admit";
export { findSignIn, groupsOf } from "./directory";

/** The account of the user pool. The profile has its name and address. */
const signIn = {
  entities: [],
  export: async () => ({}),
  async forget({ username }) {
    // Loaded on demand: an export does not need Cognito's SDK.
    const { removeSignIn } = await import("./directory");
    await removeSignIn(config.userPoolId, username);
  },
} satisfies UserData;

/**
 * All that is held of a user, in the order of its deletion. The profile goes late: until then the user can call again. The deletion that
 * has begun goes last: until then a schedule continues it.
 */
export const userData = [...held, signIn, user, departure] as const;

type Part = Awaited<ReturnType<(typeof userData)[number]["export"]>>;
type All<Parts> = (Parts extends object ? (one: Parts) => void : never) extends (
  all: infer Every,
) => void
  ? Every
  : never;

/** Everything that is stored about the caller. */
export async function exportAll(actor: AuthUser, now: Date) {
  const parts = await Promise.all(userData.map((data) => data.export(actor, now)));
  const all: All<Part> = Object.assign({}, ...parts);
  return { exportedAt: now.toISOString(), ...all };
}

/**
 * Deletes everything of the caller. What outlives the account is filed under its former account, which the keys lead to before it has
 * anything. Each step is idempotent: after a failure the user or a schedule continues (departure.ts). The profile is marked first, so that
 * nothing new is written in the meantime.
 */
export async function remove(actor: AuthUser, now: Date): Promise<void> {
  await beginDeparture(actor, now);
  await completeRemoval(actor, now);
}

/** Continues a deletion that has begun. */
export async function completeRemoval(actor: AuthUser, now: Date): Promise<void> {
  await User.leave(actor, now);
  const { findSignIn } = await import("./directory");
  // The pool knows an address and ids at other providers of which no token has told.
  const pooled = await findSignIn(config.userPoolId, actor.username);
  await removeData(actor, { signIns: [actor, ...(pooled ? [pooled] : [])], parts: userData }, now);
}

type Removed = {
  /** By which the account is known afterwards. */
  signIns: readonly FormerAccount.SignIn[];
  /** In the order of their deletion. */
  parts: readonly UserData[];
};

/** Deletes what is held of a user who is leaving. */
export async function removeData(
  actor: AuthUser,
  { signIns, parts }: Removed,
  now: Date,
): Promise<void> {
  const former = await FormerAccount.idOf(actor.uid);
  await FormerAccount.rememberKeys(actor.uid, former, signIns, now);
  const handOver = { from: actor.uid, to: former, keeps: false, checks: [] };
  for (const data of parts) {
    await data.handOver?.(handOver, now);
    await data.forget(actor, now);
  }
}
