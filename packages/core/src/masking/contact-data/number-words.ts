/**
 * Numbers as words: English, French, Spanish, Portuguese, German, Hindi, Punjabi, Gujarati, Tamil and Urdu, in their own scripts and
 * in Latin letters, with frequent misspellings.
 */
import { compound } from "./compound";
import { fold } from "./fold";
import { isJoiningWord } from "./order";
import { sound, spelling } from "./sound";
import { isListed } from "./words";

/** The words of 0 to 9, a line each. */
const digits = `
  zero nought naught zeero zerro ziro zro cero शून्य सिफर सिफ़र जीरो ज़ीरो shunya shoonya sunya sifar sifr ਸਿਫ਼ਰ ਸਿਫਰ ਜ਼ੀਰੋ ਜੀਰੋ ਸੁੰਨ શૂન્ય ઝીરો મીંડું பூஜ்யம் பூஜ்ஜியம் பூச்சியம் சுழியம் சைபர் ஜீரோ ஸீரோ poojyam pujyam poojiyam saibar صفر زیرو null
  one wun wan un une uno una um uma एक वन ek ik ikk yek ਇੱਕ ਇਕ ਵਨ એક વન onnu onru onnru ஒன்று ஒன்னு ஒண்ணு ஒன் ایک ون eins ein
  two tu tew deux dos dois duas दो टू do ਦੋ ਟੂ બે ટુ ટૂ be rendu randu irandu rende இரண்டு ரெண்டு டூ دو ٹو zwei zwo
  three thri thre tri trois tres três तीन थ्री teen tin tinn ਤਿੰਨ ਤਿੰਨ੍ਹ ਥ੍ਰੀ ત્રણ થ્રી tran tren moonu munu moondru mundru மூன்று மூணு த்ரீ تین تھری drei
  four fower foar fohr quatre katre cuatro quatro चार फोर फ़ोर char chaar ਚਾਰ ਫੋਰ ਫ਼ੋਰ ચાર ફોર naalu nalu naangu nangu நான்கு நாலு ஃபோர் چار فور vier
  five fyve fife faiv fiv cinq cinco पांच पाँच पान्च फाइव फ़ाइव paanch panch paach panj ਪੰਜ ਫਾਈਵ ਫਾਇਵ પાંચ પાચ ફાઇવ anju aindhu ainthu ஐந்து அஞ்சு ஃபைவ் پانچ فائیو funf fuenf
  six sicks siks sikx seis meia छह छः छ छे छै सिक्स chhe che chhah chah chha cheh chhey chay chhai cha ਛੇ ਛੀ ਛੇਹ ਸਿਕਸ છ છે સિક્સ aaru aru ஆறு சிக்ஸ் چھ چھے چھہ سکس sechs
  seven sevin sevun seben sept siete sete सात सेवन saat sat satt ਸੱਤ ਸਤ ਸੈਵਨ ਸੇਵਨ સાત સેવન ezhu elu yezhu ஏழு செவன் سات سیون sieben
  eight ait eit eyt aight huit ocho oito आठ एट aath ath atth aat ਅੱਠ ਅਠ ਏਟ આઠ એઇટ ettu yettu எட்டு எய்ட் آٹھ ایٹ acht
  nine nyne nain nien niner neuf nueve nove नौ नाइन nau naun nou ਨੌਂ ਨੌ ਨਾਈਨ ਨਾਇਨ નવ નાઇન nav onbadhu ombadhu onbathu ombathu ஒன்பது ஒம்பது நைன் نو نائن neun`;

/** The words of 10 to 19, a line each. */
const teens = `
  ten dix diez dez दस das dus ਦਸ ਦੱਸ દસ pathu paththu பத்து دس zehn
  eleven onze gyarah giaran agiyar agiyaar ਗਿਆਰਾਂ અગિયાર padhinonnu பதினொன்று گیارہ elf
  twelve douze doce doze barah baran ਬਾਰਾਂ બાર pannendu panirandu பன்னிரண்டு பன்னெண்டு بارہ zwolf zwoelf
  thirteen treize trece treze terah teran ਤੇਰਾਂ તેર padhimoonu பதிமூன்று பதிமூணு تیرہ dreizehn
  fourteen quatorze catorce catorze chaudah chaudan chaud ਚੌਦਾਂ ચૌદ padhinaalu பதினான்கு பதினாலு چودہ vierzehn
  fifteen quinze quince pandrah pandran pandar ਪੰਦਰਾਂ પંદર padhinanju பதினைந்து பதினஞ்சு پندرہ funfzehn fuenfzehn
  sixteen seize dieciseis dezesseis dezasseis solah solan ਸੋਲਾਂ સોળ padhinaaru பதினாறு سولہ sechzehn
  seventeen diecisiete dezessete dezassete satrah sataran padhinezhu பதினேழு سترہ siebzehn
  eighteen dieciocho dezoito atharah atharan adhar padhinettu பதினெட்டு اٹھارہ achtzehn
  nineteen diecinueve dezenove dezanove unnis unni ognis oganis pathombadhu பத்தொன்பது انیس neunzehn`;

