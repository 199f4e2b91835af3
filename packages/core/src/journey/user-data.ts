/** What a user has done on trip pages. Taps stay until their connection expires. */
import type { UserData } from "../user-data";
import { Journey } from ".";
import {
  boardingPassEntity,
  followLinksEntity,
  followTokenEntity,
  meetingPointEntity,
  tapEntity,
  tapKeyEntity,
} from "./entity";

export const userData = {
  entities: [
    tapEntity,
    tapKeyEntity,
    meetingPointEntity,
    boardingPassEntity,
    followLinksEntity,
    followTokenEntity,
  ],
  export: async (actor, now) => ({ journeys: await Journey.exportOf(actor, now) }),
  forget: Journey.forget,
} satisfies UserData;
