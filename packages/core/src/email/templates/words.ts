/** Places, dates, prices and names in the words of mails. */
import type { I18n } from "@lingui/core";
import { formatMoney, type Money } from "../../payment/money";
import { airlineOf } from "../../trip/airline";
import { namedFlight } from "../../trip/flight";
import { formatMoment } from "../../trip/moment";
import type { Change, Role, Topic, Trip } from "./blocks";

/** `Toronto (YYZ)`; the code alone when the city is not known. */
export function placeOf(city: string | undefined, iata: string): string {
  return city ? `${city} (${iata})` : iata;
}

/** `Toronto (YYZ) to Dubai (DXB)`. */
export function routeOf(i18n: I18n, { from, to, fromCity, toCity }: Trip): string {
  return i18n.t("{from} to {to}", { from: placeOf(fromCity, from), to: placeOf(toCity, to) });
}

/** @param date `YYYY-MM-DD` */
export function longDateOf(i18n: I18n, date: string): string {
  return i18n.date(`${date}T00:00:00Z`, { dateStyle: "full", timeZone: "UTC" });
}

/** `Friday, November 27`, for a date that is near. @param date `YYYY-MM-DD` */
export function weekdayOf(i18n: I18n, date: string): string {
  return i18n.date(`${date}T00:00:00Z`, {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });
}

/** `Thu, Jun 10, 2027, EK-242`. */
export function flightLine(i18n: I18n, trip: Trip): string {
  const days = daysOf(i18n, trip, shortDateOf);
  if (trip.until) return `${days}, ${i18n.t("Not booked yet")}`;
  return trip.flight ? `${days}, ${trip.flight}` : days;
}

/** `YYZ-DXB, Thu, Jun 10, 2027, EK-242`. */
export function tripLine(i18n: I18n, trip: Trip): string {
  return `${trip.from}-${trip.to}, ${flightLine(i18n, trip)}`;
}

/** The date of a flight; of one that is not booked, the days on which it may be. */
export function daysOf(i18n: I18n, { travelDate, until }: Trip, dateOf = longDateOf): string {
  const first = dateOf(i18n, travelDate);
  if (!until || until === travelDate) return first;
  return i18n.t("{first} to {last}", { first, last: dateOf(i18n, until) });
}

/** `Thu, Jun 10, 2027` @param date `YYYY-MM-DD` */
export function shortDateOf(i18n: I18n, date: string): string {
  return i18n.date(`${date}T00:00:00Z`, {
    weekday: "short",
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  });
}

/** With the name of the time zone. In UTC where the reader's place is not known. @param instant ISO 8601 */
export function momentOf(i18n: I18n, instant: string, timeZone = "UTC"): string {
  return formatMoment(instant, timeZone, localesOf(i18n));
}

/** `$10 USD` */
export function priceOf(i18n: I18n, money: Money): string {
  return formatMoney(money, localesOf(i18n));
}

function localesOf({ locale, locales = locale }: I18n): string | string[] {
  return locales;
}

/** A subject, and what sets this mail apart from others that begin alike. */
export function subjectOf(i18n: I18n, subject: string, apart: string | undefined): string {
  return apart ? i18n.t("{subject}: {apart}", { subject, apart }) : subject;
}

/** What changes from one flight to another, field by field. Empty if nothing does. */
export function changesOf(i18n: I18n, before: Trip, after: Trip): Change[] {
  const field = (label: string, words: (trip: Trip) => string) => ({
    label,
    before: words(before),
    after: words(after),
  });
  return [
    field(i18n.t("Route"), (trip) => routeOf(i18n, trip)),
    field(i18n.t("Date"), (trip) => daysOf(i18n, trip)),
    field(i18n.t("Flight"), (trip) => flightOf(i18n, trip)),
  ].filter((one) => one.before !== one.after);
}

/** `EK-242 · Emirates`, or why there is none. */
export function flightOf(i18n: I18n, { flight, until }: Trip): string {
  if (until) return i18n.t("Not booked yet");
  return flight ? namedFlight(flight, airlineOf(flight)) : i18n.t("Not given");
}

/** What FlightAides is, for a reader who has forgotten it. */
export function aboutWords(i18n: I18n): string {
  return i18n.t(
    "FlightAides introduces people who should not fly alone to fellow passengers who are glad to help.",
  );
}

const [firstStrongIsolate, popIsolate] = ["\u2068", "\u2069"];

/** Text by a user for one of our sentences: whatever its script, it does not change the order of the words around it. */
export function isolated(text: string): string {
  return `${firstStrongIsolate}${unescapable(oneLine(text))}${popIsolate}`;
}

/** Lingui decodes `\u2069` in a finished sentence. An invisible word joiner behind the backslash keeps it as it was typed. */
function unescapable(text: string): string {
  return text.replace(/\\(?=[ux])/g, "\\\u2060");
}

/** The pieces of a text: those at odd positions are {@link isolated}. */
export function isolatesOf(text: string): string[] {
  return text.split(/\u2068([^\p{Bidi_Control}]*)\u2069/u).map(withoutControls);
}

/**
 * Removes line breaks, control characters and bidirectional controls, so that text by users cannot inject headers, forge lines of
 * the text part, or reverse the direction of our words. Keeps no-break spaces.
 */
export function oneLine(text: string): string {
  return withoutControls(text).trim();
}

function withoutControls(text: string): string {
  return text.replace(/\p{Bidi_Control}/gu, "").replace(/(?:[^\S\u00a0]|\p{Cc})+/gu, " ");
}

/** What the person of a posting does, as the site's cards say it. */
export function roleWords(i18n: I18n, role: Role): string {
  return role === "traveler"
    ? i18n.t("Looking for a FLIGHTAIDE")
    : i18n.t("Serving as a FLIGHTAIDE");
}

/** The label of the link that turns mail of a topic off. */
export function unsubscribeWords(i18n: I18n, topic: Topic): string {
  return topic === "matches"
    ? i18n.t("No more mail about matches")
    : i18n.t("No more mail about requests");
}
