/** Blocks and separations. The download of those that a user has made is `safety`'s. */
import type { UserData } from "../user-data";
import { Block } from ".";
import { blockEntity, blockedCountEntity } from "./entity";

export const userData = {
  entities: [blockEntity, blockedCountEntity],
  export: async () => ({}),
  handOver: Block.handOver,
  // Blocks and separations are handed over.
  forget: ({ uid }) => Block.forget(uid),
} satisfies UserData;
