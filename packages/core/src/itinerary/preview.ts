/** What the preview of a link to a trip says: route by cities, date or possible days, and role. It contains no names and no initials. */
import type { I18n } from "@lingui/core";
import { today } from "../airport";
import { cityIn } from "../language/cities";
import type { Language } from "../language/contract";
import { translator } from "../language/translator";
import { Matching } from "../matching";
import { withCityNames } from "../trip/city-names";
import { pairOfAirports, pictureOf } from "../trip/city-pairs";
import type { Leg, Type } from "../trip/contract";
import { citiesOf, endsOf } from "../trip/places";
import { lastDayOf } from "../trip/window";
import { get } from "./records";

export type Preview = {
  title: string;
  description: string;
  /** Path of a PNG of the site, 1200 by 630 pixels. */
  picture: string;
};

/** Of any link to the site, and of a trip that is paused or over. */
export function sitePreview(language: Language): Preview {
  const i18n = translator(language);
  return {
    title: i18n.t("Find flight companions for your loved ones"),
    description: i18n.t(
      "Find a companion on the same flight for a parent, a child or a friend who should not fly alone.",
    ),
    picture: "/share.png",
  };
}

/** The preview of a trip as a visitor sees it: an unknown and a paused one have the preview of the site. */
export async function previewOf(id: string, language: Language, now: Date): Promise<Preview> {
  const site = sitePreview(language);
  const found = await get(id);
  const [first] = found?.legs ?? [];
  const last = found?.legs.at(-1);
  if (!found || found.paused || !first || !last) return site;
  const ends = endsOf(found.legs.map(Matching.withPlaces));
  if (!ends || lastDayOf(last) < today(last.from, now)) return site;
  const i18n = translator(language);
  const pair = pairOfAirports(ends.from, ends.to);
  const named = withCityNames(ends, (iata) => cityIn(language, iata));
  return {
    ...wordsOf(i18n, found.type, citiesOf(i18n, named), first, now),
    picture: pair ? pictureOf(pair) : site.picture,
  };
}

function wordsOf(
  i18n: I18n,
  type: Type,
  route: string,
  leg: Leg,
  now: Date,
): Omit<Preview, "picture"> {
  const date = dateOf(i18n, leg.travelDate, now);
  const last = dateOf(i18n, lastDayOf(leg), now);
  const days = i18n.t("{first} to {last}", { first: date, last });
  return type === "traveler"
    ? {
        title:
          date === last
            ? i18n.t("{route} on {date}: someone is looking for company", { route, date })
            : i18n.t("{route}, {days}: someone is looking for company", { route, days }),
        description: i18n.t(
          "Someone is looking for company on this trip. Do you fly it too? Connect with them.",
        ),
      }
    : {
        title: i18n.t("{route} on {date}: a Flightaide offers company", { route, date }),
        description: i18n.t(
          "Someone on this trip offers company to a passenger who should not fly alone.",
        ),
      };
}

/** `November 27`; with the year if it is another one than now. @param date `YYYY-MM-DD` */
function dateOf(i18n: I18n, date: string, now: Date): string {
  return i18n.date(`${date}T00:00:00Z`, {
    day: "numeric",
    month: "long",
    ...(date.slice(0, 4) !== now.toISOString().slice(0, 4) && { year: "numeric" }),
    timeZone: "UTC",
  });
}
