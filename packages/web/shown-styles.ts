/** The styles that a page needs until its stylesheets arrive: those that match something in its file. */
import postcss from "postcss";
import { PurgeCSS } from "purgecss";

/** Attributes that visitors, or the scripts of index.html, set before the stylesheets arrive. */
const dynamicAttributes = ["open", "data-known"];

const found = new Map<string, Promise<string>>();

/** @param html without these styles */
export function shownStyles(html: string, css: string): Promise<string> {
  const tokens = tokensIn(html);
  const [, theme = ""] = /<style data-mantine-styles[^>]*>(.*?)<\/style>/s.exec(html) ?? [];
  const key = JSON.stringify([tokens, theme, css]);
  const known = found.get(key) ?? purge(tokens, withoutDefaults(css, theme));
  found.set(key, known);
  return known;
}

/**
 * Leaves out Mantine's value of each variable that the theme defines: the theme's style element is in no layer, so that it wins over
 * all that is in one.
 */
function withoutDefaults(css: string, theme: string): string {
  const themed = variablesOf(theme);
  const sheet = postcss.parse(css);
  sheet.walkAtRules("layer", (layer) => {
    layer.walkRules(/^:root/, (rule) => {
      rule.walkDecls(/^--/, (variable) => {
        if (themed.has(variable.prop)) variable.remove();
      });
    });
  });
  return sheet.toString();
}

/** What a theme defines whatever the colour scheme. */
function variablesOf(theme: string): Set<string> {
  const definedIn = (selector: RegExp) => {
    const names = new Set<string>();
    postcss.parse(theme).walkRules(selector, (rule) => {
      rule.walkDecls((variable) => {
        names.add(variable.prop);
      });
    });
    return names;
  };
  const light = definedIn(/^:root\[.*"light"/);
  const inBoth = [...definedIn(/^:root\[.*"dark"/)].filter((name) => light.has(name));
  return new Set([...definedIn(/^:root,/), ...inBoth]);
}

async function purge(tokens: readonly string[], css: string): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: tokens.join(" "), extension: "html" }],
    css: [{ raw: css }],
    variables: true,
    keyframes: true,
    safelist: { variables: [...variablesIn(tokens, css)] },
    dynamicAttributes,
  });
  if (!result) throw new Error("PurgeCSS returned nothing");
  return result.css;
}

/** The variables that the page uses, and those that their values use. PurgeCSS knows only the uses in rules. */
function variablesIn(tokens: readonly string[], css: string): Set<string> {
  const found = new Set(tokens.filter((token) => token.startsWith("--")));
  const definitions = [...css.matchAll(/(--[\w-]+):([^;}]*)/g)];
  // A set also iterates what is added meanwhile.
  for (const variable of found)
    for (const [, name, value = ""] of definitions)
      if (name === variable)
        for (const [, used = ""] of value.matchAll(/var\((--[\w-]+)/g)) found.add(used);
  return found;
}

/** The words that selectors can match. Texts and addresses are left out, so that pages with the same elements share their styles. */
function tokensIn(html: string): string[] {
  const markup = html
    .replace(/ (?:href|src|d|content|title|alt|value|placeholder|aria-label|srcset)="[^"]*"/g, "")
    .match(/<(script|style)\b[\s\S]*?<\/\1>|<[^>]*>/g);
  return [...new Set((markup ?? []).join(" ").match(/[\w-]+/g))].sort();
}
