/** Requests generated from the contracts. */
import { type Contract, inputIsIn, routeKey } from "@flightaides/core/contract.ts";
import { list } from "@flightaides/core/matching/contract.ts";
import { webhook } from "@flightaides/core/payment/contract.ts";
import { httpEvent } from "@flightaides/standins/http-event";
import type { PayPal } from "@flightaides/standins/paypal";
import fc from "fast-check";
import type { HttpEvent } from "../../src/http";
import { allContracts } from "../handlers";
import { type Caller, type Cast, callers, laterTrips, placeholders, type Role } from "./cast";
import { hostileText, inputOf, rarely, sometimes, type Words } from "./input";
import { type Channel, type Secret, type Step, type Telling, telling } from "./pieces";

export type Request = {
  key: string;
  caller: Caller;
  method: string;
  path: string;
  pathParameters: Record<string, string>;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: string;
  /** How the body is sent: as the content type says, or wrongly marked as Base64. */
  encoding: "as declared" | "wrong";
  /** Replaces the caller's in the token. */
  name: string | undefined;
  /** Signed as PayPal signs its webhooks. */
  signed: boolean;
  /** The pieces of a secret that the request tells. */
  told?: Told;
};

/** `key` is that of the itinerary that they are told in, if the request posts one. */
export type Told = { secret: Secret; pieces: readonly number[]; channel: Channel; key?: string };

const unknownId = "0".repeat(32);
const impossibleDates = ["2026-99-99", "0001-01-01", "0000-00-00", "9999-12-31", "2027-02-30"];
const dates = fc.oneof(fc.constantFrom("{{date}}"), fc.constantFrom(...impossibleDates));

/** Positions in a list, real and impossible. */
const cursors = fc
  .tuple(
    sometimes(dates),
    dates,
    fc.constantFrom("T12:00:00.000Z", "T99:99:99.999Z", "T............Z", "T::::::::::::Z"),
    fc.constantFrom("0", unknownId, "{{itinerary:owner}}"),
    fc.nat(9),
  )
  .map(([travelDate, date, time, id, sequence]) =>
    [...(travelDate ? [travelDate] : []), `${date}${time}`, id, sequence].join("#"),
  );

const words: Words = {
  from: { valid: ["YYZ", "YYZ", "LHR"], invalid: ["QQQ", "yyz", "YY"] },
  to: { valid: ["DXB", "DXB", "DEL"], invalid: ["YYZ", ...placeholders.emails] },
  travelDate: { valid: [placeholders.date], invalid: impossibleDates },
  flight: { valid: [placeholders.flight, "EK-242", ""], invalid: ["EK", "ek 0242a", "-", "ZZ-1"] },
  confirmedAirlines: { valid: ["ZZ"], invalid: ["zz", "EK-242"] },
  id: { valid: placeholders.itineraries, invalid: [unknownId] },
  itineraryId: { valid: placeholders.offers, invalid: [unknownId] },
  role: { valid: ["traveler", "traveler", "flightaid"] },
  orderId: { valid: placeholders.orders, invalid: ["5O190127TN364715T"] },
  phoneNumber: { valid: ["+12125550199", "(416) 555-0199"], invalid: ["0044 20 7946 0958", "?"] },
  phoneCountry: { valid: ["CA"], invalid: ["XX", "ca"] },
  term: { valid: ["toronto", "yyz", "new york", "sao paulo"], invalid: ["to", " "] },
  key: { valid: placeholders.tapKeys },
  endpoint: {
    valid: placeholders.endpoints,
    invalid: ["http://169.254.169.254/", "https://fcm.googleapis.com@evil.test/", "file:///etc"],
  },
  // The base point of the curve.
  p256dh: {
    valid: [
      "BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU",
    ],
    invalid: ["B".repeat(87), "B"],
  },
  auth: { valid: ["a".repeat(22)], invalid: ["a"] },
  publicKey: { valid: [placeholders.publicKey], invalid: ["B".repeat(87)] },
  linkId: { valid: placeholders.followLinks, invalid: [unknownId] },
  date: { valid: [placeholders.date], invalid: impossibleDates },
  seat: { valid: ["23A", "1F"], invalid: ["0A", "23", "GATE", ...placeholders.emails] },
  at: { valid: [placeholders.instant], invalid: ["1970-01-01T00:00:00Z", "tomorrow"] },
  token: { valid: [placeholders.unsubscribe], invalid: ["dWlk.c2ln", ".", "a.b.c"] },
  email: { valid: ["nobody@fuzz.example"], invalid: ["nobody@", "@"] },
  subject: { valid: ["Hello"], invalid: ["a\nb"] },
  html: {
    valid: ["<p>Hello</p>"],
    invalid: ["<a href='javascript:1'>x</a>", "<script>1</script>"],
  },
  addInfo: { valid: ["Happy to help", "Gate B22, seat 12A"] },
  text: { valid: placeholders.texts },
  thanks: { valid: placeholders.texts },
  connection: { valid: placeholders.connections, invalid: placeholders.itineraries },
  past: { valid: ["true", "false"], invalid: ["maybe"] },
  // Of the desk.
  uid: { valid: ["{{uid:stranger}}", "{{uid:declined}}"], invalid: [unknownId, "{{uid:owner}}"] },
  why: { valid: ["They called."] },
  day: { valid: ["{{today}}"], invalid: impossibleDates },
  since: { valid: ["{{today}}"], invalid: impossibleDates },
  until: { valid: ["{{today}}"], invalid: impossibleDates },
  route: { valid: ["YYZ-DXB"], invalid: ["YYZ", "YYZ-DXB-DEL"] },
  cursor: { valid: [placeholders.cursor], invalid: ["?", "{{cursor}}x", "{{cursor}}{{cursor}}"] },
};

