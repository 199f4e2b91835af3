/**
 * When people are asked before a flight whether they still fly, and reminded of it. All instants are by the clock of the airport where
 * it begins.
 */
import { startOfDay } from "../airport";
import { addDays } from "./calendar";
import type { Leg } from "./contract";

/** Days before the travel date: the first and the second question, and the mail of the day before. */
export const reminderDays = [7, 2, 1] as const;
export type ReminderDays = (typeof reminderDays)[number];

/** The questions among them. */
export const questionDays = [7, 2] as const satisfies ReminderDays[];

/** Hour of the day at which they are due, and days before the travel date with whose beginning they are outdated. */
const dueHour = 9;
const outdatedDays: Record<ReminderDays, number> = { 7: 3, 2: 1, 1: 0 };

/** Hours without a question after posting, paying or changing a flight, which shows that the user still flies. */
const certainHours = 48;

const hour = 3_600_000;

type Flight = Pick<Leg, "from" | "travelDate">;

/** Due at `at`, and outdated from `until` on. */
export type Reminder = { days: ReminderDays; at: Date; until: Date };

export function reminderOf({ from, travelDate }: Flight, days: ReminderDays): Reminder {
  const before = (count: number) => startOfDay(from, addDays(travelDate, -count));
  return {
    days,
    at: new Date(before(days).getTime() + dueHour * hour),
    until: before(outdatedDays[days]),
  };
}

/** Whether a reminder comes so soon after the owner has posted, paid or changed the flight that it is left out. */
export function isCertain({ days, at }: Reminder, since: Date): boolean {
  return at.getTime() <= since.getTime() + (days === 1 ? 0 : certainHours * hour);
}

/** The leg with which a trip begins. */
export function firstFlight(legs: readonly Leg[]): Leg | undefined {
  return legs.reduce<Leg | undefined>(
    (first, leg) => (first && first.travelDate <= leg.travelDate ? first : leg),
    undefined,
  );
}

/** Whether the user has confirmed the flight recently. Another confirmation then writes nothing: at most one write a day. */
export function isRecent(at: string | undefined, now: Date): boolean {
  return at !== undefined && now.getTime() - Date.parse(at) < 24 * hour;
}
