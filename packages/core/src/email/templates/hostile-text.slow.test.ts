/**
 * The robustness of the mails against text by users.
 *
 * @module-tag deep
 */
import fc from "fast-check";
import { expect, test } from "vitest";
import { markupOf } from "../../../test/markup";
import { samples, type Typed } from "./samples";

/** Strings that try to break out of markup, headers and lines. */
const hostile = fc
  .array(
    fc.oneof(
      fc.string({ unit: "binary" }),
      fc.constantFrom(
        "<script>alert(1)</script>",
        '"><img src=x onerror=alert(1)>',
        "' onmouseover='alert(1)",
        "</td></tr></table>",
        "&lt;b&gt;",
        "\r\nBcc: eve@example.com\r\n",
        "\nConnect: https://evil.example/",
        "\u2028--\u2029",
        "\u202egnorw\u202c",
        "\u2066\u061c\u200f",
        String.raw`\u2069\u202e\u000a\x3cb>`,
        "{{name}} ${name}",
        "$& $1 $`",
      ),
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((parts) => parts.join(""))
  // An empty note is not shown.
  .filter((text) => text !== "");
const typed: fc.Arbitrary<Typed> = fc.record({
  reader: hostile,
  other: hostile,
  // Only asterisks follow an asterisk of a masked name.
  masked: hostile.filter((text) => !/\*[^*]/.test(text)),
  note: hostile,
  subject: hostile,
});
const flown = fc.record({
  from: hostile,
  to: hostile,
  fromCity: hostile,
  toCity: hostile,
  travelDate: fc.constant("2027-06-10"),
  flight: hostile,
});

test("text by users changes nothing in the markup but the lines of quotes, and never forges a header or a line, or reverses our words", () => {
  const plain = Object.values(samples());
  const markup = plain.map(({ html }) => markupOf(html));
  const lengths = plain.map(({ text }) => linesOf(text).length);
  fc.assert(
    fc.property(typed, flown, (words, trip) => {
      const evil = Object.values(samples(words, trip));
      expect(evil.map(({ html }) => markupOf(html))).toEqual(markup);
      expect(evil.map(({ text }) => linesOf(text).length)).toEqual(lengths);
      for (const [index, { subject, html, text }] of evil.entries()) {
        expect(subject).not.toMatch(/[\p{Cc}\u2028\u2029\p{Bidi_Control}]/u);
        expect(text).not.toMatch(/[\p{Bidi_Control}\u2028\u2029]|(?!\n)\p{Cc}/u);
        const typedMarkup = index === plain.length - 1;
        // The markup of a message comes from the sanitiser.
        if (!typedMarkup) expect(html).not.toMatch(/\p{Bidi_Control}/u);
      }
    }),
    { numRuns: 200 },
  );
});

/** The lines of a text without those of users, which are quoted. */
function linesOf(text: string): string[] {
  return text.split("\n").filter((line) => !line.startsWith("> "));
}
