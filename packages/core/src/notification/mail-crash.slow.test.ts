/**
 * Fault injection between a posting and its mails: each call to AWS in turn fails, loses its response, or is the last one of a
 * process that crashes. Then users retry and the schedule runs. Every mail must be sent, and none twice.
 *
 * @module-tag deep
 */

import type { AuthUser } from "@flightaides/core/actor.ts";
import { Connection } from "@flightaides/core/connection";
import type { IndexName } from "@flightaides/core/db/table.ts";
import { Matching } from "@flightaides/core/matching";
import { Notification } from "@flightaides/core/notification";
import { Outbox } from "@flightaides/core/outbox";
import { type Ses, start as startSes } from "@flightaides/standins/ses";
import {
  type Call,
  type Fault,
  type Plan,
  type Schedule,
  schedulesOf,
  startFaultProxy,
} from "@flightaides/standins/test/fault-proxy.ts";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { virtualClock } from "../../test/clock";
import { pay, removeConnection } from "../../test/connection";
import { beginningOf, mailsOf } from "../../test/inbox";
import { create, dropMatchJob, type Trip } from "../../test/itinerary";
import { person } from "../../test/user";

// Small, so that the second match goes into a digest.
vi.mock("@flightaides/core/usage-limits.ts", async (original) => {
  const { limits, ...rest } = await original<typeof import("@flightaides/core/usage-limits.ts")>();
  return { ...rest, limits: { ...limits, matchesAtOnce: 1 } };
});

vi.mock("@flightaides/core/db/table.ts");

const door = startFaultProxy();
const clock = virtualClock();
let ses: Ses;

const dynamoUrl = process.env.AWS_ENDPOINT_URL_DYNAMODB ?? "";

beforeAll(async () => {
  ses = await startSes({
    port: 0,
    verifiedSenders: ["hello@flightaides.test"],
    configurationSets: ["flightaides-test"],
    sendRate: 1000,
  });
  // Read by the clients with their first request. SDK retries are off, so that each fault reaches the product.
  process.env.AWS_ENDPOINT_URL_DYNAMODB = await door.urlOf(dynamoUrl);
  process.env.AWS_ENDPOINT_URL_SESV2 = await door.urlOf(ses.url);
  process.env.AWS_MAX_ATTEMPTS = "1";
});
afterAll(async () => {
  await door.stop();
  await ses.stop();
});

type Story = {
  /** What happens before, without a fault. */
  prepare?(people: People, route: Route): Promise<void>;
  /** What the users do, retries included. Runs with the fault armed. */
  play(people: People, route: Route): Promise<void>;
  /** Days on which the schedule runs. */
  days?: number;
  /** After its beginning the schedule takes the steps of connections too. */
  steps?: true;
  /** The operations that meet a fault; all by default. */
  operations?: RegExp;
  /** Sends that SES refuses before the first that it accepts. None by default. */
  refused?: number;
  /** The mails that Ann, Bob and Cem must get: the subject, and for match mail the initial of each match. */
  expected: Readonly<Record<keyof People, string[]>>;
};
type People = { ann: AuthUser; bob: AuthUser; cem: AuthUser };
type Route = { from: string; to: string; flight: string };

