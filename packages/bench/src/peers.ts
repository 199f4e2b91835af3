/**
 * Home pages of other open travel and hospitality sites and of two model applications, built from their sources and served by the
 * same static server or by their own on one machine: Lighthouse 12.8.2 for phones, simulated throttling, medians of three, November 2026.
 */
import type { Row } from "./results";

const columns = [
  "site",
  "script / style, KB gzip",
  "requests",
  "KB",
  "scores",
  "LCP s",
  "TBT ms",
] as const;

const sites = [
  ["Sharetribe web-template (SSR)", "505 / 26", 47, 715, "84 / 100 / 93 / 100", 3.4, 292],
  ["Couchers (Next)", "574 / 1", 78, 1225, "66 / 84 / 96 / 100", 6.19, 476],
  ["Carpoolear (Vue)", "357 / 57", 128, 1087, "54 / 83 / 96 / 75", 8.79, 304],
  ["TravellersMeet (Next)", "166 / 24", 31, 1135, "85 / 88 / 96 / 100", 3.99, 164],
  ["Bulletproof React (a model; near-empty)", "156 / 8", 7, 169, "97 / 100 / 96 / 100", 2.32, 5],
  ["Epic Stack (a model)", "210 / 9", 50, 403, "86 / 96 / 96 / 92", 3.9, 44],
] as const;

export const peers: readonly Row[] = sites.map((site) =>
  Object.fromEntries(columns.map((column, index) => [column, site[index] ?? ""])),
);
