/** What signs of addresses are called in the languages of the users, as alternatives of patterns. Data. */
import { fold } from "./fold";

/** Ways to say `@` that are not also common words. */
export const atNames = spoken(
  "(?:at|et|ed|it)[\\s-]?(?:the|dha|dhe|di|da|de|d)[\\s-]?(?:rate|ret|rait)(?:[\\s-]of)?(?:[\\s-]sign)?|at[\\s-](?:sign|symbol)|(?:curly|round|circled?|encircled|snail|monkey|wrapped)[\\s-]a|a\\sin\\sa\\scircle|circle[\\s-]a|arobase|arobas|arroba|klammeraffe|affenschwanz|a[\\s-]rond|a[\\s-]commercial|एट द रेट|ऐट द रेट|अट द रेट|एट दी रेट|एट|ऐट|अट|ਐਟ ਦਾ ਰੇਟ|ਐਟ ਦ ਰੇਟ|ਐਟ ਦੀ ਰੇਟ|ਐਟ|એટ ધ રેટ|એટ દ રેટ|એટ|ઍટ|அட் தி ரேட்|அட் த ரேட்|அட்|ایٹ دی ریٹ|ایٹ دا ریٹ|ایٹ",
);
/** Ways to say `@` that are. */
export const atWords = "att?|chez|et";
export const atEmojis = "[📧📩📨📬📮📥✉💌]";
/** Ways to say `.` that are not also common words. */
export const dotNames = spoken(
  "dot|dott|डॉट|डाट|डोट|बिंदु|ਡਾਟ|ਡੌਟ|ਬਿੰਦੀ|ડોટ|ડૉટ|ટપકું|டாட்|புள்ளி|ڈاٹ|نقطہ",
);
/** Ways to say `.` that are. */
export const dotWords = "point|punto|ponto|punkt|period|full\\s?stop";
export const slashNames = spoken(
  "(?:forward[\\s-]|back[\\s-])?slash|barre\\s(?:oblique|inclinee)|barra\\s(?:diagonal|inclinada)|schragstrich|स्लैश|स्लेश|ਸਲੈਸ਼|ਸਲੇਸ਼|સ્લેશ|સ્લૅશ|ஸ்லாஷ்|ஸ்லேஷ்|سلیش",
);
export const slashWords = "barre|barra|oblique|stroke|diagonal";
export const underscoreNames = spoken(
  "(?:an?\\s|the\\s|une?\\s|le\\s|el\\s|un\\s|einen?\\s|um\\s)?(?:under[\\s-]?(?:score|line)|low\\s?line|tiret\\s(?:du\\s)?bas|trait\\s(?:du\\s)?bas|soulign(?:e|ement)|guion\\sbajo|barra\\sbaja|sub(?:guion|linhado)|guiao\\sbaixo|traco\\s(?:em)?baixo|underline|unterstrich|अंडरस्कोर|अन्डरस्कोर|ਅੰਡਰਸਕੋਰ|અંડરસ્કોર|અન્ડરસ્કોર|அண்டர்ஸ்கோர்|انڈر\\s?اسکور)",
);
export const dashNames = spoken(
  "tiret|trait\\sd'union|dash|hyphen|minus|guion|hifen|traco|bindestrich|strich|डैश|हाइफन|ਡੈਸ਼|ડેશ|டேஷ்|ڈیش",
);
function spoken(list: string): string {
  return fold(list);
}
