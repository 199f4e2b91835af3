/** The days of a leg: one for a flight that is booked, else those of a window. Pure. */
/** Days of a window, the first and the last included. */
export const maxWindowDays = 21;

type Days = { travelDate: string; until?: string | undefined };

export function isBooked({ booked }: { booked?: boolean | undefined }): boolean {
  return booked !== false;
}

/** The last day on which the flight may be. */
export function lastDayOf({ travelDate, until = travelDate }: Days): string {
  return until;
}

export function isWithin(date: string, leg: Days): boolean {
  return leg.travelDate <= date && date <= lastDayOf(leg);
}
