/** A participant of a paid connection says that they still fly, from a link in a mail. */
import { Itinerary } from "../itinerary";
import { Trip } from "../trip";
import type { Leg } from "../trip/contract";
import { flightOf } from "./before-flight";
import { change, get } from "./change";
import { endOf } from "./dates";
import type { ConnectionItem } from "./entity";
import { ofUser } from "./participants";
import { roleOf, sideOf } from "./side";

/** Of which connection and flight the participant is asked. `travelDate` as the mail said it. */
export type Asked = { id: string; uid: string; travelDate: string };

/** `own`: the id of the participant's itinerary, if they posted one. */
export type AskedFlight = { leg: Leg; own?: string; stillFlyingAt?: string };

/** @returns undefined when the connection is over, or the participant flies on another date by now */
export async function askedFlight(asked: Asked): Promise<AskedFlight | undefined> {
  const item = await get(asked.id);
  return item && flightAsked(item, asked);
}

/**
 * Records the yes, with the posting too. Idempotent; at most once a day.
 * @returns as {@link askedFlight}
 */
export async function confirmFlight(asked: Asked, now: Date): Promise<AskedFlight | undefined> {
  if (!(await askedFlight(asked))) return undefined;
  const { item } = await change(
    asked.id,
    async (current) => {
      const known = flightAsked(current, asked);
      if (!known || Trip.isRecent(known.stillFlyingAt, now)) return undefined;
      const said = { at: now.toISOString(), travelDate: known.leg.travelDate };
      const posting = known.own && (await Itinerary.existing(known.own));
      return {
        set: { stillFlying: { ...current.stillFlying, [roleOf(current, asked.uid)]: said } },
        writes: posting ? Itinerary.stillFlyingWrites(posting, now) : [],
      };
    },
    now,
  );
  return flightAsked(item, asked);
}

/** The id of the paid connection through one of a user's itineraries whose trip is not over. */
export async function paidThrough(
  uid: string,
  itinerary: string,
  now: Date,
): Promise<string | undefined> {
  const items = await ofUser(uid);
  const found = items.find(
    (item) =>
      item.state === "paid" &&
      sideOf(item, roleOf(item, uid))?.card?.id === itinerary &&
      now < endOf(item),
  );
  return found?.id;
}

function flightAsked(item: ConnectionItem, { uid, travelDate }: Asked): AskedFlight | undefined {
  if (item.state !== "paid" || (item.traveler !== uid && item.flightaid !== uid)) return undefined;
  const role = roleOf(item, uid);
  const leg = flightOf(item, role);
  if (leg?.travelDate !== travelDate) return undefined;
  const own = sideOf(item, role)?.card?.id;
  const said = item.stillFlying?.[role];
  return {
    leg,
    ...(own && { own }),
    ...(said?.travelDate === travelDate && { stillFlyingAt: said.at }),
  };
}
