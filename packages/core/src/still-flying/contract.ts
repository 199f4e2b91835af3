import * as z from "zod/mini";
import { contract } from "../contract";
import { ShownLeg } from "../trip/contract";

/** The question of a link in a mail: only the public data of the trip, and ids that are useless without a sign-in. */
export const StillFlying = z.lazy(() =>
  z.object({
    flight: z.omit(ShownLeg(), { sequence: true }),
    /** The recipient's itinerary, if they posted one. */
    itinerary: z.optional(z.string()),
    /** The recipient has a paid connection for this trip. A recipient who can no longer fly cancels it on its page. */
    connection: z.optional(z.string()),
    /** Out of sight of others: the answer was no, or it was paused otherwise. */
    paused: z.optional(z.literal(true)),
    /** When the recipient last said that they fly. */
    stillFlyingAt: z.optional(z.iso.datetime()),
  }),
);
export type StillFlying = z.output<typeof StillFlying>;

/** The token of the mail's link, which takes the place of a sign-in. 400 for a forged one, 404 once the question is over. */
const Token = z.object({
  /** Of the link in a mail. */
  token: z.string(),
});

/** Returns what the page shows that asks "Still flying?" once more. Changes nothing: mail scanners open links. */
export const question = contract({
  method: "GET",
  path: "/still-flying",
  auth: "none",
  input: () => Token,
  output: () => StillFlying,
  cache: "no-store",
});

/**
 * Answers "Still flying?". 409 for "no" if the user has a paid connection: cancelling requires a sign-in. Idempotent.
 */
export const answer = contract({
  method: "POST",
  path: "/still-flying",
  auth: "none",
  input: () => z.extend(Token, { answer: z.enum(["yes", "no"]) }),
  output: () => StillFlying,
  cache: "no-store",
});
