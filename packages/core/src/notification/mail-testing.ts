/** Shared by the tests of mails: users with profiles, postings, a clock without real time, and the inbox. */
import type { AuthUser } from "@flightaides/core/actor.ts";
import type { Clock } from "@flightaides/core/clock.ts";
import { Itinerary } from "@flightaides/core/itinerary";
import type { Language } from "@flightaides/core/language/contract.ts";
import type { Connect } from "@flightaides/core/matching/contract.ts";
import { addDays } from "@flightaides/core/trip/calendar.ts";
import type { Type } from "@flightaides/core/trip/contract.ts";
import { User } from "@flightaides/core/user";
import { agreementVersion } from "@flightaides/core/user/contract.ts";
import type { Ses } from "@flightaides/standins/ses";

/** Long before the trips of these tests. */
export const start = new Date("2027-03-10T12:00:00Z");

/** A clock on which time passes only by `sleep`, which resolves at once, and by `pass`. */
export function virtualClock(from = start): Clock & { pass(seconds: number): void } {
  let now = from.getTime();
  return {
    now: () => new Date(now),
    async sleep(milliseconds) {
      now += milliseconds;
    },
    pass(seconds) {
      now += seconds * 1000;
    },
  };
}

let people = 0;

/** A new user with a profile, who has accepted the co-traveler agreement. */
export async function person(
  displayName: string,
  now = start,
  language: Language = "en",
): Promise<AuthUser> {
  const uid = `uid-${++people}-${displayName.split(" ")[0]?.toLowerCase()}`;
  const user = { uid, email: `${uid}@example.com`, displayName, username: uid };
  await User.ensureProfile(user, language, now);
  await User.update(user, { agreementVersion }, now);
  return user;
}

export type Trip = {
  type?: Type;
  from?: string;
  to?: string;
  /** From today to the flight. */
  days?: number;
  flight?: string;
  nearby?: boolean;
  addInfo?: string;
  connect?: Connect;
};

/** Posts an itinerary of one leg. */
export function create(owner: AuthUser, trip: Trip, now: Date) {
  const { type = "traveler", from = "YYZ", to = "DXB", days = 20 } = trip;
  const { nearby, addInfo, connect } = trip;
  return Itinerary.create(
    owner,
    {
      type,
      itinerary: [
        {
          sequence: 1,
          from,
          to,
          travelDate: addDays(now.toISOString().slice(0, 10), days),
          flight: "flight" in trip ? trip.flight : "EK-242",
        },
      ],
      traveler: { phoneNumber: "+14165550134" },
      ...(nearby !== undefined && { notify: { nearby } }),
      ...(addInfo && { addInfo }),
      ...(connect && { connect }),
    },
    now,
  );
}

/** Posts an itinerary of one leg. @returns its id */
export async function post(owner: AuthUser, trip: Trip, now: Date): Promise<string> {
  const { itinerary } = await create(owner, trip, now);
  return itinerary.id;
}

/** The subjects of a user's mails, oldest first. */
export function subjectsOf(ses: Ses, { email }: AuthUser): string[] {
  return mailsOf(ses, email).map(({ subject }) => subject);
}

export function mailsOf(ses: Ses, email: string) {
  return ses.mails().filter(({ destination }) => destination.to.includes(email));
}
