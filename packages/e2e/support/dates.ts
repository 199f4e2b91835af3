const millisecondsPerDay = 86_400_000;

/** The date `daysAhead` days after today in a time zone, `YYYY-MM-DD`. */
export function dateAt(timeZone: string, daysAhead: number, now = new Date()): string {
  const today = new Intl.DateTimeFormat("sv-SE", { timeZone }).format(now);
  return new Date(Date.parse(`${today}T00:00:00Z`) + daysAhead * millisecondsPerDay)
    .toISOString()
    .slice(0, 10);
}
