/** People who delete the account and sign up again, through the API. What the account was held to is still there. */
import { randomUUID } from "node:crypto";
import { transact } from "@flightaides/core/db/transact.ts";
import { Quota } from "@flightaides/core/quota";
import { byLane } from "@flightaides/core/test/lanes.ts";
import { addDays } from "@flightaides/core/trip/calendar.ts";
import type { Type } from "@flightaides/core/trip/contract.ts";
import { limits } from "@flightaides/core/usage-limits.ts";
import { agreementVersion } from "@flightaides/core/user/agreement-versions.ts";
import { httpEvent } from "@flightaides/standins/http-event";
import { describe, expect, it } from "vitest";
import { handlerOf, newContext } from "../test/handlers";

type Person = {
  sub: string;
  email: string;
  name: string;
  /** As API Gateway passes the claim on. */
  identities?: string;
};

const phoneNumber = "+14165550134";

function newPerson(name: string): Person {
  const sub = randomUUID();
  return { sub, email: `${name.toLowerCase()}-${sub}@example.com`, name: `${name} Kowalski` };
}

function linkedTo(userId: string): string {
  return `[map[dateCreated:1700000000000 issuer:<nil> primary:false providerName:Google providerType:Google userId:${userId}]]`;
}

function masked({ name }: Person): string {
  return name.replace(/(?<=.)./g, "*");
}

async function send(person: Person, key: string, body: object = {}, id = "") {
  const [method = "", template = ""] = key.split(" ");
  const event = httpEvent({
    routeKey: key,
    method,
    path: template.replace("{id}", id),
    ...(template.includes("{id}") && { pathParameters: { id } }),
    ...(method !== "GET" && { body: JSON.stringify(body) }),
    claims: {
      ...person,
      "cognito:username": person.sub,
      email_verified: "true",
      token_use: "id",
      auth_time: String(Math.floor(Date.now() / 1000)),
    },
  });
  const { statusCode = 500, body: text } = await handlerOf(key)(event, newContext());
  return { status: statusCode, body: JSON.parse(text || "null") };
}

async function ok(person: Person, key: string, body?: object, id?: string) {
  const answer = await send(person, key, body, id);
  expect(answer.status, `${key}: ${JSON.stringify(answer.body)}`).toBeLessThan(300);
  return answer.body;
}

let flights = 0;

/** A flight that nobody else has. */
function newFlight() {
  flights++;
  const travelDate = addDays(new Date().toISOString().slice(0, 10), 10 + (flights % 100));
  return { from: "YYZ", to: "DXB", travelDate, flight: `SU-${flights}` };
}

type Flight = ReturnType<typeof newFlight>;

async function post(person: Person, type: Type, leg: Flight): Promise<string> {
  await ok(person, "PATCH /me", { agreementVersion });
  const posting = { type, itinerary: [leg], traveler: { phoneNumber } };
  return (await ok(person, "POST /flightAid", { ...posting, connect: "ask" })).id;
}

const connect = (person: Person, itineraryId: string) =>
  send(person, "POST /connections", { itineraryId, role: "traveler", phoneNumber });

/** Whether the first finds the second's offer for a flight. */
async function finds(traveler: Person, flightaid: Person, leg: Flight): Promise<boolean> {
  const id = await post(flightaid, "flightaid", leg);
  const search = { searchType: "PROXIMAL", type: "flightaid", itinerary: [leg] };
  const found: { id: string }[] = await ok(traveler, "POST /flightAid/searchItin", search);
  return found.some((one) => one.id === id);
}

/** Deletes the account, and signs up again. */
async function comeBack(person: Person, changes: Partial<Person> = {}): Promise<Person> {
  await ok(person, "DELETE /me");
  return { ...person, sub: randomUUID(), ...changes };
}

