/**
 * CPU time of calls to the bundled functions beside the same calls to AWS and PayPal made raw, in new processes that
 * alternate. A process makes some calls before it is measured, as one of Lambda's that has served a while.
 */
import type { AuthUser } from "@flightaides/core/actor.ts";
import type { LambdaName } from "@flightaides/core/environment.ts";
import { launch } from "../../../stacks/test/bundles";
import { request } from "../../../stacks/test/events";
import { type Bundle, withBundles } from "./bundled";
import { round } from "./meter";
import { groupsOf, type Recorded, startRecorder, startReplay } from "./recorded-calls";
import { headline, median, show } from "./results";

/** Processes of each kind for an act, of which the median counts. */
const runs = 3;
/** Calls of a process before it is measured, and those that are. */
type Calls = { before: number; measured: number };
const usualCalls: Calls = { before: 30, measured: 30 };
/** A run of the schedule makes hundreds of calls to services. */
const scheduleCalls: Calls = { before: 10, measured: 10 };

/** Others that a search finds, and that a list shows. */
const matches = 20;
/** New itineraries for a run of the schedule. */
const news = 5;
/** Matching waits until the indexes have settled. */
const scheduleAheadMs = 60_000;

type Act = {
  name: string;
  function: LambdaName;
  /** Of the CPU time of the raw calls: a fifth over what decision 64 has measured. */
  limit: number;
  /** `usualCalls` if absent. */
  calls?: Calls;
  aheadMilliseconds?: number;
  /** Makes what the next call needs, and returns its event. */
  next(): Promise<unknown>;
};

export async function run(only: string[]): Promise<void> {
  await withBundles("packages/bench/src/raw-calls", async ({ bundle, floor, ...services }) => {
    const api = await bundle("api");
    Object.assign(process.env, api.environment, (await bundle("payment")).environment);
    const rows = [];
    for (const act of await actsOf(services.paypal.approve)) {
      if (only.length > 0 && !only.includes(act.name)) continue;
      const { POWERTOOLS_LOG_LEVEL: _, ...environment } = (await bundle(act.function)).environment;
      const subject = { ...(await bundle(act.function)), environment };
      const recorded = await record(act, subject, services);
      const [ours, raw]: [number[], number[]] = [[], []];
      for (let run = 0; run < runs; run++) {
        ours.push(await measure(act, subject, () => act.next()));
        raw.push(await replay(act, floor, recorded));
      }
      const calls = act.calls ?? usualCalls;
      const measured = recorded.slice(calls.before).flat();
      rows.push({
        act: act.name,
        function: act.function,
        "calls to services": round(measured.length / calls.measured),
        "CPU ms": round(median(ours)),
        "raw, CPU ms": round(median(raw)),
        ratio: round(median(ours) / median(raw)),
        limit: act.limit,
      });
    }
    show("One call", rows);
    const ratios = rows.map(({ ratio }) => ratio);
    headline(
      `${rows.length} verbs take between ${Math.min(...ratios)} and ${Math.max(...ratios)} of the CPU time of their calls to AWS and PayPal alone.`,
    );
    const slow = rows.filter(({ ratio, limit }) => ratio > limit).map(({ act }) => act);
    if (slow.length > 0) throw new Error(`Over the limit: ${slow.join(", ")}`);
  });
}

/** CPU milliseconds of a call. */
async function measure(
  { aheadMilliseconds, calls = usualCalls }: Act,
  { file, environment }: Bundle,
  next: (index: number) => Promise<unknown>,
  called: (index: number) => void = () => undefined,
): Promise<number> {
  const instance = launch(file, environment, aheadMilliseconds);
  const spent: number[] = [];
  for (let index = 0; index < calls.before + calls.measured; index++) {
    const { error, result, cpuMilliseconds } = await instance.call(await next(index));
    const { statusCode = 200, body } = (result ?? {}) as { statusCode?: number; body?: string };
    if (error || statusCode >= 300) throw new Error(error ?? `${statusCode} ${body}`);
    spent.push(cpuMilliseconds);
    called(index);
  }
  await instance.stop();
  return ((spent.at(-1) ?? 0) - (spent[calls.before - 1] ?? 0)) / calls.measured;
}