/**
 * For each change of a connection: the connections that are in a suitable state, and the callers that
 * can make the change.
 */
const fitting: Readonly<Record<string, { whose: Role; by: Role; known?: Words }[]>> = {
  answer: [{ whose: "requested", by: "owner" }],
  withdraw: [{ whose: "before", by: "before" }],
  order: [{ whose: "before", by: "before" }],
  confirm: [{ whose: "after", by: "owner" }],
  "no-answer": [{ whose: "after", by: "after" }],
  cancel: [{ whose: "after", by: "owner" }],
  "did-not-meet": [
    { whose: "flown", by: "flown" },
    { whose: "blockedFlown", by: "blockedFlown" },
  ],
  contradict: [
    { whose: "flown", by: "owner" },
    { whose: "blockedFlown", by: "owner" },
  ],
  review: [
    { whose: "flown", by: "flown" },
    { whose: "blockedFlown", by: "blockedFlown" },
    { whose: "blockedFlown", by: "owner" },
  ],
  "airline-cancelled": [{ whose: "after", by: "after" }],
  agree: [{ whose: "flown", by: "owner" }],
  stay: [{ whose: "after", by: "after" }],
  leave: [{ whose: "moved", by: "moved" }],
  "meeting-point": [
    { whose: "after", by: "after" },
    { whose: "after", by: "owner" },
  ],
  "boarding-pass": [
    { whose: "flown", by: "flown" },
    { whose: "flown", by: "owner" },
    { whose: "blockedFlown", by: "owner" },
  ],
  taps: [
    { whose: "flown", by: "flown", known: { kind: { valid: ["met"] } } },
    { whose: "flown", by: "owner" },
  ],
  "{key}": [{ whose: "after", by: "after" }],
  "follow-links": [{ whose: "after", by: "after" }],
  "tap-mails": [{ whose: "after", by: "after" }],
  "{linkId}": [{ whose: "after", by: "after" }],
};

