/**
 * The bar code of a boarding pass as IATA's Resolution 792 defines it. Only what is compared and shown leaves this module: no booking
 * reference, ticket or frequent flyer number. Pure.
 */
import { decode } from "bcbp";

export type PassLeg = {
  /** Of the operating airline: `EK-242`. */
  flight: string;
  from: string;
  to: string;
  /** A pass has the day of the year only: what that is in each of the years around the trip. None if it has no day. */
  dates: string[];
  /** Undefined on a pass without a seat. */
  seat: string | undefined;
};

export type Pass = {
  surname: string;
  /** The name has no room for more letters, so that the surname may go on. */
  isCut: boolean;
  legs: PassLeg[];
};

/** Format, number of legs, name and ticket indicator, with which every pass begins. */
const beginning = /^M[1-9].{20}[E ]/;
const nameLength = 20;

/**
 * @param year of the trip
 * @returns undefined for what is not a boarding pass
 */
export function passIn(text: string, year: number): Pass | undefined {
  if (!beginning.test(text)) return undefined;
  const years = [year, year - 1, year + 1].map((each) => decode(text, each).data);
  const [data] = years;
  const name = text.slice(2, 2 + nameLength).trimEnd();
  const [surname = "", given] = name.split("/");
  const legs = (data?.legs ?? []).flatMap((leg, index) => {
    const { departureAirport: from = "", arrivalAirport: to = "", seatNumber = "" } = leg;
    const flight = flightOf(leg.operatingCarrierDesignator, leg.flightNumber);
    if (!flight || ![from, to].every((airport) => /^[A-Z]{3}$/.test(airport))) return [];
    const [, seat] = /^0*([1-9]\d{0,2}[A-Z])$/.exec(seatNumber) ?? [];
    return {
      flight,
      from,
      to,
      dates: years.flatMap((each) => dateOf(each?.legs?.[index]?.flightDate)),
      seat,
    };
  });
  if (legs.length === 0) return undefined;
  return { surname, isCut: given === undefined && name.length === nameLength, legs };
}

function flightOf(airline = "", number = ""): string | undefined {
  const [, carrier] = /^([A-Z\d]{2,3}) ?$/.exec(airline) ?? [];
  const [, digits] = /^0*([1-9]\d{0,3})[A-Z]?$/.exec(number.trim()) ?? [];
  return carrier && digits && `${carrier}-${digits}`;
}

function dateOf(date: Date | undefined): string[] {
  return date && !Number.isNaN(date.getTime()) ? [date.toISOString().slice(0, 10)] : [];
}
