/** What must not happen at the operators' desk. */
import { routeKey } from "@flightaides/core/contract.ts";
import {
  caseOf,
  claimOf,
  person,
  putOnOffer,
  record,
  story,
  suspend,
} from "@flightaides/core/desk/contract.ts";
import type { Caller } from "./cast";
import { detector, type Person } from "./contact-data";

export type DeskCall = {
  key: string;
  caller: Caller;
  query: Readonly<Record<string, string | undefined>>;
  /** What an operator has sent. The response may contain it. */
  sent: string;
  status: number;
  headers: string;
  body: string;
  /** Writes to the table. */
  written: readonly string[];
  /** New entries of the record of what operators do. */
  recorded: number;
};
type Wrong = { what: string; detail: string };

/** Fields with what people have written themselves, and with the data of a person after a look with a reason. */
const unmasked: Readonly<Record<string, string>> = {
  [routeKey(caseOf)]: "text",
  [routeKey(claimOf)]: "text",
  [routeKey(record)]: "text",
  [routeKey(person)]: "shown",
};
const looks = [caseOf, claimOf, person, story].map(routeKey);
/** Of an account that is suspended already no second suspension is recorded, and nothing of one that is on offer. */
const unrecorded = [suspend, putOnOffer].map(routeKey);

export function isDesk(key: string): boolean {
  return / \/desk\//.test(key);
}

/** Finds what is wrong with the answer to a call on a route of the desk. */
export function deskDetector(people: Readonly<Record<string, Person>>) {
  const finder = detector(people);
  return (call: DeskCall): Wrong[] =>
    call.caller === "operator" ? wrongForOperator(call) : wrongForOthers(call);

  function wrongForOthers({ status, headers, body, written }: DeskCall): Wrong[] {
    return [
      ...(status === 401 || status === 403 ? [] : [{ what: "serves the desk", detail: body }]),
      ...finder(`${headers}\n${body}`).map(shows(body)),
      ...written.map((detail) => ({ what: "writes for a caller without rights", detail })),
    ];
  }

  function wrongForOperator(call: DeskCall): Wrong[] {
    const { key, status, headers, body, sent, caller } = call;
    const masked = shownIn(`${headers}\n${without(unmasked[key], body)}`, sent).filter(
      ({ what }) => what !== "uid",
    );
    const ofOthers =
      key === routeKey(person)
        ? shownIn(body, sent).filter(({ who, what }) => what !== "uid" && !isAsked(who, call))
        : [];
    const leaks = new Map([...masked, ...ofOthers].map((one) => [`${one.who} ${one.what}`, one]));
    return [
      ...[...leaks.values()].filter(({ who }) => who !== caller).map(shows(body)),
      ...(status < 300 && isRecorded(call) && call.recorded < 1
        ? [{ what: "leaves no entry in the record", detail: body }]
        : []),
    ];
  }

  function shownIn(text: string, sent: string) {
    const known = new Set(finder(sent).map(({ who, what }) => `${who} ${what}`));
    return finder(text).filter(({ who, what }) => !known.has(`${who} ${what}`));
  }

  function isAsked(who: string, { query }: DeskCall): boolean {
    return hasReason(query) && people[who]?.uid === query.uid;
  }
}

function shows(detail: string) {
  return ({ who, what }: { who: string; what: string }) => ({
    what: `shows ${who}'s ${what}`,
    detail,
  });
}

function hasReason({ why = "" }: DeskCall["query"]): boolean {
  return why.trim() !== "";
}

/** Looks at people, and whatever changes something. */
function isRecorded({ key }: DeskCall): boolean {
  return looks.includes(key) || (key.startsWith("POST ") && !unrecorded.includes(key));
}

/** A response without the values of a field. */
function without(field: string | undefined, body: string): string {
  if (field === undefined || body === "") return body;
  return JSON.stringify(
    JSON.parse(body, (name, value: unknown) => (name === field ? undefined : value)),
  );
}
