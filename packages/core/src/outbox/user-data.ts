/** Mails to a user. */
import type { UserData } from "../user-data";
import { Outbox } from ".";
import { mailEntity, turnEntity } from "./entity";

export const userData = {
  entities: [mailEntity, turnEntity],
  export: async ({ uid }) => ({ mails: await Outbox.ofRecipient(uid) }),
  forget: ({ uid }) => Outbox.forget(uid),
} satisfies UserData;
