import { addDays } from "@flightaides/core/trip/calendar.ts";
import type { Leg } from "@flightaides/core/trip/contract.ts";
import { encode } from "bcbp";
import { describe, expect, it, test } from "vitest";
import { compare } from "./compare";
import { passIn } from "./decode";

type Flight = { flight?: string; from?: string; to?: string; date?: string; seat?: string };

function code(flights: readonly Flight[], passengerName = "RAMAN/PRIYA"): string {
  return encode({
    data: {
      passengerName,
      legs: flights.map(
        ({ flight = "EK 0242", from = "YYZ", to = "DXB", date = "2026-11-27", seat = "023A" }) => ({
          operatingCarrierPNR: "ABC123",
          departureAirport: from,
          arrivalAirport: to,
          operatingCarrierDesignator: flight.split(" ")[0] ?? "",
          flightNumber: flight.split(" ")[1] ?? "",
          flightDate: new Date(`${date}T00:00:00Z`),
          compartmentCode: "Y",
          seatNumber: seat,
          checkInSequenceNumber: "0061",
          passengerStatus: "1",
          serialNumber: "2345678901",
          frequentFlyerNumber: "EK556677889",
        }),
      ),
    },
  });
}

const leg = (changed: Partial<Leg> = {}): Leg => ({
  sequence: 1,
  from: "YYZ",
  to: "DXB",
  travelDate: "2026-11-27",
  flight: "EK-242",
  ...changed,
});

function compared(flights: readonly Flight[], own: readonly Leg[] = [leg()]) {
  const pass = passIn(code(flights), Number(own[0]?.travelDate.slice(0, 4)));
  if (!pass) throw new Error("This is not a boarding pass.");
  return compare(pass, own);
}

const flown = { leg: 1, flight: "EK-242", date: "2026-11-27", seat: "23A" };

describe("a pass", () => {
  it("holds flight, day, airports, seat and surname, and nothing else", () => {
    const pass = passIn(code([{}]), 2026);
    expect(pass).toEqual({
      surname: "RAMAN",
      isCut: false,
      legs: [
        {
          flight: "EK-242",
          from: "YYZ",
          to: "DXB",
          dates: ["2026-11-27", "2025-11-27", "2027-11-27"],
          seat: "23A",
        },
      ],
    });
    expect(JSON.stringify(pass)).not.toMatch(/ABC123|2345678901|556677889|PRIYA/);
  });

  it.each([
    ["0001A", "1A"],
    ["032K", "32K"],
    ["INF", undefined],
    ["GATE", undefined],
    ["0000", undefined],
    ["", undefined],
  ])("with the seat %s is in %s", (seat, expected) => {
    expect(passIn(code([{ seat: seat.slice(-4) }]), 2026)?.legs[0]?.seat).toBe(expected);
  });

  it.each([
    ["RAMAN/PRIYA", "RAMAN", false],
    ["DELACRUZ/MARIAMRS", "DELACRUZ", false],
    ["PAPADIMITRIOUKONSTANTINIDOU/ANNA", "PAPADIMITRIOUKONSTAN", true],
    ["RAMAN", "RAMAN", false],
  ])("of %s has the surname %s, cut: %s", (name, surname, isCut) => {
    expect(passIn(code([{}], name), 2026)).toMatchObject({ surname, isCut });
  });

  test.each([
    "https://flightaides.example/connect",
    "",
    "M1",
    "M1RAMAN/PRIYA",
    `M1${"x".repeat(20)}E${"?".repeat(40)}`,
    "0123456789012",
    `M9${" ".repeat(58)}`,
  ])("is not: %j", (text) => {
    expect(passIn(text, 2026)).toBeUndefined();
  });
});

describe("fits a trip", () => {
  it("of the same flight on the same day", () => {
    expect(compared([{}])).toEqual({ fits: true, flown: [flown] });
  });

  it("whose number is written in another way, or not known", () => {
    expect(compared([{ flight: "EK 242" }])).toEqual({ fits: true, flown: [flown] });
    expect(compared([{ flight: "EK 0242A" }])).toEqual({ fits: true, flown: [flown] });
    const { flight: _, ...unknown } = leg();
    expect(compared([{}], [unknown])).toEqual({ fits: true, flown: [flown] });
  });

  it("that another airline operates", () => {
    expect(compared([{ flight: "AC 7412" }])).toEqual({
      fits: true,
      flown: [{ ...flown, flight: "AC-7412", sold: "EK-242" }],
    });
  });

  it("of which it is one flight, or several", () => {
    const own = [leg(), leg({ sequence: 2, from: "DXB", to: "BOM", flight: "EK-500" })];
    const second = { flight: "EK 0500", from: "DXB", to: "BOM", seat: "007C" };
    const expected = { leg: 2, flight: "EK-500", date: "2026-11-27", seat: "7C" };
    expect(compared([second], own)).toEqual({ fits: true, flown: [expected] });
    expect(compared([{}, second], own)).toEqual({ fits: true, flown: [flown, expected] });
    // Of one leg that the two share, the pass may have more.
    expect(compared([{}, second])).toEqual({ fits: true, flown: [flown] });
  });

  it("posted as one flight, which makes a stop", () => {
    expect(compared([{}], [leg({ to: "BOM" })])).toEqual({ fits: true, flown: [flown] });
  });

  it.each([
    ["2026-12-31", "2026-12-31"],
    ["2027-01-01", "2027-01-01"],
    ["2028-12-31", "2028-12-31"],
    ["2028-02-29", "2028-02-29"],
  ])("on %s, also when the year changes", (date, travelDate) => {
    expect(compared([{ date }], [leg({ travelDate })])).toEqual({
      fits: true,
      flown: [{ ...flown, date }],
    });
  });

  it("over New Year's Eve, from one year to the next", () => {
    const own = [
      leg({ travelDate: "2026-12-31" }),
      leg({ sequence: 2, from: "DXB", to: "BOM", flight: "EK-500", travelDate: "2027-01-01" }),
    ];
    const result = compared(
      [{ date: "2026-12-31" }, { flight: "EK 0500", from: "DXB", to: "BOM", date: "2027-01-01" }],
      own,
    );
    expect(result).toMatchObject({ flown: [{ date: "2026-12-31" }, { date: "2027-01-01" }] });
  });
});

describe("does not fit", () => {
  it.each([1, -1, 30, 200])("when it is %i days later", (days) => {
    const date = addDays("2026-11-27", days);
    expect(compared([{ date }])).toMatchObject({
      fits: false,
      day: "2026-11-27",
      other: { flight: "EK-242" },
    });
  });

  it("around New Year, on the other side of it", () => {
    expect(compared([{ date: "2027-01-01" }], [leg({ travelDate: "2026-12-31" })])).toEqual({
      fits: false,
      day: "2026-12-31",
      other: { flight: "EK-242", from: "YYZ", to: "DXB", date: "2027-01-01" },
    });
  });

  it("on another route", () => {
    expect(compared([{ flight: "AC 1", from: "YUL" }])).toEqual({
      fits: false,
      other: { flight: "AC-1", from: "YUL", to: "DXB", date: "2026-11-27" },
    });
  });
});
