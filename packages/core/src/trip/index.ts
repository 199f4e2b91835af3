/** Trips: the rules of legs. The texts that pages and mails share are in separate, pure files. */
export * as Trip from ".";
export { hashOf, hashOfLegs, isSameTrip, type OwnTrip } from "./hash";
export { assertLegs } from "./legs";
export { assertPassenger } from "./passenger";
