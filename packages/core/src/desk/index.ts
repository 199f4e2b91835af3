/** The operators' desk: what operators decide about people. At the top of the domains: it may use any, and none uses it. */

export { suspensionOf } from "../quota";
export * as Desk from ".";
export { type CaseDecision, cases, decide, lookAt } from "./cases";
export { recordsOf } from "./record";
export { completeSuspensions, lift, suspend } from "./suspend";
