/**
 * The effects of postings for a given number of users: mails, capacity units of the table, writes
 * to the partitions of `due`, and the time from a posting to its mails. Deterministic. `fanout.ts`
 * measures the code where that is possible and compares.
 */
import { duePartition } from "@flightaides/core/db/due.ts";
import { dueShards } from "@flightaides/core/db/table.ts";
import { sendShares } from "@flightaides/core/send-shares.ts";
import { limits } from "@flightaides/core/usage-limits.ts";

/** How people use the product: assumptions, also of docs/scale.md. */
export const traffic = {
  /** Postings of a user in a month of 30 days; half of them are travelers. */
  postings: 0.2,
  /** The busiest hour of a day, relative to the average hour. */
  peak: 3,
  /** Routes, by Zipf's law with exponent 1: the n-th has 1/n of the traffic of the first. */
  routes: 2_000,
  /** Days from a posting to the flight: each day up to this one is equally likely. */
  horizon: 60,
};

/** Milliseconds of the scheduled function, and itineraries that it matches at once. DynamoDB and SES in the same region. */
const speed = {
  search: 40,
  transaction: 10,
  /** Claim, recipient, checks, SES, record. */
  message: 60,
  itinerariesAtOnce: 4,
  /** Seconds from a posting to the first run that may match it, and between two runs. */
  settle: 5,
  interval: 60,
};

/** Units: what `npm run bench -- notify` and this bench measure, and docs/data-model.md explains. */
const units = {
  /** Search, blocks, job; the mark of the first match. */
  posting: { reads: 3, writes: 4 },
  /** Whether it is the first match of either; the match, the day's count, the numbers of the day; each mail is counted as a mail. */
  pair: { reads: 2, writes: 8 },
  /** Owed in a transaction, claimed, recorded. */
  mail: { reads: 3.5, writes: 3 + 3 + 2 },
  /** The day's count; a search when it is sent. */
  digest: { reads: 4.5, writes: 2 },
  /** A check for a digest that is already owed. */
  known: { reads: 0.5, writes: 0 },
  /** The turn of a recipient, and the queries for what is due. */
  message: { reads: 3, writes: 3 },
};

/** Writes to `due` of a mail: owed 1, claimed 2, sent 1. */
const dueWrites = { owed: 1, claimed: 2, sent: 1 };
/** Writes that a partition accepts in a second. */
export const partitionLimit = 1_000;

export type Design = {
  /** Matches of a posting that are mailed immediately. */
  atOnce: number;
  /** Whether digests mention the others. Without digests, no mail mentions them. */
  digests: boolean;
  /** Partitions of due mails. */
  shards: number;
};

/** Up to the daily limit of an account, two mails for each match, in one partition. */
export const before: Design = {
  atOnce: limits.daily.matchMails / 2,
  digests: false,
  shards: 1,
};
export const after: Design = {
  atOnce: limits.matchesAtOnce,
  digests: true,
  shards: dueShards.mail,
};

export type Estimate = {
  users: number;
  /** In a day. */
  postings: number;
  /** Matches of postings, of which both owners should be notified. Per day, like all values below. */
  found: number;
  /** Matches about which both owners get a mail immediately. */
  mailed: number;
  digests: number;
  /** Items of the outbox, those about registrations included. */
  mails: number;
  messages: number;
  reads: number;
  writes: number;
};

/** Sums over all routes and days ahead, in a steady state. */
export function estimate(users: number, { atOnce, digests }: Design): Estimate {
  const { postings, routes, horizon } = traffic;
  const total = (users * postings) / 30;
  const weights = Array.from({ length: routes }, (_, rank) => 1 / (rank + 1));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const day: Estimate = {
    users,
    postings: total,
    found: 0,
    mailed: 0,
    digests: 0,
    mails: 0,
    messages: total,
    reads: 0,
    writes: 0,
  };
  let known = 0;
  for (const weight of weights) {
    /** Postings of one type on this route for one date in a day. */
    const rate = (total * weight) / all / horizon / 2;
    for (let ahead = 1; ahead <= horizon; ahead++) {
      /** Itineraries of one type that are posted for the date. */
      const posted = rate * (horizon - ahead);
      const found = Math.min(posted, limits.searchCandidates);
      const mailed = Math.min(found, atOnce);
      const left = found - mailed;
      // Both types.
      const newcomers = 2 * rate;
      const others = 2 * posted;
      day.found += newcomers * found;
      day.mailed += newcomers * mailed;
      const reached = posted > 0 ? (rate * mailed) / posted : 0;
      // A recipient gets a match mail an hour at most; matches found in between are included in the next one.
      const hours = 86_400 / limits.matchMailInterval;
      day.messages +=
        newcomers * Math.min(1, mailed) + others * hours * (1 - Math.exp(-reached / hours));
      if (!digests) continue;
      /** New itineraries of a day about which an owner gets no immediate mail. */
      const missed = posted > 0 ? (rate * left) / posted : 0;
      const asked = newcomers * Math.min(1, left) + others * (1 - Math.exp(-missed));
      day.digests += asked;
      known += Math.max(0, newcomers * (left + Math.min(1, left)) - asked);
    }
  }
  day.mails = day.postings + 2 * day.mailed + day.digests;
  day.messages += day.digests;
  const sum = (kind: "reads" | "writes") =>
    day.postings * units.posting[kind] +
    day.mailed * units.pair[kind] +
    day.mails * units.mail[kind] +
    day.digests * units.digest[kind] +
    known * units.known[kind] +
    day.messages * units.message[kind];
  day.reads = sum("reads");
  day.writes = sum("writes");
  return day;
}

