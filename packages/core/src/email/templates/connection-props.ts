/** What the mails about a connection have in common. */
import type { EndReason } from "../../connection/table";
import type { Matched } from "../../matching/reason";
import type { Trip } from "./blocks";

export type ConnectionProps = {
  /** The connection's id. */
  connection: string;
  /** The reader's own. */
  role: "traveler" | "flightaid";
  /** The counterpart's, masked. Empty once they have left. */
  displayName: string;
  /** The counterpart's, whole, between two who are or were connected by a payment. */
  fullName?: string;
  /** The reader's flight. Missing for a traveler who has not posted one. */
  mine?: Trip;
  /** The counterpart's flight. Missing for a traveler who has not posted one, and once they have left. */
  theirs?: Trip;
  /** Missing while the two do not match, and in mails of earlier versions. */
  matched?: Matched;
  /** The same flight number on the same day. */
  samePlane: boolean;
  /** IANA name of the time zone of the reader's airport. Missing in mails of earlier versions. */
  timeZone?: string;
};

export type Fee = { amount: string; currency: string };
export type Contact = { displayName: string; email: string; phoneNumber: string };

/**
 * Someone asks for company (the reader is a flightaid) or offers it. `requested`: the reader's answer is awaited. `accepted`:
 * the flightaid has said yes, and the traveler can pay.
 */
export type ConnectProps = ConnectionProps & {
  state: "requested" | "accepted";
  /** The id of the counterpart's itinerary, if they posted one. */
  itinerary?: string;
  /** Their note, masked. */
  note?: string;
  /** ISO 8601 instant by which the reader must answer. */
  answerBy?: string;
  /** To a traveler: what the connection costs. */
  fee?: Fee;
  /** To a traveler: the first date on which they can pay, if that is later. */
  payFrom?: string;
};

/** To a flightaid halfway to the end of a request. */
export type ReminderProps = ConnectProps;

/** To the traveler: the flightaid has said yes. */
export type AcceptedProps = ConnectionProps & {
  fee: Fee;
  /** The flightaid's line, masked. */
  text?: string;
  /** The first date on which the traveler can pay, if that is later. */
  payFrom?: string;
};

/** To the traveler: from today on the connection can be paid. */
export type PayableProps = ConnectionProps & { fee: Fee };

/** To the traveler. `contact`: the flightaid's, as long as the two are connected. */
export type PaidProps = ConnectionProps & {
  contact?: Contact;
  fee: Fee;
  /** PayPal's id of the capture. */
  captureId: string;
  /** ISO 8601 instant. */
  paidAt: string;
};

export type ConnectedProps = ConnectionProps & { contact: Contact };

/** To the traveler. `declined`: the bank has not approved the payment. `returned`: it came in, and goes back. */
export type NotPaidProps = ConnectionProps & { fee: Fee; outcome: "declined" | "returned" };

/** Why a connection is over. */
export type Ending = ConnectionProps & {
  /** Why it is over. */
  reason: EndReason;
  /** Who ended it, if a participant did. */
  by?: "me" | "them";
  /** The flightaid's line with a decline, masked. */
  text?: string;
  /** The id of the reader's own itinerary: its next best matches are shown. */
  own?: string;
};
/** To both after an end without a refund. `paid`: the traveler had paid, and the fee is not given back by us. */
export type EndedProps = Ending & { paid: boolean };
/** To both after an end that refunds the fee, also to the participant who caused it. */
export type RefundedProps = Ending & { fee: Fee };

/**
 * The counterpart has edited their trip: `theirs` is the edited one. `stayBy`: to a traveler whose Flightaide flies on another plane
 * than the one that was paid for, the ISO 8601 instant until which they can leave with the money back.
 */
export type ChangedProps = ConnectionProps & { before?: Trip; stayBy?: string };

/** To the flightaid: the traveler gets no answer, or says that they did not meet. `until`: ISO 8601 instant. */
export type NoAnswerProps = ConnectionProps & { until: string };
export type DidNotMeetProps = ConnectionProps & { until: string };

/** To the traveler: the flightaid says that they did meet. Operators decide. */
export type ContradictedProps = ConnectionProps;

/** The counterpart says that the airline has cancelled the flight. `until`: ISO 8601 instant. */
export type AirlineProps = ConnectionProps & { until: string };

/** To the participant who claimed it: the counterpart contradicts. Operators decide. */
export type AirlineContradictedProps = ConnectionProps;
/**
 * `claim`: what the two disagreed on, whether they met or whether the airline has cancelled. `appeal`: whether the
 * traveler can ask for a second look (`open`) or has asked (`over`). Missing for the Flightaide.
 */
export type NotRefundedProps = ConnectionProps & {
  claim: "met" | "airline";
  appeal?: "open" | "over" | undefined;
};

/** The counterpart has written. Without the text. */
export type NewMessageProps = ConnectionProps;

/**
 * Before the flight. `flight`: the reader's, or the counterpart's for a traveler who has not posted one. `answerBy`: ISO 8601 instant at
 * which its travel date begins. `own`: the id of the reader's itinerary.
 */
export type FlightProps = ConnectionProps & { flight: Trip; answerBy: string; own?: string };

/** To both, seven and two days before. `until`: ISO 8601 instant from which it is not sent any more. */
export type StillFlyingProps = FlightProps & { until: string };

/** To both, the day before. `contact`: the counterpart's, from the sending on. `meetingPoint`: where the two have agreed to meet. */
export type DayBeforeProps = FlightProps & {
  until: string;
  contact?: Contact;
  meetingPoint?: string;
};

/**
 * The counterpart has tapped a step of the trip. `flight`: on which it happened. `leg`: its position from 1, with `key` the tap itself.
 * `at`: ISO 8601 instant of the press. `airportZone`: IANA name of the time zone at which it counts.
 */
export type TapProps = ConnectionProps & {
  tap: "met" | "boarded" | "landed" | "handed-over";
  flight: Trip;
  leg: number;
  key: string;
  at: string;
  airportZone: string;
};

/** To both, the day after the trip. */
export type ReviewProps = ConnectionProps;

/** To the owner of a posting that is out of sight because two requests in a row were not answered. */
export type PausedProps = { itinerary: string; trips: Trip[] };

/** To the operators. It contains no text that users have written. */
export type OperatorsProps = {
  subject: string;
  /** Label and value. */
  rows: [string, string][];
};