const returns: Record<string, (person: Person) => Promise<Person>> = {
  "the same address": (person) => comeBack(person),
  "the same address in other letters": (person) =>
    comeBack(person, { email: person.email.toUpperCase() }),
  "an address that the account had before": async (person) => {
    await ok(person, "GET /me");
    const changed = { ...person, email: `changed-${person.email}` };
    await ok(changed, "GET /me");
    return comeBack(changed, { email: person.email });
  },
  "an address that only the deletion was called with": async (person) => {
    const changed = { ...person, email: `changed-${person.email}` };
    return comeBack(changed);
  },
  "the same Google account and another address": async (person) => {
    const identities = linkedTo(`10${randomUUID().replace(/\D/g, "")}`);
    await ok({ ...person, identities }, "GET /me");
    // This session began with the password, and its token does not tell.
    return comeBack(person, { email: `other-${person.email}`, identities });
  },
  "the same address, after the account was deleted in the user pool only": async (person) => ({
    ...person,
    sub: randomUUID(),
  }),
  "an address that the former account of a former account had": async (person) => {
    const { email } = person;
    const other = `other-${email}`;
    await ok({ ...person, email: other }, "GET /me");
    const back = await comeBack(person, { email: other });
    await ok(back, "GET /me");
    return comeBack(back, { email });
  },
};

for (const { rows, options } of byLane(
  Object.entries(returns),
  ([way]) => way === "the same address",
))
  describe.each(rows)("with %s", options, (_, comesBack) => {
    for (const { rows, options } of byLane(
      ["has blocked", "is blocked by"] as const,
      (how) => how === "has blocked",
    ))
      it.each(rows)("one who %s another", options, async (how) => {
        const leg = newFlight();
        const [leaver, other] = [newPerson("Ann"), newPerson("Bob")];
        const [blocker, blocked] = how === "has blocked" ? [leaver, other] : [other, leaver];
        const itinerary = await post(blocked, "flightaid", leg);
        await ok(blocker, "POST /blocks", { itinerary });
        const back = await comesBack(leaver);
        for (const [one, another] of [
          [back, other],
          [other, back],
        ] as const)
          expect(await finds(one, another, newFlight())).toBe(false);
        const offer = await post(other, "flightaid", newFlight());
        expect(await connect(back, offer)).toMatchObject({ status: 404 });
        const list = await ok(how === "has blocked" ? back : other, "GET /blocks");
        expect(list).toMatchObject([{ displayName: masked(blocked) }]);
        await ok(how === "has blocked" ? back : other, "DELETE /blocks/{id}", {}, list[0].id);
        expect(await finds(back, other, newFlight())).toBe(true);
      });

    it("the limits of the day are used", async () => {
      const ann = newPerson("Ann");
      await ok(ann, "GET /me");
      const spent = Quota.spend(ann.sub, "connections", new Date(), limits.daily.connections);
      await transact([spent], { refused: () => "retry", busy: "busy" });
      const back = await comesBack(ann);
      const offer = await post(newPerson("Bob"), "flightaid", newFlight());
      await post(back, "traveler", newFlight());
      expect(await connect(back, offer)).toMatchObject({
        status: 429,
        body: { reason: "too-many-connections" },
      });
    });

    it("a request that was declined stays declined", async () => {
      const leg = newFlight();
      const [ann, bob] = [newPerson("Ann"), newPerson("Bob")];
      const offer = await post(bob, "flightaid", leg);
      await post(ann, "traveler", leg);
      const { id } = (await connect(ann, offer)).body;
      await ok(bob, "POST /connections/{id}/answer", { accept: false }, id);
      const back = await comesBack(ann);
      await post(back, "traveler", leg);
      expect(await connect(back, offer)).toMatchObject({
        status: 409,
        body: { reason: "declined-before" },
      });
    });
  });

