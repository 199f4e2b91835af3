/** A picture of trips in words, for those who do not see it. */
import type { Stretch } from "@flightaides/core/matching/reason.ts";
import type { ShownLeg } from "@flightaides/core/trip/contract.ts";
import { i18n } from "../../lib/i18n";
import { locale } from "../../lib/language";

/** The other one of two trips in a picture. */
export type Other = {
  /** At the start of a sentence. */
  name: string;
  legs: readonly ShownLeg[];
  /** What the two have in common. */
  stretches: readonly Stretch[];
};

/** `From Mumbai by way of Dubai to Toronto.` Empty without legs. */
export function tripInWords(legs: readonly ShownLeg[]): string {
  const [from = "", ...others] = stopsOf(legs);
  const to = others.pop();
  if (to === undefined) return "";
  if (others.length === 0) return i18n.t("From {from} to {to}.", { from, to });
  const stops = new Intl.ListFormat(locale, { type: "unit" }).format(others);
  return i18n.t("From {from} by way of {stops} to {to}.", { from, stops, to });
}

/** `F. is with you from Dubai to Toronto.`, or where the other one flies instead. */
export function otherInWords({ name, legs, stretches }: Other): string {
  const shared = stretches.filter(({ kind }) => kind !== "close");
  if (shared.length > 0) return shared.map((stretch) => sharedInWords(name, stretch)).join(" ");
  const stops = stopsOf(legs);
  const [from, to] = [stops[0], stops.at(-1)];
  return from && to ? i18n.t("{name} flies from {from} to {to}.", { name, from, to }) : "";
}

function sharedInWords(name: string, { kind, first, last }: Stretch): string {
  const from = first.mine.fromCity || first.mine.from;
  const to = last.mine.toCity || last.mine.to;
  if (kind === "route") return i18n.t("You both fly from {from} to {to}.", { from, to });
  // Of a flight with several stops each may fly another part.
  if (first.mine.from !== first.theirs.from)
    return i18n.t("{name} is with you to {to}.", { name, to });
  if (last.mine.to !== last.theirs.to)
    return i18n.t("{name} is with you from {from}.", { name, from });
  return i18n.t("{name} is with you from {from} to {to}.", { name, from, to });
}

/** Cities in the order of the trip. A leg that begins where the one before ends adds one. */
function stopsOf(legs: readonly ShownLeg[]): string[] {
  return legs.flatMap((leg, index) => {
    const before = legs[index - 1];
    const from = leg.fromCity || leg.from;
    const to = leg.toCity || leg.to;
    const isContinued = before && (before.to === leg.from || (before.toCity || before.to) === from);
    return isContinued ? [to] : [from, to];
  });
}
