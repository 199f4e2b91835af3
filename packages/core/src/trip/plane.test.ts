import fc from "fast-check";
import { expect, it } from "vitest";
import { translator } from "../language/translator";
import { type Flown, planeSentence } from "./plane";

const i18n = translator("en");

const mine: Flown = { from: "YYZ", to: "DXB", travelDate: "2027-06-10", flight: "EK-242" };
const unnumbered = { ...mine, flight: undefined };

it.each([
  [
    { ...mine, travelDate: "2027-06-11", flight: "AC-42" },
    "F***** flies one day later, on AC-42. You would not be on the same plane.",
  ],
  [
    { ...unnumbered, travelDate: "2027-06-08" },
    "F***** flies 2 days earlier. You would not be on the same plane.",
  ],
  [
    { ...mine, from: "YHM", flight: "AC-42" },
    "F***** flies from YHM instead of YYZ, on AC-42. You would not be on the same plane.",
  ],
  [
    { ...unnumbered, from: "YHM", to: "SHJ" },
    "F***** flies from YHM instead of YYZ, to SHJ instead of DXB. You would not be on the same plane.",
  ],
  [
    { ...unnumbered, from: "YHM", fromCity: "Hamilton" },
    "F***** flies from Hamilton YHM instead of YYZ. You would not be on the same plane.",
  ],
  [
    { ...mine, flight: "AC-42" },
    "F***** flies on AC-42, and you fly on EK-242. You would not be on the same plane.",
  ],
  [unnumbered, "The flight number of F***** is not known. You may not be on the same plane."],
])("says what differs: %o", (theirs, sentence) => {
  expect(planeSentence(i18n, { name: "F*****", mine, theirs })).toBe(sentence);
});

it("says when the reader's flight number is not known", () => {
  expect(planeSentence(i18n, { name: "F*****", mine: unnumbered, theirs: mine })).toBe(
    "F***** flies on EK-242, and your flight number is not known. You may not be on the same plane.",
  );
  expect(planeSentence(i18n, { name: "F*****", mine: unnumbered, theirs: unnumbered })).toBe(
    "Neither flight number is known. You may not be on the same plane.",
  );
});

it("says which flight to book, and that the other has not booked", () => {
  const open = { ...unnumbered, travelDate: "2027-06-01", until: "2027-06-21" };
  const sentence = (one: Flown, other: Flown) =>
    planeSentence(i18n, { name: "F.", mine: one, theirs: other });
  expect(sentence(open, mine)).toBe(
    "Your flight is not booked yet. F. flies on Thu, Jun 10, on EK-242: book this flight to be on the same plane.",
  );
  expect(sentence(open, unnumbered)).toBe(
    "Your flight is not booked yet. F. flies on Thu, Jun 10. Ask for the flight number before you book.",
  );
  expect(sentence(mine, open)).toBe(
    "F. has not booked yet. You are connected only once the flight is booked and the fee is paid.",
  );
});

it("says nothing of the same flight on the same day, even from another airport on its way, and of a trip that is not known", () => {
  expect(planeSentence(i18n, { name: "F*****", mine, theirs: mine })).toBeUndefined();
  expect(
    planeSentence(i18n, { name: "F*****", mine, theirs: { ...mine, to: "BOM" } }),
  ).toBeUndefined();
  expect(planeSentence(i18n, { name: "F*****", mine })).toBeUndefined();
  expect(planeSentence(i18n, { name: "F*****", theirs: mine })).toBeUndefined();
});

it("never shows a user's own flight as the other's", () => {
  const flown = fc.record({
    from: fc.constantFrom("YYZ", "YHM"),
    to: fc.constantFrom("DXB", "SHJ"),
    travelDate: fc.constantFrom("2027-06-09", "2027-06-10", "2027-06-11"),
  });
  fc.assert(
    fc.property(flown, flown, fc.boolean(), fc.boolean(), (one, other, known, otherKnown) => {
      const sentence = planeSentence(i18n, {
        name: "F*****",
        mine: { ...one, ...(known && { flight: "EK-242" }) },
        theirs: { ...other, ...(otherKnown && { flight: "AC-42" }) },
      });
      const samePlace = JSON.stringify(one) === JSON.stringify(other);
      const open = samePlace && !(known && otherKnown);
      expect(sentence).toMatch(
        open ? /You may not be on the same plane\.$/ : /You would not be on the same plane\.$/,
      );
      const [, theirClause = ""] =
        /F\*{5} flies (.*?)(, and you|\. You)/.exec(sentence ?? "") ?? [];
      expect(theirClause).not.toContain("EK-242");
      expect(sentence?.includes("AC-42")).toBe(otherKnown && !(samePlace && !known && !otherKnown));
    }),
  );
});