/** What an operator looks at and decides: what a cast begins with, and what its people have reported and contradicted since. */
const decidable: Readonly<Record<string, Words[]>> = {
  "GET /desk/cases/{id}": [
    { id: { valid: ["{{report:owner}}"] } },
    { id: { valid: ["{{listed:report}}"] } },
  ],
  "POST /desk/cases/{id}/decision": [
    { id: { valid: ["{{report:owner}}"] } },
    { id: { valid: ["{{listed:report}}"] }, decision: { valid: ["dismiss", "warn"] } },
  ],
  "GET /desk/claims/{id}": [
    { id: { valid: ["{{claim:former}}"] } },
    { id: { valid: ["{{listed:claim}}"] } },
  ],
  "POST /desk/claims/{id}/decision": [
    { id: { valid: ["{{claim:former}}"] }, decision: { valid: ["no-refund"] } },
    { id: { valid: ["{{listed:claim}}"] } },
  ],
  "GET /desk/people": [
    { uid: { valid: ["{{uid:owner}}"] } },
    { uid: { valid: ["{{uid:after}}"] } },
  ],
  "POST /desk/people/find": [{ email: { valid: ["{{email:operator}}"] } }],
  "POST /desk/people/{uid}/suspension": [{ uid: { valid: ["{{uid:declined}}"] } }],
  // A report about the owner may have led to a suspension.
  "POST /desk/people/{uid}/reinstatement": [
    { uid: { valid: ["{{uid:declined}}"] } },
    { uid: { valid: ["{{uid:owner}}"] } },
  ],
  "POST /desk/people/{uid}/offer": [{ uid: { valid: ["{{uid:declined}}"] } }],
  "GET /desk/connections/{id}": [{ id: { valid: ["{{connection:after}}"] } }],
  "POST /desk/connections/{id}/refund": [{ id: { valid: ["{{connection:moved}}"] } }],
  "POST /desk/refunds/{id}/retry": [{ id: { valid: ["{{connection:former}}"] } }],
  "POST /desk/refunds/{id}/settlement": [{ id: { valid: ["{{connection:former}}"] } }],
  "POST /desk/mails/{id}/retry": [{ id: { valid: ["{{parkedMail:1}}"] } }],
  "POST /desk/mails/{id}/drop": [{ id: { valid: ["{{parkedMail:2}}"] } }],
  "POST /desk/itineraries/{id}/retry": [{ id: { valid: ["{{itinerary:declined}}"] } }],
};

/** Ids at the desk are of another kind on each route. */
const deskIds = Object.values(decidable)
  .flat()
  .flatMap(({ id }) => id?.valid ?? []);

function fittingOf({ method, path }: Contract): { known: Words; by: Caller }[] {
  const withId = (id: string): Words => ({ id: { valid: [id] } });
  const decided = decidable[`${method} ${path}`];
  if (decided) return decided.map((known) => ({ known, by: "operator" }));
  if (path.startsWith("/blocks/"))
    return [{ known: withId("{{block:blockedFlown}}"), by: "owner" }];
  if (path === "/me/push/{id}") return [{ known: withId("{{device:after}}"), by: "after" }];
  if (path === "/appeals") return [{ known: {}, by: "declined" }];
  // Connecting again is accepted.
  if (method === "POST" && path === "/connections")
    return [
      {
        known: {
          itineraryId: { valid: ["{{itinerary:owner}}"] },
          role: { valid: ["traveler"] },
        },
        by: "before",
      },
    ];
  const ofConnection = fitting[path.split("/").at(-1) ?? ""] ?? [];
  return ofConnection.map(({ whose, by, known }) => ({
    known: { ...withId(`{{connection:${whose}}}`), ...known },
    by,
  }));
}

