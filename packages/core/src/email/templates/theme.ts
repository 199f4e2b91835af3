/** Colours and type of the site, for mails. A test compares the colours with the site's style sheet. */

/** The same in both colour schemes. */
export const fixed = {
  night: "#14213d",
  "on-night": "#fffdf8",
  accent: "#f7a823",
  "on-accent": "#14213d",
} as const;

export const light = {
  page: "#faf5ea",
  surface: "#fffdf8",
  ink: "#14213d",
  muted: "#56607a",
  line: "#e4d9c3",
  edge: "#8b8270",
  link: "#1d4e89",
  "accent-soft": "#fdeccb",
  "on-accent-soft": "#5c3a00",
} as const;

export const dark: Record<keyof typeof light, string> = {
  page: "#0c1424",
  surface: "#15203a",
  ink: "#f6efe0",
  muted: "#aeb8cd",
  line: "#2b395a",
  edge: "#7c8ab0",
  link: "#9cc7ff",
  "accent-soft": "#332f37",
  "on-accent-soft": "#fcd58c",
};

/** Fonts that the reader's device may have; the last ones for the scripts of Hindi, Punjabi and Gujarati, on Windows, Apple's and other devices. A mail loads none. */
export const text =
  "font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans','Helvetica Neue',Arial,'Nirmala UI','Kohinoor Devanagari','Gurmukhi MN','Kohinoor Gujarati','Noto Sans Devanagari','Noto Sans Gurmukhi','Noto Sans Gujarati',sans-serif";
export const display =
  "font-family:'Bricolage Grotesque','Avenir Next','Segoe UI',system-ui,Arial,'Nirmala UI','Kohinoor Devanagari','Gurmukhi MN','Kohinoor Gujarati','Noto Sans Devanagari','Noto Sans Gurmukhi','Noto Sans Gujarati',sans-serif;font-weight:700;letter-spacing:-0.01em";
export const monospace = "font-family:ui-monospace,Menlo,Consolas,'Courier New',monospace";
