/** The story of a paid connection, from finding each other to the review: what has happened, and what is next. Pure. */
import type { Connection } from "@flightaides/core/connection/contract.ts";
import { addDays } from "@flightaides/core/trip/calendar.ts";
import { today } from "../../lib/calendar";
import { phaseOf, travelDateOf } from "./phase";
import type { ShownStep } from "./shown-steps";

/** What is no step of the flight itself. */
export type Milestone =
  | "found"
  | "accepted"
  | "paid"
  | "in-touch"
  | "seven-days"
  | "two-days"
  | "day-before"
  | "review";

type Event =
  | { kind: Milestone }
  /** A step of the flight. */
  | { kind: "step"; step: ShownStep };

export type TimelineEntry = Event & {
  /** `next` for the first that has not happened. */
  state: "done" | "next" | "later";
  /** When it happened, if that is known. */
  at?: string;
  /** The day for which it is planned, at the reader's airport. */
  date?: string;
};

type Draft = Event & { isDone: boolean; at?: string; date?: string };

const reminders = [
  ["seven-days", 7],
  ["two-days", 2],
  ["day-before", 1],
] as const;

/** @param steps as the page shows them */
export function timelineOf(
  connection: Connection,
  steps: readonly ShownStep[],
  now: Date,
): TimelineEntry[] {
  const drafts = inOrder([
    ...beginningOf(connection),
    ...remindersOf(connection, now),
    ...steps.map(
      (step): Draft => ({
        kind: "step",
        step,
        isDone: step.tap !== undefined,
        ...(step.tap && { at: step.tap.at }),
      }),
    ),
    { kind: "review", isDone: connection.reviews?.mine !== undefined },
  ]);
  const isOver = phaseOf(connection, steps, now) === "over";
  const last = drafts.findLastIndex(({ isDone, date }) => isDone && date === undefined);
  const story = drafts.filter(
    (draft, index) => draft.isDone || (index > last && isAhead(draft, isOver)),
  );
  const next = story.find(({ isDone }) => !isDone);
  return story.map((draft) => {
    const { isDone, ...event } = draft;
    return { ...event, state: isDone ? "done" : draft === next ? "next" : "later" };
  });
}

/** Moves `in-touch` behind the reminder days that passed before it. */
function inOrder(drafts: readonly Draft[]): Draft[] {
  const inTouch = drafts.find(({ kind }) => kind === "in-touch");
  if (!inTouch?.at) return [...drafts];
  const { at } = inTouch;
  const others = drafts.filter((draft) => draft !== inTouch);
  const earlier = others.findLastIndex(
    ({ isDone, date }) => isDone && date && date < at.slice(0, 10),
  );
  const paid = others.findIndex(({ kind }) => kind === "paid");
  return others.toSpliced(Math.max(earlier, paid) + 1, 0, inTouch);
}

/** Once the trip is over, a step that nobody has pressed is not missed. */
function isAhead({ kind }: Draft, isOver: boolean): boolean {
  return !isOver || kind === "review";
}

function beginningOf({ createdAt, paidAt, confirmedAt }: Connection): Draft[] {
  return [
    { kind: "found", isDone: true, at: createdAt },
    { kind: "accepted", isDone: true },
    { kind: "paid", isDone: true, ...(paidAt && { at: paidAt }) },
    {
      kind: "in-touch",
      isDone: confirmedAt !== undefined,
      ...(confirmedAt && { at: confirmedAt }),
    },
  ];
}

/** The days before the flight that come after the payment. */
function remindersOf(connection: Connection, now: Date): Draft[] {
  const { timeZone, paidAt } = connection;
  const flies = travelDateOf(connection);
  if (!flies) return [];
  const paid = paidAt ? today(timeZone, new Date(paidAt)) : "";
  return reminders
    .map(([kind, days]) => ({ kind, date: addDays(flies, -days) }))
    .filter(({ date }) => date > paid)
    .map((one) => ({ ...one, isDone: one.date < today(timeZone, now) }));
}
