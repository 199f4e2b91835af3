/** Trips: the rules of legs. The words that pages and mails share are in files of their own, which are pure. */
export * as Trip from ".";
export { hashOf, isSameTrip, type OwnTrip } from "./hash";
export { assertLegs } from "./legs";
