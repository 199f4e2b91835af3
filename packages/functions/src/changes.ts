/**
 * Routes of payment.ts: what ends or changes a connection that has or may have a payment, and names that PayPal knows.
 */
import type { AuthUser } from "@flightaides/core/actor.ts";
import * as confirmedName from "@flightaides/core/confirmed-name/contract.ts";
import { Connection } from "@flightaides/core/connection";
import * as connection from "@flightaides/core/connection/contract.ts";
import { Itinerary } from "@flightaides/core/itinerary";
import * as itinerary from "@flightaides/core/itinerary/contract.ts";
import { Payment } from "@flightaides/core/payment";
import * as safety from "@flightaides/core/safety/contract.ts";
import { conversationsOf } from "./conversations";
import { type Route, route } from "./http";
import { replyOf } from "./reply-of";

/** Loaded on demand: few calls concern a name. */
async function loadConfirmedName() {
  return (await import("@flightaides/core/confirmed-name")).ConfirmedName;
}

/** Cards and connections show whether PayPal knows the name. */
async function onCards<Body>(actor: AuthUser, body: Body, now: Date) {
  return { body, mails: await Connection.followName(actor.uid, now) };
}

export const routes: readonly Route[] = [
  route(connection.withdraw, async ({ actor, input, now }) =>
    replyOf(await Payment.withdraw(actor, input, now)),
  ),
  route(connection.cancel, async ({ actor, input, now }) =>
    replyOf(await Payment.cancel(actor, input, now)),
  ),
  route(connection.airlineCancelled, async ({ actor, input, now }) =>
    replyOf(await Payment.airlineCancelled(actor, input, now)),
  ),
  route(connection.agree, async ({ actor, input, now }) =>
    replyOf(await Payment.agree(actor, input, now)),
  ),
  route(connection.leave, async ({ actor, input, now }) =>
    replyOf(await Payment.leave(actor, input, now)),
  ),
  route(connection.didNotMeet, async ({ actor, input, now }) =>
    replyOf(await Payment.didNotMeet(actor, input, now)),
  ),
  route(connection.review, async ({ actor, input, now }) =>
    replyOf(await Payment.review(actor, input, now)),
  ),
  route(itinerary.update, async ({ actor, input, now }) => {
    const body = await Itinerary.update(actor, input, now, conversationsOf(actor, now));
    const { mails } = await Payment.followChange(input.id, now);
    return { body, mails };
  }),
  route(itinerary.remove, async ({ actor, input, now }) => {
    await Itinerary.remove(actor, input.id, now);
    const { mails } = await Payment.followChange(input.id, now);
    return { body: undefined, mails };
  }),
  route(safety.block, async ({ actor, input, now }) => {
    // Loaded on demand: few calls block anybody.
    const { Safety } = await import("@flightaides/core/safety");
    const { block, created, mails, owing } = await Safety.block(actor, input, now);
    await Payment.sendOwed(owing, now);
    return { body: block, status: created ? 201 : 200, mails };
  }),
  route(confirmedName.begin, async ({ actor, now }) => ({
    body: await (await loadConfirmedName()).begin(actor, now),
  })),
  route(confirmedName.finish, async ({ actor, input, now }) =>
    onCards(actor, await (await loadConfirmedName()).finish(actor, input, now), now),
  ),
  route(confirmedName.remove, async ({ actor, now }) =>
    onCards(actor, await (await loadConfirmedName()).remove(actor, now), now),
  ),
];
