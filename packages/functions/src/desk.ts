/** The operators' desk. Each call is of an operator with a second factor: the function asks the user pool, besides the token's group. */
import type { AuthUser } from "@flightaides/core/actor.ts";
import { Desk } from "@flightaides/core/desk";
import * as contract from "@flightaides/core/desk/contract.ts";
import { AppError } from "@flightaides/core/error.ts";
import { PayPalError } from "@flightaides/core/paypal";
import { route, serve } from "./http";
import { identify } from "./identity";
import { sendNow } from "./send-now";

/** An alarm rings when one operator looks at more people in an hour than work needs: stacks/constructs/alarms.ts. */
async function reportLook({ uid }: AuthUser, people: number, now: Date): Promise<void> {
  // Loaded on demand: it slows the start.
  const { Metrics, MetricUnit } = await import("@aws-lambda-powertools/metrics");
  const metrics = new Metrics({ namespace: "FlightAides", serviceName: "desk" });
  metrics.addMetric("LooksOfOperator", MetricUnit.Count, await Desk.countLook(uid, people, now));
  metrics.publishStoredMetrics();
}

/** Shown of a list. */
const most = 100;

/** @param found at least one more than is shown, if there are more */
function firstOf<One>(found: One[]): { body: One[]; truncated: boolean } {
  return { body: found.slice(0, most), truncated: found.length > most };
}

export const handler = serve(
  [
    route(contract.cases, async ({ actor, now }) =>
      firstOf(await Desk.undecided(actor.uid, now, most + 1)),
    ),
    route(contract.caseOf, async ({ actor, input, now }) => {
      const found = await Desk.caseOf(input.id, actor.uid, now);
      if (!found) throw new AppError("report-not-found");
      await reportLook(actor, [found.reporter, found.reported].filter(Boolean).length, now);
      return { body: found };
    }),
    route(contract.decide, async ({ actor, input: { id, ...decision }, now }) => {
      const outcome = await Desk.decide(id, { ...decision, operator: actor.uid }, now);
      if (outcome === "not-found") throw new AppError("report-not-found");
      if (outcome === "decided") throw new AppError("case-decided");
      if (outcome === "gone") throw new AppError("person-left");
      return { body: undefined, mails: outcome.mails };
    }),
    route(contract.decideClaim, async ({ actor, input: { id, ...decision }, now }) => {
      const claim = Desk.claimIn(id);
      if (!claim) throw new AppError("report-not-found");
      const outcome = await Desk.decideClaim(claim, { ...decision, operator: actor.uid }, now);
      if (outcome === "not-found") throw new AppError("report-not-found");
      if (outcome === "decided") throw new AppError("case-decided");
      return { body: undefined, mails: outcome };
    }),
    route(contract.claimOf, async ({ actor, input, now }) => {
      const claim = Desk.claimIn(input.id);
      const found = claim && (await Desk.claimOf(claim, actor.uid, now));
      if (!found) throw new AppError("report-not-found");
      await reportLook(actor, [found.traveler, found.flightaid].filter(Boolean).length, now);
      return { body: found };
    }),
    route(contract.find, async ({ actor, input, now }) => {
      const uid = await Desk.find(input.email, actor.uid, now);
      if (!uid) throw new AppError("person-not-found");
      return { body: { uid } };
    }),
    route(contract.person, async ({ actor, input: { uid, why }, now }) => {
      await reportLook(actor, 1, now);
      const operator = actor.uid;
      return {
        body: why
          ? await Desk.show(uid, { operator, text: why }, now)
          : await Desk.look(uid, operator, now),
      };
    }),
    route(contract.suspend, async ({ actor, input: { uid, ...decision }, now }) => {
      const { mails } = await Desk.suspend(uid, { ...decision, operator: actor.uid }, now);
      return { body: undefined, mails };
    }),
    route(contract.lift, async ({ actor, input: { uid, text }, now }) => {
      const lifted = await Desk.lift(uid, { operator: actor.uid, text }, now);
      if (!lifted) throw new AppError("not-suspended");
      return { body: undefined, mails: lifted.mails };
    }),
    route(contract.putOnOffer, async ({ actor, input: { uid, text }, now }) => {
      await Desk.putOnOffer(uid, { operator: actor.uid, text }, now);
      return { body: undefined };
    }),
    route(contract.story, async ({ actor, input, now }) => {
      await reportLook(actor, 2, now);
      return { body: await reportingOutages(() => Desk.storyOf(input.id, actor.uid, now)) };
    }),
    route(contract.refund, async ({ actor, input: { id, ...decision }, now }) => {
      const { mails, ...body } = await Desk.refund(id, { ...decision, operator: actor.uid }, now);
      return { body, mails };
    }),
    route(contract.refusedRefunds, async () => ({ body: await Desk.refusedRefunds() })),
    route(contract.retryRefund, async ({ actor, input, now }) => ({
      body: await reportingOutages(() => Desk.retryRefund(input.id, { operator: actor.uid }, now)),
    })),
    route(contract.settleRefund, async ({ actor, input: { id, text }, now }) => {
      await Desk.settleRefund(id, { operator: actor.uid, text }, now);
      return { body: undefined };
    }),
    route(contract.mails, async () => firstOf(await Desk.parkedMails(most + 1))),
    route(contract.retryMail, async ({ actor, input, now }) => {
      if (!(await Desk.retryMail(input.id, actor.uid, now))) throw new AppError("mail-not-parked");
      return { body: undefined };
    }),
    route(contract.dropMail, async ({ actor, input, now }) => {
      if (!(await Desk.dropMail(input.id, actor.uid, now))) throw new AppError("mail-not-parked");
      return { body: undefined };
    }),
    route(contract.itineraries, async () => firstOf(await Desk.parkedItineraries(most + 1))),
    route(contract.retryItinerary, async ({ actor, input, now }) => {
      const isQueued = await Desk.retryItinerary(input.id, actor.uid, now);
      if (!isQueued) throw new AppError("itinerary-not-parked");
      return { body: undefined };
    }),
    route(contract.openOrders, async () => ({ body: await Desk.openOrders() })),
    route(contract.ledger, async ({ input }) => ({ body: await Desk.ledgerOf(input.day) })),
    route(contract.numbers, async ({ input }) => ({ body: await Desk.numbersOf(input) })),
    route(contract.record, async ({ actor, input }) => ({
      body: await Desk.recordsOf(input.day, actor.uid),
    })),
    route(contract.recordAbout, async ({ actor, input }) => ({
      body: await Desk.recordsAbout(input.uid, actor.uid, most),
    })),
  ],
  { identify, admitOperator: Desk.assertOperator, send: sendNow },
);

/** Calls that change nothing when PayPal does not answer. */
async function reportingOutages<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (cause) {
    if (cause instanceof PayPalError) throw new AppError("paypal-silent", { cause });
    throw cause;
  }
}
