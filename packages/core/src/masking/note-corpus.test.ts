/**
 * Notes in ten languages, written to get contact data past masking, and notes that must stay as they are. Of the first 403
 * and 300, the last 133 and 100 were written apart, and read by nobody before the first rules were done. The last 120 and 100 of all were
 * read by nobody before the present rules were done.
 */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { graphemes } from "./name";
import { maskNote } from "./note";

type Note = { lang: string; class: string; text: string };
/** With what a reader must not be able to read, and the author's name where the note contains it. */
type HostileNote = Note & { contact: string[]; name?: string };

function notesOf<N extends Note>(file: string): N[] {
  const lines = readFileSync(new URL(`../../test/masking/${file}`, import.meta.url), "utf8");
  return lines
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as N);
}

const hostile = notesOf<HostileNote>("hostile.jsonl");
const innocent = notesOf<Note>("innocent.jsonl");

/**
 * Hostile notes that come through, those of which a rest can be read that leads to nobody, and innocent ones that are harmed. A note that
 * no longer is must be removed from here.
 */
const known: { through: string[]; partly: string[]; harmed: string[] } = {
  through: [
    "Ring me on 4I6 SSS OI7Z before Friday please, she gets nervous about connecting flights",
    "My insta letter by letter: k, a, v, y, a, then two sixes. Say hello and I'll tell you her seat",
    "Mon tel : O6 3g g8 l7 S2, j'ai changé quelques chiffres en lettres, vous verrez bien",
    "Insta te main haan: l a d i, fer 8 7, fer b c. ਜੋੜ ਕੇ ਲਿਖ ਲਓ",
    "Seat 0345, gate 611, bus 2098, teeno mila kar ghanti maar dein, shukriya",
    "فیس بک پر شاہد محمود بٹ تلاش کریں، سفید ٹوپی والی تصویر میری ہے",
    "Insta buchstabiert: Heinrich, Emil, Paula, Otto, dann 59. Schreibt mir da kurz",
    "Double five five, zero one, double three, with 647 in front. Grandpa is deaf so ring me instead",
    "पूरी जानकारी यहाँ: बिट डॉट एलवाई स्लैश dadi-yatra",
    "Ich heiße bei Insta wie ein Bäcker: erst 'brezel', dann Strich unten, dann 'maxl', dann 39",
  ],
  partly: [
    "double nine eight seven double zero one two three four, Indian SIM, ring any time",
    "wha tsapp : double zéro trente-trois, six, 39 98, soixante, onze",
    "مجھے لکھیے ayesha ڈاٹ khan ایٹ ہاٹ میل ڈاٹ کام، رات کو جواب دوں گی",
    "Escríbanme a rosario guion bajo mena arroba outlook punto es, contesto de noche",
    "Mi Telegram deletreado: b-e-t-o, guion bajo, siete siete. Avíseme por ahí",
    "Ruft kurz durch, O17I 3g2 OO S4, Tante Käthe hat Angst vor dem Umsteigen",
    "Meine Nummer: null eins sieben eins, drei neun zwo, dreimal die Null, dann die Sechs",
  ],
  harmed: [
    "Skype ne marche plus chez elle et Facebook l'ennuie, alors elle aime bavarder pendant le vol.",
    "Meine Adresse oder Nummer schreibe ich hier nicht rein, der Punkt ist, sie soll nicht allein sein.",
  ],
};

/** So many letters or digits in a row tell a reader a part of contact data. A shorter fragment is told as a whole. */
const telling = 4;

/**
 * Whether a reader can read a fragment of a note, or {@link telling} of its letters or digits in a row, without what separates them.
 * Only where the fragment stands: elsewhere in the note the same letters are no contact data.
 * @param masked the note with one asterisk for each masked character
 */
function isTold(fragment: string, text: string, masked: string): boolean {
  const start = text.indexOf(fragment);
  let at = 0;
  let count = 0;
  let run = 0;
  let longest = 0;
  for (const { segment, index } of graphemes(text)) {
    const isSeen = masked.startsWith(segment, at);
    at += isSeen ? segment.length : 1;
    const isWithin = index >= start && index < start + fragment.length;
    if (!isWithin || !/[\p{L}\p{N}]/u.test(segment)) continue;
    count++;
    run = isSeen ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest >= Math.min(telling, count);
}

/** In the order of the file, each with the number of its line. */
function numbered(texts: readonly string[]): string[] {
  return hostile.flatMap(({ text }, index) =>
    texts.includes(text) ? `${index + 1}: ${text}` : [],
  );
}

describe("notes of the corpus", () => {
  it("has hundreds of each, all different", () => {
    expect(new Set(hostile.map(({ text }) => text)).size).toBe(hostile.length);
    expect(new Set(innocent.map(({ text }) => text)).size).toBe(innocent.length);
    expect(hostile.length).toBeGreaterThan(400);
    expect(innocent.length).toBeGreaterThanOrEqual(300);
  });

  it("contains what must not be readable once in each hostile note", () => {
    for (const { text, contact } of hostile)
      for (const fragment of contact) expect(text.split(fragment), text).toHaveLength(2);
  });

  it("reveals no contact data of hostile notes but the known ones", () => {
    const told = hostile.flatMap(({ text, contact, name }) => {
      const masked = maskNote(text, name === undefined ? [] : [name]);
      return contact.some((fragment) => isTold(fragment, text, masked)) ? [{ text, masked }] : [];
    });
    const all = [...known.through, ...known.partly];
    const unknown = told.filter(({ text }) => !all.includes(text));
    const shown = unknown.map(({ text, masked }) => `${text}\n  reads ${masked}`);
    expect(numbered(told.map(({ text }) => text)), shown.join("\n")).toEqual(numbered(all));
  });

  it("changes no innocent note but the known ones", () => {
    const harmed = innocent.filter(({ text }) => maskNote(text, []) !== text);
    expect(harmed.map(({ text }) => text)).toEqual(known.harmed);
  });

  it("masks each note once: masking it again changes nothing", () => {
    for (const { text } of hostile) {
      const masked = maskNote(text, []);
      expect(maskNote(masked, [])).toBe(masked);
    }
  });
});
