/**
 * The icons of the installed app, in public/, each a square PNG. `any` is shown as drawn; a phone cuts `maskable` into a shape of
 * its own, and iOS rounds `apple`.
 */
export const icons = [
  { file: "icon-192.png", size: 192, purpose: "any" },
  { file: "icon-512.png", size: 512, purpose: "any" },
  { file: "icon-maskable-512.png", size: 512, purpose: "maskable" },
  { file: "apple-touch-icon.png", size: 180, purpose: "apple" },
] as const;
export type Icon = (typeof icons)[number];
