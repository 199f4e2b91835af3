import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { fold } from "./fold";

/** Letters and marks of the scripts that are folded, joiners and others, so that odd sequences are frequent. */
const odd = fc.oneof(
  fc.integer({ min: 0x0900, max: 0x097f }),
  fc.integer({ min: 0x0980, max: 0x0d7f }),
  fc.integer({ min: 0x0600, max: 0x06ff }),
  fc.integer({ min: 0xfb50, max: 0xfefc }),
  fc.integer({ min: 0x4e00, max: 0x9fff }),
  fc.integer({ min: 0x2000, max: 0x2070 }),
  fc.integer({ min: 0x20, max: 0x24f }),
  fc.integer({ min: 0, max: 0xffff }),
  fc.integer({ min: 0x10000, max: 0x10ffff }),
);
const oddText = fc
  .array(odd, { maxLength: 20 })
  .map((codes) => codes.map((code) => String.fromCodePoint(code)).join(""));

describe("fold", () => {
  it.each([
    ["nukta", "फ़ीनिक्स", "फीनिक्स"],
    ["a composed nukta", "\u095b\u093e", "\u091c\u093c\u093e"],
    ["anusvara for a nasal before a consonant", "मुंबई", "मुम्बई"],
    ["chandrabindu", "राँची", "रांची"],
    ["a long vowel", "दिल्ली", "दील्लि"],
    ["ai and e", "कैलगरी", "केलगरी"],
    ["the o of loan words", "मॉस्को", "मोस्को"],
    ["vocalic r", "अमृतसर", "अम्रितसर"],
    ["a glide", "शीआन", "शियान"],
    ["a retroflex consonant", "लन्डन", "लंदन"],
    ["tippi and bindi", "ਅੰਮ੍ਰਿਤਸਰ", "ਅਂਮ੍ਰਿਤਸਰ"],
    ["addak", "ਦਿੱਲੀ", "ਦਿਲੀ"],
    ["Gurmukhi for Devanagari", "ਮੁੰਬਈ", "मुंबई"],
    ["Gujarati for Devanagari", "સુરત", "सूरत"],
    ["harakat", "عُمَان", "عمان"],
    ["alef with hamza", "أبوظبي", "ابوظبي"],
    ["alef with madda", "آگرہ", "اگرہ"],
    ["teh marbuta", "القاهرة", "القاهره"],
    ["alef maksura", "الدولى", "الدولي"],
    ["Urdu's heh and yeh", "دہلی", "دهلي"],
    ["do-chashmi heh", "دھلی", "دہلی"],
    ["Urdu's kaf", "کراچی", "كراچي"],
    ["tatweel", "دبـــي", "دبي"],
    ["presentation forms", "\ufe91\ufef4\ufeae\ufeed\ufe95", "بيروت"],
    ["a joiner", "क्\u200dष", "क्ष"],
    ["a Latin accent", "São Paulo", "sao paulo"],
  ])("ignores %s: %s is %s", (_, one, other) => {
    expect(fold(one)).toBe(fold(other));
  });

  it.each([
    ["गोवा", "गया"],
    ["पटना", "पुणे"],
    ["دبي", "دلي"],
    ["北京", "南京"],
  ])("keeps %s and %s apart", (one, other) => {
    expect(fold(one)).not.toBe(fold(other));
  });

  test("twice changes nothing", () => {
    fc.assert(
      fc.property(fc.oneof(oddText, fc.string({ unit: "binary" })), (text) => {
        const once = fold(text);
        expect(fold(once)).toBe(once);
      }),
      { numRuns: 5_000 },
    );
  });

  test("leaves letters, digits and single blanks", () => {
    fc.assert(
      fc.property(oddText, (text) => {
        expect(fold(text)).toMatch(/^(?:[\p{L}\p{N}]+(?: [\p{L}\p{N}]+)*)?$/u);
      }),
    );
  });
});
