/** Accounts: export of one's data, and deletion. */
import type { AuthUser } from "../actor";
import { config } from "../config";
import { Connection } from "../connection";
import { userData as connection } from "../connection/user-data";
import { userData as itinerary } from "../itinerary/user-data";
import { userData as message } from "../message/user-data";
import { userData as outbox } from "../outbox/user-data";
import { userData as payment } from "../payment/user-data";
import { userData as quota } from "../quota/user-data";
import { userData as reputation } from "../reputation/user-data";
import { userData as safety } from "../safety/user-data";
import { User } from "../user";
import { userData as user } from "../user/user-data";
import type { UserData } from "../user-data";

export * as Account from ".";

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

/** All that is held of a user, in the order of its deletion. The profile goes last: until then the user can call again. */
export const userData = [
  message,
  connection,
  itinerary(Connection.followChange),
  safety,
  outbox,
  quota,
  reputation,
  payment,
  signIn,
  user,
] as const;

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
 * Deletes everything of the caller. Each step is idempotent and the profile goes last: after a failure the user can still call,
 * and a retry continues. The profile is marked first, so that nothing new is written in the meantime.
 */
export async function remove(actor: AuthUser, now: Date): Promise<void> {
  await User.leave(actor, now);
  for (const data of userData) await data.forget(actor, now);
}
