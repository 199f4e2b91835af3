/**
 * Why the API refuses a request: a closed list. Each reason has its code and its sentence, of which the second parameter is
 * what the problem details carry as `params`. Pages of other releases read them, so a change of
 * params or meaning needs a new reason. Params contain no personal data. The desk's sentences are in English only, like the desk. Pure.
 */
import type { ParamsOf, Sentence, Texts } from "./language/texts";
import type { ProblemCode } from "./problem";

/** Where a payment was refused: nothing has been charged. */
type Charge = { charged: false };
/** How many there may be, and the seconds until there may be another one. */
type Limit = { most: number; seconds: number };

export const reasons = {
  "invalid-fields": ["invalid-input", (i18n) => i18n.t("Check the marked fields.")],
  "invalid-cursor": [
    "invalid-input",
    (i18n) => i18n.t("This page of the list is no longer there. Start again from the first."),
  ],
  "invalid-link": [
    "invalid-input",
    (i18n) => i18n.t("This link is incomplete. Open it again from the mail."),
  ],
  "push-service-unknown": [
    "invalid-input",
    (i18n) => i18n.t("Notifications do not work with this browser."),
  ],
  "phone-number-required": [
    "invalid-input",
    (i18n) => i18n.t("Tell us how your match can reach you."),
  ],

  "malformed-json": ["malformed-json", (i18n) => i18n.t("The request body is not valid JSON.")],
  "malformed-event": ["malformed-json", (i18n) => i18n.t("This is not an event of PayPal’s.")],
  /** `part`: the invalid part of the webhook, for its sender. */
  "bad-signature": [
    "bad-signature",
    (
      i18n,
      _: { part: "time" | "algorithm" | "certificate-address" | "certificate" | "signature" },
    ) => i18n.t("This is not from PayPal."),
  ],

  "sign-in-required": ["unauthenticated", (i18n) => i18n.t("Sign in to go on.")],
  "session-ended": ["unauthenticated", (i18n) => i18n.t("Sign in again.")],
  "account-deleted": ["unauthenticated", (i18n) => i18n.t("This account no longer exists.")],

  "payment-declined": [
    "payment-declined",
    (i18n) =>
      i18n.t("The payment was declined, and nothing was charged. Try another card or way to pay."),
  ],

  /** The token is valid, but of a sign-in that is too long ago for this. */
  "sign-in-again": [
    "sign-in-again",
    (i18n) => i18n.t("Sign in once more to do this. That keeps others from doing it in your name."),
  ],

  /** The request bypassed CloudFront. */
  "direct-call": ["forbidden", (i18n) => i18n.t("This is not allowed.")],
  suspended: [
    "forbidden",
    (i18n) =>
      i18n.t("Your account is suspended. You can still download your data and delete the account."),
  ],
  "operators-only": ["forbidden", (i18n) => i18n.t("Only operators can do this.")],
  /** At the desk. */
  "second-factor-required": [
    "forbidden",
    (i18n) =>
      i18n.t(
        "Turn on two-step sign-in on your account page first. An account that signs in with Google cannot be used here.",
      ),
  ],
  "agreement-required": [
    "forbidden",
    (i18n) => i18n.t("Accept the co-traveler agreement before you connect."),
  ],
  "traveler-only": ["forbidden", (i18n) => i18n.t("Only the traveler can do this.")],
  "flightaid-only": ["forbidden", (i18n) => i18n.t("Only the Flightaide can do this.")],
  "recipient-not-connected": [
    "forbidden",
    (i18n) => i18n.t("You can write to yourself and to those you are connected with."),
  ],

  "route-not-found": ["not-found", (i18n) => i18n.t("There is nothing at this address.")],
  "itinerary-not-found": [
    "not-found",
    (i18n) => i18n.t("This itinerary does not exist or is no longer there."),
  ],
  "connection-not-found": [
    "not-found",
    (i18n) => i18n.t("This connection does not exist or is no longer there."),
  ],
  "follow-link-not-found": [
    "not-found",
    (i18n) => i18n.t("This link does not exist, or is over. Ask whoever sent it for a new one."),
  ],
  "question-over": [
    "not-found",
    (i18n) =>
      i18n.t("This question is over: the trip has changed, is no longer there, or has begun."),
  ],
  "device-not-found": [
    "not-found",
    (i18n) => i18n.t("This device gets no notifications from your account."),
  ],
  "block-not-found": ["not-found", (i18n) => i18n.t("There is no such block.")],
  "person-not-found": ["not-found", (i18n) => i18n.t("This person is no longer there.")],

  "appeal-over": [
    "not-found",
    (i18n) => i18n.t("You have asked for this already, or what it was about is no longer there."),
  ],
  "report-not-found": ["not-found", () => "There is no such report."],
  "refund-not-refused": [
    "not-found",
    () => "PayPal is not refusing any refund for this connection.",
  ],
  "itinerary-not-parked": ["not-found", () => "This itinerary is not parked any more."],
  "mail-not-parked": ["not-found", () => "This mail is not parked any more."],

  "method-not-allowed": [
    "method-not-allowed",
    (i18n, { method }: { method: string }) => i18n.t("{method} is not possible here.", { method }),
  ],

  "itinerary-required": [
    "itinerary-required",
    (i18n) =>
      i18n.t(
        "Post the flight that you are on first. A Flightaide connects from an itinerary that matches.",
      ),
  ],

  "case-decided": ["conflict", () => "Somebody has decided this report already."],
  /** At the desk. */
  "own-case": ["conflict", () => "You are part of this. Another operator has to look at it."],
  "person-left": ["conflict", () => "This person has deleted the account. Decide otherwise."],
  "not-suspended": ["conflict", () => "This account is not suspended."],
  "push-key-changed": [
    "conflict",
    (i18n) => i18n.t("Notifications were set up anew. Turn them on once more."),
  ],
  "own-itinerary": ["conflict", (i18n) => i18n.t("This is your own itinerary.")],
  "itinerary-paused": [
    "conflict",
    (i18n) => i18n.t("This posting is paused: its owner is not looking any more."),
  ],
  "old-itinerary": [
    "conflict",
    (i18n) => i18n.t("Old Itinerary: connecting ends on the day before the flight."),
  ],
  "posted-already": [
    "conflict",
    (i18n) =>
      i18n.t(
        "You have posted this trip already, as another itinerary. Change that one, or delete one of the two.",
      ),
  ],
  /** "No" to "Still flying?" from a user with a paid connection for the trip. */
  "cancel-first": [
    "conflict",
    (i18n) => i18n.t("You are connected for this trip. Cancel the connection on its page."),
  ],
  "cannot-fly": [
    "conflict",
    (i18n) => i18n.t("You said that you can’t fly this trip. Edit it, then you can show it again."),
  ],
  /** `itinerary`: the caller's conflicting itinerary. `day`: of the conflict, `YYYY-MM-DD`. */
  "on-another-plane": [
    "conflict",
    (i18n, { from, to, day }: { itinerary: string; from: string; to: string; day: string }) =>
      i18n.t(
        "You have another itinerary from {from} to {to} on {day}. A flight on the same day has to begin where that one ends, or end where it begins. Change or pause one of the two.",
        { from, to, day: dateOf(i18n, day) },
      ),
  ],
  "off-offer": [
    "conflict",
    (i18n) =>
      i18n.t(
        "You have cancelled several paid connections, so others can’t find your flights until we have looked at it. Write to us if you don’t hear from us.",
      ),
  ],
  "you-are-leaving": ["conflict", (i18n) => i18n.t("You are leaving FlightAides.")],
  "one-is-leaving": ["conflict", (i18n) => i18n.t("One of you is leaving FlightAides.")],
  "declined-before": [
    "conflict",
    (i18n) => i18n.t("They have declined your request for this trip."),
  ],
  "ended-before": [
    "conflict",
    (i18n) =>
      i18n.t(
        "Your connection for this trip has ended, so you two can’t connect for it again. You can for another trip.",
      ),
  ],
  "trip-not-shared": [
    "conflict",
    (i18n) =>
      uncharged(
        i18n,
        i18n.t(
          "You and your match no longer share this trip: one of you has deleted it or left FlightAides.",
        ),
      ),
  ],

  "request-changed": [
    "conflict",
    (i18n) => i18n.t("One of the two trips has changed. Look at it again before you say yes."),
  ],
  "trip-changed": [
    "conflict",
    (i18n) =>
      uncharged(i18n, i18n.t("One of the two trips has changed. Look at it again before you pay.")),
  ],
  "cancel-refund-changed": [
    "conflict",
    (i18n) =>
      uncharged(
        i18n,
        i18n.t("What happens to the fee if you cancel has changed. Read it again before you pay."),
      ),
  ],
  "fee-changed": [
    "conflict",
    (i18n) => i18n.t("What happens to the fee has changed. Read it again before you cancel."),
  ],

  // The state of a connection that allows none of it.
  "connection-requested": inState((i18n) => i18n.t("The Flightaide has not answered yet.")),
  "connection-accepted": inState((i18n) => i18n.t("The connection is not paid yet.")),
  "connection-ordered": inState((i18n) => i18n.t("The connection is not paid yet.")),
  "connection-paid": inState((i18n) => i18n.t("This connection is paid already.")),
  "connection-refunded": inState((i18n) =>
    i18n.t("The payment was refunded, and the connection has ended."),
  ),
  "connection-cancelled": inState((i18n) => i18n.t("The connection was cancelled.")),
  "connection-declined": inState((i18n) => i18n.t("The request was declined.")),
  "connection-withdrawn": inState((i18n) => i18n.t("The connection was withdrawn.")),
  "connection-expired": inState((i18n) =>
    i18n.t(
      "Old Itinerary: the request was not answered in time, or the day of the flight has come.",
    ),
  ),
  "connection-over": [
    "conflict",
    (i18n) => i18n.t("This connection is over: you can no longer write to each other."),
  ],
  "confirm-untimely": [
    "conflict",
    (i18n) => i18n.t("You have confirmed that already, or the time for it is over."),
  ],
  "no-answer-untimely": [
    "conflict",
    (i18n) =>
      i18n.t(
        "You can report this from 12 hours after the payment until a day before the day of the flight, and again a week after your last report. If you did not meet, say so after the flight.",
      ),
  ],
  "did-not-meet-untimely": [
    "conflict",
    (i18n) => i18n.t("You can report this in the three days after the day of the flight."),
  ],
  "contradict-untimely": [
    "conflict",
    (i18n) => i18n.t("There is nothing to answer, or the time to answer is over."),
  ],
  "cancel-untimely": [
    "conflict",
    (i18n) =>
      i18n.t(
        "The day of the flight has begun. If you did not meet, the traveler can say so in the three days after it.",
      ),
  ],
  "airline-untimely": [
    "conflict",
    (i18n) =>
      i18n.t(
        "This has been reported already, or the three days after the day of the flight are over.",
      ),
  ],
  "agree-untimely": ["conflict", (i18n) => i18n.t("There is nothing to agree to any more.")],
  "moved-untimely": [
    "conflict",
    (i18n) =>
      i18n.t(
        "Your Flightaide is still on the flight you paid for, or the day of the flight has begun.",
      ),
  ],
  "said-otherwise": [
    "conflict",
    (i18n) =>
      i18n.t("You have said the opposite of this before. If that was a mistake, write to us."),
  ],
  "tap-untimely": [
    "conflict",
    (i18n) =>
      i18n.t("This is for the time from a day before the flight to three days after the arrival."),
  ],
  "revocation-untimely": [
    "conflict",
    (i18n) => i18n.t("This can be taken back for a minute only. If it is wrong, write to us."),
  ],
  "boarding-pass-early": [
    "conflict",
    (i18n) =>
      i18n.t("Boarding passes can be shared in the three days before the flight and during it."),
  ],
  "boarding-pass-other-day": [
    "conflict",
    (i18n) => i18n.t("This boarding pass is for another day than your flight."),
  ],
  "trip-over": ["conflict", (i18n) => i18n.t("This trip is over.")],
  /** `most`: how many a connection can have. */
  "follow-links-full": [
    "conflict",
    (i18n, { most }: { most: number }) =>
      i18n.t("You have {count} links for your family. Turn one off first.", { count: most }),
  ],
  "review-untimely": [
    "conflict",
    (i18n) =>
      i18n.t(
        "Reviews are written in the two weeks after the trip, and stay as they are once both are in.",
      ),
  ],
  /** The return from PayPal is unknown: expired, used, replaced by a later one, or of another account. */
  "name-check-over": [
    "conflict",
    (i18n) =>
      i18n.t(
        "This PayPal confirmation has expired, was already used, or was started from another account here. Start again.",
      ),
  ],
  "paypal-account-unverified": [
    "conflict",
    (i18n) =>
      i18n.t(
        "PayPal has not checked this account yet. Log in at PayPal, finish what it asks for there, then begin again here.",
      ),
  ],
  "paypal-name-hidden": [
    "conflict",
    (i18n) =>
      i18n.t(
        "PayPal did not tell us a name. Begin again, and agree that PayPal may share your name.",
      ),
  ],
  "paypal-name-differs": [
    "conflict",
    (i18n) =>
      i18n.t(
        "Your name here and your name at PayPal are not the same. Write your first and last name here as PayPal has them, then begin again.",
      ),
  ],
  "not-now": ["conflict", (i18n) => i18n.t("This cannot be done now.")],

  "flight-not-booked": [
    "conflict",
    (i18n) => i18n.t("Add your flight first: nobody pays for a flight that is not booked."),
  ],

  /** `day`: the first on which the traveler can pay, `YYYY-MM-DD`. */
  "payment-not-open": [
    "conflict",
    (i18n, { day }: { day: string }) =>
      i18n.t("Payment opens on {day}. Until then nothing is due, and nothing has been charged.", {
        day: dateOf(i18n, day),
      }),
  ],
  "other-order": [
    "conflict",
    (i18n) => uncharged(i18n, i18n.t("This payment belongs to something else. Reload the page.")),
  ],
  "payment-not-approved": [
    "conflict",
    (i18n) => uncharged(i18n, i18n.t("The payment has not been approved yet.")),
  ],
  "order-dead": [
    "conflict",
    (i18n) => i18n.t("This payment can no longer be made, and nothing was charged. Start again."),
  ],
  "payment-approved": [
    "conflict",
    (i18n) =>
      i18n.t(
        "A payment has just been approved. Wait until it is complete, then cancel if you have to.",
      ),
  ],
  "payment-under-way": [
    "conflict",
    (i18n) =>
      i18n.t(
        "A payment is being processed. Wait until it is complete, then cancel if you have to.",
      ),
  ],
  "payment-pending": [
    "conflict",
    (i18n) => i18n.t("Your payment is made, and your bank is still checking it."),
  ],
  /** At the desk. */
  "refund-being-sent": [
    "conflict",
    () => "The outcome of a retry is not known. Retry again before you settle it.",
  ],
  /** At the desk. `state`: of the connection. */
  "nothing-to-refund": [
    "conflict",
    (_, { state }: { state: string }) => `There is nothing to refund: the connection is ${state}.`,
  ],

  "body-too-large": [
    "payload-too-large",
    (i18n, { kilobytes }: { kilobytes: number }) =>
      i18n.t("A request can hold at most {kilobytes} KB.", { kilobytes }),
  ],

  "too-many-itineraries": [
    "too-many-requests",
    (i18n, { most, seconds }: Limit) =>
      i18n.t(
        "You have {count} active itineraries, as many as one account can have. Delete one, or come back in {wait}.",
        { count: most, wait: durationOf(i18n, seconds) },
      ),
  ],
  "too-many-postings": daily((i18n, count) =>
    i18n.t("You can post or change {count} itineraries a day.", { count }),
  ),
  "too-many-connections": daily((i18n, count) =>
    i18n.t("You can open {count} connections a day.", { count }),
  ),
  /** Of one pair, in so many days. */
  "opened-too-often": [
    "too-many-requests",
    (i18n, { most, days, seconds }: Limit & { days: number }) =>
      i18n.t(
        "You two have connected {count} times in {days} days, as often as two people can. Come back in {wait}.",
        { count: most, days, wait: durationOf(i18n, seconds) },
      ),
  ],
  "too-many-messages": daily((i18n, count) =>
    i18n.t("You can write {count} messages a day.", { count }),
  ),
  "too-many-messages-to-one": daily((i18n, count) =>
    i18n.t("You can write {count} messages to one person a day.", { count }),
  ),
  "too-many-previews": daily((i18n, count) =>
    i18n.t("You can check {count} texts a day.", { count }),
  ),
  "too-many-taps": daily((i18n, count) =>
    i18n.t("You can mark {count} steps of a trip a day.", { count }),
  ),
  "too-many-meeting-points": daily((i18n, count) =>
    i18n.t("You can change the meeting point {count} times a day.", { count }),
  ),
  "too-many-boarding-passes": daily((i18n, count) =>
    i18n.t("You can share boarding passes {count} times a day.", { count }),
  ),
  "too-many-follow-links": daily((i18n, count) =>
    i18n.t("You can make {count} links for your family a day.", { count }),
  ),
  "too-many-reports": daily((i18n, count) =>
    i18n.t("You can send {count} reports a day.", { count }),
  ),
  "too-many-blocks": daily((i18n, count) =>
    i18n.t("You can block {count} people a day.", { count }),
  ),
  "block-list-full": [
    "conflict",
    (i18n, { most }: { most: number }) =>
      i18n.t(
        "You have blocked {count} people, as many as one account can. Unblock someone in your account first.",
        { count: most },
      ),
  ],
  "too-many-renames": daily((i18n, count) =>
    i18n.t("You can change your name {count} times a day.", { count }),
  ),
  "too-many-name-checks": daily((i18n, count) =>
    i18n.t("You can confirm your name with PayPal {count} times a day.", { count }),
  ),
  "too-many-tap-mails": daily((i18n, count) =>
    i18n.t("You can change this {count} times a day.", { count }),
  ),
  "too-many-push-devices": daily((i18n, count) =>
    i18n.t("You can turn notifications on {count} times a day.", { count }),
  ),
  "too-many-match-mails": daily((i18n, count) =>
    i18n.t("Your trips can trigger at most {count} match mails a day.", { count }),
  ),

  /** `number`: the id of the request in the log. */
  internal: [
    "internal",
    (i18n, { number }: { number: string }) =>
      i18n.t("Try again in a moment. If it happens again, tell us this number: {number}", {
        number,
      }),
  ],

  overloaded: ["unavailable", (i18n) => i18n.t("Try again in a moment.")],
  busy: ["unavailable", (i18n) => i18n.t("This is being changed elsewhere. Try again.")],
  "account-busy": [
    "unavailable",
    (i18n) => i18n.t("Your account is being changed elsewhere. Try again."),
  ],
  "itinerary-busy": [
    "unavailable",
    (i18n) => i18n.t("This itinerary is being changed elsewhere. Try again."),
  ],
  "connection-busy": [
    "unavailable",
    (i18n) => i18n.t("This connection is being changed elsewhere. Try again."),
  ],
  "connection-opening": [
    "unavailable",
    (i18n) => i18n.t("This connection is being opened elsewhere. Try again."),
  ],
  "journey-busy": [
    "unavailable",
    (i18n) => i18n.t("This trip is being changed elsewhere. Try again."),
  ],
  "messages-crossing": [
    "unavailable",
    (i18n) => i18n.t("Two messages were sent at the same moment. Try again."),
  ],
  "order-busy": [
    "unavailable",
    (i18n) => i18n.t("This payment is being prepared elsewhere. Try again."),
  ],
  "payment-busy": [
    "unavailable",
    (i18n) => i18n.t("This payment is being handled elsewhere. Try again."),
  ],
  "capture-in-progress": [
    "unavailable",
    (i18n) =>
      i18n.t(
        "Your payment is being made at this moment. You will not be charged twice. Try again in a moment.",
      ),
  ],
  /** Nothing was charged. */
  "paypal-unavailable": [
    "unavailable",
    (i18n) => i18n.t("PayPal does not answer, and nothing was charged. Try again in a moment."),
  ],
  "paypal-silent": [
    "unavailable",
    (i18n) =>
      i18n.t("PayPal does not answer. Nothing has changed here. Begin again in a few minutes."),
  ],
  "charge-unknown": [
    "unavailable",
    (i18n) =>
      i18n.t(
        "PayPal does not answer. We don’t know yet whether you were charged; you will not be charged twice. Try again in a moment.",
      ),
  ],
  "certificate-unavailable": [
    "unavailable",
    (i18n) => i18n.t("PayPal’s certificate cannot be read now."),
  ],
} satisfies Record<string, readonly [ProblemCode, Sentence]>;

