/** Airports: look-up by code, distances, cells and local dates. suggest.ts is imported directly: only one function needs its search. */
export * as Airport from ".";
export { cellOf, cellsNear } from "./cells";
export { find } from "./data";
export { distanceKm } from "./distance";
export { startOfDay, today } from "./today";
