/** Numbers that tell a quantity, a price, a time or a place, by their own form and by the words beside them. */
import { year } from "./dates";
import { fold } from "./fold";

/** After a number. */
const units = new RegExp(
  `^\\s?(?:%|°|º|(?:"|''?|″|′)(?!\\p{L})|${fold(
    `\\p{Sc}|(?:kg|kgs|g|gm|gms|mg|mcg|ug|ml|l|lt|ltr|cm|mm|m|km|kms|ft|feet|foot|in|inch|inches|lb|lbs|oz|wh|mah|mmhg|mmol|bpm|iu|units?|
  kilos?|kilograms?|kilogrammes?|grams?|grammes?|pounds?|stones?|litres?|liters?|meters?|metres?|kilometers?|kilometres?|miles?|degrees?|percent|per\\s?cent|pour\\s?cent|
  y|yr|yrs|years?|yo|months?|weeks?|days?|nights?|hours?|hrs?|h|min|mins|minutes?|sec|seconds?|am|pm|a\\.m|p\\.m|o'?clock|
  ans?|annees?|mois|semaines?|jours?|nuits?|heures?|secondes?|anos?|meses|mes|semanas?|dias?|noches?|noites?|horas?|minutos?|segundos?|quilos?|gramos?|gramas?|libras?|
  dollars?|bucks|cents?|euros?|rupees?|rupaye|rupay|rupiya|rs|inr|cad|usd|aed|eur|gbp|pesos?|reais|real|pounds?|lakhs?|crores?|k|
  saal|sal|varsh|varas|baras|kilo|gram|ghante|ghanta|ghanton|ghente|minute?|minat|baje|vaje|vagye|kalak|mahine|mahina|hafte|hafta|din|divas|raat|tarikh|tareekh|fut|foot|vayasu|varusham|mani|neram|nimisham|naal|maasam|
  bags?|suitcases?|pieces?|people|persons?|passengers?|children|kids|grandchildren|grandkids|pills?|tablets?|drops?|stops?|steps?|floors?|times|runs|wickets|points|marks|pages|valises?|sacs?|comprimes?|personnes?|enfants?|fois|maletas?|malas?|
  साल|वर्ष|बरस|महीने|महीना|हफ्ते|दिन|घंटे|घंटा|मिनट|बजे|किलो|ग्राम|मिलीग्राम|मिग्रा|रुपये|रुपए|डॉलर|प्रतिशत|तारीख|बैग|लोग|गोली|गोलियां|बार|रन|
  ਸਾਲ|ਮਹੀਨੇ|ਹਫ਼ਤੇ|ਦਿਨ|ਘੰਟੇ|ਘੰਟਾ|ਮਿੰਟ|ਵਜੇ|ਕਿਲੋ|ਗ੍ਰਾਮ|ਮਿਲੀਗ੍ਰਾਮ|ਰੁਪਏ|ਡਾਲਰ|ਫੀਸਦੀ|ਤਾਰੀਖ|ਬੈਗ|ਗੋਲੀ|ਗੋਲੀਆਂ|ਵਾਰ|
  વર્ષ|વરસ|મહિના|દિવસ|કલાક|મિનિટ|વાગ્યે|વાગે|કિલો|કિલોની|કિલોનો|ગ્રામ|મિલિગ્રામ|રૂપિયા|ડોલર|ટકા|તારીખ|બેગ|ગોળી|વાર|
  வயது|வருடம்|ஆண்டு|மாதம்|நாள்|நாட்கள்|மணி|மணிக்கு|மணிநேரம்|நிமிடம்|கிலோ|கிராம்|ரூபாய்|டாலர்|சதவீதம்|
  سال|مہینے|ہفتے|دن|گھنٹے|گھنٹہ|منٹ|بجے|کلو|گرام|ملی|روپے|ڈالر|فیصد|تاریخ|بیگ|گولی|گولیاں|بار|رنز)(?![\\p{L}\\p{M}])`,
  ).replace(/\|\s+/g, "|")})`,
  "iu",
);
const currency = /(?:\p{Sc}|(?<!\p{L})(?:CAD|USD|INR|AED|EUR|GBP|MXN|BRL|PKR|Rs\.?|R\$))\s?$/iu;
/** A carrier's designator, directly or with a space or hyphen before the number: `AC 42`. */
const carrier = /(?:^|[^\p{L}\p{N}])(?:[A-Z]{2}|[A-Z]\d|\d[A-Z])[\s-]?$/u;
/** A letter before the number or after it, of a gate, a seat, a form or a road: `E73`, `34A`. */
const lettered = /(?:^|[^\p{L}\p{N}])\p{L}-?$/u;
const letterAfter = /^-?[A-Za-z](?![\p{L}\p{N}])/u;
/** Words before a number, or a list of numbers, that tell what it counts. */
export const labels = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${fold(
    `aged?|ages|rooms?|rows?|seats?|gates?|bus(?:es)?|lines?|routes?|platforms?|terminals?|halls?|counters?|belts?|doors?|exits?|floors?|flights?|pages?|chapters?|psalms?|verses?|surahs?|forms?|highways?|units?|numbers?|nos?|pins?|zip|post\\s?codes?|codes?\\s?postal|born|in|since|from|
  sugar|bp|pressure|pulse|glucose|readings?|temp(?:erature)?|weighs?|weight|height|marks|scores?|scored|won|lost|grades?|size|zones?|groups?|steps?|trains?|trams?|coach|bogie|berth|berths|cabins?|
  age|ages|chambres?|rangees?|places?|portes?|vols?|pages?|quais?|salles?|tension|glycemie|poids|taille|entre|lignes?|
  edad|edades|filas?|asientos?|puertas?|vuelos?|idade|idades|fileiras?|assentos?|portoes|portao|voos?|quartos?|habitacion(?:es)?|
  umar|umr|kamra|kamre|line|seat|row|उम्र|कमरा|सीट|पंक्ति|बस|उड़ान|शुगर|बीपी|रक्तचाप|ਉਮਰ|ਕਮਰਾ|ਸੀਟ|ਬੱਸ|ਬੀਪੀ|ਸ਼ੂਗਰ|ઉંમર|રૂમ|સીટ|બસ|બીપી|ડાયાબિટીસ|சர்க்கரை|அழுத்தம்|வயது|عمر|کمرہ|سیٹ|بس|آیت|سورۃ`,
  ).replace(
    /\|\s+/g,
    "|",
  )})(?:\\s(?:is|was|are|were|of|no\\.?|number|de|est|ki|ke|ka))?[\\s:.#-]{0,2}$`,
  "iu",
);

