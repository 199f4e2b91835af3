/** What the tests of mail share: an SES of their own, people with profiles, postings, and a clock that is told. */
import type { User as Person } from "@flightaides/core/actor";
import type { Clock } from "@flightaides/core/clock";
import { Itinerary } from "@flightaides/core/itinerary";
import { addDays } from "@flightaides/core/itinerary/calendar";
import type { Type } from "@flightaides/core/itinerary/contract";
import { User } from "@flightaides/core/user";
import type { Ses } from "@flightaides/standins/ses";

/** Long before the trips of these tests. */
export const start = new Date("2027-03-10T12:00:00Z");

/** A clock that stands still but for who sleeps or asks it to go on. */
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

export async function person(displayName: string, now = start): Promise<Person> {
  const uid = `uid-${++people}-${displayName.split(" ")[0]?.toLowerCase()}`;
  const user = { uid, email: `${uid}@example.com`, displayName, username: uid };
  await User.admit(user, now);
  return user;
}

type Trip = {
  type?: Type;
  from?: string;
  to?: string;
  days?: number;
  flight?: string;
  nearby?: boolean;
  addInfo?: string;
};

export async function post(owner: Person, trip: Trip, now: Date): Promise<string> {
  const { type = "traveler", from = "YYZ", to = "DXB", days = 20, nearby, addInfo } = trip;
  const { itinerary } = await Itinerary.create(
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
    },
    owner,
    now,
  );
  return itinerary.id;
}

/** The subjects of the mails somebody got, oldest first. */
export function subjectsOf(ses: Ses, { email }: Person): string[] {
  return mailsOf(ses, email).map(({ subject }) => subject);
}

export function mailsOf(ses: Ses, email: string) {
  return ses.mails().filter(({ destination }) => destination.to.includes(email));
}
