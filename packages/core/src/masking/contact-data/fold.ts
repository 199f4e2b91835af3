/** Folding of characters that readers recognise as the same letter or digit. */

/** Consecutive characters that Unicode does not decompose, and the digits and letters that they show. */
const compatible: [first: number, shown: string[]][] = [
  [0x24eb, ["11", "12", "13", "14", "15", "16", "17", "18", "19", "20"]],
  [0x24f5, ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "0"]],
  [0x2776, ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"]],
  [0x2780, ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"]],
  [0x278a, ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"]],
  [0x1f10b, ["0", "0"]],
  [0x1f51f, ["10"]],
  [0x1f150, [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"]],
  [0x1f170, [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"]],
];

/** Pairs: a character and what it is read as. Letters and marks without a decomposition, then Cyrillic, Greek and Han look-alikes. */
const pairs =
  "łlŁLøoØOđdĐDıiðdÐD。.‘'’'" +
  "аaеeоoрpсcхxуyіiјjѕsһhԁdԛqԝwӏlАAВBЕEКKМMНHОOРPСCТTХXУYІIЈJЅSӀI" +
  "οoνvαaιiκkρpυuΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧX" +
  "〇0零0一1二2三3四4五5六6七7八8九9";

const shownAs = new Map<string, string>([
  ...compatible.flatMap(([first, shown]) =>
    shown.map((text, index): [string, string] => [String.fromCodePoint(first + index), text]),
  ),
  ...(pairs.match(/../gu) ?? []).map((pair): [string, string] => {
    const [from = "", to = ""] = pair;
    return [from, to];
  }),
  ["ß", "ss"],
  ["æ", "ae"],
  ["Æ", "AE"],
  ["œ", "oe"],
  ["Œ", "OE"],
]);

const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/** Accents and enclosing keycaps. Vowel signs and nuktas of Indic scripts stay: they distinguish words. */
const accent = /\p{M}/u;
const ownScript = /\p{Script=Inherited}/u;

/**
 * Removes invisible characters and accents, and replaces compatibility forms, digits of all scripts and look-alikes by the ASCII
 * characters that they are read as. Keeps the case.
 */
export function fold(text: string): string {
  let folded = "";
  // ASCII, the most frequent, has no other form.
  for (const character of text.normalize("NFKD").replace(invisible, ""))
    folded += character < "\x80" ? character : formOf(character);
  return folded;
}

/** Forms of characters that occurred, most of which occur again: the lists of words are folded as well. */
const forms = new Map<string, string>();
const mostForms = 2000;

function formOf(character: string): string {
  const known = forms.get(character);
  if (known !== undefined) return known;
  const isAccent = accent.test(character) && ownScript.test(character);
  const form = isAccent ? "" : (shownAs.get(character) ?? digit(character) ?? character);
  if (forms.size < mostForms) forms.set(character, form);
  return form;
}

/** Digits of a script are ten consecutive code points, from zero to nine. */
function digit(character: string): string | undefined {
  if (!isDigit(character)) return undefined;
  const code = character.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && isDigit(String.fromCodePoint(code - value - 1))) value++;
  return String(value);
}

function isDigit(character: string): boolean {
  return /^\p{Nd}$/u.test(character);
}
