/** What operators see of people and connections, and what they decide about money and mails. */
import { randomUUID } from "node:crypto";
import { DeleteCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import type { PayPal } from "@flightaides/standins/paypal";
import { startFaultProxy } from "@flightaides/standins/test/fault-proxy.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { start as now, virtualClock } from "../../test/clock";
import { itemOf, pair, removeConnection, timesOf } from "../../test/connection";
import { items } from "../../test/items";
import { post } from "../../test/itinerary";
import { putMails } from "../../test/outbox";
import { startPayPal } from "../../test/payment";
import { person } from "../../test/user";
import { Account } from "../account";
import { config } from "../config";
import { Connection } from "../connection";
import { caseIdOf } from "../connection/case-id";
import { client } from "../db/client";
import { transact } from "../db/transact";
import { FormerAccount } from "../former-account";
import { Matching } from "../matching";
import { Message } from "../message";
import { Migration } from "../migration";
import { Outbox } from "../outbox";
import { Payment } from "../payment";
import { complete } from "../payment/complete";
import { PayPalError } from "../paypal";
import { Quota } from "../quota";
import { Safety } from "../safety";
import { Desk } from ".";

const operator = "olga";
const reason = "other";
const day = now.toISOString().slice(0, 10);
const proxy = startFaultProxy();
let paypal: PayPal;

beforeAll(async () => {
  paypal = await startPayPal({ proxy, now: () => now.getTime() });
});
afterAll(async () => {
  await proxy.stop();
  await paypal.stop();
});

async function paid() {
  const two = await pair(now);
  const { orderId } = await Payment.order(two.traveler, two.id, now);
  await paypal.approve(orderId);
  await Payment.capture(two.traveler, { id: two.id, orderId }, now);
  return { ...two, orderId, ...(await timesOf(two.id)) };
}

/** The traveler says that the two did not meet, and the flightaid that they did. */
async function disputed() {
  const two = await paid();
  const [claimed, contradicted] = [two.aroundEnd(1), two.aroundEnd(2)];
  await Payment.didNotMeet(two.traveler, { id: two.id }, claimed);
  await Connection.contradict(two.flightaid, { id: two.id }, contradicted);
  return { ...two, contradicted, at: two.aroundEnd(3), ref: { id: two.id, kind: "met" as const } };
}

const kindsTo = async (uid: string) => (await Outbox.ofRecipient(uid)).map(({ kind }) => kind);
const recordedOf = async (connection: string, at = now) =>
  (await Desk.recordsOf(at.toISOString().slice(0, 10), operator)).filter(
    (entry) => entry.connection === connection,
  );
const isOpen = async (id: string, at: Date) =>
  (await Desk.undecided(operator, at, 1000)).some((one) => one.id === id);

describe("a person", () => {
  it("is shown by an initial, with their history; the look is recorded", async () => {
    const { traveler, flightaid, id, itineraries } = await paid();
    const seen = await Desk.look(flightaid.uid, operator, now);
    expect(await Desk.recordsAbout(flightaid.uid, operator, 10)).toEqual([
      expect.objectContaining({ operator, what: "look" }),
    ]);
    expect(seen).toMatchObject({
      uid: flightaid.uid,
      initial: "B.",
      hadAccount: false,
      postings: [{ id: itineraries[1], type: "flightaid", route: "YYZ-DXB" }],
      connections: [{ id, role: "flightaid", state: "paid" }],
      reports: [],
    });
    const text = JSON.stringify(seen);
    for (const part of ["Marsh", flightaid.email, traveler.email, "+1"])
      expect(text).not.toContain(part);
  });

  it("is shown by name for a reason, which is recorded first", async () => {
    const bob = await person("Bob Marsh", now);
    const shown = await Desk.show(bob.uid, { operator, text: "An appeal." }, now);
    expect(shown.shown).toMatchObject({ displayName: "Bob Marsh", email: bob.email });
    const looks = (await Desk.recordsOf(day, operator)).filter(({ text }) => text === "An appeal.");
    expect(looks).toEqual([expect.objectContaining({ operator, what: "look" })]);
    client.middlewareStack.add(
      (next, { commandName = "" }) =>
        (call) => {
          if (commandName.startsWith("TransactWrite")) throw new Error("Crash");
          return next(call);
        },
      { step: "initialize", name: "crash" },
    );
    await expect(Desk.show(bob.uid, { operator, text: "Again." }, now)).rejects.toThrow("Crash");
    client.middlewareStack.remove("crash");
  });

  it("who has signed up again is shown as somebody who had an account", async () => {
    const [former, present] = [randomUUID(), randomUUID()].map((uid) => ({
      uid,
      username: uid,
      email: "zoe.petrova@example.com",
      displayName: "Zoe Petrova",
    }));
    if (!former || !present) throw new Error("There are two accounts");
    await Account.admit(former, "en", now);
    expect(await Desk.look(former.uid, operator, now)).toMatchObject({ hadAccount: false });
    await Account.remove(former, now);
    await Account.admit(present, "en", now);
    expect(await Desk.look(present.uid, operator, now)).toMatchObject({ hadAccount: true });
  });

  it("who does not exist is not found", async () => {
    for (const call of [
      () => Desk.look("nobody", operator, now),
      () => Desk.show("nobody", { operator, text: "Why." }, now),
    ])
      await expect(call()).rejects.toMatchObject({ code: "not-found" });
  });
});

describe("a connection's story", () => {
  it("tells what happened and PayPal's side, and names nobody", async () => {
    const { traveler, flightaid, id, orderId } = await paid();
    const story = await Desk.storyOf(id, operator, now);
    expect(story).toMatchObject({
      state: "paid",
      traveler: traveler.uid,
      ours: { orderId, amount: "10.00", currency: "USD" },
      paypal: { status: "COMPLETED", captures: [{ status: "COMPLETED", amount: "$10 USD" }] },
      canBeRefunded: true,
    });
    expect(story.events.map(({ what }) => what)).toEqual(expect.arrayContaining(["asked", "paid"]));
    const text = JSON.stringify(story);
    for (const part of ["Kowalski", "Marsh", traveler.email, flightaid.email])
      expect(text).not.toContain(part);
    const looks = (await recordedOf(id)).map(({ what, whom }) => `${what} ${whom}`);
    const both = [traveler, flightaid].map(({ uid }) => FormerAccount.idOf(uid));
    expect(looks.sort()).toEqual((await Promise.all(both)).map((whom) => `look ${whom}`).sort());
  });

  it("ends by a refund, recorded in its transaction", async () => {
    const { id } = await paid();
    expect(await Desk.refund(id, { operator, reason, text: "By mistake." }, now)).toMatchObject({
      refused: false,
      owed: false,
    });
    expect((await itemOf(id)).state).toBe("refunded");
    const story = await Desk.storyOf(id, operator, now);
    expect(story.paypal).toMatchObject({ captures: [{ status: "REFUNDED", amount: "$10 USD" }] });
    expect(story.canBeRefunded).toBe(false);
    await expect(Desk.refund(id, { operator, reason, text: "Again." }, now)).rejects.toMatchObject({
      reason: "nothing-to-refund",
    });
    const refunds = (await recordedOf(id)).filter(({ what }) => what === "refund");
    expect(refunds).toEqual([expect.objectContaining({ operator, text: "By mistake." })]);
  });
});

describe("a contradicted claim", () => {
  it("is a case until it is decided: the fee goes back", async () => {
    const { traveler, flightaid, id, at, contradicted, ref } = await disputed();
    const open = (await Desk.undecided(operator, at, 1000)).find((one) => one.id === caseIdOf(ref));
    expect(open).toEqual({
      id: `${id}-met`,
      at: contradicted.toISOString(),
      about: "claim-met",
    });
    const decision = { decision: "refund", operator, reason, text: "He was elsewhere." } as const;
    await Desk.decideClaim(ref, decision, at);
    expect((await itemOf(id)).state).toBe("refunded");
    expect(await isOpen(caseIdOf(ref), at)).toBe(false);
    expect(await recordedOf(id, at)).toMatchObject([
      { what: "refund", reason, text: "He was elsewhere." },
    ]);
    for (const { uid } of [traveler, flightaid])
      expect(await Desk.recordsAbout(uid, operator, 10)).toMatchObject([{ what: "refund" }]);
  });

  it("is a case until it is decided: both read that the fee does not go back", async () => {
    const { traveler, flightaid, id, at, ref } = await disputed();
    const decision = { decision: "no-refund", operator, reason, text: "Both tapped." } as const;
    expect(await Desk.decideClaim(ref, decision, at)).toHaveLength(2);
    expect((await itemOf(id)).state).toBe("paid");
    for (const one of [traveler, flightaid]) {
      expect(await kindsTo(one.uid)).toContain("not-refunded");
      const { didNotMeet } = await Connection.fromId(one, id, at);
      expect(didNotMeet?.notRefundedAt).toBe(at.toISOString());
    }
    expect(await recordedOf(id, at)).toMatchObject([{ what: "no-refund" }]);
  });

  it("is closed without a word when the fee has gone back meanwhile", async () => {
    const { traveler, flightaid, id, at, ref } = await disputed();
    await Desk.refund(id, { operator, reason, text: "A courtesy." }, at);
    const decision = {
      decision: "no-refund",
      operator,
      reason,
      text: "Refunded already.",
    } as const;
    expect(await Desk.decideClaim(ref, decision, at)).toEqual([]);
    expect(await isOpen(caseIdOf(ref), at)).toBe(false);
    for (const one of [traveler, flightaid]) {
      expect(await kindsTo(one.uid)).not.toContain("not-refunded");
      const { didNotMeet } = await Connection.fromId(one, id, at);
      expect(didNotMeet?.notRefundedAt).toBeUndefined();
    }
  });

  it("is decided once, also by two operators at the same moment", async () => {
    const { traveler, id, at, ref } = await disputed();
    const outcomes = await Promise.all(
      (["refund", "no-refund"] as const).map((decision) =>
        Desk.decideClaim(ref, { decision, operator, reason, text: decision }, at),
      ),
    );
    expect(outcomes.filter((one) => one === "decided")).toHaveLength(1);
    const [entry, ...others] = await recordedOf(id, at);
    expect(others).toEqual([]);
    const isRefunded = (await itemOf(id)).state === "refunded";
    expect(entry?.what).toBe(isRefunded ? "refund" : "no-refund");
    expect((await kindsTo(traveler.uid)).includes("not-refunded")).toBe(!isRefunded);
  });

  it("is read with what the two wrote and what is known of both; the look is recorded", async () => {
    const { traveler, flightaid, id, at, ref } = await disputed();
    await Message.write(flightaid, { id, text: "I was at gate 22." }, at);
    const found = await Desk.claimOf(ref, operator, at);
    expect(found).toMatchObject({
      messages: [{ by: "flightaid", text: "I was at gate 22." }],
      traveler: { uid: traveler.uid, connections: [{ id }] },
      flightaid: { uid: flightaid.uid, strikes: { cancelled: [] } },
    });
    expect(JSON.stringify(found)).not.toContain(flightaid.email);
    expect(await recordedOf(id, at)).toMatchObject([{ what: "look" }, { what: "look" }]);
    expect(await Desk.claimOf({ id, kind: "airline" }, operator, at)).toBeUndefined();
    await expect(Desk.claimOf(ref, traveler.uid, at)).rejects.toMatchObject({ reason: "own-case" });
  });

  it("outlives its connection, and is closed then", async () => {
    const { traveler, id, at, ref } = await disputed();
    await removeConnection(id);
    const later = new Date(at.getTime() + 60 * 86_400_000);
    expect(await isOpen(caseIdOf(ref), later)).toBe(true);
    expect(await Desk.claimOf(ref, operator, later)).toEqual({ isExpired: true, messages: [] });
    const kinds = await kindsTo(traveler.uid);
    const by = { operator, reason, text: "Refunded at PayPal." } as const;
    await expect(Desk.decideClaim(ref, { ...by, decision: "refund" }, later)).rejects.toMatchObject(
      { reason: "invalid-fields" },
    );
    expect(await Desk.decideClaim(ref, { ...by, decision: "closed" }, later)).toEqual([]);
    expect(await isOpen(caseIdOf(ref), later)).toBe(false);
    expect(await kindsTo(traveler.uid)).toEqual(kinds);
    expect(await recordedOf(id, later)).toContainEqual(
      expect.objectContaining({ what: "close-claim" }),
    );
  });

  it("that is not there is not found", async () => {
    const { id, at } = await disputed();
    const decision = { decision: "refund", operator, reason, text: "No." } as const;
    expect(await Desk.decideClaim({ id, kind: "airline" }, decision, at)).toBe("not-found");
    expect(Desk.claimIn("0".repeat(32))).toBeUndefined();
  });
});

describe("an appeal against a claim whose fee is not refunded", () => {
  const appealed = "I am Ann Kowalski, +1 416 555 0199. I have a ticket of another flight.";
  const refused = { operator, reason: "met", text: "Both tapped.", decision: "no-refund" } as const;

  const notRefunded = async () => {
    const two = await disputed();
    await Desk.decideClaim(two.ref, refused, two.at);
    const path = await Safety.appealPath(two.traveler.uid, caseIdOf(two.ref));
    const token = path.replace("/appeal?token=", "");
    return { ...two, token, later: new Date(two.at.getTime() + 3_600_000) };
  };
  const over = { code: "not-found", reason: "appeal-over" };

  it("reopens the case once, and another operator gives the fee back", async () => {
    const { id, at, ref, token, later, traveler, flightaid } = await notRefunded();
    await Safety.appeal({ token, text: appealed }, later);
    await expect(Safety.appeal({ token, text: appealed }, later)).rejects.toMatchObject(over);
    expect(await Desk.undecided(operator, later, 1000)).toContainEqual({
      id: caseIdOf(ref),
      at: later.toISOString(),
      about: "claim-met",
    });
    const found = await Desk.claimOf(ref, "omar", later);
    expect(found?.appeal).toMatchObject({
      at: later.toISOString(),
      before: { by: operator, at: at.toISOString(), reason: "met" },
    });
    expect(found?.appeal?.text).toContain("I have a ticket of another flight.");
    expect(found?.appeal?.text).not.toMatch(/Kowalski|0199/);
    // In the download of its author.
    expect(await Safety.appeals(traveler)).toEqual([
      { connection: id, text: found?.appeal?.text, createdAt: later.toISOString() },
    ]);
    expect(await Safety.appeals(flightaid)).toEqual([]);
    for (const decision of ["refund", "no-refund"] as const)
      await expect(Desk.decideClaim(ref, { ...refused, decision }, later)).rejects.toMatchObject({
        reason: "own-case",
      });
    const by = { operator: "omar", reason: "did-not-meet", text: "A ticket." } as const;
    await Desk.decideClaim(ref, { ...by, decision: "refund" }, later);
    expect((await itemOf(id)).state).toBe("refunded");
    expect(await isOpen(caseIdOf(ref), later)).toBe(false);
    await expect(Safety.appeal({ token, text: appealed }, later)).rejects.toMatchObject(over);
  });

  it("ends with a mail to the traveler only, without another link", async () => {
    const { traveler, flightaid, id, ref, token, later } = await notRefunded();
    await Safety.appeal({ token, text: appealed }, later);
    const mails = await Desk.decideClaim(ref, { ...refused, operator: "omar" }, later);
    expect(mails).toHaveLength(1);
    const propsTo = async ({ uid }: { uid: string }) =>
      (await Outbox.ofRecipient(uid)).flatMap(({ payload }) =>
        payload?.kind === "not-refunded" ? [payload.props] : [],
      );
    expect(await propsTo(traveler)).toMatchObject([
      { connection: id, appeal: "open" },
      { connection: id, appeal: "over" },
    ]);
    expect(await propsTo(flightaid)).toEqual([
      expect.not.objectContaining({ appeal: expect.anything() }),
    ]);
    await expect(Safety.appeal({ token, text: appealed }, later)).rejects.toMatchObject(over);
  });

  it("is the traveler’s, while the connection is there and the fee was kept", async () => {
    const { flightaid, id, ref, token, later } = await notRefunded();
    const others = await Safety.appealPath(flightaid.uid, caseIdOf(ref));
    const theirs = { token: others.replace("/appeal?token=", ""), text: appealed };
    await expect(Safety.appeal(theirs, later)).rejects.toMatchObject(over);
    await Desk.refund(id, { operator: "omar", reason, text: "A courtesy." }, later);
    await expect(Safety.appeal({ token, text: appealed }, later)).rejects.toMatchObject(over);
    const expired = await notRefunded();
    await removeConnection(expired.id);
    await expect(
      Safety.appeal({ token: expired.token, text: appealed }, expired.later),
    ).rejects.toMatchObject(over);
  });

  it("is not overlooked by a decision about the claim as it was read before", async () => {
    const { ref, at, contradicted, token, later } = await notRefunded();
    const asRead = { ...ref, at: contradicted.toISOString() };
    await Safety.appeal({ token, text: appealed }, later);
    const verdict = { by: operator, at: at.toISOString(), reason };
    const outcome = await transact([Connection.claimDecisionWrite(asRead, "no-refund", verdict)], {
      refused: () => "refused",
      busy: "busy",
    });
    expect(outcome).toBe("refused");
    expect(await isOpen(caseIdOf(ref), later)).toBe(true);
  });

  it("is made once, also by two presses at the same moment", async () => {
    const { ref, token, later } = await notRefunded();
    const made = await Promise.allSettled(
      ["One.", "Two."].map((text) => Safety.appeal({ token, text }, later)),
    );
    expect(made.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await Desk.claimOf(ref, "omar", later))?.appeal?.text).toMatch(/^(One|Two)\.$/);
  });

  it("is not kept of somebody who deletes the account at the same moment", async () => {
    const { traveler, ref, token, later } = await notRefunded();
    const outcomes = await Promise.allSettled([
      Safety.appeal({ token, text: appealed }, later),
      Account.remove(traveler, later),
    ]);
    expect(outcomes[1]).toMatchObject({ status: "fulfilled" });
    await expect(Safety.appeal({ token, text: appealed }, later)).rejects.toMatchObject(over);
    expect(JSON.stringify(await Connection.claimOf(ref.id, ref.kind))).not.toMatch(/Kowalski|0199/);
  });
});

