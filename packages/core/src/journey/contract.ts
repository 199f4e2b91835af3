/** What participants of a paid connection do on the trip page, and what whoever has a follow link sees. */
import * as z from "zod/mini";
import { FollowLink, Journey, Language, stepFields, TapKind } from "../connection/contract";
import { contract } from "../contract";
import type { FieldReason } from "../field-reasons";
import { maxLegs, ShownLeg } from "../trip/contract";

export {
  BoardingPass,
  FollowLink,
  Journey,
  MeetingPoint,
  maxMeetingPointLength,
  Step,
  Tap,
  TapKind,
  tapKinds,
  wordTaps,
} from "../connection/contract";

/** Seconds in which a tap can be revoked after it has arrived. */
export const revocableSeconds = 60;
/** Follow links of a connection that are neither revoked nor over. */
export const maxFollowLinks = 5;

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
  input: () =>
    z.object({
      ...ofOne,
      /** Idempotency key, made by the client at the press. */
      key: z.uuid("invalid" satisfies FieldReason),
      kind: TapKind,
      /** Position in `legs` of the journey, from 1. Ignored for `met` and `handed-over`. */
      leg: z.optional(z.int().check(z.minimum(1), z.maximum(maxLegs))),
      /** The instant of the press on the client's clock. One in the future counts as now. */
      at: z.iso.datetime({ offset: true, error: "invalid" satisfies FieldReason }),
    }),
  output: () => Journey,
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
  input: () => z.object({ ...ofOne, key: z.uuid("invalid" satisfies FieldReason) }),
  output: () => Journey,
  cache: "no-store",
});

/**
 * Makes a secret link for the traveler's family. 409 unless paid, and with {@link maxFollowLinks} links; 429 beyond the links
 * of a day.
 */
export const createFollowLink = contract({
  method: "POST",
  path: "/connections/{id}/follow-links",
  auth: "bearer",
  input: () => z.object({ ...ofOne, language: z.optional(Language) }),
  output: () =>
    z.extend(FollowLink, {
      /** Absolute, with the token. Not shown again. */
      url: z.string(),
    }),
  success: [201],
  cache: "no-store",
  rate: "costly",
});

/** Revokes a follow link. Succeeds if it is revoked already. */
export const revokeFollowLink = contract({
  method: "DELETE",
  path: "/connections/{id}/follow-links/{linkId}",
  auth: "bearer",
  input: () => z.object({ ...ofOne, linkId: z.string() }),
  output: () => z.void(),
  success: [204],
  cache: "no-store",
});

/**
 * Chooses whether the traveler gets a mail when the Flightaide taps a step. 409 unless paid, and once the trip is over; 429 beyond the
 * changes of a day.
 */
export const setTapMails = contract({
  method: "PUT",
  path: "/connections/{id}/tap-mails",
  auth: "bearer",
  input: () => z.object({ ...ofOne, wanted: z.boolean() }),
  output: () => Journey,
  cache: "no-store",
});

/** What a follow link shows, and nothing else. */
export const Followed = z.lazy(() =>
  z.object({
    /** First names. */
    traveler: z.string(),
    flightaid: z.string(),
    legs: z.array(ShownLeg()),
    /** Steps, and when they happened. */
    steps: z.array(z.object({ ...stepFields(), at: z.optional(z.iso.datetime()) })),
    language: Language,
    /** When the link ends. */
    until: z.iso.datetime(),
  }),
);
export type Followed = z.output<typeof Followed>;

/** Returns the trip that a follow link shows. 404 alike for a token that is unknown, revoked or over. */
export const follow = contract({
  method: "GET",
  path: "/follow/{token}",
  auth: "none",
  input: () =>
    z.object({
      /** Of the follow link. */
      token: z.string(),
    }),
  output: () => Followed,
  cache: "no-store",
});

/**
 * Returns the trip that a follow link shows as a page without scripts, also for a 404. At the site's address
 * `/follow/{token}`.
 */
export const followPage = contract({
  method: "GET",
  path: "/follow/{token}/page",
  auth: "none",
  input: () =>
    z.object({
      /** Of the follow link. */
      token: z.string(),
      /** Instead of the link's. An unknown one counts as none. */
      language: z.optional(z.string()),
    }),
  output: () => z.string(),
  mediaType: "text/html; charset=utf-8",
  success: [200, 404],
  cache: "no-store",
});