/** How a number is written: a price, a time, a decimal, a range, a reading such as `140/90`, a year, or just digits. */
export type Form = "amount" | "time" | "decimal" | "range" | "reading" | "year" | "plain";

const forms: [Form, RegExp][] = [
  ["year", new RegExp(`^${year}$`)],
  [
    "amount",
    /^\d{1,3}(?:\s\d{3}){1,2}$|^\d{1,3}(?:,\d{2,3}){0,2},\d{3}(?:\.\d\d)?$|^\d{1,3}(?:\.\d{3}){1,2}(?:,\d\d)?$|^\d+[.,]\d\d$/,
  ],
  ["time", /^\d{1,2}[:h]\d\d(?::\d\d)?$/i],
  ["decimal", /^\d{1,3}[.,]\d{1,3}$/],
  ["reading", /^\d{1,3}\/\d{1,3}$|^\d{1,3}:\d{1,3}(?:-\d{1,3})?$/],
];

/** @param written digits with signs between, without spaces */
export function formOf(written: string): Form {
  const [, from, to] = /^(\d{1,4})[-–](\d{1,4})$/.exec(written) ?? [];
  if (from && to && Number(from) < Number(to) && to.length - from.length < 2 && !to.startsWith("0"))
    return "range";
  return forms.find(([, pattern]) => pattern.test(written))?.[0] ?? "plain";
}

/** Whether what stands beside a number explains it. */
export function isExplained(before: string, after: string): boolean {
  return (
    currency.test(before) || units.test(after) || lettered.test(before) || letterAfter.test(after)
  );
}

export function isFlight(before: string): boolean {
  return carrier.test(before);
}
