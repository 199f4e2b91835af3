import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { translate } from "./api-texts";

const packages = new URL("../../../", import.meta.url);

/** Codes of what no page sends. */
const technical = ["bad-signature", "malformed-json", "method-not-allowed", "payload-too-large"];

/** Where every sentence is one for the user. */
const files = /(contract|connection\/refusal)\.ts$/;

/** What the API says as it stands in the sources, without sentences that are put together. */
function* sentences(): Generator<string> {
  for (const folder of ["core/src/", "functions/src/"])
    for (const file of readdirSync(new URL(folder, packages), {
      recursive: true,
      encoding: "utf8",
    })) {
      if (
        !file.endsWith(".ts") ||
        /test|testing|web-config|notification\/(matcher|digest)|outbox|payment\/signature/.test(
          file,
        )
      )
        continue;
      const source = readFileSync(new URL(folder + file, packages), "utf8");
      for (const [, code = "", sentence = ""] of source.matchAll(
        /new AppError\(\s*"([\w-]+)",\s*"([^"]+)"/g,
      ))
        if (!technical.includes(code)) yield sentence;
      for (const [, sentence = ""] of source.matchAll(
        /\b(?:busy|message|unknown|error)(?: =|:) "([A-Z][^"]*\.)"/g,
      ))
        yield sentence;
      if (files.test(file))
        for (const [, sentence = ""] of source.matchAll(/"([A-Z][^"\n]*\.)"/g)) yield sentence;
    }
}

test("each sentence of the API has a text", () => {
  const found = [...new Set(sentences())];
  expect(found.length).toBeGreaterThan(60);
  expect(found.filter((sentence) => translate(sentence) === undefined)).toEqual([]);
});

test.each([
  "At most 500 characters.",
  "Enter at most 4 flights.",
  "The connection was withdrawn. Nothing has been charged.",
  "This payment belongs to something else. Reload the page. Nothing has been charged.",
  "You have 20 active itineraries, as many as one account can have. Delete one, or come back in 3 days.",
  "You can post or change 40 itineraries a day. Come back in 12 hours.",
  "You can write 10 messages to one person a day. Come back in 1 minute.",
  "You can change your name 5 times a day. Come back in 2 hours.",
  "Only the Flightaide can do this.",
])("a sentence that is put together is in English what it was: %s", (sentence) => {
  expect(translate(sentence.replace("the Flightaide", "the flightaid"))).toBe(sentence);
});

test("a sentence that is not known has no text", () => {
  expect(translate("You can fly 3 kites a day. Come back in 2 hours.")).toBeUndefined();
  expect(translate("Who knows. Nothing has been charged.")).toBeUndefined();
});