describe("both delete their accounts", () => {
  const orders = {
    "blocker, blocked; blocker, blocked": ["ann", "bob", "ANN", "BOB"],
    "blocker, blocked; blocked, blocker": ["ann", "bob", "BOB", "ANN"],
    "blocked, blocker; blocker, blocked": ["bob", "ann", "ANN", "BOB"],
    "blocked, blocker; blocked, blocker": ["bob", "ann", "BOB", "ANN"],
    "one returns before the other leaves": ["ann", "ANN", "bob", "BOB"],
    "both at the same time": [],
  };

  for (const { rows, options } of byLane(Object.entries(orders), (_, index) => index === 0))
    it.each(rows)("%s", options, async (_, steps) => {
      const leg = newFlight();
      const [ann, bob] = [newPerson("Ann"), newPerson("Bob")];
      const itinerary = await post(bob, "flightaid", leg);
      await ok(ann, "POST /blocks", { itinerary });
      const back = { ann: { ...ann, sub: randomUUID() }, bob: { ...bob, sub: randomUUID() } };
      for (const step of steps) {
        const who = step.toLowerCase() === "ann" ? "ann" : "bob";
        if (step === who) await ok({ ann, bob }[who], "DELETE /me");
        else await ok(back[who], "GET /me");
      }
      if (steps.length === 0) {
        await Promise.all([ann, bob].map((one) => ok(one, "DELETE /me")));
        await Promise.all([back.ann, back.bob, back.ann].map((one) => ok(one, "GET /me")));
      }
      expect(await finds(back.ann, back.bob, newFlight())).toBe(false);
      expect(await finds(back.bob, back.ann, newFlight())).toBe(false);
      const [block] = await ok(back.ann, "GET /blocks");
      await ok(back.ann, "DELETE /blocks/{id}", {}, block.id);
      expect(await finds(back.bob, back.ann, newFlight())).toBe(true);
    });
});

it("a block of a person who is away can be seen and lifted, and is gone when they return", async () => {
  const leg = newFlight();
  const [ann, bob] = [newPerson("Ann"), newPerson("Bob")];
  await ok(ann, "POST /blocks", { itinerary: await post(bob, "flightaid", leg) });
  await ok(bob, "DELETE /me");
  const [block] = await ok(ann, "GET /blocks");
  expect(block).toMatchObject({ displayName: masked(bob) });
  await ok(ann, "DELETE /blocks/{id}", {}, block.id);
  expect(await finds(ann, { ...bob, sub: randomUUID() }, newFlight())).toBe(true);
});

it("each account of the same person has it: by the address, and later by the former address", {
  tags: "deep",
}, async () => {
  const [ann, bob] = [newPerson("Ann"), newPerson("Bob")];
  await ok(ann, "POST /blocks", { itinerary: await post(bob, "flightaid", newFlight()) });
  const changed = { ...ann, email: `changed-${ann.email}` };
  await ok(changed, "DELETE /me");
  for (const { email } of [changed, ann]) {
    const back = { ...ann, email, sub: randomUUID() };
    expect(await finds(back, bob, newFlight())).toBe(false);
  }
});

it("two people with other addresses have nothing of each other", async () => {
  const [ann, bob] = [newPerson("Ann"), newPerson("Bob")];
  await ok(ann, "POST /blocks", { itinerary: await post(bob, "flightaid", newFlight()) });
  await ok(ann, "DELETE /me");
  const eve = newPerson("Ann");
  expect(await ok(eve, "GET /blocks")).toEqual([]);
  expect(await finds(eve, bob, newFlight())).toBe(true);
});

it("the download says by what an account is recognised after its deletion, and for how long", async () => {
  const ann = { ...newPerson("Ann"), identities: linkedTo("1234567") };
  await ok(ann, "GET /me");
  const changed = { ...ann, email: `changed-${ann.email}` };
  const { afterDeletion } = await ok(changed, "GET /me/export");
  expect(afterDeletion.days).toBe(180);
  expect(afterDeletion.knownBy).toHaveLength(3);
  expect(afterDeletion.knownBy).toEqual(
    expect.arrayContaining([
      { kind: "address" },
      { kind: "address", until: expect.any(String) },
      { kind: "provider" },
    ]),
  );
});
