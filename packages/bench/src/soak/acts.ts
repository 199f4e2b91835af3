/** What people do in the soak, as data: each act with what its acknowledgement promises, and the stories that consist of acts. */
import { today } from "@flightaides/core/airport";
import { addDays } from "@flightaides/core/trip/calendar.ts";
import { agreementVersion } from "@flightaides/core/user/agreement-versions.ts";
import type { Person } from "./person";
import type { Seen } from "./seen";

export type Role = "traveler" | "flightaid";
export const roles = ["traveler", "flightaid"] as const satisfies Role[];

export type ActName =
  | "signs up"
  | "agrees"
  | "posts"
  | "posts to be asked"
  | "searches"
  | "looks around"
  | "connects"
  | "accepts"
  | "writes"
  | "orders"
  | "approves"
  | "approves with a bad card"
  | "pays"
  | "is declined"
  | "confirms"
  | "sets the meeting point"
  | "taps"
  | "takes the tap back"
  | "edits the note"
  | "moves the trip"
  | "withdraws"
  | "cancels"
  | "removes the trip"
  | "deletes the account";

/** Two people on one flight. */
export type Story = {
  name: string;
  people: Record<Role, Person>;
  trip: Trip;
  /** What the answers have told. */
  itineraries: Partial<Record<Role, string>>;
  connection: string;
  orderId: string;
  tapKey: string;
};
type Trip = { from: string; to: string; travelDate: string; flight: string };

/** A story before its beginning. */
export function newStory(name: string, people: Story["people"], trip: Trip): Story {
  return { name, people, trip, itineraries: {}, connection: "", orderId: "", tapKey: "" };
}

/** Who does it, to whom. `key` is unique to what is done, and the same when it is sent again. */
export type Deed = { role: Role; me: Person; them: Person; story: Story; key: string };

export type Act = {
  /** Keeps in the story what the answer tells. */
  send(deed: Deed): Promise<Response>;
  /** The status of its success, where that is none of 2xx. */
  success?: number;
  /** Statuses that say, when it is sent again after a lost answer, that it is done. */
  done?: readonly number[];
  /** How many times its effect is there at the end: once. Without it an act only reads. */
  effects?(seen: Seen, deed: Deed): number;
  /** Later acts after which the effect need not be there, by the same person or by either. */
  until?: Partial<Record<"me" | "either", readonly ActName[]>>;
  /** The kinds of the mails that it owes. */
  owes?: Partial<Record<"me" | "them", readonly string[]>>;
};

/** Acts that end a connection. */
export const endings: readonly ActName[] = [
  "moves the trip",
  "withdraws",
  "cancels",
  "removes the trip",
  "deletes the account",
];

/** Later acts, by either or by its reader, after which a mail that waits is not sent any more: it would say what is no longer so. */
type MailEnds = { either?: readonly ActName[]; reader?: readonly ActName[] };
export const mailEnds: Readonly<Record<string, MailEnds>> = {
  registered: { reader: ["removes the trip"] },
  connect: { either: ["accepts", "approves", ...endings] },
  accepted: { either: ["approves", ...endings] },
  // Hold the contact data of the other. Without it, the first is still a receipt.
  paid: { either: ["deletes the account"] },
  connected: { either: endings },
  // Whoever writes has read what the other wrote.
  "new-message": { either: endings, reader: ["writes"] },
};

const legOf = ({ trip }: Story) => ({ sequence: 1, ...trip });
const ofConnection = ({ connection: id }: Story) => ({ path: { id } });
const ofTrip = ({ itineraries }: Story, role: Role) => ({ path: { id: itineraries[role] ?? "" } });
const noteOf = (key: string) => `Happy to talk about gardens. ${key}`;

