/** Names of services, of mail providers and of what people call an account, in the languages and scripts of the users. Data. */
import { fold } from "./fold";

/** Before a word. */
export const boundary = "(?<![\\p{L}\\p{M}\\p{N}])";

/**
 * Services whose name is followed by the name of an account, as alternatives of a pattern; `misspelled.ts` knows how else they are written.
 * In the languages that join an ending to a word, one may follow.
 */
export const services = alternatives(
  `insta(?:gram(?:mer)?|\\s?g)?|(?<=the\\s)gram|(?<=(?:my|mon|mi|meu|mera|meri|our)\\s)@|i\\.?g\\.?|skype?|telegram(?:me)?|tg|snapchat|wechat|weixin|facebook|fb|fbook|(?<=(?:my|mi|mon|meu|mein|en|no|sur)\\s)face|
  twitter|tuiter|tiktok|linkedin|discord|kik|facetime|youtube|u\\s?tube|yutub|yt|github|gitlab|reddit|pinterest|bluesky|bsky|mastodon|twitch|tumblr|strava|substack|username|user\\s?name|user\\s?id|
  sharechat|clubhouse|paypal|venmo|paytm|gpay|phonepe|cash\\s?app|linktree|skaip|
  इंस्टा(?:ग्राम)?|इन्स्टा(?:ग्राम)?|इनस्टा(?:ग्राम)?|टेलीग्राम|टेलिग्राम|टैलीग्राम|स्काइप|स्काईप|फेसबुक|फ़ेसबुक|फेस बुक|एफबी|एफ बी|वीचैट|स्नैपचैट|स्नैप|ट्विटर|टिकटॉक|टिक टॉक|लिंक्डइन|लिंक्ड इन|डिस्कॉर्ड|यूट्यूब|मैसेंजर|मेसेंजर|
  ਇੰਸਟਾ(?:ਗ੍ਰਾਮ)?|ਇੰਸਟਾਗਰਾਮ|ਟੈਲੀਗ੍ਰਾਮ|ਟੈਲੀਗਰਾਮ|ਟੇਲੀਗ੍ਰਾਮ|ਸਕਾਈਪ|ਸਕਾਇਪ|ਫੇਸਬੁੱਕ|ਫੇਸਬੁਕ|ਫ਼ੇਸਬੁੱਕ|ਐਫਬੀ|ਸਨੈਪਚੈਟ|ਸਨੈਪ|ਟਵਿੱਟਰ|ਟਵਿਟਰ|ਟਿਕਟੌਕ|ਟਿਕ ਟੌਕ|ਵੀਚੈਟ|ਯੂਟਿਊਬ|ਲਿੰਕਡਇਨ|ਮੈਸੇਂਜਰ|ਡਿਸਕਾਰਡ|
  ઇન્સ્ટા(?:ગ્રામ)?|ઇંસ્ટા(?:ગ્રામ)?|ટેલિગ્રામ|ટેલીગ્રામ|સ્કાયપ|સ્કાઇપ|સ્કાઈપ|ફેસબુક|એફબી|સ્નેપચેટ|સ્નેપ|સ્નેપચૅટ|ટ્વિટર|ટિકટોક|વીચેટ|યુટ્યુબ|યૂટ્યૂબ|લિંક્ડઇન|મેસેન્જર|ડિસ્કોર્ડ|
  இன்ஸ்டா(?:கிராம்)?|இன்ஸ்டாகிராம|டெலிகிராம்?|டெலக்ராம்?|ஸ்கைப்?|ஃபேஸ்புக்?|பேஸ்புக்?|முகநூல்?|ஸ்னாப்சாட்?|ஸ்னாப்?|ட்விட்டர்?|டிக்டாக்?|யூடியூப்?|யூட்யூப்?|வீசாட்?|லிங்க்ட்இன்?|மெசஞ்சர்?|
  انسٹا(?:\\s?گرام)?|انسٹاگرام|ٹیلی\\s?گرام|اسکائپ|سکائپ|فیس\\s?بک|فیسبک|سنیپ\\s?چیٹ|اسنیپ\\s?چیٹ|اسنیپ|سنیپ|ٹوئٹر|ٹویٹر|ٹک\\s?ٹاک|یوٹیوب|یو ٹیوب|وی\\s?چیٹ|لنکڈ\\s?ان|میسنجر|ڈسکارڈ|ایف بی`,
);

/** Services that know people by a phone number, and names that are also words. */
export const numbered = alternatives(
  `what'?s\\s?(?:app|up)|whatsap|wh?atts\\s?app?|wasap|wapp|wp|zap|zapzap|wa|signal|viber|imo|botim|line|zoom|snap|tweet|sc|x|outlook|threads|messenger|handle|pseudo|nick(?:name)?|zalo|kakao(?:\\s?talk)?|google\\s?(?:meet|chat|duo)|teams|meet|dms?|
  व्हाट्सएप|व्हाट्सऐप|व्हाट्सअप|व्हाट्स ऐप|वॉट्सऐप|वाट्सएप|वॉट्सएप|व्हॉट्सएप|व्हॉट्सऐप|सिग्नल|वाइबर|ज़ूम|
  ਵਟਸਐਪ|ਵਟਸਅੱਪ|ਵਟਸਐੱਪ|ਵ੍ਹਟਸਐਪ|ਵੱਟਸਐਪ|ਸਿਗਨਲ|ਵਾਈਬਰ|વોટ્સએપ|વોટ્સઅપ|વ્હોટ્સએપ|વૉટ્સએપ|સિગ્નલ|વાઇબર|
  வாட்ஸ்?அப்?|வாட்சப்?|வாட்ஸப்?|சிக்னல்?|வைபர்?|واٹس\\s?ایپ|واٹساپ|وٹس\\s?ایپ|سگنل|وائبر`,
);

