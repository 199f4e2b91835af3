import * as z from "zod/mini";
import { contract } from "../contract";
import type { FieldReason } from "../field-reasons";
import { languages } from "../language/contract";
import { CompanionCard, Match } from "../matching/contract";
import { once } from "../once";
import { TypedPhone } from "../phone/contract";
import { ConfirmedAirlines, Legs, ShownLeg, Type, TypedDetails } from "../trip/contract";
import { actionNames, choiceNames, endReasons, states } from "./table";

export const State = z.enum(states);
export type State = z.output<typeof State>;

export const ActionName = z.enum(actionNames);

/** What a participant can do beside the actions, which are parsed by pages of earlier releases. */
export const ChoiceName = z.enum(choiceNames);
export type ChoiceName = z.output<typeof ChoiceName>;

/** `amount` has two decimals, as PayPal writes it: `10.00`. */
export const Fee = z.object({ amount: z.string(), currency: z.string() });
export type Fee = z.output<typeof Fee>;

/** Contact data: what the traveler pays for. */
export const Contact = z.lazy(() =>
  z.object({
    displayName: z.string(),
    email: z.string(),
    /** E.164. */
    phoneNumber: z.string(),
  }),
);
export type Contact = z.output<typeof Contact>;

/** Days before the travel date from which a connection can be paid: PayPal refunds for 180 days only. */
export const payableDays = 150;
export const maxAnswerLength = 300;
export const maxThanksLength = 300;

/** The flight of one participant. */
export const Trip = z.lazy(() =>
  z.object({
    /** The id of the itinerary. */
    itinerary: z.optional(z.string()),
    /** The leg that matches the other's. */
    leg: ShownLeg(),
    /** Legs of the whole itinerary. */
    legs: z.int(),
    /** All of them, if there are several. */
    all: z.optional(z.array(ShownLeg())),
  }),
);
export type Trip = z.output<typeof Trip>;

/**
 * Why a participant ends a paid connection. `airline`: the airline has cancelled the flight. It ends nothing by itself: it is the
 * claim that {@link airlineCancelled} makes.
 */
export const CancelReason = z.enum(["cannot-fly", "airline", "other"]);
export type CancelReason = z.output<typeof CancelReason>;

export const EndReason = z.enum(endReasons);
export type EndReason = z.output<typeof EndReason>;

/** What becomes of a fee that was paid: it goes back to the traveler, or it does not. */
export const Refund = z.enum(["refunded", "kept"]);
export type Refund = z.output<typeof Refund>;

/** `unpaid`: nothing was paid. `returned`: a payment is on its way, and goes back to the traveler when it arrives. */
const FeeOutcome = z.enum(["unpaid", "returned", ...Refund.options]);
export type FeeOutcome = z.output<typeof FeeOutcome>;

/** A report that waits for the other participant until `until`. */
const Report = z.object({ at: z.iso.datetime(), until: z.iso.datetime() });
/** Of a report that the other participant contradicts. */
const contradiction = {
  contradictedAt: z.optional(z.iso.datetime()),
  /** When operators decided that the fee is not refunded. */
  notRefundedAt: z.optional(z.iso.datetime()),
};

/** `again`: "Would you fly together again?". `no-trip`: "We did not fly together". */
export const Again = z.enum(["yes", "no", "no-trip"]);
export type Again = z.output<typeof Again>;

export const Review = z.lazy(() =>
  z.object({
    again: Again,
    /** Masked. */
    thanks: z.optional(z.string()),
  }),
);
export type Review = z.output<typeof Review>;

/**
 * What happens on a trip, in its order. `met` and `handed-over` happen once, on the first and the last shared leg; the others on
 * each of them.
 */
export const tapKinds = ["met", "boarded", "landed", "handed-over"] as const;
export const TapKind = z.enum(tapKinds);
export type TapKind = z.output<typeof TapKind>;

/** The taps that say that the two met or flew together. */
export const wordTaps = ["met", "handed-over"] as const satisfies TapKind[];
export type WordTap = (typeof wordTaps)[number];

/** Of the page of a follow link. */
export const Language = z.enum(languages);

export const maxMeetingPointLength = 200;

/** Where and when a step counts. */
export const stepFields = once(() => ({
  kind: TapKind,
  /** Position in `legs`, from 1. */
  leg: z.int(),
  /** IATA code of the airport at which it happens: the origin for `met` and `boarded`, else the destination. */
  airport: z.string(),
  /** Of the airport, an IANA name. */
  timeZone: z.string(),
}));