const registered = "successfully registered";
/** Seconds from a posting to the day before which its owner is asked: seven days before a flight in twenty. */
const untilAsked = 14 * 86_400;
let lastConnection: string | undefined;
const stories: Record<string, Story> = {
  "registration and match": {
    async play({ ann, bob }, route) {
      await register(ann, { ...route, type: "traveler" });
      await register(bob, { ...route, type: "flightaid" });
    },
    expected: { ann: [registered, "Match Found B"], bob: [registered, "Match Found A"], cem: [] },
  },
  "a posting with more matches than are told at once": {
    async prepare({ bob, cem }, route) {
      for (const one of [bob, cem]) {
        await register(one, { ...route, type: "flightaid" });
        clock.pass(1);
      }
      await schedule();
    },
    async play({ ann }, route) {
      await register(ann, { ...route, type: "traveler" });
    },
    // The digests are sent on the second day.
    days: 2,
    // Its reads are mostly those of the first story.
    operations: /Put|Update|Delete|TransactWrite|BatchGet|outbound-emails/,
    expected: {
      ann: [registered, "Match Found C", "Match Found B"],
      bob: [registered, "Match Found A"],
      cem: [registered, "Match Found A"],
    },
  },
  "a mail that SES rejects, parked, and unparked by an operator": {
    async play({ ann }, route) {
      ses.refuse(1, { status: 400, code: "MessageRejected", message: "Not verified" });
      await register(ann, { ...route, type: "traveler" });
      await schedule();
      ses.refuse(0);
      await untilDone(async () => {
        for (const { uid, key } of await Outbox.parked())
          await Outbox.unpark({ uid, key }, clock.now());
      });
    },
    refused: 1,
    expected: { ann: [registered], bob: [], cem: [] },
  },
  "the question about a posting": {
    async prepare({ ann }, route) {
      await register(ann, { ...route, type: "traveler" });
      await schedule();
    },
    async play() {
      clock.pass(untilAsked);
    },
    expected: { ann: [registered, "Still flying"], bob: [], cem: [] },
  },
  "the question about a paid connection, of which the posting’s is dropped": {
    steps: true,
    async prepare({ ann, bob }, route) {
      // That of the story before has further steps.
      if (lastConnection) await removeConnection(lastConnection);
      const now = clock.now();
      const asked = await create(ann, { ...route, type: "traveler" }, now);
      const trip: Trip = { ...route, type: "flightaid", connect: "open" };
      const offered = await create(bob, trip, now);
      for (const { itinerary } of [asked, offered]) await dropMatchJob(itinerary.id);
      const { connection } = await Connection.open(
        ann,
        { itineraryId: offered.itinerary.id, role: "traveler" },
        now,
      );
      await pay(connection.id, now);
      lastConnection = connection.id;
      await schedule();
    },
    async play() {
      clock.pass(untilAsked);
    },
    expected: {
      ann: [registered, "Payment Successful B", "Still flying"],
      bob: [registered, "Connected Successfully A", "Still flying"],
      cem: [],
    },
  },
};

/** A user's request with two retries, each in a new process. */
async function untilDone<Result>(act: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await act();
    } catch (error) {
      if (attempt === 3) throw error;
      door.restart();
    }
  }
}

/** Posts an itinerary and sends its mails, as the function does: mails that fail are left to the schedule. */
async function register(owner: AuthUser, trip: Trip): Promise<void> {
  const { mails } = await untilDone(() => create(owner, trip, clock.now()));
  for (const ref of mails) await Notification.sendNow(ref, clock).catch(() => undefined);
}

/** Runs the schedule every two minutes until nothing is due in the next two hours. Digests are due a day later. */
async function schedule({ steps }: Pick<Story, "steps"> = {}): Promise<void> {
  for (let run = 1; run <= 12; run++) {
    clock.pass(120);
    try {
      await (steps ? takeSteps() : Notification.run({ clock }));
      const later = new Date(clock.now().getTime() + 2 * 3_600_000);
      const left = [
        ...(await Outbox.due(later, 1)),
        ...(await Matching.pendingMatchJobs(later, 1)),
        ...(steps ? await Connection.due("step", later) : []),
      ];
      if (left.length === 0) return;
    } catch {
      // A failed run raises the alarm; the next run continues.
      door.restart();
    }
  }
  throw new Error("Something is due after 12 runs");
}

/** Takes the steps of connections, and sends what is due one after the other, so that each run makes the same calls in the same order. */
async function takeSteps(): Promise<void> {
  const { failures } = await Connection.runSteps({ clock });
  if (failures.length > 0) throw failures[0];
  for (const { uid, key } of await Outbox.due(clock.now(), 100))
    await Notification.sendNow({ uid, key }, clock);
}

const hubs =
  "YYZ DXB LHR SIN JFK LAX SYD GRU JNB DEL HND CAI MEX DOH AKL BOM SCL NBO KEF HEL ATH LIS ICN YVR".split(
    " ",
  );
let routes = 0;

/** Airports and a flight that no other story uses, so that there are no other matches. */
function nextRoute(): Route {
  const from = routes % hubs.length;
  const to = (from + 1 + Math.floor(routes / hubs.length)) % hubs.length;
  routes++;
  return { from: hubs[from] ?? "", to: hubs[to] ?? "", flight: `EK-${routes}` };
}

/** Seconds. A story takes hours, and trips that are posted on different days fly on different days. */
function untilNoon(): number {
  const seconds = Math.floor(clock.now().getTime() / 1000) % 86_400;
  return (86_400 + 43_200 - seconds) % 86_400;
}

/** Of the story before. */
let earlier: AuthUser[] = [];

type Outcome = { calls: readonly Call[]; mails: Record<keyof People, string[]> };

