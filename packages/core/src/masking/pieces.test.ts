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
