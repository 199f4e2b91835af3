/**
 * The trip of a paid connection as it happens. steps.ts is what can be tapped as data, taps.ts, meeting-point.ts, boarding-pass.ts and
 * follow-links.ts what participants do, view.ts what they see, followed.ts what a follow link shows.
 */

export * as Journey from ".";
export { removeBoardingPass, shareBoardingPass } from "./boarding-pass";
export { createFollowLink, revokeFollowLink } from "./follow-links";
export { follow } from "./followed";
export { setMeetingPoint } from "./meeting-point";
export { exportOf, forget } from "./personal-data";
export { meetingPointOf, tapsOf } from "./stored";
export { isTapped, setTapMails } from "./tap-mails";
export { revokeTap, tap } from "./taps";
export { connection } from "./view";
