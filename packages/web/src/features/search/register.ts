/** Posts the search of this tab as an itinerary. */
import type { Reason } from "@flightaides/core/error-reasons.ts";
import { create, update } from "@flightaides/core/itinerary/contract.ts";
import { search } from "@flightaides/core/matching/contract.ts";
import { completeDetails } from "@flightaides/core/trip/details.ts";
import { airlinesOf } from "@flightaides/core/trip/flight.ts";
import { update as updateProfile } from "@flightaides/core/user/contract.ts";
import { call, request } from "../../lib/api";
import { ApiError } from "../../lib/api-error";
import { readSession, type SessionValue, writeSession } from "../../lib/session";
import { deleteItinerary } from "../itinerary/delete-itinerary";
import { searchInput } from "../itinerary/search-input";
import { isConnected } from "./is-connected";

type Searched = SessionValue<"searched">;

let running: Promise<unknown> = Promise.resolve();

/**
 * Posts a search, or changes the itinerary that this tab has posted for an earlier one, and searches again as the user. Idempotent:
 * the server returns the same itinerary for the same owner, type and legs. One at a time, so that a quick second search finds what
 * the first one posted.
 */
export function register(searched: Searched) {
  const registered = running.then(() => registerNow(searched));
  // The caller reports a failure.
  running = registered.catch(() => undefined);
  return registered;
}

async function registerNow(searched: Searched) {
  const { marketing } = searched;
  const id = await post(searched);
  if (marketing) await call(updateProfile, { marketing: true });
  // The matches found as a visitor may include the user's own itineraries.
  const { output: found, truncated } = await request(
    search,
    searchInput({ ...searched, type: searched.role }),
  );
  return { id, found, truncated };
}

const postedAlready: Reason = "posted-already";

/** @returns the id of the itinerary */
async function post(searched: Searched): Promise<string> {
  const posted = readSession("posted");
  if (!posted || posted.role !== searched.role || searched.separate) return createFrom(searched);
  // A change could end the connection. Only the edit dialog makes it, which says so first.
  if (await isConnected(posted.id)) return createFrom(searched);
  try {
    const { itinerary } = searched;
    await call(update, {
      id: posted.id,
      itinerary,
      ...optionsOf(searched),
      paused: false,
    });
    writeSession("posted", { ...posted, itinerary });
    return posted.id;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // The user has posted this trip before, as another itinerary.
    const isPostedTwice = error.about.reason === postedAlready;
    // The itinerary was deleted since.
    const isGone = error.code === "not-found";
    if (!isPostedTwice && !isGone) throw error;
    const id = await createFrom(searched);
    if (isPostedTwice) await deleteItinerary(posted.id);
    return id;
  }
}

async function createFrom(searched: Searched): Promise<string> {
  const { role, itinerary } = searched;
  const { output, created } = await request(create, {
    type: role,
    itinerary,
    ...optionsOf(searched),
  });
  if (created) writeSession("posted", { id: output.id, role, itinerary });
  return output.id;
}

function optionsOf(searched: Searched) {
  const { itinerary, phoneNumber } = searched;
  return {
    ...completeDetails(searched),
    traveler: { phoneNumber },
    // The search has asked about them.
    confirmedAirlines: airlinesOf(itinerary),
  };
}
