/**
 * A list of short sentences, such as the plain rules of `packages/core/src/safety/rules.ts`. They are in the language of the page
 * even within a legal document, which is in English.
 */
import { language } from "../lib/language";
export function Sentences({ of }: { of: readonly string[] }) {
  return (
    <ul lang={language}>
      {of.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
