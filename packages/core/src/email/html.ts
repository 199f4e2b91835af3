/** HTML that escapes what it is given. */

/** Markup that is known to be safe: made by {@link html} or by {@link trusted}. */
export type Html = { readonly markup: string };

type Value = Html | string | number | undefined | false | readonly Value[];

/** Template tag: every value is escaped unless it is {@link Html} already; arrays are joined; undefined and false are nothing. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return {
    markup: parts.reduce((all, part, i) => all + (i === 0 ? "" : show(values[i - 1])) + part, ""),
  };
}

function show(value: Value): string {
  if (value === undefined || value === false) return "";
  if (typeof value === "string" || typeof value === "number") return escapeHtml(String(value));
  return "markup" in value ? value.markup : value.map(show).join("");
}

/** Marks markup as safe: constants of our own, or what a sanitiser let through. */
export function trusted(markup: string): Html {
  return { markup };
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}
