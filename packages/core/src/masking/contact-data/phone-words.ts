/** What is said about a phone number that is told in parts. Data. */
import { fold } from "./fold";

function words(list: string): RegExp {
  return new RegExp(
    `(?<![\\p{L}\\p{M}])(?:${fold(list).replace(/\|\s+/g, "|").trim()})(?![\\p{L}\\p{M}])`,
    "giu",
  );
}

/** Before each part but the first, and before the first. */
export const sequence = words(
  `first|firstly|second|third|then|middle|beginning|begins?|start|ends?|end(?:ing)?|tail|go(?:es)?\\son|continues?|next|after(?:\\sthat)?|afterwards|followed\\sby|last|lastly|finally|start(?:s|ing)?\\swith|ends?\\swith|begins?\\swith|later|plus|
  d'abord|premierement|debut|milieu|fin|commenc\\w+|continu\\w+|fini\\w+|termin\\w+|empieza|sigue|comeca|continua|inicio|medio|meio|fim|puis|ensuite|apres|enfin|finalement|suivi\\sde|primero|luego|despues|despues|al\\sfinal|finalmente|por\\sultimo|primeiro|depois|por\\sfim|por\\sultimo|
  pehle|pehla|pahle|phir|fir|uske\\sbaad|baad\\smein|aakhir\\smein|akhir\\smein|akhir|aakhir|pehlan|fer|pher|pahela|pahelan|pachi|pachhi|chhelle|chelle|mudhal(?:il|la)?|appuram|aprom|apram|piragu|aduthu|kadaisi(?:la|yil)?|
  shuru|beech|ant|vachma|nadula|modhalla|शुरू|शुरू में|बीच में|अंत में|ਸ਼ੁਰੂ|ਵਿਚਕਾਰ|શરૂ|વચ્ચે|અંતે|شروع|درمیان|पहले|फिर|उसके बाद|बाद में|आख़िर में|आखिर में|अंत में|ਪਹਿਲਾਂ|ਫੇਰ|ਫਿਰ|ਅਖੀਰ|ਅਖ਼ੀਰ|ਬਾਅਦ|પહેલાં|પહેલા|પછી|છેલ્લે|முதலில்|அடுத்து|பிறகு|கடைசியில்|கடைசி|پہلے|پھر|آخر|بعد`,
);

/** What a reader is to do with the parts, or that a country's code belongs before them. */
export const joining = words(
  `in\\sa\\srow|in\\sone\\srow|together|one\\safter\\s(?:the\\s)?(?:other|another)|stick|join(?:ed)?|glue|side\\sby\\sside|back\\sto\\sback|without\\s(?:the\\s)?(?:spaces?|gaps?)|in\\sorder|in\\sthat\\sorder|in\\sthis\\sorder|put\\s(?:it|them)|add\\sthem|combine|string\\sthem|
  backwards?|reversed?|digits?|figures?|(?:country|area|india|indian|canada|pakistan)(?:\\s(?:da|ka|no|ki|nu))?\\s?code|code\\s(?:for|of)|pin\\scode|dial(?:l?ing)?|decode|you\\s(?:understand|get\\sit|see)|
  a\\sla\\ssuite|ensemble|bout\\sa\\sbout|coll(?:ez|e|er)|d'affilee|a\\sl'envers|indicatif|chiffres?|dans\\s(?:cet\\s|l')ordre|composez|comprendr(?:ont|ez)|comprenez|
  juntos?|juntas?|seguidos?|en\\sfila|de\\scorrido|al\\sreves|prefijo|codigo|marque|marca|em\\ssequencia|em\\sordem|de\\stras\\spara\\sfrente|ao\\scontrario|disque|ddd|quem\\sentende|
  ek\\s?saath|saath\\slikh\\w*|jod\\w*|jor\\w*|ek\\sqatar|qatar|naal\\snaal|ikatth\\w*|kathe|bheg[aui]|sathe\\slakh\\w*|ult[aei]h?|puttha|undhu|ank|samajh\\w*|ishara|serthu|thalaikeezh|
  एक साथ|साथ लिख[\\p{L}\\p{M}]*|जोड़[\\p{L}\\p{M}]*|उल्टा|कोड|अंक|ਇਕੱਠ[\\p{L}\\p{M}]*|ਨਾਲ ਨਾਲ|ਜੋੜ[\\p{L}\\p{M}]*|ਕੋਡ|ਅੰਕ|ਸਮਝ|ભેગ[\\p{L}\\p{M}]*|સાથે લખ[\\p{L}\\p{M}]*|જોડ[\\p{L}\\p{M}]*|કોડ|આંકડા|சேர்த்து|குறியீடு|புரிந்த[\\p{L}\\p{M}]*|ایک ساتھ|ملا[\\p{L}\\p{M}]*|قطار|کوڈ|ہندسے|سمجھ`,
);

/** What is done with a phone number. */
export const calling = words(
  `call(?:s|ed|ing)?|phone|phones|ring|text|sms|reach(?:es)?|number|numbers|mobile|cell|tel|telephone|sim|picks?\\sup|talk|whatsapp|wa|contact|hotline|landline|
  appel(?:ez|le|er)|sonn(?:ez|e|er)|telephone|numero|portable|joindre|joignable|decroche|texto|llam(?:e|a|ar|en)|telefono|celular|movil|contesta|lig(?:a|ue|ar)|telefone|chama|chame|fone|zap|
  call\\s?kar\\w*|phone\\s?kar\\w*|mila(?:o|na|iye|lo|ein|yein)|ghanti|baat|fone|nambar|vaat|ring\\s?mar\\w*|gal|koopid\\w*|pes\\w*|en|
  कॉल|फोन|फ़ोन|नंबर|नम्बर|मिला[\\p{L}\\p{M}]*|घंटी|बात|मोबाइल|ਕਾਲ|ਫੋਨ|ਫ਼ੋਨ|ਨੰਬਰ|ਘੰਟੀ|ਗੱਲ|ਮਿਲਾ[\\p{L}\\p{M}]*|કૉલ|કોલ|ફોન|નંબર|વાત|રિંગ|அழை[\\p{L}\\p{M}]*|எண்|போன்|பேச[\\p{L}\\p{M}]*|கூப்பிட[\\p{L}\\p{M}]*|کال|فون|نمبر|بات|گھنٹی|ملائیں`,
);

/** Seats and rows, which have no three digits. */
export const seating =
  /(?<![\p{L}\p{M}])(?:seats?|rows?|places?|rang(?:ee)?s?|asientos?|filas?|assentos?|fileiras?|सीट|पंक्ति|ਸੀਟ|સીટ|இருக்கை|سیٹ)[\s:.#-]{0,2}$/iu;