describe("an operator who is one of the two", () => {
  const own = { code: "conflict", reason: "own-case" };

  it("neither sees nor decides what they are part of", async () => {
    const { traveler, flightaid, id, at, ref } = await disputed();
    for (const { uid } of [traveler, flightaid]) {
      const by = { operator: uid, text: "In my favour." };
      await expect(Desk.storyOf(id, uid, at)).rejects.toMatchObject(own);
      await expect(Desk.refund(id, { ...by, reason }, at)).rejects.toMatchObject(own);
      for (const decision of ["refund", "no-refund"] as const)
        await expect(Desk.decideClaim(ref, { ...by, reason, decision }, at)).rejects.toMatchObject(
          own,
        );
      await expect(Desk.retryRefund(id, by, at)).rejects.toMatchObject(own);
      await expect(Desk.settleRefund(id, by, at)).rejects.toMatchObject(own);
    }
    expect((await itemOf(id)).state).toBe("paid");
    expect(await recordedOf(id, at)).toEqual([]);
  });

  it("neither suspends nor reinstates themselves, nor shows or offers themselves", async () => {
    const { uid } = await person("Olga Peeters", now);
    const by = { operator: uid, text: "In my favour." };
    await expect(Desk.suspend(uid, { ...by, reason: "other" }, now)).rejects.toMatchObject(own);
    await Desk.suspend(uid, { ...by, operator: "omar", reason: "other" }, now);
    await expect(Desk.lift(uid, by, now)).rejects.toMatchObject(own);
    expect(await Quota.suspensionOf(uid)).toBeDefined();
    await expect(Desk.show(uid, by, now)).rejects.toMatchObject(own);
    await expect(Desk.putOnOffer(uid, by, now)).rejects.toMatchObject(own);
  });
});

