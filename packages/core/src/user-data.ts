import type { AuthUser } from "./actor";
import type { Write } from "./db/transact";

/** From a deleted account to the id under which it is remembered, or from there to a new account of the same person. */
export type HandOver = {
  /** A uid, or the id of a former account (`former-account`). */
  from: string;
  to: string;
  /** `from` is an account that exists: it keeps what `to` gets. */
  keeps: boolean;
  /** Condition checks of each transaction: an account that is being deleted gets nothing. Empty for a former account. */
  checks: readonly Write[];
};

/** The data that a domain stores about a user. `account` lists these for all domains. */
export type UserData = {
  /** The entities in the table. */
  entities: readonly (() => object)[];
  /** The user's own data, under the names that the download gives it. Reads consistently. */
  export(actor: AuthUser, now: Date): Promise<object>;
  /**
   * Files under `to` what outlives an account and is filed under `from`. Runs before {@link UserData.forget}, and before the profile of
   * a new account exists. Idempotent: a repetition continues. What `to` has already is kept, the stricter of two counts.
   */
  handOver?(handOver: HandOver, now: Date): Promise<void>;
  /** Deletes it, or masks what is kept. Idempotent. */
  forget(actor: AuthUser, now: Date): Promise<void>;
};
