/** Letters that carry no combining mark, so that decomposition leaves them alone. */
const ligatures: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  ð: "d",
  ø: "o",
  þ: "th",
  đ: "d",
  ħ: "h",
  ı: "i",
  ł: "l",
  œ: "oe",
  ə: "a",
};

/**
 * Text as the search compares it: lower case, without accents, apostrophes and punctuation, words one blank apart,
 * 'saint' as 'st'. The generator and the search share it, so that both sides of a comparison are the same.
 */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  // Nine in ten texts are plain words: the index of all airports is built in half the time.
  const plain = /^[a-z0-9]+(?: [a-z0-9]+)*$/.test(lower) ? lower : spell(lower);
  return plain.includes("saint") ? plain.replace(/\bsaint\b/g, "st") : plain;
}

function spell(lower: string): string {
  return lower
    .normalize("NFD")
    .replace(/[\p{M}'’`ʻ]/gu, "")
    .replace(/[ßæðøþđħıłœə]/g, (letter) => ligatures[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
