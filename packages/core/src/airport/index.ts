/** Airports: look-up by code, distances, cells, local dates, and suggestions. */
export * as Airport from ".";
export { cellOf, cellsNear } from "./cells";
export { find } from "./data";
export { distanceKm } from "./distance";
export { suggest } from "./suggest";
export { startOfDay, today } from "./today";
