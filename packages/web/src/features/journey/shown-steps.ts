/** The steps of a trip as the page shows them: as the API answers them, with the presses that are not sent yet. Pure. */
import type { Connection } from "@flightaides/core/connection/contract.ts";
import { revocableSeconds, type Step, type TapKind } from "@flightaides/core/journey/contract.ts";
import type { WaitingAction } from "../../lib/waiting";

export type ShownTap = {
  at: string;
  by: "me" | "them";
  /** It can be revoked until then. */
  revocable?: { key: string; until: string } | undefined;
  /** The key in the queue, of one that is not sent yet. */
  queued?: string;
  /** Of one that is not sent yet: the first attempt has not ended. */
  fresh?: true | undefined;
};
export type ShownStep = Omit<Step, "tap"> & { tap?: ShownTap };

/** @param waiting the queue of the user */
export function shownSteps(
  { id, journey }: Pick<Connection, "id" | "journey">,
  waiting: readonly WaitingAction[],
): ShownStep[] {
  const own = waiting.filter(({ input, refused }) => input.id === id && refused === undefined);
  const revoked = new Set(
    own.filter(({ name }) => name === "revoke-tap").map(({ input }) => input.key),
  );
  const queued = own.filter(({ name, input }) => name === "tap" && !revoked.has(input.key));
  return (journey?.steps ?? []).map(({ tap: sent, ...step }) => {
    const found = queued.find(({ input }) => isOf(step, input));
    const tap = sent && !revoked.has(sent.revocable?.key) ? sent : found && tapOf(found);
    return { ...step, ...(tap && { tap }) };
  });
}

function isOf({ kind, leg }: Pick<Step, "kind" | "leg">, input: WaitingAction["input"]): boolean {
  return input.kind === kind && (isOnce(kind) || input.leg === leg);
}

function isOnce(kind: TapKind): boolean {
  return kind === "met" || kind === "handed-over";
}

function tapOf({ key: queued, input, fresh }: WaitingAction): ShownTap {
  const at = String(input.at);
  const until = new Date(Date.parse(at) + revocableSeconds * 1000).toISOString();
  return { at, by: "me", revocable: { key: String(input.key), until }, queued, fresh };
}

/** The steps that can be pressed now, the next one first: those after the last one that was. */
export function openSteps(steps: readonly ShownStep[], now: Date): ShownStep[] {
  const last = steps.findLastIndex(({ tap }) => tap);
  const at = now.getTime();
  return steps.filter(
    ({ tap, from, until }, index) =>
      !tap && index > last && Date.parse(from) <= at && at < Date.parse(until),
  );
}
