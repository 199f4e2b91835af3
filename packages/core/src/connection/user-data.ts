/** A user's connections. What is left of one holds no data of the user. */
import type { UserData } from "../user-data";
import { Connection } from ".";
import { connectionEntity, pairEntity, pairOfUserEntity, participantEntity } from "./entity";
import { handOver } from "./pair";

export const userData = {
  entities: [connectionEntity, participantEntity],
  export: async (actor, now) => ({ connections: await Connection.list(actor, now) }),
  forget: ({ uid }, now) => Connection.forget(uid, now),
} satisfies UserData;

/** What is known of a user's pairs. After the connections, whose ends add to it. */
export const ofPairs = {
  entities: [pairEntity, pairOfUserEntity],
  export: async () => ({}),
  handOver,
  // All of it is handed over.
  async forget() {},
} satisfies UserData;