/** Field names with a different meaning in one domain. */
function wordsFor({ path }: Contract): Words {
  if (path.startsWith("/desk/"))
    return { ...words, id: { valid: deskIds, invalid: [unknownId, "{{itinerary:owner}}"] } };
  if (path.startsWith("/connections"))
    return { ...words, id: { valid: placeholders.connections, invalid: placeholders.itineraries } };
  if (path.startsWith("/me/push"))
    return { ...words, id: { valid: placeholders.devices, invalid: [unknownId] } };
  if (path.startsWith("/blocks/"))
    return { ...words, id: { valid: placeholders.blocks, invalid: placeholders.itineraries } };
  if (path === "/reports" || path === "/blocks")
    return { ...words, itinerary: { valid: placeholders.itineraries, invalid: [unknownId] } };
  if (path.startsWith("/follow/"))
    return {
      ...words,
      token: { valid: placeholders.followTokens, invalid: ["x", "0".repeat(22)] },
    };
  if (path === "/still-flying")
    return {
      ...words,
      token: { valid: [placeholders.answer], invalid: [placeholders.unsubscribe] },
    };
  if (path === "/appeals")
    return {
      ...words,
      token: { valid: [placeholders.appeal], invalid: [placeholders.unsubscribe] },
    };
  if (path.startsWith("/communication"))
    return { ...words, to: { valid: placeholders.emails, invalid: ["nobody@fuzz.example"] } };
  return words;
}

/** Of PayPal's webhooks, whose contract accepts anything. */
const paypalEvents = fc.record({
  id: fc.oneof(fc.uuid(), hostileText),
  event_type: fc.constantFrom(
    "CHECKOUT.ORDER.APPROVED",
    "PAYMENT.CAPTURE.COMPLETED",
    "PAYMENT.CAPTURE.REFUNDED",
    "PAYMENT.CAPTURE.REVERSED",
    "CUSTOMER.DISPUTE.CREATED",
    "__proto__",
  ),
  resource: fc.record({
    id: fc.constantFrom(...placeholders.orders, ...placeholders.captures),
    custom_id: fc.option(fc.oneof(fc.constantFrom(...placeholders.connections), hostileText), {
      nil: undefined,
    }),
    links: fc.array(
      fc.record({
        rel: fc.constantFrom("self", "up"),
        href: fc.oneof(
          fc
            .constantFrom(...placeholders.captures)
            .map((id) => `https://api.paypal.com/v2/payments/captures/${id}`),
          hostileText,
        ),
      }),
      { maxLength: 2 },
    ),
    disputed_transactions: fc.array(
      fc.record({
        seller_transaction_id: fc.oneof(fc.constantFrom(...placeholders.captures), hostileText),
      }),
      { maxLength: 2 },
    ),
  }),
});

/** Values as in a query string, where everything is text. */
function texts(value: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, one]) => one !== undefined)
      .map(([name, one]) => [name, typeof one === "string" ? one : JSON.stringify(one)]),
  );
}

/** A value, or sometimes another. */
function usually<T>(value: T, other: fc.Arbitrary<T>): fc.Arbitrary<T> {
  return rarely(fc.constant(value), other);
}

const headers = fc
  .record({
    "content-type": usually<string | undefined>(
      "application/json",
      fc.constantFrom(undefined, "text/plain", "application/x-www-form-urlencoded", "image/png"),
    ),
    authorization: usually<string | undefined>(
      undefined,
      fc.oneof(
        hostileText,
        hostileText.map((text) => `Bearer ${text}`),
        fc.constantFrom(
          `Bearer ${Buffer.from('{"alg":"none"}').toString("base64url")}.e30.`,
          `Bearer ${Buffer.from('{"alg":"RS256","kid":"__proto__"}').toString("base64url")}.e30.AA`,
          "Bearer a.b.c",
        ),
      ),
    ),
    "paypal-transmission-time": usually<string | undefined>(undefined, hostileText),
    "paypal-cert-url": usually<string | undefined>(undefined, hostileText),
    "x-odd": usually<string | undefined>(undefined, hostileText),
  })
  .map(
    (all) =>
      Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as Record<
        string,
        string
      >,
  );

const names = usually<string | undefined>(
  undefined,
  fc.oneof(
    hostileText,
    fc.nat(3).map((before) => `${"x".repeat(97 + before)}👩‍👩‍👧‍👦 Firstqzzzz`),
  ),
);