function posting(connect?: "ask"): Act {
  return {
    async send({ me, role, story }) {
      const { phoneNumber } = me;
      const { data, response } = await me.api.POST("/flightAid", {
        body: {
          type: role,
          itinerary: [legOf(story)],
          traveler: { phoneNumber },
          ...(connect && { connect }),
        },
      });
      if (data) story.itineraries[role] = data.id;
      return response;
    },
    effects: ({ mine }) => mine?.itineraries.length ?? 0,
    until: { me: ["removes the trip"] },
    owes: { me: ["registered"] },
  };
}

function approving(choice: "paid" | "declined", effects?: Act["effects"]): Act {
  return {
    send: ({ me: { payPalUrl }, story: { orderId: token } }) =>
      fetch(`${payPalUrl}/checkoutnow`, {
        method: "POST",
        body: new URLSearchParams({ token, choice }),
      }),
    ...(effects && { effects }),
  };
}

export const acts: Record<ActName, Act> = {
  "signs up": {
    send: ({ me }) => me.signUp(),
    effects: ({ mine }, { me }) => Number(mine?.profile.email === me.email),
  },
  agrees: {
    send: async ({ me }) => (await me.api.PATCH("/me", { body: { agreementVersion } })).response,
    effects: ({ mine }) => Number(mine?.profile.agreement?.version === agreementVersion),
  },
  posts: posting(),
  "posts to be asked": posting("ask"),
  searches: {
    async send({ me, role, story }) {
      const type = role === "traveler" ? "flightaid" : "traveler";
      const { data, response } = await me.api.POST("/flightAid/searchItin", {
        body: { searchType: "PROXIMAL", type, itinerary: [legOf(story)] },
      });
      if (data && !data.some(({ id }) => id === story.itineraries[type]))
        throw new Error("The search does not find a trip whose posting was acknowledged.");
      return response;
    },
  },
  "looks around": {
    send: async ({ me }) =>
      (await me.api.GET("/flightAid", { params: { query: { limit: 20 } } })).response,
  },
  connects: {
    async send({ me, role, story }) {
      const other = role === "traveler" ? "flightaid" : "traveler";
      const { data, response } = await me.api.POST("/connections", {
        body: { itineraryId: story.itineraries[other] ?? "", role },
      });
      if (data) story.connection = data.id;
      return response;
    },
    effects: ({ mine }) => mine?.connections.length ?? 0,
    owes: { them: ["connect"] },
  },
  accepts: {
    send: async ({ me, story }) =>
      (
        await me.api.POST("/connections/{id}/answer", {
          params: ofConnection(story),
          body: { accept: true },
        })
      ).response,
    effects: ({ mine }) => Number(mine?.connection?.state !== "requested"),
    owes: { them: ["accepted"] },
  },
  writes: {
    send: async ({ me, story, key }) =>
      (
        await me.api.POST("/connections/{id}/messages", {
          params: ofConnection(story),
          body: { key, text: noteOf(key) },
        })
      ).response,
    effects: ({ mine }, { key }) =>
      mine?.messages.filter((one) => one.mine && one.text === noteOf(key)).length ?? 0,
    // When one of them leaves, what both have written is masked for good.
    until: { either: ["deletes the account"] },
    owes: { them: ["new-message"] },
  },
  orders: {
    async send({ me, story }) {
      const params = ofConnection(story);
      // As the page does, so that what it shows is what is ordered.
      const { data: shown, response: page } = await me.api.GET("/connections/{id}", { params });
      if (!shown) return page;
      const { trips, cancelRefund } = shown;
      const { data, response } = await me.api.POST("/connections/{id}/order", {
        params,
        body: { trips, cancelRefund },
      });
      if (data) story.orderId = data.orderId;
      return response;
    },
    effects: ({ orders }, { story }) => orders.filter((id) => id === story.orderId).length,
  },
  // Whoever has approved is charged and connected, also when the window is closed then.
  approves: approving("paid", ({ captures }) => captures.length),
  "approves with a bad card": approving("declined"),
  pays: {
    send: async ({ me, story }) =>
      (
        await me.api.POST("/connections/{id}/capture", {
          params: ofConnection(story),
          body: { orderId: story.orderId },
        })
      ).response,
    effects: ({ mine, captures }) =>
      captures.filter((id) => id === mine?.connection?.receipt?.captureId).length,
    owes: { me: ["paid"], them: ["connected"] },
  },
  "is declined": {
    send: (deed) => acts.pays.send(deed),
    success: 402,
  },
  confirms: {
    send: async ({ me, story }) =>
      (await me.api.POST("/connections/{id}/confirm", { params: ofConnection(story) })).response,
    effects: ({ mine }) => Number(mine?.connection?.confirmedAt !== undefined),
    until: { either: endings },
  },
  "sets the meeting point": {
    send: async ({ me, story, key }) =>
      (
        await me.api.PUT("/connections/{id}/meeting-point", {
          params: ofConnection(story),
          body: { text: noteOf(key) },
        })
      ).response,
    effects: ({ mine }, { key }) =>
      Number(mine?.connection?.journey?.meetingPoint?.text === noteOf(key)),
    until: { either: endings },
  },
  taps: {
    async send({ me, story, key }) {
      story.tapKey = key;
      const at = new Date().toISOString();
      const { response } = await me.api.POST("/connections/{id}/taps", {
        params: ofConnection(story),
        body: { key, kind: "met", leg: 1, at },
      });
      return response;
    },
    effects: ({ mine }) => met(mine),
    until: { me: ["takes the tap back"], either: endings },
  },
  "takes the tap back": {
    send: async ({ me, story }) =>
      (
        await me.api.DELETE("/connections/{id}/taps/{key}", {
          params: { path: { id: story.connection, key: story.tapKey } },
        })
      ).response,
    effects: ({ mine }) => 1 - met(mine),
    until: { either: endings },
  },
  "edits the note": {
    send: async ({ me, role, story, key }) =>
      (
        await me.api.PATCH("/flightAid/{id}", {
          params: ofTrip(story, role),
          body: { addInfo: noteOf(key) },
        })
      ).response,
    effects: ({ mine }, { key }) =>
      mine?.itineraries.filter(({ addInfo }) => addInfo === noteOf(key)).length ?? 0,
    until: { me: ["removes the trip"] },
  },
  "moves the trip": {
    send: async ({ me, role, story }) =>
      (
        await me.api.PATCH("/flightAid/{id}", {
          params: ofTrip(story, role),
          body: { itinerary: [{ ...legOf(story), travelDate: movedDate(story) }] },
        })
      ).response,
    // The two no longer match, so the money goes back.
    effects: ({ mine, refunds }, { story }) =>
      mine?.itineraries[0]?.itinerary[0]?.travelDate === movedDate(story) ? refunds.length : 0,
    owes: { them: ["refunded"] },
  },
  withdraws: {
    send: async ({ me, story }) =>
      (await me.api.POST("/connections/{id}/withdraw", { params: ofConnection(story) })).response,
    effects: ({ mine }) => Number(mine?.connection?.state === "withdrawn"),
    owes: { them: ["ended"] },
  },
  cancels: {
    send: async ({ me, role, story }) =>
      (
        await me.api.POST("/connections/{id}/cancel", {
          params: ofConnection(story),
          body: { reason: role === "flightaid" ? "cannot-fly" : "other" },
        })
      ).response,
    effects: ({ mine, refunds }) => (mine?.connection?.state === "refunded" ? refunds.length : 0),
    owes: { them: ["refunded"] },
  },
  "removes the trip": {
    send: async ({ me, role, story }) =>
      (await me.api.DELETE("/flightAid/{id}", { params: ofTrip(story, role) })).response,
    done: [404],
    effects: ({ mine }) => Number(mine?.itineraries.length === 0),
    owes: { them: ["ended"] },
  },
  "deletes the account": {
    async send({ me }) {
      const signedIn = await me.signIn();
      return signedIn.ok ? (await me.api.DELETE("/me")).response : signedIn;
    },
    done: [401],
    // After a payment, the money goes back.
    effects: ({ mine, leftovers, captures, refunds }) =>
      mine === undefined && leftovers === 0 ? 1 + refunds.length - captures.length : 0,
    owes: { them: ["refunded"] },
  },
};

