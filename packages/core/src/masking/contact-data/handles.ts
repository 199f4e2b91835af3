/**
 * Names of accounts at other services, in plain text. A word that has the form of one is masked where accounts are spoken of; after
 * the name of a service and what connects the two, any word is that is not of a language.
 */
import {
  isCamelCase,
  isFamiliar,
  isFullName,
  isPlainWord,
  type Likeness,
  likenessOf,
} from "./account-names";
import { isFunctionWord } from "./domain";
import { fold } from "./fold";
import { beginsSentences, languageOf, type NoteLanguage } from "./note-language";
import { type Range, rangeOf } from "./plain-text";
import { accountNouns, boundary, hints, numbered, providers, services } from "./services";
import { searching, told, withNeighbours } from "./told-handles";

/** An ending may be joined to a name in another script: இன்ஸ்டாவில், ફેસબુકમાં. */
const ending = "(?:[\\u0a80-\\u0aff\\u0b80-\\u0bff]{0,12})";
const after = "(?!(?!id|name)[\\p{L}\\p{M}\\p{N}_])";
const service = new RegExp(
  `${boundary}(?:(${services}|${providers})|${numbered})${ending}${after}`,
  "giu",
);
const context = new RegExp(
  `${boundary}(?:${services}|${providers}|${numbered}|${accountNouns}|${hints})${ending}(?![\\p{L}\\p{N}])|@(?=\\s)`,
  "giu",
);
/** How far from a word that speaks of accounts the name of one may be; one that consists of words, less. */
const reach = 150;
const nearby = 40;
const connectors = fold(
  `is|are|as|of|under|by|be|am|tag|all|socials?|accounts|apps|platforms|sites|everywhere|happens\\sto\\sbe|i'?m|it'?s|i|we|we'?re|est|c'?est|je|suis|comme|s'?appelle|sous|sommes|nous|moi|on|sur|par|avec|mon|ma|le|la|ma|page|chaine|nomme|au|nom|de|
  hai|hain|hu|hoon|hun|aa|ah|he|chhe|chu|chhu|number|numero|my|mine|me|us|at|in|via|to|the|our|an?|and|open|here|there|would|will|s|id|handle|user|username|name|named|called|spelled|spelt|written|nick|nickname|account|channel|profile|acct|compte|profil|pseudo|contact|kontakt|contacto|contato|nom|naam|nam|peru|peyar|peyaru|
  pe|par|per|p|te|utte|ute|uthe|upar|ma|maa|mein|main|mai|la|le|il|mera|meri|mere|mara|maru|mari|apna|apni|sadi|sadda|hamara|hamari|amaru|en|enga|ka|ki|ke|ko|da|di|de|no|ni|nu|nun|wala|wali|wale|vala|vali|vale|vadu|vali|par|so|bas|aapko|mujhe|batata|batati|bata|deta|deti|doon|dun|sun|note|kijiye|lijiye|
  es|em|na|no|eu|soy|sou|soi|estoy|estou|somos|mi|mio|meu|minha|o|a|e|como|usuario|cuenta|conta|perfil|se|llama|chama|
  naa|nau|heisse|heisst|heiss|ist|bin|ich|als|unter|auf|bei|mein|meine|dort|lautet|suche?|findest|du|mich|unser|
  find|add|follow|look|up|search|for|write|see|try|use|type|message|cherchez|ajoutez|ecrivez|tapez|busca|buscame|procura|(?:dekh|likh|lakh|dhoo?nd|labh|shodh|sodh|khoj|jod)[a-z]{0,6}|lo|search|karo|karein|karke|kar|maaro|maro|dena|deo|s'?intitule|vaanga|thedunga|
  मुझे|हमें|ढूँढें|ढूंढें|ढूँढिए|खोजें|खोजो|देखें|लिखें|पर|पे|में|मेरा|मेरी|मेरे|हमारा|हम|मैं|का|की|के|वाला|वाली|नाम|आईडी|नंबर|है|हैं|हूँ|हूं|से|को|बस|
  ਲੱਭੋ|ਲੱਭ|ਵੇਖੋ|ਮੈਨੂੰ|ਤੇ|ਉੱਤੇ|ਉਤੇ|ਵਿੱਚ|ਮੇਰਾ|ਮੇਰੀ|ਸਾਡਾ|ਸਾਡੀ|ਮੈਂ|ਅਸੀਂ|ਦਾ|ਦੀ|ਵਾਲਾ|ਵਾਲੀ|ਨਾਂ|ਨਾਮ|ਆਈਡੀ|ਨੰਬਰ|ਹੈ|ਹਾਂ|ਆ|ਏ|
  શોધો|શોધજો|જુઓ|મને|પર|માં|ઉપર|મારું|મારુ|મારી|અમારું|અમે|હું|નું|ની|નો|વાળું|વાળી|નામ|આઈડી|નંબર|છે|છું|
  தேடுங்கள்|என்னை|என்|எங்கள்|பெயர்|நான்|ஐடி|எண்|இல்|ல|
  تلاش|کریں|ڈھونڈیں|مجھے|پر|پہ|میں|میرا|میری|ہمارا|ہم|کا|کی|کے|والا|والی|نام|آئی ڈی|نمبر|ہے|ہوں|ہیں|سے|کو`,
).replace(/\|\s+/g, "|");
/** Between a service and a name, such as ' is ', ': ' and ' me at '. */
const lead = new RegExp(
  `^(?:[\\s:=→>~\\-–—/|()[\\]"'“”«»#@+&?!👉➡⇒•]|\\.{2,3}|\\([^()\\n]{1,40}\\)|[.,;](?=\\s?\\p{L})|(?:${connectors}|${accountNouns})(?:'s)?(?![\\p{L}\\p{M}\\p{N}_]|[.'-]\\p{L})){1,24}`,
  "iu",
);
/** What a name in capitals follows. */
const setting =
  /[:=→>~#👉➡⇒]|\b(?:id|handle|user|username|name|nick|nom|naam|nam|pseudo|named|called|s'?appelle|usuario)\b|नाम|ਨਾਂ|ਨਾਮ|નામ|பெயர்|نام/iu;
/** What the writer's own service follows, or what begins a note or a part of a sentence. */
const ownService =
  /(?:^|[.,;:!?\n]\s?|\b(?:add|my|mon|mi|meu|mein|mera|meri|maru|sadi|our|notre|(?:my|our)\sname\s(?:on|in|at))\s)$/iu;
/** What follows a name that another word does not explain. */
const paused =
  /^[.!?'"”»)]{0,2}(?:[.,;:!?|)]|\s?$|\n|\s(?:[-–—(]|(?:please|pls|and|for|if|when|before|after|or|because|since|so|as|is|it'?s|to|at|any|anytime|i|we|you|svp|si|pour|et|ou|avant|apres|quand|je|por|para|y|o|e|ou|se|quando|cuando|antes|com|con|avec|with|that's|there)(?!\p{L})))/iu;
const prepositions =
  /\b(?:on|via|from|by|in|sur|en|por|no|pelo|through|to|using|about|de|du|do)\s$/iu;
const explicit =
  /[:=→>~@#👉➡⇒]|\b(?:id|handle|user|username|name|nick|nom|naam|nam|pseudo|named|called|soy|sou|suis|s'?appelle|c'?est|account|compte|usuario)\b|आईडी|नाम|ਆਈਡੀ|ਨਾਂ|ਨਾਮ|આઈડી|નામ|ஐடி|பெயர்|نام/iu;
const copula = /\b(?:is|it's|c'est|be|as|est|hai|under|es|e|aa|chhe)\b/iu;
const article = /\b(?:the|an?|le|la|les|une?|el|los|una|uma?|der|die|das|eine?)\s$/iu;
/** What the writer goes by. */
const identity =
  /\b(?:name|nom|naam?|naa|nombre|nome|namen|as|under|i'?m|am|named|called|comme|sous|suis|como|soy|sou|als|unter|bin)\b/iu;
const indirect = /\b(?:me|us|at|on|my|number|numero|to(?!\sbe)|in|the)\b/iu;
/** An account's name, with the words in capitals after it: `facebook Ada Lovelace`. */
const token =
  /^(?:\p{Lu}[^\s,;()<>[\]"*]{0,80}(?:\s\p{Lu}[\p{L}\p{M}.'-]{0,30}){0,3}|[\p{L}\p{N}][^\s,;()<>[\]"*]{0,80})/u;

const isScriptPair = /^[\p{Lo}\p{M}]{2,30}\.[\p{Lo}\p{M}]{2,30}[.,;:!?]?$/u;
/** `name on insta`, `name (telegram)`, `name gmail`. */
const namedBefore =
  /(?<![\p{L}\p{M}\p{N}._*-])([\p{L}\p{N}][^\s,;()<>[\]"*]{0,80})[\s("[,:-]{1,3}(?:(?:on|at|in|via|sur|par|my|mon|en|no|na|auf|bei|pe|te|ma|la|is my|पर|ਤੇ|પર|پر)\s(?:my\s|mon\s)?)?$/iu;
const introduced = new RegExp(
  `(?:^|\\n|(?:^|[.,;:!?\\n]\\s?)\\p{L}{2,14}\\s|${boundary}(?:as|am|i'm|find|add|follow|search(?:\\sfor)?|look\\s(?:for|up)|type|named|called|is|hit\\sup|ping|text|message|msg|ask\\sfor|write(?:\\sto)?|contact|reach|tag|catch|see|try|use|it's|that's|ist|bin|heisse|suche?|suis|comme|m'appelle|soy|sou|cherchez|ajoutez|trouvez|tapez|ecrivez\\sa|ecris\\sa|como|busca|escribe\\sa|busque|busquen|agrega|sigue|procura|segue|adiciona|${accountNouns})\\s)([\\p{L}\\p{N}][^\\s,;()<>[\\]"*]{0,80})\\s(?:on|at|in|via|sur|en|no|auf|bei|pe|पर)\\s(?:my\\s)?$`,
  "iu",
);
/** What a name follows that someone is to be looked up by. */
const naming = new RegExp(
  `${boundary}(?:go(?:es)?\\sby|answers?\\sto|(?:begin|start)s?\\swith|(?:commence|debute)\\spar|beginnt\\smit|ich\\sheisse|ich\\sbin|empieza\\scon|comeca\\scom|known\\s(?:there\\s)?as|knows?\\sme\\sas|calls?\\sme|listed\\sas|under|name(?:d|'s)?|called|je\\ssuis|m'appelle|s'appelle|me\\sllamo|me\\schamo|soy|sou|i'?m|i\\sam|search(?:\\sfor)?|look\\s(?:up|for)|type|write|enter|tapez|cherchez|ecrivez|escribe|busca|put|channel|handle|username)\\s(?:(?:in|the|is|as|called|named|known\\sas|listed\\sas|under|just|simply|for|como)\\s){0,3}["'“«„]?([\\p{Ll}\\p{N}][^\\s,;()<>[\\]"*]{4,60})`,
  "giu",
);
/** The same in languages whose words are not listed, where only a noun tells. */
const namingNoun = new RegExp(
  `${boundary}(?:naa?m|naav?|id|handle|user(?:name)?)\\s(?:(?:hai|hega|aa|chhe|che|hae|mera|meri|likho|likhna|lakho|lakhjo)\\s){0,2}["'“«„]?([\\p{Ll}\\p{N}][^\\s,;()<>[\\]"*]{7,60})`,
  "giu",
);
/** After a word in a language whose words are not listed: what follows the name of an account there. */
const closed =
  /^(?:['"”»)]{0,2}(?:\s?[.,;!?|।&+/]|$|\n)|\s(?:hai|hain|hoon|hu|hun|aa|ah|he|chhe|chu|chhu|nu|ko|naam|nam|name|ke naam|dhoo?ndh?o|search|dekho|dekh|labho|labh|likho|likhna|shodho|sodho|thedunga|add|follow|karo|karna|likh|karke|kar|type|wala|wali|है|हैं|हूँ|ਹੈ|છે|ہے|نام))/iu;
const chunk = /[\p{L}\p{N}][\p{L}\p{M}\p{N}._+'’-]*(?:#\d{2,6}(?!\d))?/gu;
const slashed = /(?<![\p{L}\p{M}\p{N}/.)*])\/\s?(\p{L}[\p{L}\p{M}\p{N}._-]{3,60})/gu;

export function handles(text: string): Range[] {
  const language = languageOf(text);
  const contexts = [...text.matchAll(context)].map(({ 0: found, index }) => [
    index,
    index + found.length,
  ]);
  return [
    ...formed(text, contexts, language),
    ...[...text.matchAll(service)].flatMap((match) => {
      const end = match.index + match[0].length;
      const isNamed = match[1] !== undefined;
      return [
        ...following(text, match.index, end, isNamed, language),
        ...preceding(text, [match.index, end], language),
      ];
    }),
    ...(contexts.length > 0
      ? [
          ...named(text, isListed(language) ? naming : namingNoun),
          ...told(text, (index, length) => isNear(contexts, index, length)),
        ]
      : []),
    ...(language === "english" ? setApart(text) : []),
    ...[...text.matchAll(slashed)].flatMap(({ 0: found, 1: name = "", index }) =>
      likenessOf(name) === "none" ? [] : [rangeOf(name, index + found.length - name.length)],
    ),
  ].flatMap((range) => withNeighbours(text, range));
}

/** A word that is two is an account's name in English only: the words of other languages are listed less completely. */
function likenessIn(language: NoteLanguage, typed: string): Likeness {
  const likeness = likenessOf(typed);
  const isPlain = /^[\p{L}\p{M}]+$/u.test(trimmed(typed)) && !isCamelCase(trimmed(typed));
  return likeness === "likely" && isPlain && language !== "english" ? "possible" : likeness;
}

/** Words that have the form of a name of an account. */
function formed(text: string, contexts: number[][], language: NoteLanguage): Range[] {
  return [...text.matchAll(chunk)].flatMap(({ 0: typed, index }) => {
    const likeness = likenessIn(language, typed);
    const name = trimmed(typed);
    const isLikely = () =>
      likeness === "likely" || (likeness === "possible" && isOtherScript(name, language));
    const isAccount =
      likeness === "certain" ||
      (isLikely() && isNear(contexts, index, typed.length)) ||
      (isPair(typed) &&
        isNear(contexts, index, typed.length, nearby) &&
        paused.test(
          /[.,;!?]$/.test(typed)
            ? "."
            : text.slice(index + typed.length, index + typed.length + 16),
        ));
    return isAccount ? [rangeOf(name, index)] : [];
  });
}

/** In a text of another script, a word of no language in small Latin letters. */
function isOtherScript(name: string, language: NoteLanguage): boolean {
  return language === "script" && /^[a-z-]{5,40}$/.test(name) && !isFamiliar(name);
}

function isListed(language: NoteLanguage): boolean {
  return language === "english" || language === "listed";
}

function isNear(contexts: number[][], index: number, length: number, within = reach): boolean {
  let low = 0;
  let high = contexts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((contexts[middle]?.[1] ?? 0) < index - within) low = middle + 1;
    else high = middle;
  }
  for (let at = low; at < Math.min(contexts.length, low + 3); at++) {
    const [start = 0, end = 0] = contexts[at] ?? [];
    // The word itself may contain the name of a service: `snap.mitthu`.
    if (start < index + length && end > index && end - start === length) continue;
    if (start < index + length + within) return true;
  }
  return false;
}

function following(
  text: string,
  start: number,
  end: number,
  isService: boolean,
  language: NoteLanguage,
): Range[] {
  const rest = text.slice(end, end + 200);
  const [between = ""] = lead.exec(rest) ?? [];
  const [typed = ""] = token.exec(rest.slice(between.length)) ?? [];
  if (!between || !typed) return [];
  const [first = ""] = typed.split(/\s/);
  const name = trimmed(typed);
  const likeness = likenessIn(language, first);
  const before = text.slice(Math.max(0, start - 16), start);
  const isNamed = isService || ownService.test(before);
  const follow = rest.slice(between.length + first.length);
  const range = [rangeOf(name, end + between.length)];
  if (likeness === "certain" || likeness === "likely") return range;
  if (/^\p{N}{4,}$/u.test(first))
    return /^(?:19|20)\d\d$/.test(first) || /\b(?:in|at|on|en|em)\b/i.test(between) ? [] : range;
  if (isCamelCase(first) && likeness === "possible") return range;
  if (name.includes(" ")) {
    const isOwn =
      identity.test(between) ||
      (ownService.test(before) && (/[:=→]/.test(between) || copula.test(between)));
    const isBeside = isNamed && (/^\s$/.test(between) || isSearched(between, follow));
    if (isOwn || (isBeside && isFullName(name))) return range;
  }
  if (likeness === "none")
    return isSetApart(first, between, follow, isNamed) || isDottedPair(first, between) ? range : [];
  // A word of no language that is listed. After an article it is a thing: `mon insta, c'est la fenetre du salon`.
  if (article.test(between) && !paused.test(follow)) return [];
  const isCapital = /^\p{Lu}/u.test(first);
  const isExplicit = explicit.test(between);
  if (isCapital) return setting.test(between) && first.length > 3 ? range : [];
  if (first.length < 4 || isFamiliar(first.toLowerCase())) return [];
  if (isExplicit && (isListed(language) || closed.test(follow) || /[:=→>~@]/.test(between)))
    return range;
  if (!isListed(language)) {
    // The verb follows directly: `insta chalate hain`, `Snapchat sikhayi, bebe ne`.
    const isName = first.length > 11 || likenessOf(first) === "likely" || !/^\s$/.test(between);
    return isName && first.length > 6 && closed.test(follow) ? range : [];
  }
  // Sur Insta, carnetdetata
  if (likenessOf(first) === "likely" && /[,;:(]/.test(between) && closed.test(follow)) return range;
  // `On Facebook` and a word that is not listed may be any.
  if (
    language !== "english" &&
    (prepositions.test(before) || /^[\s\p{L}]*\p{L}[\s\p{L}]*$/u.test(between))
  )
    return copula.test(between) ? range : [];
  // `YouTube bhajans calm her`
  const isBare = /^[\s,.;]+$/.test(between);
  if (isBare && !paused.test(follow)) return [];
  return (isNamed && !indirect.test(between)) ||
    (copula.test(between) && first.length > 5) ||
    first.length > 8
    ? range
    : [];
}

/** Whether a word after a colon stands alone, and is no word that sentences begin with: `ig: wanderlust`. */
function isSetApart(first: string, between: string, follow: string, isNamed: boolean): boolean {
  return (
    isNamed &&
    /^\s?[:=→~]/.test(between) &&
    /^[\p{Ll}]{6,}$/u.test(first) &&
    /^[.!]?(?:$|\n)/.test(follow) &&
    !isFamiliar(first)
  );
}

function isSearched(between: string, follow: string): boolean {
  return searching.test(between) || searching.test(follow.slice(0, 60));
}

/** Two words with a dot directly after a service: `insta jolly.bee`. In scripts without capitals a sentence may begin there. */
function isDottedPair(first: string, between: string): boolean {
  return isScriptPair.test(first) ? explicit.test(between) : isPair(first) && /^\s$/.test(between);
}

/** Two words with a dot between, no sentence that ends and another that begins. */
function isPair(typed: string): boolean {
  const [, second = ""] = /^\p{Ll}{2,30}\.(\p{Ll}{2,30})[.,;:!?]?$/u.exec(typed) ?? [];
  return second !== "" && !beginsSentences(second) && !isFunctionWord(second);
}

function preceding(text: string, [start, end]: Range, language: NoteLanguage): Range[] {
  const from = Math.max(0, start - 100);
  const before = text.slice(from, start);
  const [, typed = ""] = namedBefore.exec(before) ?? [];
  const likeness = likenessIn(language, typed);
  const range = (name: string) => [rangeOf(trimmed(name), from + before.lastIndexOf(name))];
  if (likeness === "certain" || likeness === "likely" || isPair(trimmed(typed)))
    return range(typed);
  if (likeness === "possible" && isAlone(before, typed, text.slice(end, end + 3)))
    return range(typed);
  if (!isListed(language)) return [];
  const [, account = ""] = introduced.exec(before) ?? [];
  if (!account || account.length < 5 || isFamiliar(account.toLowerCase())) return [];
  if (/^\p{Lu}[^-]*(?:-[^-]*)?$/u.test(account) || likenessOf(account) !== "possible") return [];
  return range(account);
}

/** Whether a word of no language and the name of a service are all that is said: `; jeetogosal gmail`. */
function isAlone(before: string, typed: string, after: string): boolean {
  const isFirst = /(?:^|[.,;:!?\n]\s?)$/.test(before.slice(0, before.lastIndexOf(typed)));
  return (
    isFirst &&
    /^\p{Ll}{6,}\s/u.test(before.slice(before.lastIndexOf(typed))) &&
    !isFamiliar(typed) &&
    /^\s?(?:$|[.,;!?\n])/.test(after)
  );
}

/** Words of no language after `known as` and the like. */
function named(text: string, pattern: RegExp): Range[] {
  return [...text.matchAll(pattern)].flatMap(({ 0: found, 1: typed = "", index }) => {
    const name = trimmed(typed);
    const isPair =
      /^[a-z]{3,30}\.[a-z]{3,30}$/.test(name) &&
      /^[.,;!?]?(?:\s?$|\n|[,;]\s)/.test(
        text.slice(index + found.length - typed.length + name.length),
      );
    const isOwn =
      isPair ||
      (likenessOf(name) !== "none" && name.length > 5 && !isFamiliar(name) && !isPlainWord(name));
    return isOwn && name === name.toLowerCase()
      ? [rangeOf(name, index + found.length - typed.length)]
      : [];
  });
}

/** Two words run together that stand alone after a colon. */
function setApart(text: string): Range[] {
  return [...text.matchAll(/[:→=]\s?([a-z]{10,40})(?=[.!]?(?:$|\n))/g)].flatMap(
    ({ 0: found, 1: name = "", index }) =>
      likenessOf(name) === "likely" ? [rangeOf(name, index + found.length - name.length)] : [],
  );
}

function trimmed(name: string): string {
  return name.replace(/[.:!?'’_-]{1,9}$/u, "");
}
