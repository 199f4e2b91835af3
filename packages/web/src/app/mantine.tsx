/**
 * Mantine's provider, with the variables of the theme as the build has written them into the page. MantineProvider computes them in each
 * browser, which takes a slow phone 100 ms before the page answers.
 */
import {
  convertCssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  localStorageColorSchemeManager,
  MantineContext,
  MantineThemeProvider,
  mergeMantineTheme,
  useProviderColorScheme,
} from "@mantine/core";
import type { ReactNode } from "react";
import { theme, themeVariables } from "./theme";

const manager = localStorageColorSchemeManager();
const getRootElement = () => document.documentElement;
const isPrerendered = !import.meta.env.SSR && import.meta.env.MODE === "production";
// Read before React renders: a page whose scripts are missing is rendered anew.
const styles = isPrerendered ? writtenStyles() : themeStyles();

export function Mantine({ children }: { children: ReactNode }) {
  const colorScheme = useProviderColorScheme({
    manager,
    defaultColorScheme: "auto",
    getRootElement,
    forceColorScheme: undefined,
  });
  return (
    <MantineContext
      value={{
        ...colorScheme,
        getRootElement,
        classNamesPrefix: "mantine",
        cssVariablesSelector: ":root",
        withStaticClasses: true,
      }}
    >
      <MantineThemeProvider theme={theme}>
        <style data-mantine-styles>{styles}</style>
        {children}
      </MantineThemeProvider>
    </MantineContext>
  );
}

/** The variables of the theme that differ from those in Mantine's stylesheet. */
function themeStyles(): string {
  const known = defaultCssVariablesResolver(DEFAULT_THEME);
  const own = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme));
  const differing = (part: keyof typeof own) => {
    const before = new Map(Object.entries(known[part]));
    const variables = Object.entries({ ...own[part], ...themeVariables[part] });
    return Object.fromEntries(variables.filter(([name, value]) => before.get(name) !== value));
  };
  return convertCssVariables({
    variables: differing("variables"),
    light: differing("light"),
    dark: differing("dark"),
  });
}

/** In every file of the built site. */
function writtenStyles(): string {
  const element = document.querySelector("style[data-mantine-styles]");
  if (!element) throw new Error("The page has no theme");
  return element.textContent;
}
