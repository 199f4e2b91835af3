/** What is said of a user. */
import type { UserData } from "../user-data";
import { Reputation } from ".";
import { reputationEntity } from "./entity";

export const userData = {
  entities: [reputationEntity],
  export: async ({ uid }) => ({ reputation: await Reputation.of(uid) }),
  forget: ({ uid }) => Reputation.forget(uid),
} satisfies UserData;
