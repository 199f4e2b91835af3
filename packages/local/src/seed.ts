/**
 * The demo data: 50 trips of invented people on real routes, with dates relative to today. Trips are created by the
 * verb that serves `POST /flightAid`, because the API cannot create a trip that was posted yesterday.
 *
 * A search for EK-241 DXB-YYZ two weeks from today finds all four kinds of match, for either role.
 */
import { createHash } from "node:crypto";
import { today } from "@flightaides/core/airport";
import { Itinerary } from "@flightaides/core/itinerary";
import { addDays } from "@flightaides/core/trip/calendar.ts";
import type { Leg, PostingDetails, Type } from "@flightaides/core/trip/contract.ts";
import { User } from "@flightaides/core/user";
import type { DemoAccount } from "./demo-accounts";
import demoTrips from "./demo-trips.json";

type Trip = Omit<PostingDetails, "addInfo"> & {
  type: Type;
  name: string;
  phoneNumber: string;
  /** Hours before now. */
  posted: number;
  /**
   * Legs, separated by comma: flight (`-` if none, `?` if it is not booked), route, days from today. `EK-241 DXB-YYZ +14`,
   * `? YYZ-CAI +18..+26`
   */
  legs: string;
  note?: string;
};

/** Creates the trips. Trips with the name of a demo account belong to that account. */
export async function seed(accounts: readonly DemoAccount[]): Promise<void> {
  const now = new Date();
  for (const {
    type,
    name,
    phoneNumber,
    posted: hoursAgo,
    legs,
    note,
    ...details
  } of demoTrips as Trip[]) {
    const account = accounts.find((one) => one.name === name);
    const uid = account?.uid ?? createHash("sha256").update(name).digest("hex").slice(0, 32);
    const email = account?.email ?? addressOf(name);
    const before = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
    const owner = { uid, email, displayName: name, username: uid };
    // Cards show since when a user is a member, and only users with a profile get mails.
    await User.ensureProfile(owner, "en", before(40 * hoursAgo));
    await Itinerary.create(
      owner,
      {
        type,
        itinerary: legs.split(", ").map((text, leg) => toLeg(text, leg + 1, now)),
        ...details,
        addInfo: note,
        traveler: { phoneNumber },
        notify: { nearby: false },
      },
      before(hoursAgo),
    );
  }
}

/** `Étienne Gagnon` is `etienne.gagnon@example.com`. */
function addressOf(name: string): string {
  const letters = name.normalize("NFD").replace(/\p{Mark}/gu, "");
  return `${letters.toLowerCase().replace(/[^a-z]+/g, ".")}@example.com`;
}

function toLeg(text: string, sequence: number, now: Date): Leg {
  const [flight, route = "", days = ""] = text.split(" ");
  const [first, last] = days.split("..");
  const [from = "", to = ""] = route.split("-");
  // A trip of today must be today at its origin. Later trips count from the same day, so that they match.
  const start = Number(first) > 1 ? now.toISOString().slice(0, 10) : today(from, now);
  return {
    sequence,
    from,
    to,
    travelDate: addDays(start, Number(first)),
    ...(last
      ? { booked: false, until: addDays(start, Number(last)) }
      : flight !== "-" && { flight }),
  };
}
