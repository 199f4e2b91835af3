/** Corrections to airlines.tsv, each reviewed. State: November 2026. */

/** Airlines that fly although the source knows no flights. */
export const flying = [
  ..."4M 4O 4Y 8D 9P BQ BY C6 D3 D8 DM DS EC FH FR GM HB HH IT IU JS LV MX N0 OQ P5 PZ QB QH QP RF".split(
    " ",
  ),
  ..."RY SD TR U8 UN VB VF VL VM W4 XZ Y9 YP Z0 ZE".split(" "),
];

/** Names that are wrong, out of date, or not as the airline writes them. */
export const names: Readonly<Record<string, string>> = {
  "7F": "Canadian North",
  "9I": "Alliance Air",
  AH: "Air Algérie",
  AM: "Aeroméxico",
  BG: "Biman Bangladesh Airlines",
  BI: "Royal Brunei Airlines",
  D8: "Norwegian",
  DT: "TAAG Angola Airlines",
  DY: "Norwegian",
  HF: "Air Côte d’Ivoire",
  // Merged into Air India Express in October 2024.
  I5: "Air India Express",
  JA: "JetSMART",
  KB: "Drukair",
  OB: "Boliviana de Aviación",
  // Was Primera Air Scandinavia's until 2018.
  PF: "AirSial",
  PK: "Pakistan International Airlines",
  QH: "Bamboo Airways",
  // Was Shuttle America's until 2017.
  S5: "Star Air",
  S7: "S7 Airlines",
  TM: "LAM Mozambique Airlines",
  // Vistara merged into Air India in November 2024.
  UK: "Air India",
  UQ: "Urumqi Air",
  VL: "Lufthansa City Airlines",
  WB: "RwandAir",
  XY: "flynas",
};

/** Airlines that have ended, whose designators no flight has. */
export const ended = [
  // Jet Airways, Go First, Thomas Cook, World Airways, VLM, Stobart, Mango, Comair, Alitalia CityLiner, airTran.
  ..."9W G8 MT WO VG RE JE MN CT FL".split(" "),
  // Viva Air Colombia, Viva Airlines Peru, Aeromar, Thai Smile, Jetstar Asia, Silver, PLAY, Wizz Air Abu Dhabi, SilkAir, Onur Air.
  ..."VH VV VW WE 3K 3M OG 5W MI 8Q".split(" "),
];

/** Trains, buses and ships. */
export const onTheGround = "2A 2C 2H 5I 7T 8S 9B 9F 3A".split(" ");