/** Providers that are also words: they are providers only after an `at`. */
export const wordProviders = "live|bell|rogers|telus|shaw|orange|free|terra|bol|mail";

/** Providers of mail addresses, as they are said. */
export const providers = alternatives(
  `gmail|g[\\s-]mail|(?:gee|jee?|ji)[\\s-]?mail|google\\s?mail|yahoo+|yahu|yaho|yaou|y[\\s-]?mail|hotmail|outlook|msn|aol|icloud|proton(?:mail)?|rediff(?:mail)?|laposte|wanadoo|videotron|sympatico|cogeco|
  uol|sfr|gmx|zoho|tuta(?:nota)?|fast\\s?mail|yandex|mail\\.ru|qq|btinternet|comcast|web\\.de|freenet|t-online|
  जीमेल|जी मेल|गूगल मेल|याहू|हॉटमेल|हाटमेल|आउटलुक|रेडिफ(?:मेल)?|प्रोटॉन|ਜੀਮੇਲ|ਜੀ ਮੇਲ|ਯਾਹੂ|ਹੌਟਮੇਲ|ਹਾਟਮੇਲ|ਆਊਟਲੁੱਕ|ਆਉਟਲੁੱਕ|ਰੀਡਿਫ|જીમેલ|જી મેલ|જીમેઇલ|યાહુ|યાહૂ|હોટમેલ|આઉટલુક|રેડિફ(?:મેલ)?|
  ஜிமெயில்?|ஜீமெயில்?|யாஹூ|யாகூ|ஹாட்மெயில்?|அவுட்லுக்?|ரெடிஃப்(?:மெயில்?)?|جی\\s?میل|یاہو|ہاٹ\\s?میل|آؤٹ\\s?لک|ریڈف(?:میل)?`,
);
/** What people call an account, a name in it, or a mail address. */
export const accountNouns = alternatives(
  `user[\\s-]?names?|user[\\s-]?ids?|handles?|nick(?:name)?s?|screen\\s?names?|login|accounts?|acct|profiles?|channel|gamertag|socials?|dms?|e[\\s-]?mails?|mail(?:\\s?id|box)?s?|inbox|address|
  pseudos?|identifiant|compte|profil|chaine|courriels?|mel|adresse|boite|
  usuario|cuenta|perfil|canal|correo|apodo|alias|direccion|conta|apelido|usuarios?|
  id|naam|nam|nav|naav|peyar|peru|pehchaan|khata|
  आईडी|आइडी|यूज़रनेम|यूजरनेम|यूज़र नेम|हैंडल|अकाउंट|खाता|प्रोफ़ाइल|प्रोफाइल|चैनल|नाम|ईमेल|ई-मेल|इमेल|मेल|पता|
  ਆਈਡੀ|ਆਈ ਡੀ|ਯੂਜ਼ਰਨੇਮ|ਹੈਂਡਲ|ਅਕਾਊਂਟ|ਖਾਤਾ|ਪ੍ਰੋਫਾਈਲ|ਚੈਨਲ|ਨਾਂ|ਨਾਮ|ਨਾਂਅ|ਈਮੇਲ|ਈ-ਮੇਲ|ਮੇਲ|
  આઈડી|આઇડી|યુઝરનેમ|હેન્ડલ|એકાઉન્ટ|ખાતું|પ્રોફાઇલ|ચેનલ|નામ|ઈમેલ|ઇમેઇલ|ઈમેઈલ|ઇમેલ|મેઇલ|મેલ|
  ஐடி|பயனர்?|கணக்கு|சுயவிவரம்|பெயர்?|மின்னஞ்சல்?|மெயில்?|முகவரி|ஹேண்டில்?|சேனல்?|
  آئی\\s?ڈی|یوزر\\s?نیم|ہینڈل|اکاؤنٹ|پروفائل|چینل|نام|ای\\s?میل|میل|پتہ`,
);

/** What people call a service that they do not name, and ways to say that someone is to be found there. */
export const hints = alternatives(
  `apps?|play\\sbutton|google|appli(?:cation)?|aplicativo|aplicacion|bird|ghost|oiseau|fantome|pajar(?:o|ito)|passarinho|fantasma|chidiya|bhoot|platforms?|social\\s?(?:media|network)|reseaux?|redes?|network|
  everywhere|every\\s?where|every\\s?site|all\\s?sites|partout|todas?\\s?partes|tod[ao]s?\\s?(?:os\\s)?lugar(?:es)?|sab\\s?jagah?|har\\s?jagah?|sare\\s?passe|badhe|ellaa?\\s?idath?ilum|
  dm|d\\.m\\.|ping|socials?|add|follow\\s?me|find\\s?me|look\\s?me\\s?up|look\\s?up|search\\s?(?:me|for)|message\\s?me|tag\\s?me|type|
  ajoutez|cherchez|trouvez|suivez|tapez|ecrivez|buscame|busquen?|agregame|escribeme|sigueme|procur[ae]|me\\s?ach[ae]|me\\s?adiciona|me\\s?segue|
  dhoo?ndh?o|dhoo?ndh?na|khojo|search|labho|labh|shodho|sodho|shodhi|thedunga|thedu|talash|
  ऐप|एप|खोज|ढूँढ|ढूंढ|सर्च|हर जगह|सब जगह|ਐਪ|ਲੱਭ|ਸਾਰੇ ਪਾਸੇ|ਹਰ ਥਾਂ|એપ|શોધ|બધે|தேடு|எல்லா இடத்திலும்|செயலி|ایپ|تلاش|ڈھونڈ|ہر جگہ|سب جگہ`,
);

function alternatives(list: string): string {
  return fold(list).replace(/\|\s+/g, "|").trim();
}
