/** By what a user is known, also after the account is deleted. */
import type { UserData } from "../user-data";
import { FormerAccount } from ".";
import { accountKeyEntity, keyOfAccountEntity } from "./entity";

export const userData = {
  entities: [accountKeyEntity, keyOfAccountEntity],
  export: async ({ uid }, now) => ({
    afterDeletion: {
      days: FormerAccount.daysKept,
      knownBy: await FormerAccount.ofAccount(uid, now),
    },
  }),
  forget: ({ uid }) => FormerAccount.forget(uid),
} satisfies UserData;
