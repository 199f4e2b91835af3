import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { dark, fixed, light } from "./theme";

const css = readFileSync(new URL("../../../../web/src/app/theme.css", import.meta.url), "utf8");

/** The colours of the first rule with this selector. */
function coloursOf(selector: string): Record<string, string> {
  const [, rule = ""] = css.split(`\n${selector} {`);
  const own = rule.slice(0, rule.indexOf("\n}"));
  return Object.fromEntries(
    [...own.matchAll(/--fa-([\w-]+): (#\w+);/g)].map(([, name = "", colour = ""]) => [
      name,
      colour,
    ]),
  );
}

it.each([
  [":root", fixed],
  [':root[data-mantine-color-scheme="light"]', light],
  [':root[data-mantine-color-scheme="dark"]', dark],
])("mails have the site's colours: %s", (selector, colours) => {
  expect(coloursOf(selector)).toMatchObject(colours);
});