/** A tap as one participant sees it. */
export const Tap = z.lazy(() =>
  z.object({
    /** The instant of the press. */
    at: z.iso.datetime(),
    by: z.enum(["me", "them"]),
    /** Of the caller's own, while it can be revoked: its key, and when that is over. */
    revocable: z.optional(z.object({ key: z.uuid(), until: z.iso.datetime() })),
  }),
);
export type Tap = z.output<typeof Tap>;

export const Step = z.lazy(() =>
  z.object({
    ...stepFields(),
    /** The instants of a press from which and until which it is accepted. */
    from: z.iso.datetime(),
    until: z.iso.datetime(),
    tap: z.optional(Tap),
  }),
);
export type Step = z.output<typeof Step>;

export const MeetingPoint = z.lazy(() =>
  z.object({
    text: z.string(),
    at: z.iso.datetime(),
    by: z.enum(["me", "them"]),
  }),
);
export type MeetingPoint = z.output<typeof MeetingPoint>;

/** What a participant has shared of a boarding pass of the day of their flight, read on their phone. Nobody else has seen the pass. */
export const BoardingPass = z.object({
  /** Position in `legs`, from 1. */
  leg: z.int(),
  /** Of the pass: that of the operating airline in a code-share. */
  flight: z.string(),
  seat: z.optional(z.string()),
  /** Whether the surname on the pass is in the name of the profile. */
  surnameFits: z.boolean(),
  by: z.enum(["me", "them"]),
});
export type BoardingPass = z.output<typeof BoardingPass>;

/** A follow link that works. Its address is shown once, in the answer that makes it. */
export const FollowLink = z.object({
  id: z.string(),
  language: Language,
  createdAt: z.iso.datetime(),
  /** When it ends by itself. */
  until: z.iso.datetime(),
});
export type FollowLink = z.output<typeof FollowLink>;

/** The trip of a paid connection as it happens. */
export const Journey = z.lazy(() =>
  z.object({
    /** The shared legs as paid, in their order: the traveler's flights. */
    legs: z.array(ShownLeg()),
    /** In the order in which they happen. */
    steps: z.array(Step),
    meetingPoint: z.optional(MeetingPoint),
    /** What the two have shared of their boarding passes. Missing in answers that a page has kept from an earlier release. */
    seats: z.optional(z.array(BoardingPass)),
    /** For the traveler. Newest first. */
    followLinks: z.optional(z.array(FollowLink)),
    /** For the traveler: a mail comes when the Flightaide taps. */
    tapMails: z.optional(z.boolean()),
    /** When the trip is over: nothing can be set or made any more. */
    until: z.iso.datetime(),
  }),
);
export type Journey = z.output<typeof Journey>;

