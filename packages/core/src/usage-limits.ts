/**
 * Limits of what one account can cause, one recipient gets, and one search reads. The limits of
 * requests are in `http-limits.ts`. What an account does is limited in the transaction that does it,
 * mails to a recipient when they are owed or sent, and a search while it reads.
 */

export const limits = {
  /** Itineraries of an account whose last leg is not over. */
  activeItineraries: 20,
  /** What an account can do on a day (UTC). */
  daily: {
    /** New itineraries, and changes of them. */
    postings: 40,
    connections: 10,
    messages: 10,
    /** Messages on the pages of all its connections. */
    connectionMessages: 60,
    /** Texts of which the account asks how others would read them. */
    previews: 200,
    /** Taps of trip pages and revocations of taps that have not arrived, on all its connections. */
    taps: 100,
    /** Changes of meeting points. */
    meetingPoints: 40,
    /** What is shared of boarding passes, and taken back. */
    boardingPasses: 40,
    followLinks: 10,
    /** Changes of whether taps are told by mail. */
    tapMails: 20,
    reports: 10,
    blocks: 30,
    /** New names, each of which rewrites the account's active itineraries. */
    renames: 5,
    /** Visits to PayPal that confirm the name. */
    nameChecks: 5,
    /** Devices on which notifications are turned on, also again on the same one. */
    pushDevices: 20,
    /** Match mails and digests that its new itineraries cause, to itself and to others. */
    matchMails: 140,
  },
  /** Users whom an account has blocked, and has not unblocked. */
  blocked: 500,
  /** Blocks by a user and of them, and separations, that a search reads. A user with more finds nobody. */
  blocksRead: 2000,
  /** Paid connections that an account can cancel with the fee back, in so many days. */
  cancelRefunds: 2,
  cancelRefundDays: 30,
  /** How often a pair can be connected in the days of `openingDays`, by either of the two. */
  openingsOfPair: 2,
  openingDays: 30,
  /** Seconds between two mails to one reader that the trip of a connection has changed. */
  changedMailInterval: 3600,
  /**
   * Mails about changed trips that one reader gets on a day (UTC), from all connections that are not paid, and from all that are. Further
   * changes of the day are told at its end, in one mail for each connection.
   */
  changedMails: { unpaid: 12, paid: 24 },
  /** Seconds between two mails to one reader about messages on a connection. */
  messageMailInterval: 3600,
  /** Paid connections that a flightaid cancels in the days of `strikeDays` until they are off offer. */
  strikes: 3,
  strikeDays: 90,
  /** What an account can do on one connection on a day (UTC). */
  dailyOfConnection: { connectionMessages: 10, taps: 40, meetingPoints: 20, boardingPasses: 20 },
  /**
   * The best matches of a new itinerary, about which both owners get a mail immediately. The others
   * are reported in digests.
   */
  matchesAtOnce: 10,
  /** Days before a flight up to which its digests come each hour instead of each day. */
  hourlyDigestDays: 2,
  /**
   * Seconds between two match mails to one recipient. Matches found in between are included in the
   * second one.
   */
  matchMailInterval: 3600,
  /** Itineraries that a search reads and returns, the nearest first. */
  searchCandidates: 200,
} as const;

export type DailyLimit = keyof typeof limits.daily;
export type ConnectionLimit = keyof typeof limits.dailyOfConnection;
