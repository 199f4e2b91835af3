/** A text about whether both users of a connection would be on the same plane, for mails and pages. Pure. */
import type { I18n } from "@lingui/core";
import { daysBetween } from "./calendar";
import { dayOf } from "./moment";
import { destinationOf, type Ends, originOf } from "./places";

export type Flown = Ends & {
  /** `YYYY-MM-DD`, at the origin. */
  travelDate: string;
  flight?: string | undefined;
  /** The last day of the window of a flight that is not booked. */
  until?: string | undefined;
};

type Pair = {
  /** The counterpart's name. */
  name: string;
  /** The reader's flight. */
  mine?: Flown | undefined;
  /** The counterpart's flight. */
  theirs?: Flown | undefined;
};

/**
 * The differences between the two flights: `F***** flies one day later, on AC-42. You would not be
 * on the same plane.`
 * @returns undefined for the same flight number on the same day, and when one of the flights is not known
 */
export function planeSentence(i18n: I18n, { name, mine, theirs }: Pair): string | undefined {
  if (!mine || !theirs) return undefined;
  if (mine.until) return toBook(i18n, name, theirs);
  if (theirs.until)
    return i18n.t(
      "{name} has not booked yet. You are connected only once the flight is booked and the fee is paid.",
      { name },
    );
  const days = daysBetween(mine.travelDate, theirs.travelDate);
  if (days === 0 && mine.flight && mine.flight === theirs.flight) return undefined;
  const differences = differencesOf(i18n, mine, theirs, days);
  if (differences.length > 0) {
    const on = theirs.flight ? [i18n.t("on {flight}", { flight: theirs.flight })] : [];
    const how = [...differences, ...on].join(", ");
    return i18n.t("{name} flies {how}. You would not be on the same plane.", { name, how });
  }
  if (mine.flight && theirs.flight)
    return i18n.t(
      "{name} flies on {theirs}, and you fly on {mine}. You would not be on the same plane.",
      { name, theirs: theirs.flight, mine: mine.flight },
    );
  if (theirs.flight)
    return i18n.t(
      "{name} flies on {theirs}, and your flight number is not known. You may not be on the same plane.",
      { name, theirs: theirs.flight },
    );
  return mine.flight
    ? i18n.t("The flight number of {name} is not known. You may not be on the same plane.", {
        name,
      })
    : i18n.t("Neither flight number is known. You may not be on the same plane.");
}

function toBook(i18n: I18n, name: string, { travelDate, flight }: Flown): string {
  const date = dayOf(i18n, travelDate);
  return flight
    ? i18n.t(
        "Your flight is not booked yet. {name} flies on {date}, on {flight}: book this flight to be on the same plane.",
        { name, date, flight },
      )
    : i18n.t(
        "Your flight is not booked yet. {name} flies on {date}. Ask for the flight number before you book.",
        { name, date },
      );
}

function differencesOf(i18n: I18n, mine: Flown, theirs: Flown, days: number): string[] {
  const count = Math.abs(days);
  return [
    days < 0 && i18n.t("{count, plural, one {one day} other {# days}} earlier", { count }),
    days > 0 && i18n.t("{count, plural, one {one day} other {# days}} later", { count }),
    mine.from !== theirs.from &&
      i18n.t("from {theirs} instead of {mine}", { theirs: originOf(theirs), mine: originOf(mine) }),
    mine.to !== theirs.to &&
      i18n.t("to {theirs} instead of {mine}", {
        theirs: destinationOf(theirs),
        mine: destinationOf(mine),
      }),
  ].filter((one) => one !== false);
}