function bodyOf(value: unknown): fc.Arbitrary<string> {
  const json = JSON.stringify(value) ?? "";
  return usually(
    json,
    fc.oneof(
      fc.constant(json.slice(0, -1)),
      fc.constant(""),
      fc.constant(`{"padding":"${"x".repeat(70_000)}"}`),
      hostileText,
    ),
  );
}

/** A request on the route of a contract, as a caller. */
function anyRequest(contract: Contract, caller: Caller): fc.Arbitrary<Request> {
  const { input } = contract;
  const known = wordsFor(contract);
  const inputs =
    contract === webhook
      ? paypalEvents
      : fc.oneof(
          inputOf(input, known, "valid").map((value) => aboutOne(contract, value)),
          inputOf(input, known, "hostile"),
        );
  return requestWith(inputs, contract, caller);
}

/** A report or a block is about an itinerary or a connection, not both. */
function aboutOne({ path }: Contract, value: unknown): unknown {
  const isAboutOne = path === "/reports" || path === "/blocks";
  if (!isAboutOne || typeof value !== "object" || value === null) return value;
  return "itinerary" in value && value.itinerary !== undefined
    ? { ...value, connection: undefined }
    : value;
}

/** Requests that depend on what exists, each by a caller who can make it. */
const fittingRequests = allContracts.flatMap((contract) => {
  return fittingOf(contract).map(({ known, by }) =>
    requestWith(
      inputOf(contract.input, { ...wordsFor(contract), ...known }, "valid"),
      contract,
      by,
    ),
  );
});

function requestWith(
  inputs: fc.Arbitrary<unknown>,
  contract: Contract,
  caller: Caller,
): fc.Arbitrary<Request> {
  const { method, path } = contract;
  const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const key = routeKey(contract);
  const isQuery = inputIsIn(contract) === "query";
  const withCursor = sometimes(cursors);
  return fc
    .tuple(inputs, headers, withCursor, fc.boolean(), usually(false, fc.constant(true)), names)
    .chain(([value, sentHeaders, cursor, signed, wrong, name]) => {
      const fields = typeof value === "object" && value !== null ? value : {};
      const all = texts(fields);
      const query = Object.fromEntries(
        Object.entries(all).filter(([name]) => isQuery && !parameters.includes(name)),
      );
      // The cursor is encoded once its placeholders are filled.
      if (cursor !== undefined && contract === list) query.cursor = cursor;
      return bodyOf(isQuery ? undefined : value).map((body) => ({
        key,
        caller,
        method,
        path,
        pathParameters: Object.fromEntries(
          parameters.map((name) => [name, all[name] ?? unknownId]),
        ),
        query,
        headers: sentHeaders,
        body,
        encoding: wrong ? ("wrong" as const) : ("as declared" as const),
        name,
        signed,
      }));
    });
}

/** A request on no route. */
function requestElsewhere(caller: Caller): fc.Arbitrary<Request> {
  return fc
    .tuple(fc.constantFrom("GET", "PUT", "OPTIONS", "T R A C E"), hostileText, headers)
    .map(([method, path, sentHeaders]) => ({
      key: "$default",
      caller,
      method,
      path: `/${path}`,
      pathParameters: {},
      query: {},
      headers: sentHeaders,
      body: "",
      encoding: "as declared",
      name: undefined,
      signed: false,
    }));
}

export const routes: readonly string[] = [...allContracts.map(routeKey), "$default"];

/** Who tells contact data in pieces, to whom, and where. The connection is not paid. */
const tellers: {
  writer: Role;
  reader: Role;
  connection: Role;
  edited: string;
  channels: Channel[];
}[] = [
  {
    writer: "owner",
    reader: "requested",
    connection: "requested",
    edited: "asked",
    channels: ["message", "message", "answer", "posting", "edit"],
  },
  {
    writer: "owner",
    reader: "before",
    connection: "before",
    edited: "owner",
    channels: ["message", "message", "posting", "edit"],
  },
  ...(["requested", "before"] as const).map((writer) => ({
    writer,
    reader: "owner" as const,
    connection: writer,
    edited: writer,
    // Those of the owner's two secrets would stand between each other.
    channels: ["message", "message", "posting", "edit", "flights"] satisfies Channel[],
  })),
];