/** A connection as one participant sees it. Made on first use: it is the largest schema. */
export const Connection = z.lazy(() =>
  z.object({
    id: z.string(),
    /** The caller's role. The traveler pays. */
    role: Type,
    state: State,
    /** Who opened it: true for the caller. */
    openedByMe: z.boolean(),
    /** The payment is captured, and the bank has not cleared it yet. */
    pending: z.optional(z.literal(true)),
    /** The caller's flight. Missing for a traveler who has not posted one. */
    mine: z.optional(Trip),
    /** The counterpart's flight. Missing for a traveler who has not posted one, and once they have left. */
    theirs: z.optional(Trip),
    /**
     * While `requested`, `accepted` or `ordered`: counts the changes of the two trips. What the page shows is sent with the order
     * and the capture, so that nobody pays for a trip that they did not see. From the payment on `mine`, `theirs` and `match` stay as
     * paid.
     */
    trips: z.optional(z.int()),
    /** After the payment: the trips as their owners have edited them since. Missing where nothing differs from the trips as paid. */
    now: z.optional(z.object({ mine: z.optional(Trip), theirs: z.optional(Trip) })),
    /**
     * The flightaid flies on another plane than the one that was paid for, and the two still match. Until `until`, when the travel date
     * begins, the traveler can leave with the money back. Missing once the traveler stays, and when the flightaid flies as paid
     * again.
     */
    moved: z.optional(z.object({ at: z.iso.datetime(), until: z.iso.datetime() })),
    /** While `paid`: when each of the two said that they still fly, if they have for the date of their flight. */
    stillFlying: z.optional(
      z.object({ mine: z.optional(z.iso.datetime()), theirs: z.optional(z.iso.datetime()) }),
    ),
    /** How the two flights match, seen from the caller. Missing when one of them is. */
    match: z.optional(Match),
    /** The same flight number on the same day. False too when a flight number is not known. */
    samePlane: z.boolean(),
    counterpart: z.object({
      /** Masked. Empty once they have left. */
      displayName: z.string(),
      /** The card of their itinerary, if they posted one. */
      itinerary: z.optional(CompanionCard),
    }),
    /** The counterpart's contact data, only while `state` is `paid`. */
    contact: z.optional(Contact),
    /**
     * Legs of other trips that the two share: they cost nothing more. Only while `state` is `paid`, and only in the answer for one
     * connection.
     */
    shared: z.optional(z.array(z.object({ mine: ShownLeg(), theirs: ShownLeg() }))),
    /** The trip as it happens. Only while `state` is `paid`, and only in the answer for one connection. */
    journey: z.optional(Journey),
    /** What the caller can do now. */
    actions: z.array(ActionName),
    /** What else the caller can do now. Missing in answers that a page has kept from an earlier release. */
    choices: z.optional(z.array(ChoiceName)),
    /** While `requested`: when the request expires. */
    answerBy: z.optional(z.iso.datetime()),
    /** The flightaid's line with the answer, masked. */
    answerText: z.optional(z.string()),
    /** While `accepted`, and too early to pay: the first date on which the traveler can. */
    payFrom: z.optional(z.iso.date()),
    /** While `paid`: when the flightaid said, or showed by a message or a tap, that the two are in touch. */
    confirmedAt: z.optional(z.iso.datetime()),
    /**
     * For the traveler, while it is in the future: from when they can report that they get no answer, again a week after a report that
     * was answered. Missing when that is too late for the time that the flightaid has to answer.
     */
    noAnswerFrom: z.optional(z.iso.datetime()),
    /** The traveler gets no answer. Without a confirmation until `until` the fee is refunded. */
    noAnswer: z.optional(Report),
    /** The traveler says that they did not meet. Without a contradiction until `until` the fee is refunded. */
    didNotMeet: z.optional(z.extend(Report, contradiction)),
    /**
     * One of the two says that the airline has cancelled the flight. The fee is refunded when the other agrees, or at `until` without
     * a contradiction; operators decide after one.
     */
    airline: z.optional(
      z.extend(Report, {
        by: z.enum(["me", "them"]),
        ...contradiction,
      }),
    ),
    /** The caller's word on whether the two flew together, by a tap, a claim or a review. It can't be taken back. */
    flown: z.optional(z.boolean()),
    /** Present in the states that are over. */
    ended: z.optional(
      z.object({
        at: z.optional(z.iso.datetime()),
        reason: EndReason,
        /** Who ended it, if a participant did. */
        by: z.optional(z.enum(["me", "them"])),
        /** Who has given the fee back later, after it was kept at the end. */
        refundedBy: z.optional(z.enum(["operator", "paypal"])),
        /** For the traveler: PayPal refuses to send the fee back, and our team sends it in another way. */
        refundRefusedAt: z.optional(z.iso.datetime()),
        /** For the traveler: PayPal has taken the payment back, by a reversal or a dispute, and decides about it. */
        reversedAt: z.optional(z.iso.datetime()),
      }),
    ),
    fee: Fee,
    /**
     * For the traveler before the payment: what becomes of the fee if they pay now and cancel before the flightaid is in touch. It is
     * refunded once for each pair, and twice in 30 days for each account. Sent with the order, so that it is what was said.
     */
    cancelRefund: z.optional(Refund),
    /** What becomes of the fee when the caller ends the connection now. Missing when it, or its trip, is over. */
    feeAfter: z.optional(
      z.object({
        /** By deleting their itinerary, or changing it so that it no longer matches. */
        change: FeeOutcome,
        /**
         * By cancelling, for each reason. While `cancel` is one of the actions. `airline` is for pages of earlier releases: the others
         * offer the choice `airline-cancelled`.
         */
        cancel: z.optional(z.record(CancelReason, Refund)),
      }),
    ),
    /** For the traveler, once paid. */
    receipt: z.optional(
      z.object({
        /** PayPal's id of the capture. */
        captureId: z.string(),
        /** Name and postal address. */
        seller: z.string(),
        amount: z.string(),
        currency: z.string(),
        paidAt: z.iso.datetime(),
        refundedAt: z.optional(z.iso.datetime()),
      }),
    ),
    /** Reviews: the caller's own as soon as it is written, the other's once both are in or the time for them is over. */
    reviews: z.optional(z.object({ mine: z.optional(Review), theirs: z.optional(Review) })),
    createdAt: z.iso.datetime(),
    paidAt: z.optional(z.iso.datetime()),
    /** The time zone in which the caller reads deadlines, an IANA name: that of their airport. */
    timeZone: z.optional(z.string()),
  }),
);
export type Connection = z.output<typeof Connection>;

const note = (most: number) =>
  z.optional(z.string().check(z.trim(), z.maxLength(most, "too-long" satisfies FieldReason)));