/** What each call of a process asked of the services. */
async function record(
  act: Act,
  subject: Bundle,
  services: { dynamo: string; ses: string; parameters: string; paypal: { url: string } },
): Promise<Recorded[][]> {
  const now: Recorded[] = [];
  const [dynamo, ses, parameters, paypal] = await Promise.all(
    [services.dynamo, services.ses, services.parameters, services.paypal.url].map((url) =>
      startRecorder(url, now),
    ),
  );
  const environment = {
    ...subject.environment,
    ...(dynamo && { AWS_ENDPOINT_URL_DYNAMODB: dynamo.url }),
    ...(ses && { AWS_ENDPOINT_URL_SESV2: ses.url }),
    ...(parameters && { AWS_ENDPOINT_URL_SSM: parameters.url }),
    ...(paypal && { PAYPAL_BASE_URL: paypal.url }),
  };
  const recorded: Recorded[][] = [];
  try {
    await measure(
      act,
      { ...subject, environment },
      () => act.next(),
      () => recorded.push(now.splice(0)),
    );
    return recorded;
  } finally {
    for (const one of [dynamo, ses, parameters, paypal]) await one?.stop();
  }
}

async function replay(act: Act, floor: Bundle, recorded: Recorded[][]): Promise<number> {
  const { url, stop } = await startReplay(recorded.flat());
  const environment = {
    ...floor.environment,
    AWS_ENDPOINT_URL_DYNAMODB: url,
    AWS_ENDPOINT_URL_SESV2: url,
    AWS_ENDPOINT_URL_SSM: url,
    PAYPAL_BASE_URL: url,
  };
  try {
    return await measure(act, { ...floor, environment }, async (index) =>
      groupsOf(recorded[index] ?? []),
    );
  } finally {
    await stop();
  }
}

const flight = { from: "YYZ", to: "DXB", flight: "EK-242", days: 20 };

/** The schedule comes first: the others leave it work. */
async function actsOf(approve: (orderId: string) => Promise<unknown>): Promise<Act[]> {
  const { create, post } = await import("@flightaides/core/test/itinerary.ts");
  const { person } = await import("@flightaides/core/test/user.ts");
  const { pairCopier } = await import("@flightaides/core/test/connection.ts");
  const { Payment } = await import("@flightaides/core/payment");
  const now = new Date();
  const posting = async (type: "traveler" | "flightaid", trip = flight) => {
    await post(await person("Ann Kowalski", now), { ...trip, type }, new Date());
  };
  const { itinerary } = await create(await person("Bob Marsh", now), flight, now);
  for (let count = 0; count < matches; count++) await posting("flightaid");
  const { sequence: _, ...leg } = itinerary.itinerary[0] ?? {};
  const newPair = await pairCopier(now);
  return [
    {
      name: "run of the schedule",
      function: "notify",
      limit: 3.2,
      calls: scheduleCalls,
      aheadMilliseconds: scheduleAheadMs,
      next: async () => {
        for (let count = 0; count < news; count++) await posting("traveler");
        return {};
      },
    },
    {
      name: "search",
      function: "api",
      limit: 2.2,
      next: async () =>
        request("POST /flightAid/searchItin", {
          body: { searchType: "PROXIMAL", type: "flightaid", itinerary: leg },
        }),
    },
    {
      name: "list",
      function: "api",
      limit: 1.9,
      next: async () => request("GET /flightAid", { query: "sort=soonest" }),
    },
    {
      name: "post",
      function: "api",
      limit: 2.2,
      next: async () => {
        const as = claimsOf(await person("Ann Kowalski", now));
        const body = {
          type: "traveler",
          itinerary: leg,
          traveler: { phoneNumber: "+14165550134" },
        };
        return request("POST /flightAid", { as, body });
      },
    },
    {
      name: "message",
      function: "api",
      limit: 2.1,
      next: async () => {
        const { traveler, id } = await newPair();
        const body = { text: "Shall we meet at the gate?" };
        return request("POST /connections/{id}/messages", { as: claimsOf(traveler), id, body });
      },
    },
    {
      name: "order",
      function: "payment",
      limit: 2,
      next: async () => {
        const { traveler, id } = await newPair();
        return request("POST /connections/{id}/order", { as: claimsOf(traveler), id, body: {} });
      },
    },
    {
      name: "capture",
      function: "payment",
      limit: 3,
      next: async () => {
        const { traveler, id } = await newPair();
        const { orderId } = await Payment.order(traveler, id, new Date());
        await approve(orderId);
        const as = claimsOf(traveler);
        return request("POST /connections/{id}/capture", { as, id, body: { orderId } });
      },
    },
  ];
}

function claimsOf({ uid, email, displayName }: AuthUser) {
  return { sub: uid, email, name: displayName };
}