it("nobody decides about a person with whom they were connected, or who is in a report with them", async () => {
  const own = { reason: "own-case" };
  const { traveler, flightaid } = await paid();
  const reporter = await person("Zoe Petrova", now);
  const itinerary = await post(flightaid, { type: "flightaid", days: 40 }, now);
  await Safety.report(reporter, { itinerary, reason: "spam" }, now);
  for (const { uid } of [traveler, reporter]) {
    const by = { operator: uid, text: "In my favour." };
    await expect(Desk.suspend(flightaid.uid, { ...by, reason }, now)).rejects.toMatchObject(own);
    await expect(Desk.lift(flightaid.uid, by, now)).rejects.toMatchObject(own);
    await expect(Desk.putOnOffer(flightaid.uid, by, now)).rejects.toMatchObject(own);
  }
  expect(await Quota.suspensionOf(flightaid.uid)).toBeUndefined();
  await Account.remove(flightaid, now);
  const former = await FormerAccount.idOf(flightaid.uid);
  const by = { operator: traveler.uid, text: "In my favour." };
  await expect(Desk.suspend(former, { ...by, reason }, now)).rejects.toMatchObject(own);
});

it("nobody decides about the money of a person with whom they share a connection or a report", async () => {
  const own = { reason: "own-case" };
  const { traveler, id, at, ref } = await disputed();
  const { captureId = "" } = await itemOf(id);
  const friend = await person("Zoe Petrova", now);
  const itinerary = await post(traveler, { type: "traveler", days: 40 }, now);
  await Safety.report(friend, { itinerary, reason: "spam" }, now);
  const by = { operator: friend.uid, text: "In her favour." };
  for (const decision of ["refund", "no-refund"] as const)
    await expect(Desk.decideClaim(ref, { ...by, reason, decision }, at)).rejects.toMatchObject(own);
  await expect(Desk.refund(id, { ...by, reason }, at)).rejects.toMatchObject(own);
  expect(await isOpen(caseIdOf(ref), at)).toBe(true);
  expect((await itemOf(id)).state).toBe("paid");

  await paypal.refuseRefund(captureId, "REFUND_TIME_LIMIT_EXCEEDED");
  await Desk.refund(id, { operator, text: "By mistake.", reason }, at);
  await expect(Desk.retryRefund(id, by, at)).rejects.toMatchObject(own);
  await expect(Desk.settleRefund(id, by, at)).rejects.toMatchObject(own);
  expect((await Desk.refusedRefunds()).some((one) => one.connection === id)).toBe(true);
});