/** The words of 20, 30 and so on to 100, a line each. */
const tens = `
  twenty vingt vingts veinte vinte bis bees vih vis बीस ਵੀਹ વીસ irubadhu irupathu இருபது இருபத்து இருபத்தி بیس zwanzig
  thirty trente treinta trinta tis tees tih tris तीस ਤੀਹ ત્રીસ muppadhu முப்பது முப்பத்து முப்பத்தி تیس dreissig
  forty fourty quarante cuarenta quarenta chalis chali narpadhu நாற்பது நாற்பத்து நாற்பத்தி چالیس vierzig
  fifty cinquante cincuenta cinquenta pachas panjah aimbadhu ஐம்பது ஐம்பத்து ஐம்பத்தி پچاس funfzig fuenfzig
  sixty soixante sesenta sessenta saath saith arubadhu அறுபது அறுபத்து அறுபத்தி ساٹھ sechzig
  seventy septante setenta sattar sitter ezhubadhu எழுபது எழுபத்து எழுபத்தி ستر siebzig
  eighty huitante octante ochenta oitenta assi ensi enbadhu எண்பது எண்பத்து எண்பத்தி اسی achtzig
  ninety nonante noventa nabbe nevu thonnooru தொண்ணூறு தொண்ணூற்று தொண்ணூற்றி نوے neunzig
  hundred cent cents cien ciento cem cento सौ sau ਸੌ સો nooru நூறு سو hundert`;

/** From 11 to 99, in Latin letters; a word of an Indic script is compared by its sound. A slash is between two spellings. */
const hindi = `gyarah barah terah chaudah pandrah solah satrah atharah unnis bis ikkis bais teis chaubis pachchis chhabbis sattais
  atthais untis/unattis tis ikattis/iktis battis taintis/tentis chauntis paintis chhattis saintis adtis/artis untalis/unchalis chalis iktalis
  bayalis/byalis taintalis/tentalis chauvalis/chavalis paintalis chhiyalis saintalis adtalis/artalis unchas pachas ikyavan/ikavan bavan
  tirpan/tirepan chauvan pachpan chhappan sattavan atthavan unsath sath iksath basath tirsath chaunsath painsath chhiyasath
  sadsath/sarsath adsath/arsath unhattar sattar ikhattar bahattar tihattar chauhattar pachhattar/pichhattar/pachattar chhihattar
  satattar/sathattar athattar/athhattar unasi/unyasi assi ikyasi/ikasi bayasi/byasi tirasi chaurasi pachasi chhiyasi satasi/sattasi athasi/atthasi
  navasi nabbe ikyanve/ikanve banve/bayanve tiranve chauranve pachanve/panchanve chhiyanve sattanve/satanve atthanve/athanve ninyanve/ninanve`;
const punjabi = `giaran baran teran chaudan pandran solan sataran atharan unni vih ikki bai tei chauvi panjhi/pachchi chhabbi satai athai
  unatti tih ikatti batti teti chaunti painti chhatti sainti athatti untali chali iktali biali tirtali/tartali chutali/chauvali
  pantali/paintali chhiali santali/saintali athtali unanja panjah ikvanja bavanja tirvanja/tarvanja churanja pachvanja/pachunja chhapanja/chhivanja
  satvanja athvanja unahth/unahat sath ikahth/ikahat bahth/bahat trehth/trehat/tarehth chaunhth/chauhat painhth/painhat chhiahth/chhiahat
  satahth/satahat athahth/athahat unhattar/unattar sattar ikhattar/ikattar bahattar tihattar chuhattar/chauhattar pachhattar/pachattar
  chhihattar satattar athattar unasi assi ikasi biasi tirasi/tarasi churasi/chaurasi pachasi chhiasi satasi athasi unanven/nanven nabbe ikanven
  banven tiranven/taranven churanven/chauranven pachanven chhianven satanven athanven narhinven/narinven/narinnven`;
