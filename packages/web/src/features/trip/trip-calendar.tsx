import { Fragment } from "react";
import { Link } from "react-router";
import { addDays, today } from "../../lib/calendar";
import { dateText } from "../../lib/date-format";
import { i18n } from "../../lib/i18n";
import { locale } from "../../lib/language";
import classes from "./trip-calendar.module.css";
import { firstWeekday, weeksFrom } from "./weeks";

/** The number of weeks from this one on. */
const count = 6;

export type Flight = {
  key: string;
  /** The id of the element around the card of its trip. */
  hash: string;
  /** The day, or the first day on which a flight that is not booked may be. */
  date: string;
  /** The last of these days. */
  until?: string | undefined;
  route: string;
};

/**
 * The coming weeks with the days on which the user flies, or may fly. Each flight leads to the card of its trip.
 * @param all the next one first
 */
export default function TripCalendar({ flights: all }: { flights: readonly Flight[] }) {
  const now = today();
  const weeks = weeksFrom(now, firstWeekday(locale), count);
  const flights = all.filter((flight) => lastOf(flight) >= now);
  const after = addDays(weeks.at(-1)?.at(-1) ?? now, 1);
  const [later] = flights.filter(({ date }) => date >= after);
  const isEmpty = flights.every(({ date }) => date >= after);
  return (
    <section className={classes.calendar} aria-labelledby="weeks">
      <h2 id="weeks">{i18n.t("The coming weeks")}</h2>
      <table className={classes.weeks} aria-labelledby="weeks">
        <thead>
          <tr>
            {weeks[0]?.map((date) => (
              <th key={date} scope="col" abbr={inUtc(date, { weekday: "long" })}>
                {inUtc(date, { weekday: "short" })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, index) => {
            // A window that has begun is in this week.
            const flown = flights.filter(({ date }) => week.includes(date < now ? now : date));
            return (
              <Fragment key={week[0]}>
                <tr>
                  {week.map((date, day) => (
                    <td
                      key={date}
                      data-over={date < now || undefined}
                      data-flown={flights.some((flight) => isOn(date, flight)) || undefined}
                      data-possible={flights.some((flight) => mayBeOn(date, flight)) || undefined}
                      aria-current={date === now ? "date" : undefined}
                    >
                      <time className={classes.day} dateTime={date}>
                        {(date.endsWith("-01") || index + day === 0) && (
                          <small>{inUtc(date, { month: "short" })}</small>
                        )}
                        {inUtc(date, { day: "numeric" })}
                      </time>
                    </td>
                  ))}
                </tr>
                {flown.length > 0 && (
                  <tr>
                    <td colSpan={7}>
                      <Flights flights={flown} />
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
      {isEmpty && <p className={classes.none}>{i18n.t("You have no flight in these weeks.")}</p>}
      {later && (
        <>
          <h3>{i18n.t("After that")}</h3>
          <Flights flights={[later]} />
        </>
      )}
    </section>
  );
}

function Flights({ flights }: { flights: readonly Flight[] }) {
  return (
    <ul className={classes.flights}>
      {flights.map((flight) => (
        <li key={flight.key}>
          <Link to={{ hash: flight.hash }} data-possible={flight.until !== undefined || undefined}>
            <time dateTime={flight.date}>{daysOf(flight)}</time>
            <span>{flight.route}</span>
            {flight.until && <small>{i18n.t("Not booked yet")}</small>}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function lastOf({ date, until = date }: Flight): string {
  return until;
}

function isOn(day: string, { date, until }: Flight): boolean {
  return !until && day === date;
}

function mayBeOn(day: string, { date, until }: Flight): boolean {
  return until !== undefined && date <= day && day <= until;
}

function daysOf(flight: Flight): string {
  const [first = "", last = ""] = [flight.date, lastOf(flight)].map((date) =>
    inUtc(date, { weekday: "short", month: "short", day: "numeric" }),
  );
  return first === last ? first : i18n.t("{first} to {last}", { first, last });
}

function inUtc(date: string, fields: Intl.DateTimeFormatOptions): string {
  return dateText(new Date(date), { timeZone: "UTC", ...fields });
}
