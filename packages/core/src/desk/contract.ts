/**
 * The operators' desk. Every call needs the user pool's group `operators` and a second factor: 403 `operators-only`, 403
 * `second-factor-required`. Nobody works on what they are part of: 409 `own-case`. What it shows of people has no address, phone number or full name, but where a contract says so.
 */
import * as z from "zod/mini";
import { claimDecisions } from "../connection/claim-kinds";
import { endReasons, states } from "../connection/table";
import { contract } from "../contract";
import type { FieldReason } from "../field-reasons";
import { type Counted, counted } from "../numbers/counted";
import { ledgerKinds } from "../payment/ledger-kinds";
import { SuspensionReason } from "../quota/contract";
import { decisions, ReportReason } from "../safety/contract";
import { types } from "../trip/type";
import { recordedActs } from "./recorded-acts";
import { refundReasons } from "./refund-reasons";

/** What operators write: to the person, or for the record. */
const maxTextLength = 1000;
const Text = z.lazy(() =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, "required" satisfies FieldReason),
      z.maxLength(maxTextLength, "too-long" satisfies FieldReason),
    ),
);

/** Pages of earlier versions send none. */
const refundReason = () => z._default(z.enum(refundReasons), "other");

const Decision = z.lazy(() =>
  z.object({
    what: z.enum(decisions),
    reason: z.string(),
    text: z.string(),
    at: z.iso.datetime(),
    /** The uid of the operator. Missing in decisions of earlier versions. */
    by: z.optional(z.string()),
  }),
);

/** A report, a contradicted claim, a dispute or a refused refund that waits for somebody. */
export const CaseSummary = z.lazy(() =>
  z.object({
    /** Of a refused refund: that of the connection. */
    id: z.string(),
    /** When it was made, contradicted or refused. */
    at: z.iso.datetime(),
    /**
     * Of a report. A claim is that the two did not meet, that the airline has cancelled, or at PayPal, which has taken the payment
     * back.
     */
    reason: z.optional(ReportReason),
    about: z.enum([
      "itinerary",
      "connection",
      "account",
      "claim-met",
      "claim-airline",
      "claim-dispute",
      "refund",
    ]),
    /** A decided report whose reported person asks for a second look. */
    isAppeal: z.optional(z.literal(true)),
  }),
);
export type CaseSummary = z.output<typeof CaseSummary>;

/** What is known of a person, without data that names them unless `shown`. Lists are newest first. */
export const Person = z.lazy(() =>
  z.object({
    uid: z.string(),
    /** `F.`; empty without a name. */
    initial: z.string(),
    /** Only after a look with a reason. */
    shown: z.optional(
      z.object({
        displayName: z.string(),
        email: z.string(),
        phoneNumber: z.optional(z.string()),
      }),
    ),
    memberSince: z.iso.datetime(),
    /** An account that was deleted before is known to be the same person's, by its address or Google id. */
    hadAccount: z.boolean(),
    suspension: z.optional(z.object({ since: z.iso.datetime(), reason: SuspensionReason })),
    /** Paid connections that they have cancelled as a flightaid and that count, oldest first, and since when they are off offer. */
    strikes: z.object({
      cancelled: z.array(z.object({ connection: z.string(), at: z.iso.datetime() })),
      offSince: z.optional(z.iso.datetime()),
    }),
    postings: z.array(
      z.object({
        id: z.string(),
        type: z.enum(types),
        /** `DEL-YYZ` */
        route: z.string(),
        travelDate: z.string(),
        createdAt: z.iso.datetime(),
      }),
    ),
    connections: z.array(
      z.object({
        id: z.string(),
        role: z.enum(types),
        state: z.enum(states),
        travelDate: z.string(),
        createdAt: z.iso.datetime(),
      }),
    ),
    reports: z.array(
      z.object({
        id: z.string(),
        side: z.enum(["by", "about"]),
        /** There is no reporter: an operator has suspended the person. */
        isOwn: z.optional(z.literal(true)),
        reason: ReportReason,
        at: z.iso.datetime(),
        decision: z.optional(z.enum(decisions)),
      }),
    ),
  }),
);
export type Person = z.output<typeof Person>;

const sides = ["reporter", "reported"] as const;

const written = () => z.object({ by: z.enum(sides), at: z.iso.datetime(), text: z.string() });

