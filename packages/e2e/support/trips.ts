import { expect, type Page } from "@playwright/test";
import type { Account } from "./account";
import { webUrl } from "./addresses";
import { dateAt } from "./dates";

export type Trip = typeof seededTrip & Details;

/** As the API takes them. */
export type Details = {
  /** How families may connect with a flightaid. */
  connect?: "open" | "ask";
  addInfo?: string;
  languages?: string[];
  help?: string[];
  needs?: string[];
  relation?: string;
  ageGroup?: string;
  passengerKnows?: boolean;
};
export type Role = "traveler" | "flightaid";

/** The trip for which the demo data has matches of all four kinds. */
export const seededTrip = {
  from: "DXB",
  to: "YYZ",
  flight: "EK-241",
  travelDate: dateAt("UTC", 14),
  phoneNumber: "+1 416 555 0134",
};

/** Far enough apart not to be near misses of each other. */
const destinations = (
  "USH HNL PPT IPC MRU SEZ NAN AKL HBA GIG SCL LIM BOG UIO GYE CCS MVD ASU LPB VVI " +
  "BSB REC FOR SSA MAO BEL CWB POA CUZ ADL PER DRW CNS BNE MEL CHC DUD WLG APW TBU " +
  "RAR NOU GUM POM HIR VLI TNR NBO DAR LUN HRE WDH CPT DUR MPM LAD ACC ABJ BKO NDJ"
).split(" ");
/** Workers whose routes are their own: a run has three, and a new one after each failed test. */
const workers = 20;
/** A connection can be paid from 150 days before its trip on. */
const datesPerRoute = 26;
let ownTrips = 0;

/** A trip that nothing in the demo data and no other test matches. */
export function ownTrip(): Trip {
  // A worker that replaces a failed one has a new index.
  const worker = Number(process.env.TEST_WORKER_INDEX ?? 0);
  const count = ownTrips++;
  // The next routes of a worker differ from those of the other workers.
  const round = Math.floor(count / datesPerRoute);
  const route = worker + workers * round;
  return {
    ...seededTrip,
    from: "KEF",
    to: destinations[route % destinations.length] ?? "USH",
    // The same flight on the same day is a match, regardless of the route.
    flight: `QQ-${1000 + (worker % 80) * 100 + (count % 100)}`,
    // A near miss is at most three days away, and some tests move a trip to the next day. A Flightaide is on one plane a day, so
    // the next route has other days.
    travelDate: dateAt("UTC", 20 + 5 * (count % datesPerRoute) + ((2 * round) % 5)),
  };
}

/** Posts a trip over HTTP, as the signed-in user of the page. Returns the id of the itinerary. */
export async function post(page: Page, type: Role, trip: Trip): Promise<string> {
  const token = await page.evaluate(() => localStorage.getItem("token"));
  return send(token ?? "", type, trip);
}

/** Posts a trip over HTTP, as the account of the worker. Returns the id of the itinerary. */
export async function postAs({ storageState }: Account, type: Role, trip: Trip): Promise<string> {
  const stored = storageState.origins.flatMap(({ localStorage }) => localStorage);
  return send(stored.find(({ name }) => name === "token")?.value ?? "", type, trip);
}

async function send(
  token: string,
  type: Role,
  { phoneNumber, from, to, flight, travelDate, ...details }: Trip,
): Promise<string> {
  const response = await fetch(`${webUrl}/api/flightAid`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({
      ...details,
      type,
      itinerary: { from, to, flight, travelDate },
      traveler: { phoneNumber },
    }),
  });
  const text = await response.text();
  expect(response.status, text).toBeLessThan(300);
  const { id }: { id: string } = JSON.parse(text);
  return id;
}
