/** The operators' desk: what operators see and decide. At the top of the domains: it may use any, and none uses it. */

export { suspensionOf } from "../quota";
export * as Desk from ".";
export { type CaseDecision, caseOf, cases, decide, lookAt, undecided } from "./cases";
export { claimIn } from "./claim-id";
export { decideClaim } from "./claims";
export { parkedMails, retryMail } from "./mails";
export { assertSecondFactor } from "./operators";
export { personOf, show, uidOf } from "./people";
export { countLook, recordsOf } from "./record";
export { refusedRefunds, retryRefund, settleRefund } from "./refunds";
export { refund, storyOf } from "./story";
export { completeSuspensions, lift, suspend } from "./suspend";