describe("a refund that PayPal refuses", () => {
  it("is listed, tried again, and settled when the money was sent in another way", async () => {
    const { id } = await paid();
    const { captureId = "" } = await itemOf(id);
    await paypal.refuseRefund(captureId, "REFUND_TIME_LIMIT_EXCEEDED");
    expect(await Desk.refund(id, { operator, reason, text: "By mistake." }, now)).toMatchObject({
      refused: true,
    });
    const isListed = async () => (await Desk.refusedRefunds()).some((one) => one.connection === id);
    expect(await isListed()).toBe(true);
    expect((await Desk.undecided(operator, now, 1000)).filter((one) => one.id === id)).toEqual([
      expect.objectContaining({ about: "refund" }),
    ]);
    expect(await Desk.retryRefund(id, { operator }, now)).toEqual({ refused: true });
    await Desk.settleRefund(id, { operator, text: "Bank transfer." }, now);
    expect(await isListed()).toBe(false);
    await expect(Desk.retryRefund(id, { operator }, now)).rejects.toMatchObject({
      reason: "refund-not-refused",
    });
    expect((await recordedOf(id)).map(({ what }) => what).sort()).toEqual([
      "refund",
      "retry-refund",
      "settle-refund",
    ]);
  });

  async function refused() {
    const { id, orderId } = await paid();
    const { captureId = "" } = await itemOf(id);
    await paypal.refuseRefund(captureId, "PAYEE_ACCOUNT_RESTRICTED");
    await Desk.refund(id, { operator, reason, text: "By mistake." }, now);
    await paypal.refuseRefund(captureId, undefined);
    const made = () => paypal.refunds().filter((one) => one.captureId === captureId).length;
    const booked = async () =>
      (await Desk.ledgerOf(day))
        .filter((one) => one.connection === id && one.kind !== "paid")
        .map(({ kind }) => kind);
    return { id, orderId, made, booked };
  }
  const transfer = { operator: "omar", text: "Bank transfer." };

  it("and was settled is in the ledger as that, and nothing sends it any more", async () => {
    const { id, orderId, made, booked } = await refused();
    await Desk.settleRefund(id, transfer, now);
    expect(await booked()).toEqual(["settled"]);
    await complete(await itemOf(id), orderId, { capture: false }, now);
    expect(made()).toBe(0);
  });

  it("is not settled while the outcome of another operator's try is not known", async () => {
    const { id, made, booked } = await refused();
    proxy.plan([{ operation: /refund$/, fault: "loses its answer" }]);
    await expect(Desk.retryRefund(id, { operator }, now)).rejects.toThrow(PayPalError);
    expect(made()).toBe(1);
    await expect(Desk.settleRefund(id, transfer, now)).rejects.toMatchObject({
      code: "conflict",
      reason: "refund-being-sent",
    });
    expect((await recordedOf(id)).map(({ what }) => what)).not.toContain("settle-refund");
    expect(await Desk.retryRefund(id, { operator }, now)).toEqual({ refused: false });
    expect([made(), await booked()]).toEqual([1, ["refunded"]]);
  });

  it("is sent or settled, and not both, by two operators at the same moment", async () => {
    for (let round = 0; round < 4; round++) {
      const { id, made, booked } = await refused();
      const both = [
        () => Desk.retryRefund(id, { operator }, now),
        () => Desk.settleRefund(id, transfer, now),
      ];
      if (round % 2) both.reverse();
      const outcomes = await Promise.allSettled(both.map((act) => act()));
      expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      expect(await booked()).toEqual([made() === 1 ? "refunded" : "settled"]);
    }
  });
});

