/** The mails, as pure functions from properties to subject, HTML and plain text. */

import { airline, airlineContradicted } from "./airline";
import {
  dayBefore,
  type StillFlyingPostingProps,
  stillFlying,
  stillFlyingPosting,
} from "./before-flight";
import type { Topic } from "./blocks";
import { changed } from "./changed";
import { accepted, connect, payable, reminder } from "./connect";
import type {
  AcceptedProps,
  AirlineContradictedProps,
  AirlineProps,
  ChangedProps,
  ConnectedProps,
  ConnectProps,
  ContradictedProps,
  DayBeforeProps,
  DidNotMeetProps,
  EndedProps,
  NewMessageProps,
  NoAnswerProps,
  NotPaidProps,
  NotRefundedProps,
  OperatorsProps,
  PaidProps,
  PausedProps,
  PayableProps,
  RefundedProps,
  ReminderProps,
  ReviewProps,
  StillFlyingProps,
  TapProps,
} from "./connection-props";
import { type AtEnd, ended, refunded } from "./ended";
import { contradicted, didNotMeet, noAnswer, notRefunded } from "./in-touch";
import type { Rendered } from "./layout";
import { type MatchProps, match } from "./match";
import { type MessageProps, message } from "./message";
import { newMessage } from "./new-message";
import { operators } from "./operators";
import { paused } from "./paused";
import { connected, notPaid, paid } from "./payment";
import { type RegisteredProps, registered } from "./registered";
import {
  type AppealDecidedProps,
  appealDecided,
  type ReportDecidedProps,
  reportDecided,
  type WarnedProps,
  warned,
} from "./report-decided";
import { review } from "./review";
import { type ReinstatedProps, reinstated, type SuspendedProps, suspended } from "./suspended";
import { tap } from "./tap";

export type { Site, Trip } from "./blocks";
export { type CodePurpose, codeMail } from "./code";
export type { ConnectionProps, FlightProps } from "./connection-props";
export { type AtEnd, seeksNext } from "./ended";
export type { Rendered } from "./layout";
export type { MatchProps } from "./match";
export { connectionPath } from "./two-trips";
export { tripLine } from "./words";

/** The properties of each kind of mail. */
export type MailProps = {
  registered: RegisteredProps;
  /** Best first. */
  match: readonly MatchProps[];
  connect: ConnectProps;
  reminder: ReminderProps;
  accepted: AcceptedProps;
  payable: PayableProps;
  paid: PaidProps;
  connected: ConnectedProps;
  "not-paid": NotPaidProps;
  ended: EndedProps;
  refunded: RefundedProps;
  changed: ChangedProps;
  "no-answer": NoAnswerProps;
  "did-not-meet": DidNotMeetProps;
  contradicted: ContradictedProps;
  airline: AirlineProps;
  "airline-contradicted": AirlineContradictedProps;
  "not-refunded": NotRefundedProps;
  "new-message": NewMessageProps;
  "still-flying": StillFlyingProps;
  "still-flying-posting": StillFlyingPostingProps;
  "day-before": DayBeforeProps;
  tap: TapProps;
  review: ReviewProps;
  paused: PausedProps;
  "report-decided": ReportDecidedProps;
  warned: WarnedProps;
  "appeal-decided": AppealDecidedProps;
  suspended: SuspendedProps;
  reinstated: ReinstatedProps;
  operators: OperatorsProps;
  message: MessageProps;
};

/** What the kinds that can be unsubscribed from are about. */
export const topics: { [Kind in keyof MailProps]?: Topic } = {
  match: "matches",
  connect: "requests",
  reminder: "requests",
  "still-flying-posting": "matches",
};

/** The template of each kind. */
export const templates: {
  [Kind in keyof MailProps]: (props: MailProps[Kind], at: AtEnd) => Rendered;
} = {
  registered,
  match,
  connect,
  reminder,
  accepted,
  payable,
  paid,
  connected,
  "not-paid": notPaid,
  ended,
  refunded,
  changed,
  "no-answer": noAnswer,
  "did-not-meet": didNotMeet,
  contradicted,
  airline,
  "airline-contradicted": airlineContradicted,
  "not-refunded": notRefunded,
  "new-message": newMessage,
  "still-flying": stillFlying,
  "still-flying-posting": stillFlyingPosting,
  "day-before": dayBefore,
  tap,
  review,
  paused,
  "report-decided": reportDecided,
  warned,
  "appeal-decided": appealDecided,
  suspended,
  reinstated,
  operators,
  message,
};