function met(mine: Seen["mine"]): number {
  const steps = mine?.connection?.journey?.steps ?? [];
  return steps.filter(({ kind, tap }) => kind === "met" && tap).length;
}

function movedDate({ trip: { travelDate } }: Story): string {
  return addDays(travelDate, 30);
}

export type StoryStep = `${Role} ${ActName}`;

const arrive: readonly StoryStep[] = [
  "flightaid signs up",
  "traveler signs up",
  "flightaid agrees",
  "traveler agrees",
];
const meet: readonly StoryStep[] = [
  ...arrive,
  "flightaid posts",
  "traveler posts",
  "traveler looks around",
  "traveler searches",
  "traveler connects",
];
const pay: readonly StoryStep[] = ["traveler orders", "traveler approves", "traveler pays"];

/** Told in turn, each by two new people on their own route. */
export const stories: Readonly<Record<string, readonly StoryStep[]>> = {
  "a trip": [
    ...meet,
    "traveler writes",
    "flightaid writes",
    ...pay,
    "flightaid confirms",
    "traveler sets the meeting point",
    "flightaid taps",
    "traveler looks around",
  ],
  "asked first, and a tap by mistake": [
    ...arrive,
    "flightaid posts to be asked",
    "traveler posts",
    "flightaid searches",
    "traveler connects",
    "traveler writes",
    "flightaid accepts",
    ...pay,
    "flightaid writes",
    "traveler taps",
    "traveler takes the tap back",
  ],
  "a window closed too early": [...meet, "traveler orders", "traveler approves"],
  "a card that is declined": [
    ...meet,
    "traveler orders",
    "traveler approves with a bad card",
    "traveler is declined",
    "traveler approves",
    "traveler pays",
    "flightaid edits the note",
  ],
  "the flightaid cannot fly": [...meet, ...pay, "traveler writes", "flightaid cancels"],
  "the traveler cancels": [...meet, "flightaid writes", ...pay, "traveler cancels"],
  "another day": [...meet, ...pay, "flightaid moves the trip"],
  "nothing comes of it": [
    ...meet,
    "traveler edits the note",
    "traveler writes",
    "traveler withdraws",
  ],
  "a trip that is taken down": [...meet, "traveler writes", "flightaid removes the trip"],
  "an account that is deleted": [
    ...meet,
    ...pay,
    "traveler writes",
    "flightaid deletes the account",
  ],
};