/** A report with its evidence, as the reporter saw it. Texts are as written. */
export const Case = z.lazy(() =>
  z.object({
    id: z.string(),
    at: z.iso.datetime(),
    reason: ReportReason,
    text: z.optional(z.string()),
    /** The flights of the reported person as the reporter saw them. Empty for a traveler who has not posted one. */
    flights: z.array(
      z.object({
        /** `DEL-YYZ` */
        route: z.string(),
        travelDate: z.string(),
        /** The last day of the window. Only while the flight is not booked. */
        until: z.optional(z.string()),
        flight: z.optional(z.string()),
      }),
    ),
    /** Note of their itinerary, masked. */
    note: z.optional(z.string()),
    /** The flightaid's line with the answer to the request, masked. */
    answer: z.optional(z.object({ by: z.enum(sides), text: z.string() })),
    itinerary: z.optional(z.string()),
    connection: z.optional(z.string()),
    messages: z.array(written()),
    /** As it was when the report was made. */
    meetingPoint: z.optional(written()),
    /** There is no reporter: an operator has suspended the person. */
    isOwn: z.optional(z.literal(true)),
    /** Missing when they have deleted the account. */
    reporter: z.optional(Person),
    reported: z.optional(Person),
    /** The reported person has deleted the account. They can be suspended, for when they sign up again, and not warned. */
    canReturn: z.optional(z.literal(true)),
    decision: z.optional(Decision),
    /** The reported person asks for a second look, once. */
    appeal: z.optional(z.object({ at: z.iso.datetime(), text: z.string(), before: Decision })),
  }),
);
export type Case = z.output<typeof Case>;

const ofDay = {
  /** In UTC. */
  day: z.iso.date(),
};
const byId = () => z.object({ id: z.string() });

/** Lists undecided reports, claims and refused refunds, oldest first. `X-Truncated` when there are more than are shown. */
export const cases = contract({
  method: "GET",
  path: "/desk/cases",
  auth: "operator",
  input: () => z.object({}),
  output: () => z.array(CaseSummary),
  cache: "no-store",
});

/** Returns a report. Recorded as a look. 404 for an unknown id. */
export const caseOf = contract({
  method: "GET",
  path: "/desk/cases/{id}",
  auth: "operator",
  input: byId,
  output: () => Case,
  cache: "no-store",
});

/**
 * Decides a report. The reporter is told that it is decided; the other one reads a warning, with the text, or that the account is
 * suspended; of a refund both read that the fee goes back. An appeal is decided by another operator, and not by a refund. 409
 * `case-decided`, `own-case`; 409 `person-left` when somebody who has deleted the account is to be warned, or suspended without `canReturn`;
 * 409 `nothing-to-refund`.
 */
export const decide = contract({
  method: "POST",
  path: "/desk/cases/{id}/decision",
  auth: "operator",
  input: () =>
    z.object({
      id: z.string(),
      decision: z.enum(decisions, "required" satisfies FieldReason),
      reason: SuspensionReason,
      text: Text,
    }),
  output: () => z.void(),
  success: [204],
  cache: "no-store",
  rate: "costly",
});

/**
 * What the two wrote to each other, as it is now and as written, and what is known of them. For a claim nobody keeps evidence as it was
 * seen.
 */
export const ClaimCase = z.lazy(() =>
  z.object({
    /** The connection is deleted, 30 days after its trip. The claim can only be closed. */
    isExpired: z.optional(z.literal(true)),
    /** The traveler, to whom the fee was not refunded, asks for a second look, once. */
    appeal: z.optional(
      z.object({
        at: z.iso.datetime(),
        text: z.string(),
        before: z.object({ by: z.string(), at: z.iso.datetime(), reason: z.string() }),
      }),
    ),
    messages: z.array(z.object({ by: z.enum(types), at: z.iso.datetime(), text: z.string() })),
    meetingPoint: z.optional(
      z.object({ by: z.enum(types), at: z.iso.datetime(), text: z.string() }),
    ),
    /** Missing when they have deleted the account. */
    traveler: z.optional(Person),
    flightaid: z.optional(Person),
  }),
);
export type ClaimCase = z.output<typeof ClaimCase>;

/** Returns what there is to decide a claim by. Recorded as a look. 404 for an unknown id. `id` is that of the claim among the cases. */
export const claimOf = contract({
  method: "GET",
  path: "/desk/claims/{id}",
  auth: "operator",
  input: byId,
  output: () => ClaimCase,
  cache: "no-store",
});

