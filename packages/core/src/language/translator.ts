/** Translates the texts of the server. The English text of a message is its id; `texts/` has the others. */
import { type I18n, setupI18n } from "@lingui/core";
import { type CompiledMessage, compileMessage } from "@lingui/message-utils/compileMessage";
import french from "../../texts/fr.json";
import gujarati from "../../texts/gu.json";
import hindi from "../../texts/hi.json";
import punjabi from "../../texts/pa.json";
import { type Language, locales } from "./contract";

const texts: Record<Language, Record<string, string>> = {
  en: {},
  fr: french,
  hi: hindi,
  pa: punjabi,
  gu: gujarati,
};
const translators = new Map<Language, I18n>();

/** The translator of a language, whose `locale` is the language. Dates and numbers are those of {@link locales}. */
export function translator(language: Language): I18n {
  const known = translators.get(language);
  if (known) return known;
  const made = setupI18n({
    locale: language,
    locales: locales[language],
    messages: { [language]: texts[language] },
  }).setMessagesCompiler(compiled);
  translators.set(language, made);
  return made;
}

const messages = new Map<string, CompiledMessage>();

function compiled(text: string): CompiledMessage {
  const known = messages.get(text);
  if (known) return known;
  const made = compileMessage(text);
  messages.set(text, made);
  return made;
}