it("a refund that PayPal does not answer is owed, and says so; the schedule sends it", async () => {
  const { id } = await paid();
  const { captureId } = await itemOf(id);
  proxy.plan([{ operation: /refund$/, fault: { status: 503 } }]);
  const refunded = await Desk.refund(id, { operator, reason, text: "By mistake." }, now);
  expect(refunded).toMatchObject({ refused: false, owed: true });
  expect(refunded.mails).toHaveLength(2);
  await Payment.reconcile({ clock: virtualClock(new Date(now.getTime() + 3_600_000)) });
  expect(paypal.refunds().filter((one) => one.captureId === captureId)).toHaveLength(1);
  expect((await itemOf(id)).queue).toBe("none");
});

describe("a dispute", () => {
  it("that comes when the connection has expired is a case all the same", async () => {
    const { traveler, id } = await paid();
    const { captureId = "" } = await itemOf(id);
    await removeConnection(id);
    await paypal.dispute(captureId);
    await paypal.webhooksSettled();
    const later = new Date(now.getTime() + 40 * 86_400_000);
    for (const { event } of paypal.webhooks()) {
      const body = JSON.stringify(event);
      if (body.includes(captureId))
        await Payment.handleWebhook(paypal.sign(body, later.getTime()), body, later);
    }
    const ref = { id, kind: "dispute" as const };
    expect(await isOpen(caseIdOf(ref), later)).toBe(true);
    const kinds = await kindsTo(traveler.uid);
    const closing = {
      decision: "closed",
      operator,
      reason,
      text: "Sent the receipt to PayPal.",
    } as const;
    expect(await Desk.decideClaim(ref, closing, later)).toEqual([]);
    expect(await isOpen(caseIdOf(ref), later)).toBe(false);
    expect(await kindsTo(traveler.uid)).toEqual(kinds);
    expect(await Desk.decideClaim(ref, closing, later)).toBe("decided");
    const refund = { ...closing, decision: "refund" } as const;
    expect(await Desk.decideClaim({ id, kind: "met" }, refund, later)).toBe("not-found");
  });

  it("is a case until an operator closes it, and nobody is told", async () => {
    const { traveler, id } = await paid();
    const { captureId = "" } = await itemOf(id);
    await paypal.dispute(captureId);
    await paypal.webhooksSettled();
    for (const { event } of paypal.webhooks()) {
      const body = JSON.stringify(event);
      if (body.includes(captureId)) await Payment.handleWebhook(paypal.sign(body), body, now);
    }
    const ref = { id, kind: "dispute" as const };
    expect(
      (await Desk.undecided(operator, now, 1000)).find((one) => one.id === caseIdOf(ref)),
    ).toEqual({
      id: `${id}-dispute`,
      at: now.toISOString(),
      about: "claim-dispute",
    });
    const { events } = await Desk.storyOf(id, operator, now);
    expect(events).toContainEqual({ at: now.toISOString(), what: "reversed" });
    const kinds = await kindsTo(traveler.uid);
    const text = "Sent the story to PayPal.";
    await expect(
      Desk.decideClaim(ref, { decision: "refund", operator, reason, text }, now),
    ).rejects.toMatchObject({ code: "invalid-input" });
    expect(
      await Desk.decideClaim(ref, { decision: "closed", operator, reason, text }, now),
    ).toEqual([]);
    expect(await isOpen(caseIdOf(ref), now)).toBe(false);
    expect(await kindsTo(traveler.uid)).toEqual(kinds);
    const closed = (await recordedOf(id)).filter(({ what }) => what === "close-dispute");
    expect(closed).toMatchObject([{ text }]);
    expect(await Desk.decideClaim(ref, { decision: "closed", operator, reason, text }, now)).toBe(
      "decided",
    );
  });
});

