import * as z from "zod/mini";
import { contract } from "../contract";
import type { FieldReason } from "../field-reasons";
import { languages } from "../language/contract";
import { TypedPhone } from "../phone/contract";
import { SuspensionReason } from "../quota/contract";
import { agreementVersion, termsVersion } from "./agreement-versions";

/** Versions that pages of supported earlier releases accept for their user. They are recorded as such. */
const earlierTermsVersions = ["2026-11-22"] as const;

/** Mail that a user can unsubscribe from: about matches, and about others who ask for company or offer it. */
export const MailTopic = z.enum(["matches", "requests"]);
export type MailTopic = z.output<typeof MailTopic>;

/** The languages that pages of v0.1.0 know. */
export const EarlyLanguage = z.enum(["en", "fr", "hi"]);

/** A user's account data and preferences. */
export const Profile = z.lazy(() =>
  z.object({
    email: z.string(),
    displayName: z.string(),
    /** As `mailLanguage`, for pages of v0.1.0. English stands for the languages that they do not know. */
    language: EarlyLanguage,
    /** The language of mails. At first that of the user's first call. */
    mailLanguage: z.optional(z.enum(languages)),
    /** Suggested when a trip is posted, E.164. Not shown to other users. */
    phoneNumber: z.optional(z.string()),
    /** Mail about matches on the same flight or the same day. */
    notifyMatches: z.boolean(),
    /** Mail when someone asks for company or offers it. */
    notifyRequests: z.boolean(),
    /** Also mail about near dates and nearby airports. The default for a new itinerary. */
    notifyNearby: z.boolean(),
    /** News and offers. */
    marketing: z.boolean(),
    /** The co-traveler agreement that the user accepted. */
    agreement: z.optional(z.object({ version: z.string(), acceptedAt: z.iso.datetime() })),
    /** The terms of use that the user accepted. */
    terms: z.optional(z.object({ version: z.string(), acceptedAt: z.iso.datetime() })),
    /** Mail to the address bounced or was reported as unwanted, which turned mail of every {@link MailTopic} off. */
    undeliverable: z.optional(
      z.object({ since: z.iso.datetime(), reason: z.enum(["bounce", "complaint"]) }),
    ),
    /** The month in which PayPal knew the user by the present name, `YYYY-MM`. Others see it. */
    payPalNameSince: z.optional(z.string()),
    /** The user has removed it: a payment does not set it again. */
    payPalNameOff: z.optional(z.literal(true)),
    /** The user can do nothing but download their data and delete the account. */
    suspension: z.optional(z.object({ since: z.iso.datetime(), reason: SuspensionReason })),
    /** The user has signed up again, and what outlived the account before was found by the address or Google id. */
    hadAccount: z.optional(z.boolean()),
    createdAt: z.iso.datetime(),
  }),
);
export type Profile = z.output<typeof Profile>;

/** A name that the user had before. Until then it is masked in texts like the present one. */
export const FormerName = z.lazy(() => z.object({ name: z.string(), until: z.iso.datetime() }));
export type FormerName = z.output<typeof FormerName>;

/** Returns the caller's account data and preferences. */
export const me = contract({
  method: "GET",
  path: "/me",
  auth: "bearer",
  openToSuspended: true,
  input: () => z.object({}),
  output: () => Profile,
  cache: "no-store",
});

/**
 * Changes what is given of the caller's account. A new name reaches the caller's active itineraries, and their connections.
 * 429 beyond the new names of a day.
 */
export const update = contract({
  method: "PATCH",
  path: "/me",
  auth: "bearer",
  input: () =>
    z.object({
      /** Takes the name of the caller's token, which the user pool vouches for. */
      takeName: z.optional(z.literal(true)),
      /**
       * Refuses the tokens of all sessions that began before the caller's, and unsubscribes all devices from notifications, the caller's
       * too.
       */
      endOtherSessions: z.optional(z.literal(true)),
      language: z.optional(z.enum(languages)),
      /** As of a posting; an empty one removes the number. */
      phoneNumber: z.optional(
        z.string("invalid-phone-number" satisfies FieldReason).check(z.trim()),
      ),
      phoneCountry: TypedPhone.shape.phoneCountry,
      notifyMatches: z.optional(z.boolean()),
      notifyRequests: z.optional(z.boolean()),
      notifyNearby: z.optional(z.boolean()),
      marketing: z.optional(z.boolean()),
      agreementVersion: z.optional(
        z.literal(agreementVersion, "outdated-agreement" satisfies FieldReason),
      ),
      termsVersion: z.optional(
        z.enum([...earlierTermsVersions, termsVersion], "outdated-terms" satisfies FieldReason),
      ),
    }),
  output: () => Profile,
  cache: "no-store",
});
