import { State } from "@flightaides/core/connection/contract.ts";
import { describe, expect, test } from "vitest";
import { newConnection } from "../../../test/connection";
import { formatDate } from "../../lib/calendar";
import { isUnpaid } from "./live";
import { isPayable, labelOf, needsAnswer, sortByNeed, titleOf } from "./status";

const states = State.options;

describe("each state has a title and a label for each reader", () => {
  const ended = { reason: "withdrawn", by: "them" } as const;
  const rows = states.flatMap((state) =>
    (["traveler", "flightaid"] as const).flatMap((role) =>
      [true, false].map((openedByMe) => {
        const one = newConnection({ state, role, openedByMe, ended });
        return [state, role, openedByMe ? "opened" : "asked", titleOf(one), labelOf(one)];
      }),
    ),
  );

  test("none is missing", () => {
    expect(rows).toHaveLength(36);
    for (const [, , , title, label] of rows) {
      expect(title).toMatch(/^[A-Z]/);
      expect(label).toMatch(/^[A-Z]/);
    }
  });

  test.each([
    ["requested", "traveler", true, "Your request was sent", "Waiting for an answer"],
    ["requested", "flightaid", false, "P. asks for your company", "Needs your answer"],
    ["accepted", "traveler", true, "You are connecting to", "Waiting for your payment"],
    ["accepted", "traveler", false, "P. offers to be your Flightaide", "Waiting for your payment"],
    ["accepted", "flightaid", true, "Your request was sent", "Waiting for the traveler"],
    ["accepted", "flightaid", false, "You have said yes to P.", "Waiting for the traveler"],
    ["paid", "traveler", true, "You are connected", "Connected"],
    ["paid", "flightaid", true, "You are connected", "Connected"],
    ["refunded", "traveler", true, "Your payment was refunded", "Refunded"],
    ["refunded", "flightaid", true, "This connection has ended", "Ended"],
    ["declined", "traveler", true, "P. has declined", "Declined"],
    ["declined", "flightaid", false, "You have declined", "Declined"],
  ] as const)("%s, %s, opened by the reader: %s", (state, role, openedByMe, title, label) => {
    const actions = state === "requested" && role === "flightaid" ? ["accept" as const] : [];
    const one = newConnection({ state, role, openedByMe, actions });
    expect(titleOf(one)).toBe(title);
    expect(labelOf(one)).toBe(label);
  });
});

test("a payment that the bank checks is named to the payer only", () => {
  const pending = newConnection({ state: "ordered", pending: true });
  expect(titleOf(pending)).toBe("Your bank is still checking");
  expect(labelOf(pending)).toBe("Your bank is still checking");
  expect(labelOf({ ...pending, role: "flightaid" })).toBe("Waiting for the traveler");
});

test("a payment that is too early has its date", () => {
  const early = newConnection({ payFrom: "2030-10-05", actions: ["withdraw"] });
  expect(titleOf(early)).toBe("P. has said yes");
  expect(labelOf(early)).toBe(`Payment opens on ${formatDate("2030-10-05")}`);
});

test("who withdrew or cancelled is said", () => {
  for (const [state, verb] of [
    ["withdrawn", "withdrawn"],
    ["cancelled", "cancelled"],
  ] as const) {
    const reason = state === "withdrawn" ? "withdrawn" : "cannot-fly";
    expect(titleOf(newConnection({ state, ended: { reason, by: "me" } }))).toBe(`You have ${verb}`);
    expect(titleOf(newConnection({ state, ended: { reason, by: "them" } }))).toBe(`P. has ${verb}`);
    expect(titleOf(newConnection({ state, ended: { reason } }))).toBe("This connection has ended");
  }
});

test("a request without an answer is told apart from a payment that came too late", () => {
  const unanswered = newConnection({ state: "expired", ended: { reason: "unanswered" } });
  expect(titleOf(unanswered)).toBe("P. did not answer");
  expect(titleOf({ ...unanswered, role: "flightaid" })).toBe("This request has expired");
  expect(titleOf(newConnection({ state: "expired", ended: { reason: "too-late" } }))).toBe(
    "This connection has expired",
  );
});

test("the title of someone who has left has no hole", () => {
  for (const state of states)
    for (const role of ["traveler", "flightaid"] as const)
      expect(titleOf(newConnection({ state, role, counterpart: { displayName: "" } }))).not.toMatch(
        /^\s|\s{2}|\s$/,
      );
});

test("a traveler can pay where the server lets them, and not while the bank checks", () => {
  expect(isPayable(newConnection())).toBe(true);
  expect(isPayable(newConnection({ actions: ["capture"], state: "ordered" }))).toBe(true);
  expect(isPayable(newConnection({ actions: [] }))).toBe(false);
  expect(isPayable(newConnection({ pending: true, state: "ordered" }))).toBe(false);
});

test("the states before a payment are unpaid", () => {
  expect(states.filter((state) => isUnpaid({ state }))).toEqual([
    "requested",
    "accepted",
    "ordered",
  ]);
});

test("an answer is needed to a request, to 'no answer' and to 'did not meet'", () => {
  const report = { at: "2031-01-01T00:00:00.000Z", until: "2031-01-02T00:00:00.000Z" };
  const paid = newConnection({ role: "flightaid", state: "paid", actions: ["confirm"] });
  expect(needsAnswer(paid)).toBe(false);
  expect(needsAnswer({ ...paid, noAnswer: report })).toBe(true);
  expect(needsAnswer({ ...paid, actions: ["contradict"], didNotMeet: report })).toBe(true);
  expect(needsAnswer({ ...paid, state: "requested", actions: ["accept", "decline"] })).toBe(true);
  expect(
    needsAnswer({ ...paid, actions: ["accept"] }) && labelOf({ ...paid, noAnswer: report }),
  ).toBe("Needs your answer");
});

test("what waits for the reader comes first, what is over last, the rest stays in order", () => {
  const over = newConnection({ id: "over", state: "declined", actions: [] });
  const waiting = newConnection({ id: "waiting", state: "requested", actions: ["withdraw"] });
  const connected = newConnection({ id: "connected", state: "paid", actions: ["cancel"] });
  const pay = newConnection({ id: "pay" });
  const review = newConnection({ id: "review", state: "paid", actions: ["review"] });
  const asked = newConnection({ id: "asked", state: "requested", actions: ["accept", "decline"] });
  const sorted = sortByNeed([over, waiting, connected, pay, review, asked]);
  expect(sorted.map(({ id }) => id)).toEqual([
    "asked",
    "pay",
    "review",
    "waiting",
    "connected",
    "over",
  ]);
});

test("a review that is written does not wait any more", () => {
  const written = newConnection({
    id: "written",
    state: "paid",
    actions: ["review"],
    reviews: { mine: { again: "yes" } },
  });
  const connected = newConnection({ id: "connected", state: "paid", actions: [] });
  expect(sortByNeed([connected, written]).map(({ id }) => id)).toEqual(["connected", "written"]);
  expect(labelOf(written)).toBe("Connected");
  expect(labelOf({ ...written, reviews: {} })).toBe("Tell us how it was");
});
