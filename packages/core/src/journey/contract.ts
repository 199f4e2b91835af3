/** What participants of a paid connection see and do on the trip page, and what whoever has a follow link sees. */
import * as z from "zod/mini";
import { contract } from "../contract";
import type { FieldReason } from "../field-reasons";
import { languages } from "../language/contract";
import { maxLegs, ShownLeg } from "../trip/contract";

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
const Language = z.enum(languages);

/** Seconds in which a tap can be revoked after it has arrived. */
export const revocableSeconds = 60;
export const maxMeetingPointLength = 200;
/** Follow links of a connection that are neither revoked nor over. */
export const maxFollowLinks = 5;

/** Where and when a step counts. */
const stepFields = {
  kind: TapKind,
  /** Position in `legs`, from 1. */
  leg: z.int(),
  /** IATA code of the airport at which it happens: the origin for `met` and `boarded`, else the destination. */
  airport: z.string(),
  /** Of the airport, an IANA name. */
  timeZone: z.string(),
};

/** A tap as one participant sees it. */
export const Tap = z.object({
  /** The instant of the press. */
  at: z.iso.datetime(),
  by: z.enum(["me", "them"]),
  /** Of the caller's own, while it can be revoked: its key, and when that is over. */
  revocable: z.optional(z.object({ key: z.uuid(), until: z.iso.datetime() })),
});
export type Tap = z.output<typeof Tap>;

export const Step = z.object({
  ...stepFields,
  /** The instants of a press from which and until which it is accepted. */
  from: z.iso.datetime(),
  until: z.iso.datetime(),
  tap: z.optional(Tap),
});
export type Step = z.output<typeof Step>;

export const MeetingPoint = z.object({
  text: z.string(),
  at: z.iso.datetime(),
  by: z.enum(["me", "them"]),
});
export type MeetingPoint = z.output<typeof MeetingPoint>;

/** A follow link that works. Its address is shown once, in the answer to {@link createFollowLink}. */
export const FollowLink = z.object({
  id: z.string(),
  language: Language,
  createdAt: z.iso.datetime(),
  /** When it ends by itself. */
  until: z.iso.datetime(),
});
export type FollowLink = z.output<typeof FollowLink>;

/** The trip of a paid connection as it happens. */
export const Journey = z.object({
  /** The shared legs as paid, in their order: the traveler's flights. */
  legs: z.array(ShownLeg),
  /** In the order in which they happen. */
  steps: z.array(Step),
  meetingPoint: z.optional(MeetingPoint),
  /** For the traveler. Newest first. */
  followLinks: z.optional(z.array(FollowLink)),
  /** When the trip is over: nothing can be set or made any more. */
  until: z.iso.datetime(),
});
export type Journey = z.output<typeof Journey>;

const ofOne = { id: z.string() };

/**
 * Records that a step has happened. The first tap of a step stands; that of the other participant confirms it and changes nothing
 * that is shown. Idempotent by `key`: a repetition changes nothing, nor does a key that was revoked. 409 unless the connection is
 * paid and the press is within the time of the step; 409 `said-otherwise` for `met` and `handed-over` by a participant who has
 * said that the two did not fly together.
 */
export const tap = contract({
  method: "POST",
  path: "/connections/{id}/taps",
  auth: "bearer",
  input: z.object({
    ...ofOne,
    /** Idempotency key, made by the client at the press. */
    key: z.uuid("invalid" satisfies FieldReason),
    kind: TapKind,
    /** Position in `legs` of the journey, from 1. Ignored for `met` and `handed-over`. */
    leg: z.optional(z.int().check(z.minimum(1), z.maximum(maxLegs))),
    /** The instant of the press on the client's clock. One in the future counts as now. */
    at: z.iso.datetime({ offset: true, error: "invalid" satisfies FieldReason }),
  }),
  output: Journey,
  cache: "no-store",
});

/**
 * Revokes a tap of the caller's, within {@link revocableSeconds} of its arrival. Succeeds if it is revoked already. A key that is not
 * known is revoked in advance: its tap, should it arrive later, changes nothing. 409 when it is too late.
 */
export const revokeTap = contract({
  method: "DELETE",
  path: "/connections/{id}/taps/{key}",
  auth: "bearer",
  input: z.object({ ...ofOne, key: z.uuid("invalid" satisfies FieldReason) }),
  output: Journey,
  cache: "no-store",
});

/** A secret link for the traveler's family. 201. 409 unless paid, and with {@link maxFollowLinks} links; 429 beyond the links of a day. */
export const createFollowLink = contract({
  method: "POST",
  path: "/connections/{id}/follow-links",
  auth: "bearer",
  input: z.object({ ...ofOne, language: z.optional(Language) }),
  output: z.extend(FollowLink, {
    /** Absolute, with the token. Not shown again. */
    url: z.string(),
  }),
  cache: "no-store",
  rate: "costly",
});

/** Revokes a follow link. 204, also when it is revoked already. */
export const revokeFollowLink = contract({
  method: "DELETE",
  path: "/connections/{id}/follow-links/{linkId}",
  auth: "bearer",
  input: z.object({ ...ofOne, linkId: z.string() }),
  output: z.string(),
  mediaType: "text/html; charset=utf-8",
  cache: "no-store",
});

/** What a follow link shows, and nothing else. */
export const Followed = z.object({
  /** First names. */
  traveler: z.string(),
  flightaid: z.string(),
  legs: z.array(ShownLeg),
  /** Steps, and when they happened. */
  steps: z.array(z.object({ ...stepFields, at: z.optional(z.iso.datetime()) })),
  language: Language,
  /** When the link ends. */
  until: z.iso.datetime(),
});
export type Followed = z.output<typeof Followed>;

/** 404 alike for a token that is unknown, revoked or over. */
export const follow = contract({
  method: "GET",
  path: "/follow/{token}",
  auth: "none",
  input: z.object({ token: z.string() }),
  output: Followed,
  cache: "no-store",
});

/** The same as a page without scripts: HTML, also for a 404. At the site's address `/follow/{token}`. */
export const followPage = contract({
  method: "GET",
  path: "/follow/{token}/page",
  auth: "none",
  input: z.object({
    token: z.string(),
    /** Instead of the link's. An unknown one counts as none. */
    language: z.optional(z.string()),
  }),
  output: z.string(),
  mediaType: "text/html; charset=utf-8",
  cache: "no-store",
});
