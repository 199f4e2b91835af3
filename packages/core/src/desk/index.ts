/** The operators' desk: what operators see and decide. At the top of the domains: it may use any, and none uses it. */

export { claimIn } from "../connection/case-id";
export * as Desk from ".";
export { type CaseDecision, caseOf, cases, decide, lookAt, undecided } from "./cases";
export { claimOf, decideClaim } from "./claims";
export { parkedItineraries, retryItineraries, retryItinerary } from "./itineraries";
export { ledgerOf } from "./ledger";
export { dropMail, parkedMails, retryMail, retryMails } from "./mails";
export { numbersOf } from "./numbers";
export { putOnOffer } from "./offers";
export { assertOperator } from "./operators";
export { openOrders } from "./orders";
export { find, look, show, uidOf } from "./people";
export { countLook, recordsAbout, recordsOf } from "./record";
export { refusedRefunds, retryRefund, settleRefund } from "./refunds";
export { refund, storyOf } from "./story";
export { completeSuspensions, lift, type Suspended, suspend } from "./suspend";