/** Further apart than 100 km, so that no two routes match. */
const airports =
  "AMS ARN ATH ATQ BCN BKK BLR BOM BOS CAI CDG CMB CPH DEL DOH DUB DXB EZE FCO FRA GRU HEL HKG ICN IST JFK JNB KUL LAX LHR LIS MAD MAN MEX MNL NBO NRT OSL PEK PER SCL SEA SFO SIN SYD VIE WAW YUL YVR YYC YYZ ZRH".split(
    " ",
  );
/** Hours of the day at an airport after which no trip of the next day begins there, so that no date passes meanwhile. */
const lastHour = 20;

/** The trip of the n-th story: its own route, tomorrow at its origin. */
export function tripOf(index: number, now: Date): Trip {
  const tomorrow = (from: string) => addDays(today(from, now), 1);
  const later = new Date(now.getTime() + (24 - lastHour) * 3_600_000);
  const origins = airports.filter((from) => today(from, now) === today(from, later));
  const from = origins[index % origins.length] ?? "";
  const others = airports.filter((one) => one !== from);
  const round = Math.floor(index / origins.length);
  const to = others[round];
  if (!to) throw new Error("There are more stories than routes.");
  return { from, to, travelDate: tomorrow(from), flight: `EK-${1 + (index % 9999)}` };
}
