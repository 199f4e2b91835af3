/** Every kind of mail, with the properties of its template. */
import type {
  ConnectedProps,
  ConnectProps,
  MatchProps,
  MessageProps,
  PaidProps,
  RefundedProps,
  RegisteredProps,
} from "../email/templates";

export type MailPayload =
  | { kind: "registered"; props: RegisteredProps }
  /** `own` is the id of the recipient's itinerary; a higher score is a better match. */
  | { kind: "match"; props: MatchProps & { own: string; score: number } }
  | { kind: "connect"; props: ConnectProps }
  | { kind: "paid"; props: PaidProps }
  | { kind: "connected"; props: ConnectedProps }
  | { kind: "refunded"; props: RefundedProps }
  | { kind: "message"; props: MessageProps };