export type Peak = {
  /** Messages in a second of the busiest hour, on average. */
  messages: number;
  /** Most writes to one partition of `due` in a second, of matching or of sending. */
  hottest: number;
  /** Share of a minute in which the scheduled function works. From 1 on the backlog grows. */
  busy: number;
  /** Seconds from a posting to its mails: on average, and at worst. */
  toMail: { mean: number; worst: number };
};

/**
 * Of a run, in a second. As many are on their way at once as the codes' share of SES's rate in a second.
 * @param sendRate messages that SES accepts from the schedule in a second
 */
export function messagesPerSecond(sendRate: number): number {
  const rate = sendRate / sendShares.scheduled;
  const atOnce = Math.max(1, Math.floor(rate * sendShares.codes));
  return Math.min(sendRate, (1000 * atOnce) / speed.message);
}

/** The busiest hour. @param sendRate messages that SES accepts from the schedule in a second */
export function peakOf(day: Estimate, design: Design, sendRate: number): Peak {
  const second = traffic.peak / 86_400;
  const perPosting = (count: number) => count / day.postings;
  const matching =
    speed.search + speed.transaction * (1 + perPosting(day.mailed) + perPosting(day.digests));
  const postingsPerSecond = (1000 * speed.itinerariesAtOnce) / matching;
  const sent = messagesPerSecond(sendRate);
  const matchSeconds = (day.postings * second * speed.interval) / postingsPerSecond;
  const sendSeconds = (day.messages * second * speed.interval) / sent;
  const busy = (matchSeconds + sendSeconds) / speed.interval;
  const waiting = { mean: speed.interval / 2, worst: speed.interval };
  const grows = busy >= 1;
  return {
    messages: day.messages * second,
    hottest: Math.max(
      hottestOfMatching(day, design, Math.min(postingsPerSecond, day.postings * second * 60)),
      hottestOfSending(day, design, Math.min(sent, day.messages * second * 60)),
    ),
    busy,
    toMail: {
      mean: grows
        ? Number.POSITIVE_INFINITY
        : speed.settle + waiting.mean + (matchSeconds + sendSeconds) / 2,
      worst: grows
        ? Number.POSITIVE_INFINITY
        : speed.settle + waiting.worst + matchSeconds + sendSeconds,
    },
  };
}

/** Seconds that are simulated for the hottest one. */
const seconds = 200;

/** A second in which every posting has more matches than are mailed immediately. */
function hottestOfMatching(day: Estimate, { atOnce, shards }: Design, postings: number): number {
  const digests = day.digests / day.postings;
  return hottest(shards, (add) => {
    for (let posting = 0; posting < postings; posting++) {
      add(atOnce * dueWrites.owed);
      for (let pair = 0; pair < atOnce; pair++) add(dueWrites.owed);
      for (let digest = 0; digest < digests; digest++) add(dueWrites.owed);
    }
  });
}

/** A second in which messages are sent, each with its share of the mails. */
function hottestOfSending(day: Estimate, { shards }: Design, messages: number): number {
  const mails = day.mails / day.messages;
  return hottest(shards, (add) => {
    for (let message = 0; message < messages; message++)
      add(mails * (dueWrites.claimed + dueWrites.sent));
  });
}

/**
 * Distributes the writes of many seconds over the partitions, each `add` to a different recipient.
 * @returns the most of a second
 */
function hottest(shards: number, second: (add: (writes: number) => void) => void): number {
  let recipients = 0;
  let most = 0;
  for (let count = 0; count < seconds; count++) {
    const partitions = new Map<string, number>();
    second((writes) => {
      const partition = shards === 1 ? "mail" : duePartition("mail", `uid-${recipients++}`);
      partitions.set(partition, (partitions.get(partition) ?? 0) + writes);
    });
    most = Math.max(most, ...partitions.values());
  }
  return most;
}
