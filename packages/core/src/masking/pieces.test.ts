/** Contact data in several texts of one writer to one reader. */
import { describe, expect, it } from "vitest";
import { author } from "../../test/notes";
import { maskNote } from "./note";

/** The texts as the reader sees them, each examined together with those before. */
function told(texts: readonly string[]): string[] {
  const shown: string[] = [];
  for (const text of texts) shown.push(maskNote(text, [author], shown));
  return shown;
}

describe("what completes contact data is masked", () => {
  it.each([
    [
      ["437", "839", "1795"],
      ["437", "839", "****"],
    ],
    [
      ["437", "Hello", "839", "See you at the gate.", "1795"],
      ["437", "Hello", "839", "See you at the gate.", "****"],
    ],
    [
      ["437", "839", "My seat is 12A", "1795"],
      ["437", "839", "My seat is 12A", "****"],
    ],
    [
      ["437", "Thank you so much for all of this!", "839", "1795"],
      ["437", "Thank you so much for all of this!", "839", "****"],
    ],
    [
      ["four three seven", "Bye", "eight three nine", "1795"],
      ["four three seven", "Bye", "eight three nine", "****"],
    ],
    [
      ["+91 98", "Hello", "371", "42", "783"],
      ["+91 98", "Hello", "***", "42", "***"],
    ],
    [
      ["piecesqabcd", "Hello", "@gmail.com"],
      ["piecesqabcd", "Hello", "**********"],
    ],
    [
      ["piecesqabcd", "at gmail", "dot com"],
      ["piecesqabcd", "********", "dot com"],
    ],
  ])("%j", (texts, shown) => {
    expect(told(texts)).toEqual(shown);
  });
});

describe("what has nothing to do with it stays", () => {
  it.each([
    [["Hello!", "I have two bags.", "34A", "Gate 22", "Row 12 or 14"]],
    [["EK-241", "My bag weighs 23 kg", "I land at 14:30", "We are 2"]],
    [["She is 78", "Terminal 1", "Thank you", "Boarding is at 6", "Seat 34A"]],
    [["1430", "Thanks", "22"]],
    [["Her insulin is 12 units", "at 8 and at 20", "AC-42 then EK-500"]],
    [["2", "Yes", "23 kg each", "No", "78"]],
  ])("%j", (texts) => {
    expect(told(texts)).toEqual(texts);
  });
});

describe("flights are parts of a number", () => {
  const known = (...flights: string[]) =>
    flights.map((flight) => ({ flight, isKnownAirline: true }));
  const unknown = (...flights: string[]) =>
    flights.map((flight) => ({ flight, isKnownAirline: false }));

  it.each([
    ["99", known("4165", "5501")],
    ["0199", known("416", "555")],
    ["550199", known("4165")],
    ["zero one nine nine", known("416", "555")],
    ["416", known("5550", "199")],
    ["99", [...known("4165"), "55", "01"]],
    ["4210", known("98", "371", "1")],
    ["99", known("242", "4165", "5501", "17")],
    ["99", unknown("4165", "5501")],
    ["and 99 to finish", unknown("4165", "5501")],
    ["My row is 5550", unknown("416")],
  ])("that %j completes", (text, told) => {
    const shown = maskNote(text, [author], told);
    expect(shown).not.toMatch(/\d\d|zero|nine/);
    expect(maskNote(text, [author])).toBe(text);
  });

  it.each([
    ["Row 34, seat A", known("4165", "5501")],
    ["I land at 14:30", known("4165", "5501")],
    ["34 kg in two bags", known("4165", "5501")],
    ["1430", known("241", "500")],
    ["2", known("241", "500", "187")],
    ["34", known("241", "500")],
    ["34", known("4165")],
    ["1962", known("241", "500")],
    ["AC-4165, then AC-5501 from gate 22", known("4165", "5501")],
    ["23 kg each, she is 78 years old", unknown("4165", "5501")],
    ["Row 34", unknown("412")],
    ["", known("4165", "5501")],
  ])("and %j has nothing to do with them", (text, told) => {
    expect(maskNote(text, [author], told)).toBe(text);
  });
});
