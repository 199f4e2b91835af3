import { readFileSync } from "node:fs";
import { join } from "node:path";
import { languages } from "@flightaides/core/language/contract.ts";
import fc from "fast-check";
import ICAL from "ical.js";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { i18n } from "../../lib/i18n";
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
  for (const line of text.split("\r\n")) expect(octetsOf(line), line).toBeLessThanOrEqual(75);
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

/** RFC 5545, section 3.6: properties of each component that are required, or may occur once. */
const cardinality: Record<string, { required: string[]; once: string[] }> = {
  vcalendar: { required: ["prodid", "version"], once: ["calscale", "method"] },
  vevent: {
    required: ["dtstamp", "uid", "dtstart", "dtend"],
    once: ["description", "location", "status", "summary", "transp", "url"],
  },
  valarm: { required: ["action", "trigger", "description"], once: ["duration", "repeat"] },
};

const octetsOf = (line: string) => new TextEncoder().encode(line).length;
const unfold = (text: string) => text.replaceAll("\r\n ", "");

/** What RFC 5545 does not allow in a file, by ical.js: it writes what it has read in the same way, but folds elsewhere. */
function faultsOf(text: string): string[] {
  const faults = text.split("\r\n").filter((line) => octetsOf(line) > 75);
  // ical.js ignores these.
  if (/(?!\t)\p{Cc}/u.test(text.replaceAll("\r\n", ""))) faults.push("control character");
  const parsed: unknown[] = ICAL.parse(text);
  const written = ICAL.stringify(parsed);
  if (unfold(written) !== unfold(text)) faults.push(`not ${written}`);
  const components = [new ICAL.Component(parsed)];
  for (const component of components) {
    const { required = [], once = [] } = cardinality[component.name] ?? {};
    const names = component.getAllProperties().map(({ name }) => name);
    for (const name of required) if (!names.includes(name)) faults.push(`no ${name}`);
    for (const name of names)
      if (![...required, ...once].includes(name)) faults.push(`unknown ${name}`);
    for (const name of new Set(names))
      if (names.indexOf(name) !== names.lastIndexOf(name)) faults.push(`several ${name}`);
    components.push(...component.getAllSubcomponents());
  }
  return faults;
}

describe("RFC 5545", () => {
  /** Any text, with what means something in a file. */
  const typed = fc
    .array(
      fc.oneof(
        fc.string({ unit: "grapheme" }),
        fc.constantFrom(
          "\r\nEND:VEVENT\r\n",
          "\r\n ",
          "\r",
          "\n",
          "\\n",
          "\\",
          ";",
          ",",
          ":",
          '"',
          "\u0000",
          "\u0007",
          "\t",
          "\u2028",
        ),
      ),
      { maxLength: 6 },
    )
    .map((parts) => parts.join("").trim());

  test.each(languages)("no text by users makes an invalid file: %s", (language) => {
    const catalogue = (folder: string): Record<string, string> =>
      JSON.parse(readFileSync(join(import.meta.dirname, folder, `${language}.json`), "utf8"));
    const messages =
      language === "en"
        ? {}
        : { ...catalogue("../../../../core/texts"), ...catalogue("../../../texts") };
    i18n.loadAndActivate({ locale: language, messages });
    onTestFinished(() => i18n.loadAndActivate({ locale: "en", messages: {} }));
    fc.assert(
      fc.property(typed, typed, typed, (firstName, meetingPoint, city) => {
        const flown = legs.map((leg) => ({ ...leg, toCity: city }));
        const company = { firstName, meetingPoint };
        for (const one of [trip, { ...trip, legs: flown }, { ...trip, legs: flown, company }])
          expect(faultsOf(calendarFile(one, now))).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });

  test.each([
    ["a line end", (text: string) => text.replace("\r\n", "\n")],
    ["an unescaped comma", (text: string) => text.replace("SUMMARY:", "SUMMARY:Oh, ")],
    ["a missing UID", (text: string) => text.replace(/UID:.*\r\n/, "")],
    ["a second UID", (text: string) => text.replace(/(UID:.*\r\n)/, "$1$1")],
    ["a long line", (text: string) => text.replace("SUMMARY:", `SUMMARY:${"x".repeat(80)}`)],
    ["a date of another type", (text: string) => text.replace(";VALUE=DATE", "")],
    ["a missing end", (text: string) => text.replace("END:VEVENT\r\n", "")],
  ])("%s is a fault", (_, damage) => {
    const text = calendarFile(trip, now);
    expect(faultsOf(text)).toEqual([]);
    expect(damage(text)).not.toBe(text);
    let faults: string[];
    try {
      faults = faultsOf(damage(text));
    } catch (error) {
      faults = [String(error)];
    }
    expect(faults).not.toEqual([]);
  });
});

test("the file is named by its airports", () => {
  expect(calendarFileName(legs)).toBe("YYZ-BOM.ics");
});
