/** Which sentences the card has, and in which order. Pure. */
import type { CardFacts } from "./card-facts";
import type { Own, SentenceName } from "./said";

/** What to point at, in the order of a trip. Each has a pictogram. */
export const places = [
  "gate",
  "escort",
  "wheelchair",
  "change",
  "toilet",
  "bags",
  "exit",
  "unwell",
] as const satisfies SentenceName[];

/** Which language the passenger speaks. None where it is English. */
export function helloOf({ languages }: CardFacts, own: Own | undefined): SentenceName[] {
  if (!own) return [];
  return languages.includes("en") ? ["language"] : ["noEnglish", "language"];
}
