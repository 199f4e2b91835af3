/** Sanitises the HTML of a message. Loaded on demand because of the sanitiser's size. */
import sanitizeHtml from "sanitize-html";
import { AppError } from "../error";

const allowedTags = ["p", "br", "b", "strong", "i", "em", "u", "a", "ul", "ol", "li", "blockquote"];

/** The allowed markup, and the same as plain text. @throws AppError `invalid-input` when nothing is left */
export function sanitize(typed: string): { html: string; text: string } {
  const html = spellOutLinks(
    sanitizeHtml(typed, {
      allowedTags,
      allowedAttributes: { a: ["href"] },
      allowedSchemes: ["https", "http", "mailto", "tel"],
    }),
  );
  const text = toPlainText(html);
  if (text) return { html, text };
  throw new AppError("invalid-fields", {
    errors: [{ path: "html", reason: "mail-text-required" }],
  });
}

/**
 * Moves each link from its words to its address, which follows them in brackets: a link can't show another address than it
 * leads to.
 */
function spellOutLinks(html: string): string {
  const open: (string | undefined)[] = [];
  return (
    html
      .replace(/<a(?: href="([^"]*)")?>|<\/a>/g, (tag, href: string | undefined) => {
        if (tag !== "</a>") {
          open.push(href);
          return "";
        }
        const address = open.pop();
        return address ? ` (<a href="${address}">${address}</a>)` : "";
      })
      // The words were the address.
      .replace(/([^\s<>]+) \((<a href="([^"]*)">\3<\/a>)\)/g, (all, words, link, address) =>
        words === address ? link : all,
      )
  );
}

/** The sanitiser writes no other entities than these four. */
function toPlainText(html: string): string {
  const lines = html.replace(/<br ?\/?>|<\/(p|li|blockquote)>/g, "$&\n");
  return sanitizeHtml(lines, { allowedTags: [], allowedAttributes: {} })
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .trim();
}
