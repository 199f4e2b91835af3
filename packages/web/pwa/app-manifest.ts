/** The web app manifest, with which a phone installs the app: https://www.w3.org/TR/appmanifest/ */
import type { WebAppManifest } from "web-app-manifest";
import { type Language, languagePrefix } from "../../core/src/language/contract.ts";
import { icons } from "./icons.ts";

type Texts = { description: string; itineraries: string; connections: string };

const texts: Record<Language, Texts> = {
  en: {
    description:
      "Find a companion on the same flight for a parent, a child or a friend who should not fly alone.",
    itineraries: "My itineraries",
    connections: "My connections",
  },
  fr: {
    description:
      "Trouvez une personne sur le même vol pour accompagner un parent, un enfant ou un ami qui ne devrait pas voyager seul.",
    itineraries: "Mes itinéraires",
    connections: "Mes mises en relation",
  },
  hi: {
    description:
      "माता-पिता, बच्चे या दोस्त के लिए उसी फ़्लाइट में सफ़र का साथी खोजें, ताकि उन्हें अकेले यात्रा न करनी पड़े।",
    itineraries: "मेरी यात्राएँ",
    connections: "मेरे संपर्क",
  },
  pa: {
    description:
      "ਮਾਤਾ-ਪਿਤਾ, ਬੱਚੇ ਜਾਂ ਦੋਸਤ ਲਈ ਉਸੇ ਫਲਾਈਟ ਵਿੱਚ ਸਫ਼ਰ ਦਾ ਸਾਥੀ ਲੱਭੋ, ਤਾਂ ਜੋ ਉਨ੍ਹਾਂ ਨੂੰ ਇਕੱਲੇ ਸਫ਼ਰ ਨਾ ਕਰਨਾ ਪਵੇ।",
    itineraries: "ਮੇਰੇ ਸਫ਼ਰ",
    connections: "ਮੇਰੇ ਸੰਪਰਕ",
  },
  gu: {
    description: "માતા-પિતા, બાળક કે મિત્ર માટે એ જ ફ્લાઇટમાં સાથી શોધો, જેથી તેમને એકલા પ્રવાસ ન કરવો પડે.",
    itineraries: "મારા પ્રવાસ",
    connections: "મારાં જોડાણ",
  },
};

/** The languages share one identity and scope: a change of language stays inside the installed app. */
export function appManifest(language: Language): WebAppManifest {
  const { description, itineraries, connections } = texts[language];
  const prefix = languagePrefix(language);
  return {
    id: "/",
    name: "FlightAides",
    short_name: "FlightAides",
    description,
    lang: language,
    dir: "ltr",
    start_url: `${prefix}/?source=app`,
    scope: "/",
    display: "standalone",
    // As the page in the light scheme.
    theme_color: "#faf5ea",
    background_color: "#faf5ea",
    categories: ["travel"],
    icons: icons
      .filter(({ purpose }) => purpose !== "apple")
      .map(({ file, size, purpose }) => ({
        src: `/${file}`,
        sizes: `${size}x${size}`,
        type: "image/png",
        purpose,
      })),
    shortcuts: [
      { name: itineraries, url: `${prefix}/myitinerary` },
      { name: connections, url: `${prefix}/connections` },
    ],
  };
}