export type Reason = keyof typeof reasons;
export type ReasonParams<R extends Reason> = ParamsOf<(typeof reasons)[R][1]>;
/** The reasons of a code that need no params. */
export type ReasonOf<Code extends ProblemCode> = {
  [R in Reason]: (typeof reasons)[R][0] extends Code
    ? undefined extends ReasonParams<R>
      ? R
      : never
    : never;
}[Reason];

/** @param params are those of the reason, or came in problem details */
export function sentenceOf(i18n: Texts, reason: Reason, params: unknown = {}): string {
  const [, sentence] = reasons[reason];
  return (sentence as Sentence<unknown>)(i18n, params);
}

export function isReason(text: string): text is Reason {
  return Object.hasOwn(reasons, text);
}

function inState(sentence: (i18n: Texts) => string): ["conflict", Sentence<Charge | undefined>] {
  return [
    "conflict",
    (i18n, charge) =>
      charge?.charged === false ? uncharged(i18n, sentence(i18n)) : sentence(i18n),
  ];
}

function daily(
  sentence: (i18n: Texts, count: number) => string,
): ["too-many-requests", Sentence<Limit>] {
  return [
    "too-many-requests",
    (i18n, { most, seconds }) => {
      const wait = durationOf(i18n, seconds);
      return `${sentence(i18n, most)} ${i18n.t("Come back in {wait}.", { wait })}`;
    },
  ];
}

function uncharged(i18n: Texts, sentence: string): string {
  return `${sentence} ${i18n.t("Nothing has been charged.")}`;
}

/** Rounded up: `12 hours`. */
function durationOf(i18n: Texts, seconds: number): string {
  const [unit, size] =
    seconds > 2 * 86_400
      ? (["day", 86_400] as const)
      : seconds > 2 * 3600
        ? (["hour", 3600] as const)
        : (["minute", 60] as const);
  return i18n.number(Math.ceil(seconds / size), { style: "unit", unit, unitDisplay: "long" });
}

/** @param day `YYYY-MM-DD` */
function dateOf(i18n: Texts, day: string): string {
  return i18n.date(`${day}T00:00:00Z`, {
    weekday: "short",
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  });
}
