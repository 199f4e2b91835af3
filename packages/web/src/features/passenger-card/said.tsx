import classes from "./said.module.css";
import { type CardLanguage, isHan, langOf, type Sentences } from "./sentences";
import english from "./sentences/en.json";

/** The language of the passenger with its sentences. */
export type Own = { tag: CardLanguage; sentences: Sentences };

export type SentenceName = Exclude<keyof Sentences, "english" | "own" | "direction">;

type Props = {
  names: readonly SentenceName[];
  /** Undefined: English only. */
  own: Own | undefined;
};

/** One or more sentences in English, and below in the passenger's language. */
export function Said({ names, own }: Props) {
  return (
    <>
      <span lang="en" dir="ltr" className={classes.english}>
        {names.map((name) => inLanguage(english[name], own?.sentences.english)).join(" ")}
      </span>
      {own && (
        <InOwn own={own}>
          {names
            .map((name) => inLanguage(own.sentences[name], own.sentences.own))
            .join(isHan(own.tag) ? "" : " ")}
        </InOwn>
      )}
    </>
  );
}

/** A text in the passenger's language. */
export function InOwn({ own, children }: { own: Own; children: string }) {
  return (
    <span lang={langOf(own.tag)} dir={own.sentences.direction} className={classes.own}>
      {children}
    </span>
  );
}

function inLanguage(sentence: string, language = ""): string {
  return sentence.replace("{language}", language);
}
