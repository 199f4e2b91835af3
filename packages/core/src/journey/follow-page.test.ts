import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { languages } from "../language/contract";
import type { Followed } from "./contract";
import { followPage, noFollowPage } from "./follow-page";

const followed: Followed = {
  traveler: "<b>Ann",
  flightaid: "Bob",
  legs: [
    {
      sequence: 1,
      from: "YYZ",
      to: "DXB",
      travelDate: "2027-05-20",
      flight: "EK-242",
      fromCity: "Toronto",
      toCity: "Dubai",
    },
    {
      sequence: 2,
      from: "DXB",
      to: "ATQ",
      travelDate: "2027-05-21",
      fromCity: "Dubai",
      toCity: "Amritsar",
    },
  ],
  steps: [
    {
      kind: "met",
      leg: 1,
      airport: "YYZ",
      timeZone: "America/Toronto",
      at: "2027-05-20T23:10:00.000Z",
    },
    {
      kind: "boarded",
      leg: 1,
      airport: "YYZ",
      timeZone: "America/Toronto",
      at: "2027-05-21T01:40:00.000Z",
    },
    {
      kind: "landed",
      leg: 1,
      airport: "DXB",
      timeZone: "Asia/Dubai",
      at: "2027-05-21T14:55:00.000Z",
    },
    { kind: "boarded", leg: 2, airport: "DXB", timeZone: "Asia/Dubai" },
    { kind: "landed", leg: 2, airport: "ATQ", timeZone: "Asia/Kolkata" },
    { kind: "handed-over", leg: 2, airport: "ATQ", timeZone: "Asia/Kolkata" },
  ],
  language: "en",
  until: "2027-05-25T18:30:00.000Z",
};

it("shows where the trip goes, in words too, and nothing of it where an airport is not known", () => {
  expect(followPage(followed)).not.toContain("<svg");
  const toronto = { latitude: 43.7, longitude: -79.6 };
  const dubai = { latitude: 25.3, longitude: 55.4 };
  const amritsar = { latitude: 31.7, longitude: 74.8 };
  const [first, second] = followed.legs;
  if (!first || !second) throw new Error("There are two legs");
  const page = followPage({
    ...followed,
    legs: [
      { ...first, fromPosition: toronto, toPosition: dubai },
      { ...second, fromPosition: dubai, toPosition: amritsar },
    ],
  });
  expect(page).toContain('<svg role="img" aria-label="Toronto to Dubai, Dubai to Amritsar"');
  const names = [...page.matchAll(/<text [^>]*>(.*?)<\/text>/g)].map(([, name]) => name);
  expect(names.sort()).toEqual(["Amritsar", "Dubai", "Toronto"]);
  expect(page.match(/class="way"/g)).toHaveLength(2);
  // An old phone loads it again every three minutes.
  expect(gzipSync(page).length).toBeLessThan(12_000);
  expect(page).not.toMatch(/NaN|undefined/);
});

it("shows each step on its leg, with the time at its airport", () => {
  const page = followPage(followed).replace(/<br>/g, " ");
  const items = [...page.matchAll(/<li( class="done")?>(.*?)<\/li>/gs)];
  expect(items.map(([, done, text = ""]) => [Boolean(done), text.replace(/<[^>]+>/g, "")])).toEqual(
    [
      [true, "Met at the airport in Toronto Thursday, May 20 at 7:10 p.m."],
      [true, "Boarded in Toronto Thursday, May 20 at 9:40 p.m."],
      [true, "Landed in Dubai Friday, May 21 at 6:55 p.m."],
      [false, "Boarded in Dubai Not yet"],
      [false, "Landed in Amritsar Not yet"],
      [false, "With the family in Amritsar Not yet"],
    ],
  );
  expect(page).toContain('<p class="now">Landed in Dubai Friday, May 21 at 6:55 p.m.</p>');
});

it("escapes names", () => {
  const page = followPage(followed);
  expect(page).not.toContain("<b>Ann");
  expect(page).toContain("&lt;b&gt;Ann and Bob");
});

it("is translated into every language", () => {
  const pages = languages.map((language) => followPage(followed, language));
  for (const page of pages.slice(1)) expect(page).not.toMatch(/Not yet|Boarded|fly together/);
  expect(new Set(languages.map(noFollowPage)).size).toBe(languages.length);
});