/**
 * Decides a contradicted claim: the fee goes back, or both are told that it does not. A dispute is decided at PayPal, and is closed
 * here; so is a claim about a connection that has expired. After an appeal another operator decides. 409 `case-decided`, `own-case`,
 * `nothing-to-refund`. 400 for a decision that the claim does not have. `id` is that of the claim among the cases.
 */
export const decideClaim = contract({
  method: "POST",
  path: "/desk/claims/{id}/decision",
  auth: "operator",
  input: () =>
    z.object({
      id: z.string(),
      decision: z.enum(claimDecisions, "required" satisfies FieldReason),
      reason: refundReason(),
      text: Text,
    }),
  output: () => z.void(),
  success: [204],
  cache: "no-store",
  rate: "costly",
});

/**
 * Finds the uid of the account with an e-mail address. In a body, because addresses do not belong into URLs. Recorded, without the
 * address. 404 without an account.
 */
export const find = contract({
  method: "POST",
  path: "/desk/people/find",
  auth: "operator",
  input: () =>
    z.object({
      // Cognito refuses what can't be an address.
      email: z
        .string()
        .check(
          z.trim(),
          z.toLowerCase(),
          z.maxLength(254),
          z.email("email-required" satisfies FieldReason),
        ),
    }),
  output: () => z.object({ uid: z.string() }),
  cache: "no-store",
  rate: "costly",
});

/** Returns a person. With `why`, name and contact data too. Recorded as a look. 404 for an unknown uid. */
export const person = contract({
  method: "GET",
  path: "/desk/people",
  auth: "operator",
  input: () =>
    z.object({
      /** Of the account. */
      uid: z.string(),
      /** The reason of a look. */
      why: z.optional(Text),
    }),
  output: () => Person,
  cache: "no-store",
});

/** Suspends an account. Idempotent. */
export const suspend = contract({
  method: "POST",
  path: "/desk/people/{uid}/suspension",
  auth: "operator",
  input: () => z.object({ uid: z.string(), reason: SuspensionReason, text: Text }),
  output: () => z.void(),
  success: [204],
  cache: "no-store",
  rate: "costly",
});

/** Ends a suspension. 409 `not-suspended`. */
export const lift = contract({
  method: "POST",
  path: "/desk/people/{uid}/reinstatement",
  auth: "operator",
  input: () => z.object({ uid: z.string(), text: Text }),
  output: () => z.void(),
  success: [204],
  cache: "no-store",
  rate: "costly",
});

/** Puts a Flightaide on offer again, and forgets what counted. Idempotent. 404 for an unknown uid. */
export const putOnOffer = contract({
  method: "POST",
  path: "/desk/people/{uid}/offer",
  auth: "operator",
  input: () => z.object({ uid: z.string(), text: Text }),
  output: () => z.void(),
  success: [204],
  cache: "no-store",
  rate: "costly",
});

/** What has happened to a connection. */
export const eventKinds = [
  "asked",
  "accepted",
  "ordered",
  "paid",
  "confirmed",
  "no-answer",
  "did-not-meet",
  "airline-cancelled",
  "contradicted",
  "not-refunded",
  "tap",
  "message",
  "mail",
  "refunded",
  "reversed",
  "ended",
] as const;

/** A connection's story, ours and PayPal's. Names nobody. */
export const Story = z.lazy(() =>
  z.object({
    id: z.string(),
    state: z.enum(states),
    endReason: z.optional(z.enum(endReasons)),
    traveler: z.string(),
    flightaid: z.string(),
    /** `DEL-YYZ` */
    route: z.string(),
    travelDate: z.string(),
    /** Oldest first. */
    events: z.array(
      z.object({
        at: z.iso.datetime(),
        what: z.enum(eventKinds),
        by: z.optional(z.enum(types)),
        /** The kind of a mail, the word of a tap; `former-order` of a payment that did not pay for the connection. */
        detail: z.optional(z.string()),
      }),
    ),
    ours: z.object({
      orderId: z.optional(z.string()),
      captureId: z.optional(z.string()),
      amount: z.optional(z.string()),
      currency: z.optional(z.string()),
      refundedAt: z.optional(z.string()),
      /** PayPal has refused the refund for good. */
      refundRefusedAt: z.optional(z.string()),
    }),
    /** PayPal's side of the order. Missing without an order, and for one that PayPal no longer knows. */
    paypal: z.optional(
      z.object({
        status: z.string(),
        captures: z.array(z.object({ id: z.string(), status: z.string(), amount: z.string() })),
        refunds: z.array(z.object({ id: z.string(), status: z.string(), amount: z.string() })),
      }),
    ),
    canBeRefunded: z.boolean(),
  }),
);
export type Story = z.output<typeof Story>;

