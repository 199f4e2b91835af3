/**
 * A trip as a calendar file (RFC 5545): an all-day event for each leg, without names and phone numbers, unless it is a trip with
 * company.
 */
import type { ShownLeg } from "@flightaides/core/trip/contract.ts";
import { isBooked, lastDayOf } from "@flightaides/core/trip/window.ts";
import { generateIcsCalendar, type IcsEvent } from "ts-ics";
import { addDays } from "../../lib/calendar";
import { i18n } from "../../lib/i18n";
import { legRoute } from "../../lib/trip-title";

type Trip = {
  /** The id of the itinerary. */
  id: string;
  legs: readonly ShownLeg[];
  /** The address of its page. */
  url: string;
  /** The counterpart of a paid connection. Its events have a reminder on the day before. */
  company?: Company;
};

type Company = {
  firstName: string;
  meetingPoint: string | undefined;
};

/** Hours before the day of the flight begins at which calendars remind of it: six in the evening. */
const reminderHours = 6;

/** @returns the text of the file, with CRLF line ends and lines of at most 75 octets */
export function calendarFile({ id, legs, url, company }: Trip, now: Date): string {
  const text = generateIcsCalendar({
    version: "2.0",
    prodId: "-//FlightAides//Trip//EN",
    events: legs.map(
      (leg): IcsEvent => ({
        // The same for every copy of the file, so that a later one updates the event.
        uid: `${id}-${leg.sequence}@flightaides`,
        summary: summaryOf(leg, company),
        description: descriptionOf(url, company),
        ...(company?.meetingPoint && { location: plain(company.meetingPoint) }),
        url,
        stamp: { date: now },
        start: dateOf(leg.travelDate),
        // The day after, as RFC 5545 counts.
        end: dateOf(addDays(lastDayOf(leg), 1)),
        timeTransparent: "TRANSPARENT",
        ...(company && {
          alarms: [
            {
              action: "DISPLAY",
              description: escaped(summaryOf(leg, company)),
              trigger: { type: "relative", value: { before: true, hours: reminderHours } },
            },
          ],
        }),
        ...(!isBooked(leg) && { status: "TENTATIVE" as const }),
      }),
    ),
  });
  return fold(text);
}

function summaryOf(leg: ShownLeg, company: Company | undefined): string {
  return plain(wordsOf(leg, company));
}

function wordsOf(leg: ShownLeg, company: Company | undefined): string {
  const { flight } = leg;
  const route = legRoute(leg);
  if (company) {
    const { firstName: name } = company;
    return flight
      ? i18n.t("Flight {flight} with {name}: {route}", { flight, name, route })
      : i18n.t("Flight with {name}: {route}", { name, route });
  }
  if (!isBooked(leg)) return i18n.t("Flight, not booked yet: {route}", { route });
  return flight
    ? i18n.t("Flight {flight}: {route}", { flight, route })
    : i18n.t("Flight: {route}", { route });
}

function descriptionOf(url: string, company: Company | undefined): string {
  if (!company?.meetingPoint) return url;
  return plain(`${i18n.t("Meeting point: {place}", { place: company.meetingPoint })}\n${url}`);
}

/** Without the control characters that no calendar file may have. Line ends become `\n`. */
function plain(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(/(?![\t\n])\p{Cc}/gu, "");
}

/** The library escapes the texts of events, but not those of alarms. */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replaceAll("\n", "\\n");
}

/** The name of the file: `YYZ-BOM.ics`. */
export function calendarFileName(legs: readonly ShownLeg[]): string {
  return `${legs[0]?.from}-${legs.at(-1)?.to}.ics`;
}

function dateOf(date: string) {
  return { date: new Date(`${date}T00:00:00Z`), type: "DATE" as const };
}

const maxOctets = 75;
const encoder = new TextEncoder();

/** Folds lines by octets. The library folds by characters, which are up to four octets long. */
function fold(text: string): string {
  return text.replaceAll("\r\n ", "").split("\r\n").map(foldLine).join("\r\n");
}

function foldLine(line: string): string {
  let folded = "";
  let octets = 0;
  for (const character of line) {
    const { length } = encoder.encode(character);
    if (octets + length > maxOctets) {
      folded += "\r\n ";
      octets = 1;
    }
    folded += character;
    octets += length;
  }
  return folded;
}
