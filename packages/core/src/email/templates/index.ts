/** The mails as pure functions: who is greeted, what is told, where the links lead. They know no service. */
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
