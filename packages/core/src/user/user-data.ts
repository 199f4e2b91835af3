/** The profile and the former names of a user. */
import type { UserData } from "../user-data";
import { User } from ".";
import { formerNameEntity, profileEntity } from "./entity";

export const userData = {
  entities: [profileEntity, formerNameEntity],
  async export(actor, now) {
    const [own, former] = await Promise.all([
      User.profile(actor),
      User.formerNames(actor.uid, now),
    ]);
    return { profile: own, formerNames: former };
  },
  forget: User.forget,
} satisfies UserData;
