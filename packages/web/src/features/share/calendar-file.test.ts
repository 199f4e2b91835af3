import ICAL from "ical.js";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { calendarFile, calendarFileName } from "./calendar-file";

const now = new Date("2026-11-22T10:00:00Z");
const legs = [
  {
    sequence: 1,
    from: "YYZ",
    fromCity: "Toronto",
    to: "DXB",
    toCity: "Dubai",
    travelDate: "2026-12-31",
    flight: "EK-242",
  },
  { sequence: 2, from: "DXB", to: "BOM", travelDate: "2027-01-01" },
];
const trip = { id: "0a1b", legs, url: "https://flightaides.example/trip/0a1b" };

/** As another implementation reads it. */
function eventsOf(text: string) {
  return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent").map((component) => {
    const { uid, summary, description, startDate, endDate } = new ICAL.Event(component);
    const days = [startDate, endDate].map((one) => [one.isDate, one.toString()]);
    return { uid, summary, description, days };
  });
}

test("a leg that is not booked is a tentative event of all its days", () => {
  const [leg] = legs;
  if (!leg) throw new Error("There is no leg");
  const { flight: _, ...open } = { ...leg, booked: false as const, until: "2027-01-04" };
  const text = calendarFile({ ...trip, legs: [open] }, now);
  expect(text).toContain("STATUS:TENTATIVE");
  expect(eventsOf(text)).toMatchObject([
    {
      summary: "Flight, not booked yet: Toronto to Dubai",
      days: [
        [true, "2026-12-31"],
        [true, "2027-01-05"],
      ],
    },
  ]);
});

test("each leg is an event of a whole day, whatever the time zone", () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  for (const zone of ["America/Vancouver", "UTC", "Pacific/Auckland"]) {
    vi.stubEnv("TZ", zone);
    expect(eventsOf(calendarFile(trip, now)), zone).toEqual([
      {
        uid: "0a1b-1@flightaides",
        summary: "Flight EK-242: Toronto to Dubai",
        description: trip.url,
        days: [
          [true, "2026-12-31"],
          [true, "2027-01-01"],
        ],
      },
      {
        uid: "0a1b-2@flightaides",
        summary: "Flight: DXB to BOM",
        description: trip.url,
        days: [
          [true, "2027-01-01"],
          [true, "2027-01-02"],
        ],
      },
    ]);
  }
});

test("the properties that RFC 5545 requires are there, once each", () => {
  const calendar = new ICAL.Component(ICAL.parse(calendarFile(trip, now)));
  expect(calendar.getFirstPropertyValue("version")).toBe("2.0");
  expect(calendar.getAllProperties("prodid")).toHaveLength(1);
  for (const event of calendar.getAllSubcomponents("vevent"))
    for (const name of ["uid", "dtstamp", "dtstart"])
      expect(event.getAllProperties(name), name).toHaveLength(1);
});

test("lines end in CRLF and have at most 75 octets; folding changes no text", () => {
  const flight = "ÉÑ-चलो-🛫, with; a \\ and more text than fits in one line of the file";
  const long = { ...trip, legs: legs.map((leg) => ({ ...leg, flight })) };
  const text = calendarFile(long, now);
  expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  for (const line of text.split("\r\n"))
    expect(new TextEncoder().encode(line).length, line).toBeLessThanOrEqual(75);
  expect(text).toContain("\r\n ");
  expect(eventsOf(text)[0]?.summary).toBe(`Flight ${flight}: Toronto to Dubai`);
});

describe("a trip with company", () => {
  const company = { firstName: "Priya", meetingPoint: "Departures; row C,\nat the \\ sign" };
  const read = (text: string) =>
    new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent").map((component) => ({
      event: new ICAL.Event(component),
      alarms: component.getAllSubcomponents("valarm"),
    }));

  test("holds the first name, the meeting point and the link to the page", () => {
    const [first] = read(calendarFile({ ...trip, company }, now));
    expect(first?.event.summary).toBe("Flight EK-242 with Priya: Toronto to Dubai");
    expect(first?.event.location).toBe(company.meetingPoint);
    expect(first?.event.description).toBe(`Meeting point: ${company.meetingPoint}\n${trip.url}`);
  });

  test("reminds of each leg at six in the evening of the day before", () => {
    const events = read(calendarFile({ ...trip, company }, now));
    expect(events).toHaveLength(2);
    for (const { event, alarms } of events) {
      expect(alarms.map((one) => one.getFirstPropertyValue("action"))).toEqual(["DISPLAY"]);
      expect(alarms[0]?.getFirstPropertyValue("description")).toBe(event.summary);
      const trigger = alarms[0]?.getFirstPropertyValue("trigger");
      expect(trigger instanceof ICAL.Duration && trigger.toSeconds()).toBe(-6 * 3600);
    }
  });

  test("without a meeting point has no place, and keeps the identity of the event", () => {
    const file = calendarFile({ ...trip, company: { ...company, meetingPoint: undefined } }, now);
    const [first] = read(file);
    expect(first?.event.location).toBeNull();
    expect(first?.event.description).toBe(trip.url);
    expect(first?.event.uid).toBe("0a1b-1@flightaides");
  });

  test("a file without company names nobody and has no alarm", () => {
    expect(calendarFile(trip, now)).not.toMatch(/VALARM|LOCATION/);
  });
});

test("the file is named by its airports", () => {
  expect(calendarFileName(legs)).toBe("YYZ-BOM.ics");
});
