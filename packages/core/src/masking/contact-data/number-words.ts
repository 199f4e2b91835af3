/** Numbers as words, in English, French and Hindi (Devanagari, also of the English digits, and romanised). */
import { fold } from "./fold";

const oneDigit = `
  zero nought naught one two three four five six seven eight nine
  un deux trois quatre cinq sept huit neuf
  शून्य सिफर एक दो तीन चार पांच पाँच छह छः छ छे सात आठ नौ
  जीरो ज़ीरो वन टू थ्री फोर फ़ोर फाइव फ़ाइव सिक्स सेवन एट नाइन
  shunya shoonya sunya ek do teen tin char chaar paanch panch paach chhe che chhah chah cheh
  saat sat aath ath aat nau`;

const twoDigits = `
  ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen
  twenty thirty forty fourty fifty sixty seventy eighty ninety hundred
  dix onze douze treize quatorze quinze seize vingt vingts trente quarante cinquante soixante
  septante huitante octante nonante cent cents
  दस ग्यारह बारह तेरह चौदह पंद्रह पन्द्रह सोलह सत्रह अठारह उन्नीस बीस इक्कीस बाईस बाइस तेईस तेइस चौबीस पच्चीस
  छब्बीस सत्ताईस सत्ताइस अट्ठाईस अट्ठाइस उनतीस तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस
  चालीस इकतालीस बयालीस तैंतालीस चौवालीस चवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास पचास इक्यावन बावन तिरपन
  चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर सत्तर इकहत्तर
  बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उनासी उन्यासी अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी
  सत्तासी अट्ठासी नवासी नब्बे इक्यानवे बानवे तिरानवे चौरानवे पंचानवे पचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे सौ
  das dus gyarah gyara barah baarah bara terah tera chaudah pandrah solah satrah atharah unnis
  bees bis tees tis chalis chaalis pachas pachaas saath sattar assi nabbe sau`;

/** Words between the digits of one number: they do not end it. The letter O is also a zero. */
const between = `
  and then plus dash hyphen minus space double triple twice oh o x
  et puis tiret espace moins
  और फिर डबल ट्रिपल
  aur phir fir dabal`;

const digitsOf = new Map([
  ...wordsOf(oneDigit).map((word) => [word, 1] as const),
  ...wordsOf(twoDigits).map((word) => [word, 2] as const),
]);
const connecting = new Set(wordsOf(between));

/** The number of digits that a word represents. Undefined if it is not a number. */
export function digitsIn(word: string): number | undefined {
  return digitsOf.get(word);
}

export function connectsNumbers(word: string): boolean {
  return connecting.has(word);
}

function wordsOf(list: string): string[] {
  return fold(list).toLowerCase().trim().split(/\s+/);
}
