import {
  caseOf,
  cases,
  itineraries,
  ledger,
  mails,
  numbers,
  openOrders,
  person,
  record,
  recordAbout,
  refusedRefunds,
  story,
} from "@flightaides/core/desk/contract.ts";
import { queryOptions } from "@tanstack/react-query";
import { call, request } from "../../lib/api";

/** Everything that the desk shows, to be read again after a decision. */
export const deskKey = ["desk"];

export const undecided = () =>
  queryOptions({
    queryKey: [...deskKey, "cases"],
    queryFn: ({ signal }) => request(cases, {}, { signal }),
    refetchInterval: 60_000,
  });

/** Each look is recorded: a report that was read is not read again by itself. */
export const report = (id: string) =>
  queryOptions({
    queryKey: [...deskKey, "case", id],
    queryFn: ({ signal }) => call(caseOf, { id }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const personOf = (uid: string) =>
  queryOptions({
    queryKey: [...deskKey, "person", uid],
    queryFn: ({ signal }) => call(person, { uid }, { signal }),
  });

/** As {@link report}. */
export const storyOf = (id: string) =>
  queryOptions({
    queryKey: [...deskKey, "story", id],
    queryFn: ({ signal }) => call(story, { id }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const parked = () =>
  queryOptions({
    queryKey: [...deskKey, "mails"],
    queryFn: ({ signal }) => request(mails, {}, { signal }),
  });

export const recordOf = (day: string) =>
  queryOptions({
    queryKey: [...deskKey, "record", day],
    queryFn: ({ signal }) => call(record, { day }, { signal }),
  });

export const recordAboutPerson = (uid: string) =>
  queryOptions({
    queryKey: [...deskKey, "record of", uid],
    queryFn: ({ signal }) => call(recordAbout, { uid }, { signal }),
  });

export const refused = () =>
  queryOptions({
    queryKey: [...deskKey, "refunds"],
    queryFn: ({ signal }) => call(refusedRefunds, {}, { signal }),
  });

export const disagreeing = () =>
  queryOptions({
    queryKey: [...deskKey, "orders"],
    queryFn: ({ signal }) => call(openOrders, {}, { signal }),
  });

export const ledgerOf = (day: string) =>
  queryOptions({
    queryKey: [...deskKey, "ledger", day],
    queryFn: ({ signal }) => call(ledger, { day }, { signal }),
  });

export const parkedItineraries = () =>
  queryOptions({
    queryKey: [...deskKey, "itineraries"],
    queryFn: ({ signal }) => request(itineraries, {}, { signal }),
  });

/** `route`: `YYZ-DEL`, or everything. */
export const numbersOf = (since: string, until: string, route: string) =>
  queryOptions({
    queryKey: [...deskKey, "numbers", since, until, route],
    queryFn: ({ signal }) => call(numbers, { since, until, ...(route && { route }) }, { signal }),
  });