const gujarati = `agiyar bar ter chaud pandar sol sattar adhar ognis/oganis vis ekvis bavis trevis/tevis chovis pachis/pachchis chhavis/chhavvis
  sattavis/satyavis atthavis/atthyavis ogantris/oganatris tris ekatris/ektris batris tetris/tentris chotris patris/pantris chhatris
  sadatris/sadtris adatris/adtris oganchalis chalis ektalis/ektalis betalis tetalis/tentalis chummalis/chumalis pistalis chhetalis
  sudtalis adtalis oganpachas/ogunpachas pachas ekavan/ekyavan bavan trepan chopan panchavan chhappan sattavan atthavan
  ogansaith/ogansath saith eksath basath tresath chosath pansath chhasath sadsath adsath agnoster/ognositter/oganositter sitter
  ikoter/ekoter boter/bonter toter/tonter chumoter panchoter chhoter/chhonter sitoter/sittoter ithoter/itthoter ognaesi/oganaesi ensi ekyasi
  byasi tyasi choryasi panchasi/panchyasi chhyasi satyasi/sityasi atthyasi/ityasi nevyasi nevu ekanu/ekanun banu/banun tranu/tranun
  choranu/choranun panchanu/panchanun chhannu/chhannun sattanu/sattanun atthanu/atthanun navvanu/navvanun`;
const urdu = `گیارہ بارہ تیرہ چودہ پندرہ سولہ سترہ اٹھارہ انیس بیس اکیس بائیس تئیس چوبیس پچیس چھبیس ستائیس اٹھائیس انتیس تیس اکتیس
  بتیس تینتیس چونتیس پینتیس چھتیس سینتیس اڑتیس انتالیس چالیس اکتالیس بیالیس تینتالیس چوالیس پینتالیس چھیالیس سینتالیس اڑتالیس انچاس پچاس
  اکاون باون ترپن چون پچپن چھپن ستاون اٹھاون انسٹھ ساٹھ اکسٹھ باسٹھ ترسٹھ چونسٹھ پینسٹھ چھیاسٹھ سڑسٹھ اڑسٹھ انہتر ستر اکہتر بہتر تہتر چوہتر
  پچہتر چھہتر ستتر اٹھہتر اناسی اسی اکیاسی بیاسی تراسی چوراسی پچاسی چھیاسی ستاسی اٹھاسی نواسی نوے اکیانوے بانوے ترانوے چورانوے
  پچانوے چھیانوے ستانوے اٹھانوے ننانوے`;
/** Too short to be told by their sound, or too different. */
const irregular = {
  "18": "ਅਠਾਰਾਂ અઢાર",
  "22": "ਬਾਈ",
  "23": "ਤੇਈ",
  "28": "ਅਠਾਈ",
  "38": "ਅਠੱਤੀ",
  "44": "ચુંમાલીસ",
  "60": "साठ ਸੱਠ સાઠ",
  "72": "बहत्तर ਬਹੱਤਰ",
  "75": "ਪੰਝੱਤਰ",
  "78": "अठहत्तर ਅਠੱਤਰ",
  "79": "ઓગણાએંસી",
  "80": "अस्सी ਅੱਸੀ",
  "89": "ਉਨਾਨਵੇਂ",
  "99": "ਨੜਿੰਨਵੇਂ",
};
const germanTens = `zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig`;
const germanUnits = `ein zwei drei vier funf sechs sieben acht neun`;
/** From 21 to 29. */
const spanish = `veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve`;

/** Words that mean a digit only beside other numbers. */
const weak = new Map(
  Object.entries({
    oh: "0",
    o: "0",
    nil: "0",
    won: "1",
    once: "11",
    too: "2",
    for: "4",
    tree: "3",
    ate: "8",
  }),
);

/** How often the next number, or the one before, is said. */
const multiples = new Map(
  [
    "double twice twin doble duplo dobro dupla doppelt doppel zweimal डबल दोगुना dabal dubble ਡਬਲ ડબલ டபுள் டபிள் ڈبل",
    "triple thrice triplo tripla trippel dreimal dreifach ट्रिपल तिगुना tripal tirpal ਟ੍ਰਿਪਲ ટ્રિપલ ટ્રીપલ ட்ரிபிள் டிரிபிள் ٹرپل",
    "quadruple quadruplo cuadruple viermal क्वाड्रपल",
  ].flatMap((list, index) => wordsOf(list).map((word) => [word, index + 2] as const)),
);
/** After a number, it is said that often: `trois fois le cinq`, `5 three times`. */
const times = new Set(
  wordsOf(
    `times fois veces vez vezes mal बार दफ़ा दफा baar bar dafa vaari vari vaar var waari wari ਵਾਰੀ ਵਾਰ ਵਾਰੀਂ વાર વખત vakhat thadava tharam murai
    தடவை முறை بار دفعہ`,
  ),
);

/** Words between the digits of one number, beside those of order: they do not end it. */
const between = new Set(
  wordsOf(`dash hyphen minus space x times the tiret espace moins fois le la guion menos espacio veces el traco espaco vezes mal strich
  बार baar ਵਾਰੀ ਵਾਰ વાર بار`),
);

const values = new Map<string, string>();
/** Of two digits, by their sound. */
const soundValues = new Map<string, string>();

