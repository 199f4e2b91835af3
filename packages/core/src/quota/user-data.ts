/** What a user has used of the limits. */
import type { UserData } from "../user-data";
import { Quota } from ".";
import {
  activeEntity,
  cancellationsEntity,
  dailyEntity,
  strikesEntity,
  suspensionEntity,
} from "./entity";
import { handOver } from "./hand-over";

export const userData = {
  entities: [dailyEntity, activeEntity, cancellationsEntity, strikesEntity, suspensionEntity],
  export: async ({ uid }) => ({ limits: await Quota.usedBy(uid) }),
  handOver,
  forget: ({ uid }) => Quota.forget(uid),
} satisfies UserData;
