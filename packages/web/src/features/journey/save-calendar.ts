import type { Connection } from "@flightaides/core/connection/contract.ts";
import { languagePrefix } from "@flightaides/core/language/contract.ts";
import { download } from "../../lib/download";
import { language } from "../../lib/language";
import { paths, withQuery } from "../../lib/paths";
import { nameOf } from "../connection/status";
import { firstNameOf } from "./first-name";

/** Saves the flight, as it is now, as a calendar file, with the counterpart's first name, the meeting point and a link to this page. */
export async function saveCalendar(connection: Connection): Promise<void> {
  const { id, mine, theirs, now, journey } = connection;
  const trip = now?.mine ?? mine ?? theirs;
  if (!trip) return;
  // Loaded on demand: the library that writes the file is large.
  const { calendarFile, calendarFileName } = await import("../share/calendar-file");
  const legs = [trip.leg];
  const page = `${languagePrefix(language)}${withQuery(paths.connect, { connection: id })}`;
  const file = calendarFile(
    {
      // The event of the trip's own file, which this one updates.
      id: mine?.itinerary ?? id,
      legs,
      url: `${location.origin}${page}`,
      company: {
        firstName: firstNameOf(nameOf(connection)),
        meetingPoint: journey?.meetingPoint?.text,
      },
    },
    new Date(),
  );
  download(file, calendarFileName(legs), "text/calendar;charset=utf-8");
}
