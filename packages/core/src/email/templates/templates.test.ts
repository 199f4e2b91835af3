/** The content of the mails, in snapshots/, and their robustness against text by users. */
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { escapeHtml } from "../html";
import { believable, samples, site, type Typed, trip } from "./samples";

const mails = Object.entries(samples());

describe.each(mails)("%s", (name, { subject, html, text }) => {
  it("equals its snapshot", async () => {
    const file = `./snapshots/${name.replace(/\W+/g, "-").toLowerCase()}`;
    await expect(`${html}\n`).toMatchFileSnapshot(`${file}.html`);
    await expect(`Subject: ${subject}\n\n${text}\n`).toMatchFileSnapshot(`${file}.txt`);
  });

  it("links only to the site and the support address", () => {
    const links = linksOf(html);
    expect(links.length).toBeGreaterThan(1);
    for (const link of links)
      expect(link.startsWith(`${site.origin}/`) || link === `mailto:${site.supportAddress}`).toBe(
        true,
      );
    expect(html).not.toMatch(/<(script|img|link|iframe|form|object|base)\b|url\(|@import/i);
  });

  it("has the same content in plain text as in HTML", () => {
    const plain = squeezed(text);
    const pieces = textsOf(html);
    expect(pieces.length).toBeGreaterThan(8);
    for (const one of pieces) expect(plain).toContain(one);
    for (const link of linksOf(html))
      expect(plain).toContain(squeezed(link.replace("mailto:", "")));
  });
});

it("has a sample of every kind of mail", async () => {
  const kinds = Object.keys(await import("."));
  expect(kinds.length).toBe(7);
  for (const kind of kinds) expect(mails.some(([name]) => name.split(",")[0] === kind)).toBe(true);
});

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
  masked: hostile,
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

test("text by users never changes the markup", () => {
  const plain = Object.values(samples()).map(({ html }) => markupOf(html));
  fc.assert(
    fc.property(typed, flown, (words, trip) => {
      const evil = Object.values(samples(words, trip)).map(({ html }) => markupOf(html));
      expect(evil).toEqual(plain);
    }),
    { numRuns: 200 },
  );
});

test("text by users never forges a header or a line, or reverses our words", () => {
  const plain = Object.values(samples());
  fc.assert(
    fc.property(typed, flown, (words, trip) => {
      for (const [index, { subject, html, text }] of Object.values(
        samples(words, trip),
      ).entries()) {
        expect(subject).not.toMatch(/[\p{Cc}\u2028\u2029\p{Bidi_Control}]/u);
        expect(text).not.toMatch(/[\p{Bidi_Control}\u2028\u2029]|(?!\n)\p{Cc}/u);
        const typedMarkup = index === plain.length - 1;
        // The markup of a message comes from the sanitiser.
        if (!typedMarkup) expect(html).not.toMatch(/\p{Bidi_Control}/u);
        // Lines by users are quoted.
        const lines = (part: string) => part.split("\n").filter((line) => !line.startsWith("> "));
        expect(lines(text).length).toBe(lines(plain[index]?.text ?? "").length);
      }
    }),
    { numRuns: 200 },
  );
});

test("text by users is shown as typed", () => {
  const words = { ...believable, note: `5 < 6 & "7"\n  שלום 'x'`, masked: "Ø**" };
  const { html, text } = samples(words).match ?? { html: "", text: "" };
  expect(html).toContain("5 &lt; 6 &amp; &quot;7&quot;\nשלום &#39;x&#39;");
  expect(text).toContain(`> 5 < 6 & "7"\n> שלום 'x'`);
  expect(text).toContain("Name: Ø**");
});

test("greets by first name, unless it is missing or too long for a line", () => {
  const greetingOf = (reader: string) =>
    /^Hello.*,$/m.exec(samples({ ...believable, reader }).paid?.text ?? "")?.[0];
  expect(greetingOf("  Maya Raman")).toBe("Hello Maya,");
  expect(greetingOf(" ")).toBe("Hello,");
  expect(greetingOf("Wolfe".repeat(9))).toBe("Hello,");
});

test("a digest shows ten matches, best first, and counts the others", () => {
  const { text = "" } = samples()["match, twelve at once"] ?? {};
  expect(text.match(/^Connect: /gm)).toHaveLength(10);
  expect(text).toContain("And 2 more");
});

test("shows a trip without flight or known cities", () => {
  const { flight: _, ...rest } = { ...trip, fromCity: "", toCity: "" };
  const { text = "" } = samples(believable, rest).registered ?? {};
  expect(text).toContain("Route: YYZ to DXB\nDate: Thursday, June 10, 2027\nFlight: Not given");
});

function linksOf(html: string): string[] {
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, link = ""]) => unescaped(link));
}

/** Tags with their attributes, without the queries of links. */
function markupOf(html: string): string[] {
  return (html.match(/<[^>]*>/g) ?? []).map((tag) => tag.replace(/\?[^"]*"/, '?"'));
}

/** The visible pieces of text. */
function textsOf(html: string): string[] {
  const body = html.slice(html.indexOf("<body"));
  return body
    .split(/<[^>]*>/)
    .map((piece) => squeezed(unescaped(piece)))
    .filter((piece) => /\w{3}/.test(piece) && piece !== "flightaides");
}

/** Ignores case and line breaks, which differ in plain text. */
function squeezed(text: string): string {
  return text.replace(/^> /gm, "").replace(/\s+/g, " ").trim().toLowerCase();
}

function unescaped(markup: string): string {
  for (const character of `<>"'`) markup = markup.replaceAll(escapeHtml(character), character);
  return markup.replaceAll("&amp;", "&");
}
