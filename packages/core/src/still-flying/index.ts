/**
 * "Still flying?": the answers to the mails before a flight, given by a link without a sign-in. A yes is stored with the connection
 * and the posting. A no pauses a posting, and ends the unpaid connections of a flightaid through it; it never ends a paid one, which is
 * cancelled on its page.
 */

import { Connection } from "../connection";
import type { ParsedOf } from "../contract";
import { AppError } from "../error";
import { Itinerary } from "../itinerary";
import { Matching } from "../matching";
import { Trip } from "../trip";
import { type Asked, questionOver, unsealAnswer } from "./answer-token";
import type * as contract from "./contract";
import type { StillFlying as View } from "./contract";

export * as StillFlying from ".";
export { sealAnswer } from "./answer-token";

/** @throws AppError `invalid-input` for a forged token, `not-found` once the question is over */
export async function question({ token }: { token: string }, now: Date): Promise<View> {
  const asked = await unsealAnswer(token, now);
  return asked.about === "connection"
    ? viewOfConnection(asked, await Connection.askedFlight(asked))
    : viewOfPosting(asked, await Itinerary.askedPosting(asked), now);
}

/** @throws AppError as {@link question}, and `conflict` for "no" if the user has a paid connection */
export async function answer(
  { token, answer }: ParsedOf<typeof contract.answer>,
  now: Date,
): Promise<View> {
  const asked = await unsealAnswer(token, now);
  const isFlying = answer === "yes";
  const connection =
    asked.about === "connection"
      ? asked.id
      : await Connection.paidThrough(asked.uid, asked.id, now);
  if (!isFlying && connection) {
    // Only of a question that still stands.
    await question({ token }, now);
    throw new AppError("cancel-first");
  }
  if (asked.about === "connection")
    return viewOfConnection(asked, await Connection.confirmFlight(asked, now));
  const view = await viewOfPosting(
    asked,
    await Itinerary.answerQuestion(asked, isFlying, now),
    now,
  );
  // Paid since the question was sent: the other one is told too.
  if (connection) await Connection.confirmFlight({ ...asked, id: connection }, now);
  return view;
}

function viewOfConnection(
  { id }: Asked,
  found: Awaited<ReturnType<typeof Connection.askedFlight>>,
): View {
  if (!found) throw questionOver();
  const { leg, own, stillFlyingAt } = found;
  return {
    flight: Matching.withPlaces(leg),
    ...(own && { itinerary: own }),
    connection: id,
    ...(stillFlyingAt && { stillFlyingAt }),
  };
}

async function viewOfPosting(
  { uid }: Asked,
  found: Awaited<ReturnType<typeof Itinerary.askedPosting>>,
  now: Date,
): Promise<View> {
  const flight = found && Trip.firstFlight(found.legs);
  if (!found || !flight) throw questionOver();
  const { id, paused, stillFlyingAt } = found;
  const connection = await Connection.paidThrough(uid, id, now);
  return {
    flight: Matching.withPlaces(flight),
    itinerary: id,
    ...(connection && { connection }),
    ...(paused && { paused: true as const }),
    ...(stillFlyingAt && { stillFlyingAt }),
  };
}
