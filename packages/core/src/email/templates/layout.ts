/** Every mail: the same content as HTML and as plain text. */
import type { AtDelivery, Block, Content, Sender } from "./blocks";
import { htmlPart } from "./html-part";
import { textPart } from "./text-part";
import { isolated, oneLine } from "./words";

/** `heading`: the mail in one line, without contact data: devices show it. */
export type Rendered = { subject: string; heading: string; html: string; text: string };

/** Renders both parts. Text by users cannot forge headers or lines: see {@link oneLine}. */
export function renderMail(content: Content, sender: Sender): Rendered {
  return {
    subject: oneLine(content.subject),
    heading: oneLine(content.heading),
    html: htmlPart(content, sender),
    text: textPart(content, sender),
  };
}

export function paragraph(...sentences: string[]): Block {
  return { kind: "paragraph", text: sentences.join(" ") };
}

export function button(label: string, url: string): Block {
  return { kind: "button", button: { label, url } };
}

/** A button beside a more important one. */
export function minorButton(label: string, url: string): Block {
  return { kind: "button", button: { label, url, minor: true } };
}

/** A note or message by a user, if there is one. */
export function quoted(text: string | undefined): Block[] {
  return text ? [{ kind: "quote", text }] : [];
}

/** Longest first name that is used; a longer one would not fit a line. */
const maxGreeted = 24;

/** A greeting by first name. */
export function greeting({ i18n, name }: Pick<AtDelivery, "i18n" | "name">): Block {
  const [first = ""] = oneLine(name).split(" ");
  const text =
    first && first.length <= maxGreeted
      ? i18n.t("Hello {name},", { name: isolated(first) })
      : i18n.t("Hello,");
  return { kind: "greeting", text };
}
