/** The operators' desk: what operators decide about people. At the top of the domains: it may use any, and none uses it. */

export { suspensionOf } from "../quota";
export * as Desk from ".";
export { completeSuspensions, lift, suspend } from "./suspend";