const placesOfSession = 1000;

/** Requests in their order, each with its place among the others, below {@link placesOfSession}. */
type Placed = { at: number; requests: Request[] }[];

const tellings: fc.Arbitrary<Placed> = fc
  .tuple(
    ...tellers.map((teller, index) =>
      telling(`secret${index}`, teller.writer, teller.channels).chain((told) =>
        fc
          .array(fc.nat(placesOfSession - 1), {
            minLength: told.steps.length,
            maxLength: told.steps.length,
          })
          .chain((places) =>
            fc
              .array(fc.uuid(), { minLength: places.length, maxLength: places.length })
              .map((keys) =>
                placed(
                  teller,
                  index,
                  told,
                  places.toSorted((a, b) => a - b),
                  keys,
                ),
              ),
          ),
      ),
    ),
  )
  .map((all) => all.flat());

function placed(
  teller: (typeof tellers)[number],
  index: number,
  { secret, steps }: Telling,
  places: readonly number[],
  keys: readonly string[],
): Placed {
  return steps.map((step, at) => ({
    at: places[at] ?? 0,
    requests: toldAndRead(teller, secret, step, {
      // Of as many trips as there are dates.
      trip: 1 + ((index * Math.floor(laterTrips / tellers.length) + at) % laterTrips),
      key: keys[at] ?? "",
    }),
  }));
}

/** The request that tells a piece, and those by which its reader gets to see it. */
function toldAndRead(
  { writer, reader, connection, edited }: (typeof tellers)[number],
  secret: Secret,
  { channel, texts, pieces }: Step,
  { trip, key }: { trip: number; key: string },
): Request[] {
  const id = `{{connection:${connection}}}`;
  const posted = `${secret.id}trip${trip}`;
  const isPosted = channel === "posting" || channel === "flights";
  const itinerary = isPosted ? `{{posted:${posted}}}` : `{{itinerary:${edited}}}`;
  const [text = ""] = texts;
  // Of an airline that there is, or of one that nobody knows.
  const airline = trip % 2 === 0 ? "AC" : "ZZ";
  const flights =
    channel === "flights" ? texts.map((flight) => `${airline}-${flight}`) : [`EK-${trip}`];
  const route = ["YYZ", "DXB", "BOM"];
  const posting = {
    type: writer === "owner" ? "flightaid" : "traveler",
    itinerary: flights.map((flight, index) => ({
      from: route[index],
      to: route[index + 1],
      travelDate: `{{later:${trip}}}`,
      flight,
    })),
    confirmedAirlines: ["ZZ"],
    traveler: { phoneNumber: `{{phone:${writer}}}` },
    ...(channel === "posting" && { addInfo: text }),
  };
  const [path, parameter, body] = {
    message: ["POST /connections/{id}/messages", id, { text, key }] as const,
    answer: ["POST /connections/{id}/answer", id, { accept: true, text }] as const,
    posting: ["POST /flightAid", "", posting] as const,
    flights: ["POST /flightAid", "", posting] as const,
    edit: ["PATCH /flightAid/{id}", itinerary, { addInfo: text }] as const,
  }[channel];
  const told = { secret, pieces, channel, ...(isPosted && { key: posted }) };
  return [
    { ...plainRequest(writer, path, parameter, body), ...(pieces.length > 0 && { told }) },
    isPosted || channel === "edit"
      ? plainRequest(reader, "GET /flightAid/{id}", itinerary)
      : plainRequest(reader, "GET /connections/{id}/messages", id),
    plainRequest(reader, "GET /connections/{id}", id),
  ];
}

/** A request as a page sends it. */
function plainRequest(caller: Caller, key: string, id: string, body?: object): Request {
  const [method = "", path = ""] = key.split(" ");
  return {
    key,
    caller,
    method,
    path,
    pathParameters: id ? { id } : {},
    query: {},
    headers: { "content-type": "application/json" },
    body: body ? JSON.stringify(body) : "",
    encoding: "as declared",
    name: undefined,
    signed: false,
  };
}