/**
 * Opens the connection with the owner of an itinerary, or returns the existing one: 201 or 200. A flightaid has said yes by
 * opening it; a traveler has the flightaid's yes in advance, or waits for it. 400 with the path `phoneNumber` when a caller
 * without an itinerary sends no phone number.
 */
export const open = contract({
  method: "POST",
  path: "/connections",
  auth: "bearer",
  input: () =>
    z.object({
      /** The other participant's itinerary. */
      itineraryId: z.string(),
      /** The caller's role: the opposite of the itinerary's type. */
      role: Type,
      ...z.partial(TypedPhone).shape,
      /** What the caller has searched with. Posted as their own itinerary when it matches on a nearer day than those they have, or they have none. */
      itinerary: z.optional(Legs),
      confirmedAirlines: ConfirmedAirlines,
      /** What that itinerary says. A flightaid is asked first. */
      ...z.omit(TypedDetails(), { connect: true }).shape,
    }),
  output: () => Connection,
  success: [200, 201],
  cache: "no-store",
});

/** Lists the caller's connections, newest first. */
export const list = contract({
  method: "GET",
  path: "/connections",
  auth: "bearer",
  input: () => z.object({}),
  output: () => z.array(Connection),
  cache: "no-store",
});

const byId = { id: z.string() };
const ofOne = () => z.object(byId);

/** Returns a connection of the caller's. */
export const fromId = contract({
  method: "GET",
  path: "/connections/{id}",
  auth: "bearer",
  input: ofOne,
  output: () => Connection,
  cache: "no-store",
});

/** A change of one connection by a participant. 409 where its state allows none of it; a repetition returns the same result. */
function change<Input extends z.ZodMiniObject>(name: string, input: () => Input) {
  return contract({
    method: "POST",
    path: `/connections/{id}/${name}`,
    auth: "bearer",
    input,
    output: () => Connection,
    cache: "no-store",
  });
}

/**
 * Answers a request, as its flightaid. `trips` of the connection as the page shows it: 409 `request-changed` for a yes to trips that have
 * changed since.
 */
export const answer = change("answer", () =>
  z.object({
    ...byId,
    accept: z.boolean(),
    text: note(maxAnswerLength),
    trips: z.optional(z.int()),
  }),
);
/** Withdraws a request, or an accepted one that is not paid. */
export const withdraw = change("withdraw", ofOne);
/** Confirms, as the flightaid of a paid connection, that the two are in touch. */
export const confirm = change("confirm", ofOne);
/**
 * Reports, as the traveler of a paid connection, that the flightaid does not answer. The fee is refunded unless the flightaid
 * confirms in time.
 */
export const noAnswer = change("no-answer", ofOne);
/**
 * Claims, as the traveler of a paid connection, that the two did not meet. The fee is refunded unless the flightaid
 * contradicts in time.
 */
export const didNotMeet = change("did-not-meet", ofOne);
/**
 * Contradicts what the other one claims: that the two did not meet, or that the airline has cancelled. Operators decide.
 */
export const contradict = change("contradict", ofOne);
/** Claims that the airline has cancelled the flight. The other one agrees or contradicts. */
export const airlineCancelled = change("airline-cancelled", ofOne);
/** Agrees that the airline has cancelled. The fee is refunded at once. */
export const agree = change("agree", ofOne);
/** Keeps the connection although the flightaid flies on another plane. */
export const stay = change("stay", ofOne);
/** Ends the connection because the flightaid flies on another plane. The fee is refunded at once. */
export const leave = change("leave", ofOne);
/**
 * Cancels a connection. `feeAfter` of the connection says what becomes of the fee. With it as `fee`: 409 `fee-changed` when it would be
 * something else by now, because the flightaid has been in touch.
 */
export const cancel = change("cancel", () =>
  z.object({ ...byId, reason: CancelReason, fee: z.optional(Refund) }),
);
/** Reviews the trip: whether the caller would fly together again, with a line of thanks. */
export const review = change("review", () =>
  z.object({ ...byId, again: Again, thanks: note(maxThanksLength) }),
);

/**
 * Sets the meeting point for both. The last one stands, and an empty text removes it. 409 unless the connection is paid and the trip
 * not over; 429 beyond the changes of a day.
 */
export const setMeetingPoint = contract({
  method: "PUT",
  path: "/connections/{id}/meeting-point",
  auth: "bearer",
  input: () =>
    z.object({
      ...byId,
      text: z
        .string("invalid" satisfies FieldReason)
        .check(z.trim(), z.maxLength(maxMeetingPointLength, "too-long" satisfies FieldReason)),
    }),
  output: () => Connection,
  cache: "no-store",
});