describe("the ledger of a day", () => {
  it("has what came in and went back, once each", async () => {
    const { id, orderId } = await paid();
    const { captureId } = await itemOf(id);
    await Desk.refund(id, { operator, reason, text: "By mistake." }, now);
    await Payment.reconcile({ clock: virtualClock(new Date(now.getTime() + 3_600_000)) });
    const entry = { orderId, captureId, connection: id, amount: "10.00", currency: "USD" };
    const entries = (await Desk.ledgerOf(day)).filter((one) => one.connection === id);
    expect(entries).toEqual([
      { ...entry, kind: "paid", at: now.toISOString() },
      { ...entry, kind: "refunded", at: now.toISOString() },
    ]);
    expect(await Desk.ledgerOf("2027-03-09")).toEqual([]);
  });

  it("gets the payments of earlier versions by a migration", async () => {
    const { id } = await paid();
    await Desk.refund(id, { operator, reason, text: "By mistake." }, now);
    const before = await Desk.ledgerOf(day);
    for (const item of await items()) {
      const { entered, ...former } = item;
      const TableName = config.tableName;
      if (item.__edb_e__ === "ledger")
        await client.send(new DeleteCommand({ TableName, Key: { pk: item.pk, sk: item.sk } }));
      if (entered) await client.send(new PutCommand({ TableName, Item: former }));
    }
    expect(await Desk.ledgerOf(day)).toEqual([]);
    await Migration.run("ledger", { rate: 1000 });
    expect(await Desk.ledgerOf(day)).toEqual(before);
    expect(await Migration.run("ledger", { rate: 1000 })).toMatchObject({ changed: 0 });
  });
});

