/**
 * What a paid connection owes before the flight: two questions whether its participants still fly, and a mail the day before. For each
 * reader they depend on the current leg of the own trip, so a new date has new ones. Pure.
 */
import { Trip } from "../trip";
import type { Leg, Type } from "../trip/contract";
import { types } from "../trip/type";
import type { ConnectionItem, Reminded } from "./entity";
import { sideOf } from "./side";
import { isLive } from "./status";
import { isClaimOpen } from "./words";

/** A reminder of one participant that is not outdated and not owed yet. */
export type FlightReminder = Trip.Reminder & { reader: Type; leg: Leg };

export function flightReminders(item: ConnectionItem, now: Date): FlightReminder[] {
  // Whether they still fly is not the question while the airline may have cancelled.
  if (item.state !== "paid" || isClaimOpen(item) || !isLive(item, now)) return [];
  const paidAt = new Date(item.paidAt ?? item.createdAt);
  return types.flatMap((reader) => {
    const leg = flightOf(item, reader);
    if (!leg) return [];
    return (
      Trip.reminderDays
        .map((days) => ({ ...Trip.reminderOf(leg, days), reader, leg }))
        .filter((one) => one.until > now && !Trip.isCertain(one, paidAt))
        // Skip the mail of the day before while the flight is not booked.
        .filter((one) => !(one.days === 1 && leg.until))
        .filter((one) => !item.reminded?.[reader]?.includes(keyOf(one.leg, one.days)))
    );
  });
}

/**
 * The leg that a participant flies, as it is now. That of the other for a traveler who has not posted one.
 * @returns undefined once the participant has left
 */
export function flightOf(item: ConnectionItem, reader: Type): Leg | undefined {
  const side = sideOf(item, reader);
  return side && (side.now?.leg ?? side.leg ?? item.leg);
}

/** The record that these reminders are owed: they are not owed again for the same date. */
export function withReminded(item: ConnectionItem, owed: readonly FlightReminder[]): Reminded {
  const of = (reader: Type) =>
    owed.filter((one) => one.reader === reader).map(({ leg, days }) => keyOf(leg, days));
  return Object.fromEntries(
    types.map((reader) => [reader, [...(item.reminded?.[reader] ?? []), ...of(reader)]]),
  );
}

/**
 * The effect of a new date of a participant's flight: the participant has just chosen it, so the question is not asked.
 * @param item before the change
 * @returns undefined when the date stays
 */
export function redated(
  item: ConnectionItem,
  reader: Type,
  leg: Leg,
  now: Date,
): { reminded: Reminded } | undefined {
  if (flightOf(item, reader)?.travelDate === leg.travelDate) return undefined;
  const known = item.reminded?.[reader] ?? [];
  const said = Trip.questionDays
    .map((days) => Trip.reminderOf(leg, days))
    .filter((one) => Trip.isCertain(one, now))
    .map(({ days }) => keyOf(leg, days));
  return { reminded: { ...item.reminded, [reader]: [...new Set([...known, ...said])] } };
}

/** When a participant said that they still fly. @returns undefined once the flight is on another date */
export function stillFlyingAt(item: ConnectionItem, role: Type): string | undefined {
  const said = item.stillFlying?.[role];
  return said?.travelDate === flightOf(item, role)?.travelDate ? said?.at : undefined;
}

function keyOf({ travelDate }: Leg, days: number): string {
  return `${travelDate}#${days}`;
}
