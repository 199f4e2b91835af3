/** What to do at the airports of a trip, by the kind of airport. Ticks refer to the ids, which stay. */
import type { Help } from "@flightaides/core/trip/contract.ts";
import { i18n } from "../../lib/i18n";

/** `departure`: the first flight begins there. `connection`: planes are changed. `arrival`: the family waits there. */
export type AirportKind = "departure" | "connection" | "arrival";

type Step = {
  id: string;
  text: string;
  /** Shown only if one of these is needed. */
  needs?: readonly Help[];
};

export const steps: Record<AirportKind, readonly Step[]> = {
  departure: [
    {
      id: "documents",
      text: i18n.t("Passport, visa and booking are in the hand luggage, and the phone is charged."),
    },
    {
      id: "medicine",
      needs: ["medicine-reminder"],
      text: i18n.t("Medicine for the trip and three days more is in the hand luggage."),
    },
    {
      id: "meet",
      text: i18n.t("Meet at the agreed place. Show each other passport and boarding pass."),
    },
    { id: "check-in", text: i18n.t("Check in, and ask for seats close to each other.") },
    {
      id: "wheelchair",
      needs: ["meeting-again"],
      text: i18n.t(
        "Wheelchairs use separate lanes. Agree where you meet again, for example at the gate.",
      ),
    },
    {
      id: "bags",
      text: i18n.t("Each of you drops your own bags, and keeps the receipts for them."),
    },
    {
      id: "passports",
      text: i18n.t("Passport control: each of you goes to the officer alone."),
    },
    {
      id: "security",
      text: i18n.t(
        "Security: phone and liquids out, coat and belt off. Wait for each other behind it.",
      ),
    },
    {
      id: "gate",
      text: i18n.t("Find the gate on a screen, and be there when boarding begins."),
    },
    {
      id: "seat",
      needs: ["seat"],
      text: i18n.t("On board: belt, screen and meals. Say to the crew that you are together."),
    },
  ],
  connection: [
    {
      id: "transfers",
      text: i18n.t("Follow the signs “Transfers” or “Connecting flights”, not “Exit”."),
    },
    {
      id: "through",
      text: i18n.t(
        "Ask the crew whether the bags go through to the last airport. In Canada and the USA you often take them off the belt yourselves.",
      ),
    },
    {
      id: "wheelchair",
      needs: ["meeting-again"],
      text: i18n.t(
        "The wheelchair waits at the door of the plane. Agree where you meet again, for example at the transfer desk.",
      ),
    },
    {
      id: "security",
      text: i18n.t("Security again: empty the water bottle before it."),
    },
    {
      id: "medicine",
      needs: ["medicine-reminder"],
      text: i18n.t("Time for medicine? The local time is different here."),
    },
    {
      id: "break",
      text: i18n.t("Something to eat and drink, and the toilet, before boarding."),
    },
    {
      id: "gate",
      text: i18n.t("Look at a screen again: the gate may have changed."),
    },
  ],
  arrival: [
    {
      id: "forms",
      text: i18n.t("The arrival form is filled in, and the address of the stay is at hand."),
    },
    {
      id: "passports",
      text: i18n.t("Passport control may have two lanes. Agree to meet again at the baggage belt."),
    },
    {
      id: "wheelchair",
      needs: ["meeting-again"],
      text: i18n.t("The wheelchair uses a separate lane. It also stops at the baggage belt."),
    },
    {
      id: "questions",
      needs: ["border-forms", "interpreting"],
      text: i18n.t("If the officer lets you come along, interpret only what is said."),
    },
    { id: "bags", text: i18n.t("Each of you takes your own bags off the belt.") },
    {
      id: "point",
      needs: ["own-bags"],
      text: i18n.t("The passenger points out their bags. Airport staff lift what is too heavy."),
    },
    {
      id: "customs",
      text: i18n.t("Customs: each of you declares only what is your own."),
    },
    {
      id: "exit",
      text: i18n.t("Go out together, to where the family waits."),
    },
    {
      id: "handed-over",
      text: i18n.t("Say goodbye once the family is there, and press “Handed over to the family”."),
    },
  ],
};

/** The steps of an airport that apply to somebody with these needs. */
export function stepsFor(kind: AirportKind, needs: readonly Help[]): readonly Step[] {
  return steps[kind].filter((step) => !step.needs || step.needs.some((one) => needs.includes(one)));
}

type Leg = { sequence: number; from: string; to: string };
export type Stop = { kind: AirportKind; airport: string };

/**
 * The airports of legs that two fly together, in their order, each once.
 * @param legs in the order of the trip
 * @param count legs of the whole trip: the flight before or after those of the two may be somebody else's
 */
export function stopsOf(legs: readonly Leg[], count: number): Stop[] {
  const [first] = legs;
  const last = legs.at(-1);
  if (!first || !last) return [];
  return [
    { kind: first.sequence === 1 ? "departure" : "connection", airport: first.from },
    ...legs.slice(1).map(({ from }): Stop => ({ kind: "connection", airport: from })),
    { kind: last.sequence >= count ? "arrival" : "connection", airport: last.to },
  ];
}