for (const [value, line] of digits.trim().split("\n").entries())
  for (const word of wordsOf(line)) values.set(word, String(value));
for (const [index, line] of teens.trim().split("\n").entries())
  for (const word of wordsOf(line)) values.set(word, String(10 + index));
for (const [index, line] of tens.trim().split("\n").entries())
  for (const word of wordsOf(line)) values.set(word, String(20 + index * 10));
for (const list of [gujarati, punjabi, hindi])
  for (const [index, spellings] of list.trim().split(/\s+/).entries())
    for (const word of spellings.split("/")) {
      for (const written of [spelling(word), withoutNasals(word)])
        if (!values.has(written)) values.set(written, String(11 + index));
      for (const heard of [sound(word), vowelless(word)])
        if (heard.length > 2) soundValues.set(heard, String(11 + index));
    }
for (const [value, words] of Object.entries(irregular))
  for (const word of wordsOf(words)) values.set(word, value);
for (const [index, word] of wordsOf(urdu).entries()) values.set(word, String(11 + index));
for (const [index, word] of wordsOf(spanish).entries()) values.set(word, String(21 + index));
// Einundzwanzig
for (const [index, ten] of wordsOf(germanTens).entries())
  for (const [unit, one] of wordsOf(germanUnits).entries())
    values.set(`${one}und${ten}`, String((index + 2) * 10 + unit + 1));

/** Digits that stand for letters: `s3ven`, `f0ur`. */
const letters: Record<string, string> = { 0: "o", 1: "i", 3: "e", 4: "a", 5: "s", 7: "t" };
const indicWord = /^[\u0900-\u0b7f]+$/;
const romanValues: Record<string, string> = {
  I: "1",
  II: "2",
  III: "3",
  IV: "4",
  V: "5",
  VI: "6",
  VII: "7",
  VIII: "8",
  IX: "9",
  X: "10",
};

/** The value of a word in digits: `16` of sixteen. Undefined if it is not a number. */
export function numberOf(word: string): string | undefined {
  const known = values.get(word);
  if (known !== undefined) return known;
  if (isJoiningWord(word)) return undefined;
  // Two fives.
  if (word.length > 4 && word.endsWith("s")) {
    const singular = values.get(word.slice(0, -1));
    if (singular !== undefined) return singular;
  }
  if (indicWord.test(word)) return soundValues.get(sound(word)) ?? soundValues.get(vowelless(word));
  const spelled = spelling(word);
  if (spelled.length < 4 || isListed(word)) return undefined;
  return values.get(spelled) ?? values.get(withoutNasals(word));
}

/** `chausath` and `chaunsath` are the same. */
function withoutNasals(word: string): string {
  const bare = spelling(word).replace(/n(?=[bcdgjkpst])/g, "");
  return bare.length > 4 ? bare : spelling(word);
}

/** Four consonants or more, which are enough to tell a word: `tirsath` and `tiresath`. Empty if there are less. */
function vowelless(word: string): string {
  const heard = sound(word).replace(/[ei]/g, "");
  return heard.length > 3 ? heard : "";
}

/** The values of the number words that a run of letters consists of: `onesixteen` is 1, 16. */
export function numbersIn(word: string): string[] {
  const one = numberOf(word);
  if (one !== undefined) return [one];
  const parts = compound(word, (part) => (part.length > 2 && values.has(part)) || part === "oh");
  return (parts ?? []).map((part) => values.get(part) ?? weak.get(part) ?? "");
}

/** The digit of a word in the plural, `fives`. */
export function pluralDigit(word: string): string | undefined {
  const digit = word.endsWith("s") && !values.has(word) ? numberOf(word) : undefined;
  return digit?.length === 1 ? digit : undefined;
}

/** The value of a word in which digits stand for letters. */
export function disguisedNumber(word: string): string | undefined {
  if (!/\d/.test(word) || !/[a-z]/.test(word)) return undefined;
  return values.get(word.replace(/\d/g, (digit) => letters[digit] ?? digit));
}

/** The digits of one Roman number or more, joined. Empty if it is none. */
export function romanNumber(letters: string): string {
  if (!/^[IVX]{1,8}$/.test(letters)) return "";
  return (compound(letters, (part) => part in romanValues) ?? [])
    .map((part) => romanValues[part])
    .join("");
}

/** A word that is a digit only beside others. */
export function weakNumber(word: string): string | undefined {
  return weak.get(word);
}

export function multipleOf(word: string): number | undefined {
  return multiples.get(word);
}

export function meansTimes(word: string): boolean {
  return times.has(word);
}

export function connectsNumbers(word: string): boolean {
  return between.has(word) || isJoiningWord(word) || multiples.has(word);
}

function wordsOf(list: string): string[] {
  return fold(list).toLowerCase().trim().split(/\s+/);
}
