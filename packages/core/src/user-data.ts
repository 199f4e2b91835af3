import type { AuthUser } from "./actor";

/** The data that a domain stores about a user. `account` lists these for all domains. */
export type UserData = {
  /** The entities in the table. */
  entities: readonly (() => object)[];
  /** The user's own data, under the names that the download gives it. Reads consistently. */
  export(actor: AuthUser, now: Date): Promise<object>;
  /** Deletes it, or masks what is kept. Idempotent. */
  forget(actor: AuthUser, now: Date): Promise<void>;
};
