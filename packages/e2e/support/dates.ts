/** The calendar date so many days from today in a time zone, `YYYY-MM-DD`. */
export function dateAt(timeZone: string, daysAhead: number): string {
  const today = new Intl.DateTimeFormat("sv-SE", { timeZone }).format(new Date());
  return new Date(Date.parse(`${today}T00:00:00Z`) + daysAhead * 86_400_000)
    .toISOString()
    .slice(0, 10);
}