async function play(story: Story, plans: readonly Plan[]): Promise<Outcome> {
  const { prepare, play, days = 1 } = story;
  await door.idle();
  door.plan([]);
  ses.refuse(0);
  // Their postings are asked about in this story otherwise.
  for (const { uid } of earlier) await Outbox.withdraw(uid, ["still-flying-posting"], "");
  clock.pass(untilNoon());
  const ann = await person("Ann Kowalski", clock.now());
  const bob = await person("Bob Marsh", clock.now());
  const cem = await person("Cem Tok", clock.now());
  const people = { ann, bob, cem };
  earlier = [ann, bob, cem];
  const route = nextRoute();
  await prepare?.(people, route);
  door.plan(plans);
  await play(people, route);
  for (let day = 1; day <= days; day++) {
    if (day > 1) clock.pass(86_400);
    await schedule(story);
  }
  return {
    calls: door.calls(),
    mails: { ann: received(ann), bob: received(bob), cem: received(cem) },
  };
}

/** The mails of a user, one entry for each match in a mail. */
function received({ email }: AuthUser): string[] {
  return mailsOf(ses, email).flatMap(({ subject, body }) => {
    const kind = beginningOf(subject)
      .replace(/ ?\b[A-Z]{3}-[A-Z]{3}\b ?/, "")
      .replace(/^(Still flying) .*/, "$1");
    const names = [...(body.text ?? "").matchAll(/^Name: (.)/gm)].map(([, initial]) => initial);
    return names.length > 0 ? names.map((initial) => `${kind} ${initial}`) : [kind];
  });
}

/** Indexes of which one step queries several partitions side by side. */
const spread: readonly IndexName[] = ["due", "cell-by-date"];
const spreadQuery = new RegExp(`"IndexName":"(${spread.join("|")})"`);

/** The faults of each call, but only of the first of queries that one step sends side by side. */
function schedules(calls: readonly Call[], operations = /./): Schedule[] {
  const index = calls.map(({ body }) => spreadQuery.exec(body)?.[1]);
  return schedulesOf(calls).filter(({ number }) => {
    const at = number - 1;
    return (
      (!index[at] || index[at] !== index[at - 1]) && operations.test(calls[at]?.operation ?? "")
    );
  });
}

/** Number of mails that SES accepted and that are not marked as sent: only these may be sent twice (docs/decisions/0008-mail.md). */
function unmarkedSends(calls: readonly Call[], number: number, fault: Fault): number {
  const isSend = ({ operation, effective }: Call) =>
    operation.includes("outbound-emails") && effective;
  const isMark = ({ body, effective }: Call) => body.includes('"messageId"') && effective;
  const hit = calls[number - 1];
  if (fault === "loses its answer") return hit && isSend(hit) ? 1 : 0;
  if (fault === "fails") return 0;
  const beforeCrash = calls.slice(0, number);
  return beforeCrash.filter(isSend).length - beforeCrash.filter(isMark).length;
}

/** The response to the first mail that SES accepts is lost: the mail is sent again, as documented. */
function acceptedUnheard({ refused = 0 }: Story): Plan[] {
  const operation = /outbound-emails/;
  const passes: Plan[] = Array.from({ length: refused }, () => ({
    operation,
    fault: { delay: 0 },
  }));
  return [...passes, { operation, fault: "loses its answer" }];
}

describe.each(Object.entries(stories))("%s", (_, story) => {
  test("each call meets each fault", { timeout: 600_000 }, async () => {
    const { calls, mails } = await play(story, []);
    expect(sorted(mails)).toEqual(sorted(story.expected));
    let played = 0;
    let twice = 0;
    for (const { number, fault } of schedules(calls, story.operations)) {
      const outcome = await play(story, [{ at: number, fault }]);
      const label = `${fault}: call ${number}, ${outcome.calls[number - 1]?.operation}`;
      const [expected, got] = [flat(story.expected), flat(outcome.mails)];
      const missing = expected.filter((mail) => !got.includes(mail));
      expect(missing, label).toEqual([]);
      const more = got.length - expected.length;
      expect(more, label).toBeLessThanOrEqual(unmarkedSends(outcome.calls, number, fault));
      played++;
      twice += more;
    }
    console.info(
      `${played} schedules over ${calls.length} calls; ${twice} mails sent twice, as documented`,
    );
    const lost = await play(story, acceptedUnheard(story));
    expect(flat(lost.mails).length - flat(story.expected).length).toBe(1);
  });
});

type Mails = Readonly<Record<keyof People, string[]>>;

/** Each mail with the name of its reader. No reader gets two mails that are equal, unless one was sent twice. */
function flat(mails: Mails): string[] {
  return Object.entries(mails).flatMap(([name, list]) => list.map((mail) => `${name}: ${mail}`));
}

function sorted(mails: Mails): string[] {
  return flat(mails).sort();
}
