/** A user's connections. What is left of one holds no data of the user. */
import type { UserData } from "../user-data";
import { Connection } from ".";
import { connectionEntity, pairEntity, participantEntity } from "./entity";

export const userData = {
  entities: [connectionEntity, participantEntity, pairEntity],
  export: async (actor, now) => ({ connections: await Connection.list(actor, now) }),
  forget: ({ uid }, now) => Connection.forget(uid, now),
} satisfies UserData;
