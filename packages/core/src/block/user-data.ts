/** Blocks and separations. The download of those that a user has made is `safety`'s. */
import type { UserData } from "../user-data";
import { Block } from ".";
import { blockEntity } from "./entity";

export const userData = {
  entities: [blockEntity],
  export: async () => ({}),
  handOver: Block.handOver,
  // All of them are handed over.
  async forget() {},
} satisfies UserData;
