/** The profile and the former names of a user, and whether PayPal knows the name. */
import type { UserData } from "../user-data";
import { User } from ".";
import { formerNameEntity, nameChangeEntity, payPalNameEntity, profileEntity } from "./entity";

export const userData = {
  entities: [profileEntity, formerNameEntity, nameChangeEntity, payPalNameEntity],
  async export(actor, now) {
    const [own, former] = await Promise.all([
      User.profile(actor),
      User.formerNames(actor.uid, now),
    ]);
    return { profile: own, formerNames: former };
  },
  forget: User.forget,
} satisfies UserData;
