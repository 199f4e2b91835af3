import { routeKey } from "@flightaides/core/contract.ts";
import {
  caseOf,
  cases,
  claimOf,
  decide,
  find,
  mails,
  person,
  putOnOffer,
  record,
  story,
  suspend,
} from "@flightaides/core/desk/contract.ts";
import { describe, expect, it } from "vitest";
import { type DeskCall, deskDetector } from "./desk";
import { recordKeeper } from "./operator-record";

const people = {
  ann: {
    uid: "8c7f0e0a-52f5-4f4e-9a1c-1d6c5b0a7e11",
    email: "mailboxqabcd@fuzz.example",
    displayName: "Firstqabcd Lastqabcd",
    phoneNumber: "+14165550134",
  },
  operator: {
    uid: "1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed",
    email: "mailboxqefgh@fuzz.example",
    displayName: "Firstqefgh Lastqefgh",
    phoneNumber: "+14165550177",
  },
};
const { ann, operator } = people;
const { uid: _, ...contactData } = ann;
const asked = { uid: ann.uid, why: "She called." };
const wrongWith = deskDetector(people);

/** What is wrong with an answer of 200, and an entry in the record, to an operator. */
function found(contract: Parameters<typeof routeKey>[0], changes: Partial<DeskCall> = {}) {
  const usual: DeskCall = {
    key: routeKey(contract),
    caller: "operator",
    query: {},
    sent: "",
    status: 200,
    headers: "{}",
    body: "",
    written: ["PutCommand"],
    recorded: 1,
  };
  return wrongWith({ ...usual, ...changes }).map(({ what }) => what);
}

describe("a caller whom the desk refuses", () => {
  const refused: Partial<DeskCall> = {
    caller: "operatorWithoutFactor",
    status: 403,
    body: '{"reason":"second-factor-required"}',
    written: [],
    recorded: 0,
  };

  it("gets 401 or 403", () => {
    expect(found(cases, refused)).toEqual([]);
    expect(found(cases, { ...refused, status: 401 })).toEqual([]);
    for (const status of [200, 204, 400, 404, 409, 500])
      expect(found(cases, { ...refused, status })).toEqual(["serves the desk"]);
  });

  it.each(Object.entries(ann))("sees no %s", (_, value) => {
    const body = JSON.stringify({ detail: value });
    const inBody = found(mails, { ...refused, body });
    expect(inBody).not.toEqual([]);
    expect(found(mails, { ...refused, headers: body })).toEqual(inBody);
    expect(found(mails, { ...refused, body, sent: body })).toEqual(inBody);
  });

  it("changes nothing", () => {
    expect(found(decide, { ...refused, written: ["PutCommand"] })).toEqual([
      "writes for a caller without rights",
    ]);
  });
});

describe("an operator", () => {
  it("sees uids, and what they have sent and are", () => {
    expect(found(mails, { body: JSON.stringify([{ uid: ann.uid }]) })).toEqual([]);
    expect(found(mails, { body: JSON.stringify([operator]) })).toEqual([]);
    const body = JSON.stringify({ error: ann.email });
    expect(found(find, { body, sent: ann.email })).toEqual([]);
    expect(found(find, { body })).toEqual(["shows ann's email"]);
  });

  it.each(Object.entries(contactData))("sees no %s in a list", (_, value) => {
    expect(found(mails, { body: JSON.stringify([{ error: `No ${value}` }]) })).not.toEqual([]);
    expect(found(cases, { body: JSON.stringify([{ text: value }]) })).not.toEqual([]);
  });

  it.each(Object.entries(contactData))(
    "sees %s in texts of a case, as they were written",
    (_, value) => {
      const messages = [{ by: "reporter", text: value }];
      expect(found(caseOf, { body: JSON.stringify({ text: value, messages }) })).toEqual([]);
      expect(found(caseOf, { body: JSON.stringify({ note: value, messages }) })).not.toEqual([]);
      const reporter = { uid: ann.uid, shown: value };
      expect(found(caseOf, { body: JSON.stringify({ reporter }) })).not.toEqual([]);
      expect(found(record, { body: JSON.stringify([{ text: value }]), recorded: 0 })).toEqual([]);
      expect(found(record, { body: JSON.stringify([{ whom: value }]) })).not.toEqual([]);
    },
  );

  it.each(Object.entries(contactData))(
    "sees %s of a person after a look with a reason",
    (_, value) => {
      const body = JSON.stringify({ uid: ann.uid, shown: { value } });
      expect(found(person, { body, query: asked })).toEqual([]);
      for (const query of [
        { uid: ann.uid },
        { ...asked, why: " " },
        { ...asked, uid: operator.uid },
      ])
        expect(found(person, { body, query })).not.toEqual([]);
      const elsewhere = JSON.stringify({ uid: ann.uid, initial: value });
      expect(found(person, { body: elsewhere, query: asked })).not.toEqual([]);
    },
  );

  it("leaves an entry in the record for each look and change", () => {
    const missing = ["leaves no entry in the record"];
    for (const contract of [caseOf, claimOf, story, decide, find])
      expect(found(contract, { recorded: 0 })).toEqual(missing);
    for (const query of [asked, { uid: ann.uid }])
      expect(found(person, { recorded: 0, query })).toEqual(missing);
    expect(found(decide, { recorded: 0, status: 409 })).toEqual([]);
    for (const contract of [cases, putOnOffer, suspend])
      expect(found(contract, { recorded: 0 })).toEqual([]);
  });
});

describe("the record", () => {
  /** What a check finds after these states. */
  async function checked(...states: string[][]) {
    const check = await recordKeeper(async () => states.shift() ?? []);
    let last = await check();
    while (states.length > 0) last = await check();
    return last;
  }

  it("grows", async () => {
    expect(await checked(["a"], ["a", "b", "c"])).toEqual({ added: 2, changed: [] });
    expect(await checked(["a"], ["a", "b"], ["a", "b"])).toEqual({ added: 0, changed: [] });
  });

  it("loses and changes nothing, also of what it has got since", async () => {
    expect((await checked(["a", "b"], ["b"])).changed).toEqual(["a"]);
    expect((await checked(["a"], ["changed"])).changed).toEqual(["a"]);
    expect((await checked(["a"], ["a", "b"], ["a"])).changed).toEqual(["b"]);
  });
});