describe("an order that disagrees with PayPal", () => {
  it("is listed once PayPal was asked several times, with what it waits for", async () => {
    const two = await pair(now);
    const { orderId } = await Payment.order(two.traveler, two.id, now);
    const listed = async () =>
      (await Desk.openOrders()).find(({ connection }) => connection === two.id);
    expect(await listed()).toBeUndefined();
    for (let hours = 1; hours <= 4; hours++)
      await Payment.reconcile({ clock: virtualClock(new Date(now.getTime() + hours * 3_600_000)) });
    expect(await listed()).toMatchObject({ orderId, state: "ordered", waitsFor: "payer" });
  });
});

describe("what is parked", () => {
  it("is dropped: the mail is never sent, and the decision is recorded", async () => {
    const ann = await person("Ann Kowalski", now);
    const mail = Outbox.buildMail(
      ann.uid,
      { kind: "suspended", props: { reason: "spam" } },
      "parked",
      now,
    );
    const isParked = { queue: "parked" as const, duePartition: "parked" };
    await transact([Outbox.mailPut({ ...mail, ...isParked })], {
      refused: () => "retry",
      busy: "busy",
    });
    const found = (await Desk.parkedMails(100)).find(({ uid }) => uid === ann.uid);
    expect(await Desk.dropMail(found?.id ?? "", operator, now)).toBe(true);
    expect(await Outbox.ofRecipient(ann.uid)).toEqual([]);
    expect(await Desk.dropMail(found?.id ?? "", operator, now)).toBe(false);
    const acts = (await Desk.recordsOf(day, operator)).filter(({ what }) => what === "drop-mail");
    expect(acts).toEqual([expect.objectContaining({ operator, text: "suspended" })]);
  });

  it("has one entry for what two operators do at once", async () => {
    const { uid } = await person("Ann Kowalski", now);
    const payload = { kind: "suspended", props: { reason: "spam" } } as const;
    await putMails([Outbox.buildMail(uid, payload, "at-once", now)], {
      queue: "parked",
      duePartition: "parked",
    });
    const id = (await Desk.parkedMails(1000)).find((one) => one.uid === uid)?.id ?? "";
    const done = await Promise.all([
      Desk.dropMail(id, "olga", now),
      Desk.retryMail(id, "omar", now),
    ]);
    expect(done.filter(Boolean)).toHaveLength(1);
    expect(await Desk.recordsAbout(uid, operator, 10)).toMatchObject([
      { what: done[0] ? "drop-mail" : "retry-mail" },
    ]);
  });

  it("is matched again: an itinerary", async () => {
    const id = await post(await person("Ann Kowalski", now), { days: 20, type: "traveler" }, now);
    const later = new Date(now.getTime() + 86_400_000);
    const isPending = async () =>
      (await Matching.pendingMatchJobs(later, 1000)).find((job) => job.id === id);
    for (let job = await isPending(); job; job = await isPending())
      await Matching.failMatching(job, new Error("Broken"), now);
    expect(await Desk.parkedItineraries(100)).toContainEqual({ id, attempts: 8, error: "Broken" });
    expect(await Desk.retryItinerary(id, operator, now)).toBe(true);
    expect(await Desk.retryItinerary(id, operator, now)).toBe(false);
    const acts = (await Desk.recordsOf(day, operator)).filter(
      ({ what }) => what === "retry-itinerary",
    );
    expect(acts).toEqual([expect.objectContaining({ operator, text: id })]);
  });
});

it("people who are looked at are counted for each operator, in any 60 minutes", async () => {
  const at = new Date("2026-11-26T14:59:00.000Z");
  expect([await Desk.countLook("omar", 1, at), await Desk.countLook("omar", 2, at)]).toEqual([
    1, 3,
  ]);
  expect(await Desk.countLook("olga", 1, at)).toBe(1);
  expect(await Desk.countLook("omar", 1, new Date("2026-11-26T15:58:59.999Z"))).toBe(4);
  expect(await Desk.countLook("omar", 1, new Date("2026-11-26T15:59:00.000Z"))).toBe(2);
});
