/** The mails, as pure functions from properties to subject, HTML and plain text. */
export { type ConnectProps, connect } from "./connect";
export type { Rendered, Site, Trip } from "./layout";
export { type MatchProps, match } from "./match";
export { type MessageProps, message } from "./message";
export {
  type ConnectedProps,
  connected,
  type PaidProps,
  paid,
  type RefundedProps,
  refunded,
} from "./payment";
export { type RegisteredProps, registered } from "./registered";
