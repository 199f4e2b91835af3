import * as z from "zod/mini";
import { Connection } from "../connection/contract";
import { contract } from "../contract";
import { OwnItinerary } from "../itinerary/contract";
import { Profile } from "../user/contract";

/** Everything held on the caller. */
export const exportAll = contract({
  method: "GET",
  path: "/me/export",
  auth: "bearer",
  input: z.object({}),
  output: z.object({
    exportedAt: z.iso.datetime(),
    profile: Profile,
    itineraries: z.array(OwnItinerary),
    connections: z.array(Connection),
    /** What we wrote, or are about to; the text of a mail is not kept once it is sent. */
    mails: z.array(
      z.object({
        kind: z.string(),
        createdAt: z.iso.datetime(),
        sentAt: z.optional(z.iso.datetime()),
      }),
    ),
  }),
  cache: "no-store",
});

/** Deletes the caller's itineraries, mails, profile and sign-in, and what connections and payments hold of them. */
export const remove = contract({
  method: "DELETE",
  path: "/me",
  auth: "bearer",
  input: z.object({}),
  output: z.void(),
  cache: "no-store",
});

/**
 * Discards a sign-up with this address that was begun and never proven, so that whoever owns the address can sign up
 * with a password of their own. Answers the same whether there was one or not.
 */
export const discardSignUp = contract({
  method: "POST",
  path: "/sign-up/discard",
  auth: "none",
  input: z.object({
    email: z
      .string("Enter an e-mail address.")
      .check(z.trim(), z.toLowerCase(), z.email("Enter an e-mail address.")),
  }),
  output: z.void(),
  cache: "no-store",
  rate: "costly",
});
