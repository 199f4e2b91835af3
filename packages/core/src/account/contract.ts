import * as z from "zod/mini";
import { BoardingPass, Connection, FollowLink, TapKind } from "../connection/contract";
import { contract } from "../contract";
import { OwnItinerary } from "../itinerary/contract";
import { Owner } from "../matching/contract";
import { OwnPayment } from "../payment/contract";
import { Device } from "../push/contract";
import { SuspensionReason } from "../quota/contract";
import { Block, OwnAppeal, OwnReport } from "../safety/contract";
import { FormerName, Profile } from "../user/contract";

const ofConnection = { connection: z.string() };

/** Returns everything that is stored about the caller. */
export const exportAll = contract({
  method: "GET",
  path: "/me/export",
  auth: "bearer",
  openToSuspended: true,
  input: () => z.object({}),
  output: () =>
    z.object({
      exportedAt: z.iso.datetime(),
      profile: Profile,
      /** Of the last 180 days. */
      formerNames: z.array(FormerName),
      itineraries: z.array(OwnItinerary),
      connections: z.array(Connection),
      /** What the caller has written on the pages of connections. */
      messages: z.array(
        z.object({ connection: z.string(), at: z.iso.datetime(), text: z.string() }),
      ),
      /** What the caller has done on the pages of trips. */
      journeys: z.object({
        taps: z.array(
          z.object({
            ...ofConnection,
            leg: z.int(),
            kind: TapKind,
            at: z.iso.datetime(),
            /** IANA, of the airport. */
            timeZone: z.string(),
          }),
        ),
        meetingPoints: z.array(
          z.object({ ...ofConnection, text: z.string(), at: z.iso.datetime() }),
        ),
        boardingPasses: z.array(
          z.extend(z.omit(BoardingPass, { by: true }), {
            ...ofConnection,
            date: z.optional(z.iso.date()),
            /** Of the flight with which it was compared. */
            travelDate: z.optional(z.iso.date()),
            at: z.iso.datetime(),
          }),
        ),
        /** Without what would open them. */
        followLinks: z.array(z.extend(z.omit(FollowLink, { until: true }), ofConnection)),
      }),
      /** Reports by the caller. */
      reports: z.array(OwnReport),
      /** Appeals by the caller. */
      appeals: z.array(OwnAppeal),
      blocks: z.array(Block),
      /** What families say of the caller's trips as a flightaid, as the card shows it. */
      reputation: z.omit(Owner, { memberSince: true, payPalNameSince: true }),
      /** A visit to PayPal that has begun, to confirm the name, and until when it can end. */
      payPalVisit: z.optional(z.object({ until: z.iso.datetime() })),
      /** What the caller has used of the limits. */
      limits: z.object({
        /** Counts of the last days. */
        days: z.array(
          z.object({
            day: z.iso.date(),
            /** The name of a daily limit. */
            limit: z.string(),
            /** Of messages on the page of one connection. */
            connection: z.optional(z.string()),
            count: z.int(),
          }),
        ),
        /** The itineraries that count as active, each until its last leg is over. */
        active: z.array(z.object({ itinerary: z.string(), until: z.iso.datetime() })),
        /** Paid connections that the caller could cancel with the fee back, or so cancelled, each until it no longer counts. */
        cancelRefunds: z.array(z.object({ ...ofConnection, until: z.iso.datetime() })),
        /** Paid connections that the caller has cancelled as a flightaid, as far as they count. */
        cancelled: z.array(z.object({ ...ofConnection, at: z.iso.datetime() })),
        /** Since when the caller is off offer, because they were too many. */
        offSince: z.optional(z.iso.datetime()),
        suspension: z.optional(z.object({ since: z.iso.datetime(), reason: SuspensionReason })),
      }),
      /**
       * After its deletion the account is recognised by keyed hashes of these, for so many days. Blocks, limits used and what is known
       * of pairs outlive it as long, under such a hash.
       */
      afterDeletion: z.object({
        days: z.int(),
        knownBy: z.array(
          z.object({
            /** An address, or an id at a provider such as Google. */
            kind: z.enum(["address", "provider"]),
            /** Of an address that the account does not have any more. */
            until: z.optional(z.iso.datetime()),
          }),
        ),
      }),
      /** By the caller, for connections that are still stored. */
      payments: z.array(OwnPayment),
      /** Devices on which the caller has turned notifications on. */
      pushDevices: z.array(Device),
      /** Mails to the caller, and what tells devices of them, sent and due. The text of a sent mail is not stored. */
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

/**
 * Deletes the caller's itineraries, mails, profile and account, and their data in connections, messages and reports. Blocks, limits
 * used and what is known of pairs are kept under a keyed hash: see `afterDeletion` of the download.
 */
export const remove = contract({
  method: "DELETE",
  path: "/me",
  auth: "bearer",
  recentSignIn: true,
  openToSuspended: true,
  input: () => z.object({}),
  output: () => z.void(),
  success: [204],
  cache: "no-store",
});