/**
 * Returns what has happened to a connection. Recorded as a look. 404 for an unknown id; 503 while PayPal does not answer.
 */
export const story = contract({
  method: "GET",
  path: "/desk/connections/{id}",
  auth: "operator",
  input: byId,
  output: () => Story,
  cache: "no-store",
});

/** Refunds a connection's whole payment. 409 `nothing-to-refund`. */
export const refund = contract({
  method: "POST",
  path: "/desk/connections/{id}/refund",
  auth: "operator",
  input: () => z.object({ id: z.string(), reason: refundReason(), text: Text }),
  /** `refused`: PayPal refuses it for good. `owed`: PayPal has not made it yet, and the schedule sends it. */
  output: () => z.object({ refused: z.boolean(), owed: z.boolean() }),
  cache: "no-store",
  rate: "costly",
});

/** A refund that PayPal has refused for good. */
export const RefusedRefund = z.lazy(() =>
  z.object({
    /** The id of the connection. */
    connection: z.string(),
    captureId: z.string(),
    /** `$10 USD` */
    amount: z.string(),
    /** When PayPal refused it last, how often, and why. */
    at: z.iso.datetime(),
    refusals: z.number(),
    issue: z.string(),
  }),
);
export type RefusedRefund = z.output<typeof RefusedRefund>;

/** Lists the refunds that PayPal has refused for good, the longest waiting first. */
export const refusedRefunds = contract({
  method: "GET",
  path: "/desk/refunds",
  auth: "operator",
  input: () => z.object({}),
  output: () => z.array(RefusedRefund),
  cache: "no-store",
});

/** Tries the refused refunds of a connection again. 404 `refund-not-refused`; 503 while PayPal does not answer. */
export const retryRefund = contract({
  method: "POST",
  path: "/desk/refunds/{id}/retry",
  auth: "operator",
  input: byId,
  /** `refused`: PayPal still refuses one. */
  output: () => z.object({ refused: z.boolean() }),
  cache: "no-store",
  rate: "costly",
});

/**
 * Records that the money was sent in another way, such as a bank transfer. 404 `refund-not-refused`; 409 `refund-being-sent` while the
 * outcome of a retry is not known.
 */
export const settleRefund = contract({
  method: "POST",
  path: "/desk/refunds/{id}/settlement",
  auth: "operator",
  input: () => z.object({ id: z.string(), text: Text }),
  output: () => z.void(),
  success: [204],
  cache: "no-store",
  rate: "costly",
});

/** An order of which PayPal and the connection still disagree after several reconciliations. */
export const OpenOrder = z.lazy(() =>
  z.object({
    /** The id of the connection. */
    connection: z.string(),
    state: z.enum(states),
    orderId: z.string(),
    /** Why it is open: a capture whose answer is not known, a payment that the bank has not cleared, a refund that is owed, or none of these. */
    waitsFor: z.enum(["capture", "bank", "refund", "payer"]),
    reconciles: z.number(),
    /** When PayPal is asked next. */
    nextAt: z.iso.datetime(),
  }),
);
export type OpenOrder = z.output<typeof OpenOrder>;

/** Lists the orders of which PayPal and the connection disagree, those with most reconciliations first. */
export const openOrders = contract({
  method: "GET",
  path: "/desk/orders",
  auth: "operator",
  input: () => z.object({}),
  output: () => z.array(OpenOrder),
  cache: "no-store",
});

/** An entry of the ledger. It names nobody. */
export const LedgerEntry = z.lazy(() =>
  z.object({
    at: z.iso.datetime(),
    kind: z.enum(ledgerKinds),
    orderId: z.string(),
    captureId: z.string(),
    connection: z.string(),
    /** Two decimals. */
    amount: z.string(),
    currency: z.string(),
  }),
);
export type LedgerEntry = z.output<typeof LedgerEntry>;

/** Lists what came in and went back on a day (UTC), oldest first. */
export const ledger = contract({
  method: "GET",
  path: "/desk/ledger",
  auth: "operator",
  input: () => z.object(ofDay),
  output: () => z.array(LedgerEntry),
  cache: "no-store",
});

/** A mail that is no longer retried automatically. */
export const ParkedMail = z.lazy(() =>
  z.object({
    id: z.string(),
    uid: z.string(),
    kind: z.string(),
    createdAt: z.iso.datetime(),
    attempts: z.number(),
    /** Addresses are masked. */
    error: z.string(),
  }),
);
export type ParkedMail = z.output<typeof ParkedMail>;

