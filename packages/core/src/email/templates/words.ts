/** Places, dates, prices and names in the words of mails. */
import { once } from "../../once";
import type { Role, Trip } from "./blocks";

/** `Toronto (YYZ)`; the code alone when the city is not known. */
export function placeOf(city: string | undefined, iata: string): string {
  return city ? `${city} (${iata})` : iata;
}

/** `Toronto (YYZ) to Dubai (DXB)`. */
export function routeOf({ from, to, fromCity, toCity }: Trip): string {
  return `${placeOf(fromCity, from)} to ${placeOf(toCity, to)}`;
}

const longDate = once(
  () => new Intl.DateTimeFormat("en-CA", { dateStyle: "full", timeZone: "UTC" }),
);

/** @param date `YYYY-MM-DD` */
export function longDateOf(date: string): string {
  return longDate().format(new Date(`${date}T00:00:00Z`));
}

const shortDate = once(
  () =>
    new Intl.DateTimeFormat("en-CA", {
      weekday: "short",
      day: "numeric",
      month: "short",
      year: "numeric",
      timeZone: "UTC",
    }),
);

/** `Thu, Jun 10, 2027, EK-242`. */
export function flightLine({ travelDate, flight }: Trip): string {
  const date = shortDate().format(new Date(`${travelDate}T00:00:00Z`));
  return flight ? `${date}, ${flight}` : date;
}

const longMoment = once(
  () =>
    new Intl.DateTimeFormat("en-CA", {
      dateStyle: "full",
      timeStyle: "short",
      timeZone: "UTC",
      hourCycle: "h23",
    }),
);

/** In UTC, because the reader's time zone is not known. @param instant ISO 8601 */
export function momentOf(instant: string): string {
  return `${longMoment().format(new Date(instant))} UTC`;
}

export function priceOf({ amount, currency }: { amount: string; currency: string }): string {
  return `${new Intl.NumberFormat("en-US", { style: "currency", currency }).format(Number(amount))} ${currency}`;
}

const [firstStrongIsolate, popIsolate] = ["\u2068", "\u2069"];

/** Text by a user for one of our sentences: whatever its script, it does not change the order of the words around it. */
export function isolated(text: string): string {
  return `${firstStrongIsolate}${oneLine(text)}${popIsolate}`;
}

/** The pieces of a text: those at odd positions are {@link isolated}. */
export function isolatesOf(text: string): string[] {
  return text.split(/\u2068([^\p{Bidi_Control}]*)\u2069/u).map(withoutControls);
}

/**
 * Removes line breaks, control characters and bidirectional controls, so that text by users cannot inject headers, forge lines of
 * the text part, or reverse the direction of our words.
 */
export function oneLine(text: string): string {
  return withoutControls(text).trim();
}

function withoutControls(text: string): string {
  return text.replace(/\p{Bidi_Control}/gu, "").replace(/[\s\p{Cc}]+/gu, " ");
}

/** What the person of a posting does, as the site's cards say it. */
export const roleWords: Record<Role, string> = {
  traveler: "Looking for a FLIGHTAIDE",
  flightaid: "Serving as a FLIGHTAIDE",
};
