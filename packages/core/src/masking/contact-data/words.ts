/** Whether a run of letters is a word of a language, in plain text. */
import { once } from "../../once";
import { givenNames, romanisedWords } from "./romanised-words";
import { spelling } from "./sound";
import { wordList } from "./word-list";

const listed = once(() => new Set(wordList.trim().split(/\s+/)));
const romanised = once(() => new Set(romanisedWords.trim().split(/\s+/).map(spelling)));
const named = once(() => new Set(givenNames.trim().split(/\s+/)));

/** Closed compounds and slips of the keyboard that look like two words run together. */
const oneWord = new Set(
  `eachother everytime infront aswell alot atleast incase granddaughter grandson grandparent grandkid grandchild grandaunt granduncle stepmother
  stepfather stepson stepdaughter carryon checkin checkout takeoff stopover layover boarding weekday weekend healthcare
  daycare caregiver homesick airsick carsick seatmate roommate toothbrush eyeglasses bedtime lunchtime dinnertime nighttime
  comprime comprimes glycemie mamie papi papy mammy valise valises fauteuil roulant deambulateur escale aeroport correspondance sonotone lunettes
  medicament medicaments ordonnance passeport bagage bagages hublot couloir grandmere grandpere belle-mere abuelita abuelito maleta maletas aeropuerto escala vuelos silla ruedas
  pasillo ventanilla pastilla pastillas rodilla rodillas avo avos vovo cadeirante bengala remedio remedios bagagem voos conexao janela corredor poltrona joelho joelhos
  instagram insta facebook whatsapp telegram skype snapchat twitter youtube tiktok discord linkedin reddit pinterest viber gmail yahoo hotmail icloud netflix google
  app apps email emails internet phone phones selfie emoji video videos username password laptop tablet blog vlog hashtag inbox spam wheelchairs
  daytime sometime anytime meantime wifi login signup website online offline voicemail videocall facetime screenshot`.split(
    /\s+/,
  ),
);

/** Forms that a word may be derived from. */
export function bases(word: string): string[] {
  const found: string[] = [];
  const add = (ending: string, ...replacements: string[]) => {
    if (!word.endsWith(ending) || word.length < ending.length + 3) return;
    const stem = word.slice(0, -ending.length);
    for (const replacement of replacements) found.push(stem + replacement);
    // Running: run.
    if (/(.)\1$/.test(stem) && replacements.includes("e")) found.push(stem.slice(0, -1));
  };
  add("s", "");
  add("es", "");
  add("ies", "y");
  add("ied", "y");
  add("ed", "", "e");
  add("ing", "", "e");
  add("er", "", "e");
  add("ly", "");
  add("ness", "");
  return found;
}

/** Whether it is a word of English, French, Spanish or Portuguese. @param word in small letters, folded */
export function isListed(word: string): boolean {
  return isIn(listed(), word);
}

function isIn(list: ReadonlySet<string>, word: string): boolean {
  const isBase = (one: string) => list.has(one) || oneWord.has(one);
  return isBase(word) || bases(word).some((base) => isBase(base) || bases(base).some(isBase));
}

/** Whether it is a word of these languages, or of Hindi, Punjabi, Gujarati, Tamil or Urdu in Latin letters. */
export function isWord(word: string, list: ReadonlySet<string> = listed()): boolean {
  return isIn(list, word) || isRomanised(word);
}

export function isRomanised(word: string): boolean {
  return romanised().has(spelling(word));
}

/** Whether it is a frequent name of a person in these languages. */
export function isGivenName(word: string): boolean {
  return named().has(word);
}

const shortestPart = 3;
const longestRun = 30;

/** The words of three letters that are part of names that people give themselves. */
const shortParts = new Set(
  `sky fly mom dad mum nan cat dog sun the and for you big old new red boy air sea jet car bus one two ten son bro sis bae guy man men lad gal pop ice tea pie
  jam zen joy fun fox owl bee cow pig yak ant bat elf art ink pen map hat bow gem ray sea bay mom her his our mia ana ali dev jas raj ravi roy sai uma leo max sam tom tim ben dan kim lee ann amy zoe eva ava ivy
  yyz yul yvr del bom amd lhr dxb ludo mon mes les mis san don mae pai vovo oma opa baba chai roti naan dal aloo jatt desi puri ladu rani raja khan kaur gill says goes`.split(
    /\s+/,
  ),
);

/** Whether it is no word but two or three, without the spaces: `foggylayover`. */
export function isRunTogether(word: string, list: ReadonlySet<string> = listed()): boolean {
  if (word.length < 8 || word.length > longestRun || !/^[a-z]+$/.test(word) || isWord(word, list))
    return false;
  return splits(word, 3, list);
}

function splits(word: string, parts: number, list: ReadonlySet<string>): boolean {
  if (isPart(word, list)) return true;
  if (parts === 1) return false;
  for (let at = shortestPart; at <= word.length - shortestPart; at++) {
    if (!isPart(word.slice(0, at), list)) continue;
    if (splits(word.slice(at), parts - 1, list)) return true;
    // Uncle on wheels
    const isInside = at > shortestPart && links.has(word.slice(at, at + 2));
    if (isInside && word.length - at > 5 && isPart(word.slice(at + 2), list)) return true;
  }
  return false;
}

/** Words of two letters that may be between two others. */
const links = new Set("on in of to my ki ka ke di da de du la le el en no ni na se".split(" "));

function isPart(word: string, list: ReadonlySet<string>): boolean {
  return word.length > shortestPart
    ? isWord(word, list) || named().has(word.replace(/s$/, "")) || named().has(word)
    : shortParts.has(word);
}
