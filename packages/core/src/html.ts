/** HTML templates that escape their values. */

/** Safe markup, made by {@link html} or {@link trusted}. */
export type Html = { readonly markup: string };

type Value = Html | string | number | undefined | false | readonly Value[];

/** Template tag. Escapes every value that is not {@link Html}, joins arrays, and omits undefined and false. */
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

/** Marks markup as safe: our own constants, or the output of a sanitiser. */
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
