/** Names of people. Pure. */

/** UTF-16 code units. */
export const maxNameLength = 100;

/** Controls, separators of lines, and what turns the direction of the text around it. */
const controls = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;
/** Some letters are not seen, such as the fillers of Hangul. */
const visibleLetter = /(?!\p{Default_Ignorable_Code_Point})\p{L}/u;

/** Whether a text is a name as it is typed: it has a letter that can be seen, and no control characters. */
export function isName(typed: string): boolean {
  return visibleLetter.test(typed) && typed.search(controls) < 0;
}

/** The name in a text that nobody has checked. Empty if it has none. */
export function nameIn(text: string): string {
  return visibleLetter.test(text) ? text.replace(controls, " ").trim() : "";
}