/**
 * A request on each route as each caller and the fitting changes of connections, in any order. In
 * three of four sessions, requests that end connections follow the other requests, then deletions,
 * and deletions of accounts come last. Between those that end nothing, users tell contact data in pieces.
 */
export const session: fc.Arbitrary<Request[]> = fc
  .tuple(
    tellings,
    fc.nat(3).map((chance) => chance > 0),
    ...callers.flatMap((caller) => [
      ...allContracts.map((contract) => anyRequest(contract, caller)),
      requestElsewhere(caller),
    ]),
    ...fittingRequests,
  )
  .chain(([told, stay, ...requests]) => {
    const fitting = new Set(requests.slice(-fittingRequests.length));
    // Of those that remove equally much, the fitting ones come first: the others would take their records away.
    const rank = (one: Request) => 2 * destruction(one) + Number(!fitting.has(one));
    return fc.shuffledSubarray(requests, { minLength: requests.length }).map((all) => {
      const sorted = stay ? all.toSorted((a, b) => rank(a) - rank(b)) : all;
      const ending = stay ? sorted.findIndex((one) => destruction(one) > 0) : sorted.length;
      return withPlaced(sorted, ending, told);
    });
  });

/** The requests with those that have places among the first of them. */
function withPlaced(requests: readonly Request[], first: number, all: Placed): Request[] {
  const at = (index: number) =>
    all.filter((one) => Math.floor((one.at * first) / placesOfSession) === index);
  return requests.flatMap((request, index) => [
    ...at(index).flatMap((one) => one.requests),
    request,
  ]);
}

/** The rank of a request by how much data it removes that other requests need. */
function destruction({ key, method }: Request): number {
  if (key === "DELETE /me") return 3;
  // Suspensions are lifted after they were made, and refunds are settled after they were tried again.
  if (/^POST \/desk\/.*\/(reinstatement|settlement)$/.test(key)) return 2;
  if (/^POST \/desk\/.*\/(decision|suspension|refund)$/.test(key)) return 1.5;
  // What they take out of a list is looked at before.
  if (/^POST \/desk\/.*\/(retry|drop)$/.test(key)) return 1;
  if (method === "DELETE") return 2;
  const ends = ["POST /blocks", "PATCH /flightAid/{id}", "POST /webhooks/paypal"];
  return ends.includes(key) || /\/(cancel|withdraw|agree|leave)$/.test(key) ? 1 : 0;
}

/** The event of a request, with the records of a cast. */
export function eventOf(request: Request, cast: Cast, paypal: PayPal): HttpEvent {
  const { key, caller, method, path, signed, encoding, name } = request;
  const claims = cast.claimsOf(caller);
  const refusedToken = cast.refusedTokenOf(caller);
  const filled = (values: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, cast.fill(value, caller)]),
    );
  const pathParameters = filled(request.pathParameters);
  const query = filled(request.query);
  if (query.cursor?.includes("#")) query.cursor = Buffer.from(query.cursor).toString("base64url");
  const body = cast.fill(request.body, caller);
  const isWebhook = key === routeKey(webhook);
  const event = httpEvent({
    routeKey: key,
    method,
    path: path.replace(/\{(\w+)\}/g, (_, name: string) => pathParameters[name] ?? ""),
    query: new URLSearchParams(query).toString(),
    headers: {
      ...request.headers,
      ...(refusedToken && { authorization: `Bearer ${refusedToken}` }),
      ...(isWebhook && signed && paypal.sign(body)),
    },
    body,
    pathParameters,
    claims: claims && { ...claims, ...(name !== undefined && { name }) },
  });
  // A query string cannot contain half of a surrogate pair, an event can.
  if (Object.keys(query).length > 0) event.queryStringParameters = query;
  if (encoding === "wrong") event.isBase64Encoded = !event.isBase64Encoded;
  return event;
}
