/**
 * Notes in nine languages, written to get contact data past masking, and notes that must stay as they are. The last 133 and 100 were written
 * apart, and read by nobody before the rules were done.
 */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
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

/** Hostile notes that come through, and innocent ones that are harmed. A note that no longer is must be removed from here. */
const known: { through: string[]; harmed: string[] } = {
  through: [
    "My tele gram is priyatoronto, write before Friday please.",
    "Area code 604, followed by three fives, and the tail is zero-one-5-six",
    "Composez le 514 puis trois fois le chiffre cinq puis 0 un 7 huit",
    "Voyez le site mamievole tiret mtl point org, tout y est",
    "अट्ठानवे, शून्य शून्य, शून्य पाँच, तिरेसठ, सत्रह, यही घुमाइए",
    "vinod attherate rediffmail dot com pe likh dena ji",
    "Y0uTube pe 'DilliTorontoDiaries' mera hai, wahan comment karo",
    "bibi ji layi likho: paramjit kaur84 (vich khali thaan na chhaddo) gmail te",
    "nav aath shunya shunya shunya ne pachhi char chha be ek saat",
    "onbadhu ettu, moonu zero, apram naalu 5 aaru 1 rendu",
  ],
  harmed: [],
};

describe("notes of the corpus", () => {
  it("has hundreds of each, all different", () => {
    expect(new Set(hostile.map(({ text }) => text)).size).toBe(hostile.length);
    expect(new Set(innocent.map(({ text }) => text)).size).toBe(innocent.length);
    expect(hostile.length).toBeGreaterThan(400);
    expect(innocent.length).toBeGreaterThanOrEqual(300);
  });

  it("contains what must not be readable in each hostile note", () => {
    for (const { text, contact } of hostile)
      for (const fragment of contact) expect(text).toContain(fragment);
  });

  it("reveals no contact data of hostile notes but the known ones", () => {
    const through = hostile.filter(({ text, contact, name }) => {
      const masked = maskNote(text, name === undefined ? [] : [name]);
      return contact.some((fragment) => masked.includes(fragment));
    });
    expect(through.map(({ text }) => text)).toEqual(known.through);
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
