/** Sanitises the HTML of a message. Loaded on demand because of the sanitiser's size. */
import sanitizeHtml from "sanitize-html";
import { AppError } from "../error";

const allowedTags = ["p", "br", "b", "strong", "i", "em", "u", "a", "ul", "ol", "li", "blockquote"];

/** The allowed markup, and the same as plain text. @throws AppError `invalid-input` when nothing is left */
export function sanitize(typed: string): { html: string; text: string } {
  const html = sanitizeHtml(typed, {
    allowedTags,
    allowedAttributes: { a: ["href"] },
    allowedSchemes: ["https", "http", "mailto", "tel"],
  });
  const text = toPlainText(html);
  if (text) return { html, text };
  throw new AppError("invalid-input", "Check the marked fields.", {
    errors: [{ path: "html", message: "Write a message." }],
  });
}

/** Appends the address of a link to its text. The sanitiser writes no other entities than these four. */
function toPlainText(html: string): string {
  const spelledOut = html
    .replace(/<br ?\/?>|<\/(p|li|blockquote)>/g, "$&\n")
    .replace(/<a href="([^"]*)">(.*?)<\/a>/gs, (link, address, words) =>
      words === address ? link : `${link} (${address})`,
    );
  return sanitizeHtml(spelledOut, { allowedTags: [], allowedAttributes: {} })
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .trim();
}
