import { type ConvertCSSVariablesInput, createTheme, type MantineColorsTuple } from "@mantine/core";
import { FocusableButton } from "./focusable-button";

/**
 * The only accent colour. Text on it is ink, at a contrast of 9:1. It stands where Mantine's default shades are, 6 and 8: with others
 * Mantine writes the variables of every palette into each page.
 */
const marigold: MantineColorsTuple = [
  "#fff6e3",
  "#feebc6",
  "#fddb9a",
  "#fbc968",
  "#f9b83f",
  "#f7a823",
  "#f7a823",
  "#e8970f",
  "#f7a823",
  "#8a5604",
];

/** Replaces Mantine's greys of the dark scheme by shades of navy. */
const dark: MantineColorsTuple = [
  "#f6efe0",
  "#d3d9e6",
  "#aeb8cd",
  "#8f9bb8",
  "#7c8ab0",
  "#2b395a",
  "#101a30",
  "#0c1424",
  "#0a101e",
  "#080d18",
];

export const theme = createTheme({
  colors: { marigold, dark },
  primaryColor: "marigold",
  autoContrast: true,
  black: "#14213d",
  white: "#fffdf8",
  fontFamily: "var(--fa-text)",
  headings: { fontFamily: "var(--fa-display)", fontWeight: "700", textWrap: "balance" },
  defaultRadius: "md",
  radius: { xs: "4px", sm: "8px", md: "12px", lg: "18px", xl: "28px" },
  spacing: { xs: "8px", sm: "12px", md: "16px", lg: "24px", xl: "40px" },
  fontSizes: { xs: "0.8125rem", sm: "0.9375rem", md: "1rem", lg: "1.1875rem", xl: "1.4375rem" },
  breakpoints: { xs: "36em", sm: "48em", md: "62em", lg: "75em", xl: "87.5em" },
  cursorType: "pointer",
  respectReducedMotion: true,
  focusClassName: "fa-focus",
  components: { Button: { defaultProps: { component: FocusableButton } } },
});

/** Mantine's semantic colours, from the palette of theme.css, which stays the only definition. */
const colours = {
  "--mantine-color-body": "var(--fa-page)",
  "--mantine-color-text": "var(--fa-ink)",
  "--mantine-color-bright": "var(--fa-ink)",
  "--mantine-color-dimmed": "var(--fa-muted)",
  "--mantine-color-placeholder": "var(--fa-muted)",
  "--mantine-color-anchor": "var(--fa-link)",
  "--mantine-color-error": "var(--fa-danger)",
  "--mantine-color-default": "var(--fa-surface)",
  "--mantine-color-default-hover": "var(--fa-sunken)",
  "--mantine-color-default-color": "var(--fa-ink)",
  "--mantine-color-default-border": "var(--fa-edge)",
  "--mantine-color-marigold-filled-hover": "var(--mantine-color-marigold-filled)",
};
export const themeVariables: ConvertCSSVariablesInput = {
  variables: {},
  light: colours,
  dark: colours,
};
