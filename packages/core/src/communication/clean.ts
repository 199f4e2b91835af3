/** What may stay of a message that somebody typed. */
import sanitize from "sanitize-html";
import { AppError } from "../error";

const allowedTags = ["p", "br", "b", "strong", "i", "em", "u", "a", "ul", "ol", "li", "blockquote"];

/** With markup and without. @throws AppError `invalid-input` when nothing is left */
export function cleaned(typed: string): { html: string; text: string } {
  const html = sanitize(typed, {
    allowedTags,
    allowedAttributes: { a: ["href"] },
    allowedSchemes: ["https", "http", "mailto", "tel"],
  });
  const text = plain(html);
  if (text) return { html, text };
  throw new AppError("invalid-input", "Check the marked fields.", [
    { path: "html", message: "Write a message." },
  ]);
}

/** With the addresses of links behind their words. The sanitiser writes no entities but these four. */
function plain(html: string): string {
  const told = html
    .replace(/<br ?\/?>|<\/(p|li|blockquote)>/g, "$&\n")
    .replace(/<a href="([^"]*)">(.*?)<\/a>/gs, (link, address, words) =>
      words === address ? link : `${link} (${address})`,
    );
  return sanitize(told, { allowedTags: [], allowedAttributes: {} })
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .trim();
}
