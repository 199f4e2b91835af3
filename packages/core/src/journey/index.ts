/**
 * The trip of a paid connection as it happens. steps.ts is what can be tapped as data, taps.ts, meeting-point.ts and follow-links.ts
 * what participants do, view.ts what they see, followed.ts what whoever has a follow link sees.
 */

export * as Journey from ".";
export { createFollowLink, revokeFollowLink } from "./follow-links";
export { follow } from "./followed";
export { setMeetingPoint } from "./meeting-point";
export { exportOf, forget } from "./personal-data";
export { meetingPointOf } from "./stored";
export { isTapped, setTapMails } from "./tap-mails";
export { revokeTap, tap } from "./taps";
export { connection } from "./view";