/** Lists the parked mails, oldest first. `X-Truncated` when there are more than are shown. */
export const mails = contract({
  method: "GET",
  path: "/desk/mails",
  auth: "operator",
  input: () => z.object({}),
  output: () => z.array(ParkedMail),
  cache: "no-store",
});

/** Queues a parked mail again. 404 `mail-not-parked`. */
export const retryMail = contract({
  method: "POST",
  path: "/desk/mails/{id}/retry",
  auth: "operator",
  input: byId,
  output: () => z.void(),
  success: [204],
  cache: "no-store",
});

/** Deletes a parked mail, which is never sent. 404 `mail-not-parked`. */
export const dropMail = contract({
  method: "POST",
  path: "/desk/mails/{id}/drop",
  auth: "operator",
  input: byId,
  output: () => z.void(),
  success: [204],
  cache: "no-store",
});

/** An itinerary whose matches are no longer searched automatically. */
export const ParkedItinerary = z.lazy(() =>
  z.object({
    id: z.string(),
    attempts: z.number(),
    /** Addresses are masked. */
    error: z.string(),
  }),
);
export type ParkedItinerary = z.output<typeof ParkedItinerary>;

/** Lists the parked itineraries, oldest first. `X-Truncated` when there are more than are shown. */
export const itineraries = contract({
  method: "GET",
  path: "/desk/itineraries",
  auth: "operator",
  input: () => z.object({}),
  output: () => z.array(ParkedItinerary),
  cache: "no-store",
});

/** Searches the matches of a parked itinerary again. 404 `itinerary-not-parked`. */
export const retryItinerary = contract({
  method: "POST",
  path: "/desk/itineraries/{id}/retry",
  auth: "operator",
  input: byId,
  output: () => z.void(),
  success: [204],
  cache: "no-store",
});

/** The most days between the first and the last day of a request for numbers. Both are included. */
export const maxNumbersDays = 371;
const count = () => z.number();

/** The numbers of a day. See core/src/numbers/counted.ts. */
export const DayNumbers = z.lazy(() =>
  z.object({
    /** `YYYY-MM-DD`, UTC. */
    day: z.string(),
    ...(Object.fromEntries(counted.map((what) => [what, count()])) as Record<
      Counted,
      ReturnType<typeof count>
    >),
    /** Of the matched itineraries of which it is known: how many, and their minutes from posting to the first match, added up. */
    timed: z.number(),
    minutesToMatch: z.number(),
  }),
);
export type DayNumbers = z.output<typeof DayNumbers>;

/**
 * Returns the days on which something was counted, oldest first; of a route only: what leads from a search to a trip.
 */
export const numbers = contract({
  method: "GET",
  path: "/desk/numbers",
  auth: "operator",
  input: () =>
    z
      .object({
        /** The first day (UTC). */
        since: z.iso.date(),
        /** The last day (UTC). */
        until: z.iso.date(),
        /** `YYZ-DEL` */
        route: z.optional(z.string().check(z.toUpperCase(), z.regex(/^[A-Z]{3}-[A-Z]{3}$/))),
      })
      .check(
        z.refine(({ since, until }) => {
          const days = (Date.parse(until) - Date.parse(since)) / 86_400_000;
          return days >= 0 && days <= maxNumbersDays;
        }),
      ),
  output: () => z.array(DayNumbers),
  cache: "no-store",
});

export const Recorded = z.lazy(() =>
  z.object({
    at: z.iso.datetime(),
    operator: z.string(),
    what: z.enum(recordedActs),
    /** The id that the person's account gets when it is deleted: the same for each entry about them. */
    whom: z.optional(z.string()),
    report: z.optional(z.string()),
    connection: z.optional(z.string()),
    reason: z.optional(z.string()),
    text: z.optional(z.string()),
  }),
);
export type Recorded = z.output<typeof Recorded>;

/** Lists what operators did about a person, newest first. */
export const recordAbout = contract({
  method: "GET",
  path: "/desk/people/{uid}/record",
  auth: "operator",
  input: () => z.object({ uid: z.string() }),
  output: () => z.array(Recorded),
  cache: "no-store",
});

/** Lists what operators did on a day (UTC), oldest first. */
export const record = contract({
  method: "GET",
  path: "/desk/record",
  auth: "operator",
  input: () => z.object(ofDay),
  output: () => z.array(Recorded),
  cache: "no-store",
});
