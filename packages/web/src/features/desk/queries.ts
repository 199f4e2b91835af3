import {
  caseOf,
  cases,
  claimOf,
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
import { readUser } from "../../lib/identity";

/** Everything that the desk shows, to be read again after a decision. */
export const deskKey = ["desk"];

/** Of one operator: the next one in the tab must not get the answers. */
const keyOf = (...parts: string[]) => [...deskKey, readUser()?.uid, ...parts];

export const undecided = () =>
  queryOptions({
    queryKey: keyOf("cases"),
    queryFn: ({ signal }) => request(cases, {}, { signal }),
    refetchInterval: 60_000,
  });

/** Each look is recorded: a report that was read is not read again by itself. */
export const report = (id: string) =>
  queryOptions({
    queryKey: keyOf("case", id),
    queryFn: ({ signal }) => call(caseOf, { id }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** As {@link report}. */
export const claim = (id: string) =>
  queryOptions({
    queryKey: keyOf("claim", id),
    queryFn: ({ signal }) => call(claimOf, { id }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** As {@link report}. */
export const personOf = (uid: string) =>
  queryOptions({
    queryKey: keyOf("person", uid),
    queryFn: ({ signal }) => call(person, { uid }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** As {@link report}. */
export const storyOf = (id: string) =>
  queryOptions({
    queryKey: keyOf("story", id),
    queryFn: ({ signal }) => call(story, { id }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const parked = () =>
  queryOptions({
    queryKey: keyOf("mails"),
    queryFn: ({ signal }) => request(mails, {}, { signal }),
  });

export const recordOf = (day: string) =>
  queryOptions({
    queryKey: keyOf("record", day),
    queryFn: ({ signal }) => call(record, { day }, { signal }),
  });

export const recordAboutPerson = (uid: string) =>
  queryOptions({
    queryKey: keyOf("record of", uid),
    queryFn: ({ signal }) => call(recordAbout, { uid }, { signal }),
  });

export const refused = () =>
  queryOptions({
    queryKey: keyOf("refunds"),
    queryFn: ({ signal }) => call(refusedRefunds, {}, { signal }),
  });

export const disagreeing = () =>
  queryOptions({
    queryKey: keyOf("orders"),
    queryFn: ({ signal }) => call(openOrders, {}, { signal }),
  });

export const ledgerOf = (day: string) =>
  queryOptions({
    queryKey: keyOf("ledger", day),
    queryFn: ({ signal }) => call(ledger, { day }, { signal }),
  });

export const parkedItineraries = () =>
  queryOptions({
    queryKey: keyOf("itineraries"),
    queryFn: ({ signal }) => request(itineraries, {}, { signal }),
  });

/** `route`: `YYZ-DEL`, or everything. */
export const numbersOf = (since: string, until: string, route: string) =>
  queryOptions({
    queryKey: keyOf("numbers", since, until, route),
    queryFn: ({ signal }) => call(numbers, { since, until, ...(route && { route }) }, { signal }),
  });
