/** Trips: the rules of legs. The texts that pages and mails share are in separate, pure files. */
export * as Trip from ".";
export {
  firstFlight,
  isCertain,
  isRecent,
  questionDays,
  type Reminder,
  reminderDays,
  reminderOf,
} from "./before-flight";
export { hashOf, hashOfLegs, isSameTrip, type OwnTrip } from "./hash";
export { assertLegs } from "./legs";
export { assertPassenger } from "./passenger";
