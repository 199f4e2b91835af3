/** Every kind of mail, with what its template needs. */
import type {
  ConnectedProps,
  ConnectProps,
  MatchProps,
  MessageProps,
  PaidProps,
  RefundedProps,
  RegisteredProps,
} from "../email/templates";

export type Letter =
  | { kind: "registered"; props: RegisteredProps }
  /** `own` is the id of the reader's itinerary; a higher score is a better match. */
  | { kind: "match"; props: MatchProps & { own: string; score: number } }
  | { kind: "connect"; props: ConnectProps }
  | { kind: "paid"; props: PaidProps }
  | { kind: "connected"; props: ConnectedProps }
  | { kind: "refunded"; props: RefundedProps }
  | { kind: "message"; props: MessageProps };
