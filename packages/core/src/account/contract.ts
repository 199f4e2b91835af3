import * as z from "zod/mini";
import { Connection } from "../connection/contract";
import { contract } from "../contract";
import { OwnItinerary } from "../itinerary/contract";
import { Block, OwnReport } from "../safety/contract";
import { FormerName, Profile } from "../user/contract";

/** Everything that is stored about the caller. */
export const exportAll = contract({
  method: "GET",
  path: "/me/export",
  auth: "bearer",
  input: z.object({}),
  output: z.object({
    exportedAt: z.iso.datetime(),
    profile: Profile,
    /** Of the last 180 days. */
    formerNames: z.array(FormerName),
    itineraries: z.array(OwnItinerary),
    connections: z.array(Connection),
    /** What the caller has written on the pages of connections. */
    messages: z.array(z.object({ connection: z.string(), at: z.iso.datetime(), text: z.string() })),
    /** Reports by the caller. */
    reports: z.array(OwnReport),
    blocks: z.array(Block),
    /** Mails to the caller, sent and due. The text of a sent mail is not stored. */
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

/** Deletes the caller's itineraries, mails, blocks, profile and account, and their data in connections, messages and reports. */
export const remove = contract({
  method: "DELETE",
  path: "/me",
  auth: "bearer",
  input: z.object({}),
  output: z.void(),
  cache: "no-store",
});
