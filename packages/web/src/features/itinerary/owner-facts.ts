import type { Owner } from "@flightaides/core/matching/contract.ts";
import type { PostingDetails, Type } from "@flightaides/core/trip/contract.ts";
import { formatMonth } from "../../lib/calendar";
import { i18n } from "../../lib/i18n";

type Card = PostingDetails & { type: Type; owner?: Owner | undefined };

/** How to connect with a flightaid, and what is known about the owner of a card. */
export function factsOf({ type, connect, owner }: Card): string[] {
  const facts: string[] = [];
  if (type === "flightaid")
    facts.push(connect === "ask" ? i18n.t("Asks first") : i18n.t("Connect right away"));
  if (owner)
    facts.push(
      ...(owner.payPalNameSince ? [payPalNameOf(owner.payPalNameSince)] : []),
      ...standingOf(owner),
    );
  return facts;
}

/** What each owner has. Only confirmed addresses can post. */
export function standingOf({ memberSince }: Owner): string[] {
  return [
    i18n.t("E-mail confirmed"),
    i18n.t("Member since {month}", { month: formatMonth(memberSince) }),
  ];
}

/** The trips of a flightaid, and how many families would fly with them again. Undefined without a trip. */
export function flownWith({ type, owner }: Card): string | undefined {
  if (type !== "flightaid" || !owner || owner.trips === 0) return undefined;
  const { trips, rated, again } = owner;
  const flown = i18n.t("{trips, plural, one {Flown with # family} other {Flown with # families}}", {
    trips,
  });
  if (rated === 0) return flown;
  if (rated < trips || again < rated)
    return `${flown} · ${i18n.t("{again} of {rated} would fly with them again", { again, rated })}`;
  return `${flown} · ${trips === 1 ? i18n.t("would fly with them again") : i18n.t("all would fly with them again")}`;
}

/** @param month `YYYY-MM` */
export function payPalNameOf(month: string): string {
  return i18n.t("Name known to PayPal since {month}", { month: formatMonth(month) });
}
