/** What a user has written. Messages stay, masked, until their connection expires. */
import type { UserData } from "../user-data";
import { Message } from ".";
import { lastMessageEntity, messageEntity, messageKeyEntity } from "./entity";

export const userData = {
  entities: [messageEntity, messageKeyEntity, lastMessageEntity],
  export: async (actor, now) => ({ messages: await Message.ofWriter(actor, now) }),
  forget: Message.forget,
} satisfies UserData;
