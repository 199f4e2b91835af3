/** Arithmetic on calendar dates (`YYYY-MM-DD`). They have no time zone, so all of it is in UTC. */

const day = 86_400_000;

function midnight(date: string): number {
  return Date.parse(`${date}T00:00:00Z`);
}

/** The date of an instant in UTC. */
export function utcDate(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}

export function addDays(date: string, days: number): string {
  return new Date(midnight(date) + days * day).toISOString().slice(0, 10);
}

/** Days from `a` to `b`, negative when `b` is earlier. */
export function daysBetween(a: string, b: string): number {
  return Math.round((midnight(b) - midnight(a)) / day);
}

/** `YYYY-MM`. */
export function monthOf(dateOrInstant: string): string {
  return dateOrInstant.slice(0, 7);
}

/** The months from `from` to `to`, both included; none when `to` is earlier. */
export function months(from: string, to: string): string[] {
  const found: string[] = [];
  const cursor = new Date(midnight(`${from}-01`));
  for (let month = from; month <= to; month = monthOf(cursor.toISOString())) {
    found.push(month);
    cursor.setUTCMonth(cursor.getUTCMonth() + 1);
  }
  return found;
}

/** Epoch seconds of the end of that day in the westernmost time zone, plus `days`. */
export function endOfDay(date: string, days: number): number {
  return (midnight(addDays(date, days + 1)) + day / 2) / 1000;
}
