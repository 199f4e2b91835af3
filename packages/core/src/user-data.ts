import type { AuthUser } from "./actor";

/** What a domain holds of a user. `account` lists those of all domains. */
export type UserData = {
  /** Where it is in the table. */
  entities: readonly (() => object)[];
  /** The user's own data, under the names that the download gives it. Reads consistently. */
  export(actor: AuthUser, now: Date): Promise<object>;
  /** Deletes it, or masks what is kept. Idempotent. */
  forget(actor: AuthUser, now: Date): Promise<void>;
};
