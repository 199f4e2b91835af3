/** Dates in texts, as a pattern. */
import { fold } from "./fold";

const months = fold(
  [
    "jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:tember)?|oct(?:ober)?",
    "nov(?:ember)?|dec(?:ember)?|janv(?:ier)?|fevr?(?:ier)?|mars|avr(?:il)?|mai|juin|juil(?:let)?|aout|septembre",
    "octobre|novembre|decembre",
    "enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre",
    "janeiro|fevereiro|marco|maio|junho|julho|setembro|outubro|novembro|dezembro",
    "जनवरी|फरवरी|फ़रवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|सितम्बर|अक्टूबर|अक्तूबर|नवंबर|नवम्बर|दिसंबर|दिसम्बर",
    "ਜਨਵਰੀ|ਫਰਵਰੀ|ਫ਼ਰਵਰੀ|ਮਾਰਚ|ਅਪ੍ਰੈਲ|ਮਈ|ਜੂਨ|ਜੁਲਾਈ|ਅਗਸਤ|ਸਤੰਬਰ|ਅਕਤੂਬਰ|ਨਵੰਬਰ|ਦਸੰਬਰ",
    "જાન્યુઆરી|ફેબ્રુઆરી|માર્ચ|એપ્રિલ|મે|જૂન|જૂને|જુલાઈ|ઓગસ્ટ|ઑગસ્ટ|સપ્ટેમ્બર|ઓક્ટોબર|ઑક્ટોબર|નવેમ્બર|ડિસેમ્બર",
    "ஜனவரி|பிப்ரவரி|மார்ச்|ஏப்ரல்|மே|ஜூன்|ஜூலை|ஆகஸ்ட்|செப்டம்பர்|அக்டோபர்|நவம்பர்|டிசம்பர்",
    "جنوری|فروری|مارچ|اپریل|مئی|جون|جولائی|اگست|ستمبر|اکتوبر|نومبر|دسمبر",
  ].join("|"),
);
export const day = "(?:0?[1-9]|[12]\\d|3[01])";
export const year = "(?:19|20)\\d\\d";
/** In French, `sept` is also seven. */
const month = `(?:${months}|sept(?=\\.?[\\s,-]{1,2}${year}))(?![\\p{L}\\p{M}])\\.?`;
const numericDate = ["-", "/", "\\."]
  .flatMap((dash) => [`${year}${dash}${day}${dash}${day}`, `${day}${dash}${day}${dash}${year}`])
  .join("|");
/** With its year, or with the name of its month. */
export const date = new RegExp(
  [
    `(?<!\\d|\\d[-/.])(?:${numericDate})(?:\\s?[-–/]\\s?(?:${numericDate}))?(?!\\d|[-/.]\\d)`,
    `(?<!\\d)${day}(?:st|nd|rd|th|er)?[\\s.-]{0,2}(?:(?:of|de)\\s)?${month}(?:[\\s,-]{1,2}(?:de\\s)?${year})?(?!\\d)`,
    `(?<!\\p{L})${month}[\\s.-]{0,2}${day}(?:st|nd|rd|th)?(?:[\\s,-]{1,2}${year})?(?!\\d)`,
  ].join("|"),
  "giu",
);
