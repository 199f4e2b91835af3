/**
 * Deletions of accounts that have begun: one item for each. The request that begins a deletion completes it, and a schedule completes
 * what is left.
 */
import type { AuthUser } from "../actor";
import type { Run } from "../clock";
import { dueUnlessDone, pending, type WorkedOff, workOff } from "../db/pending";
import type { UserData } from "../user-data";
import { departureEntity } from "./entity";

/** Before anything is deleted. A repetition postpones the schedule. */
export async function beginDeparture(actor: AuthUser, now: Date): Promise<void> {
  const { uid: id, email, displayName, username, externalIds = [] } = actor;
  await departureEntity()
    .put({
      id,
      email,
      displayName,
      username,
      externalIds: [...externalIds],
      queue: "leaving",
      dueAt: dueUnlessDone(now),
    })
    .go();
}

/** Completes the deletions that no request has completed, longest due first. @param remove is idempotent */
export function completeDepartures(
  remove: (actor: AuthUser, now: Date) => Promise<void>,
  run?: Run,
): Promise<WorkedOff> {
  return workOff(
    (now, limit) => pending(departureEntity().query.due({ queue: "leaving" }), now, limit),
    async (id, now) => {
      const { data } = await departureEntity().get({ id }).go({ consistent: true });
      if (!data) return;
      const { email, displayName, username, externalIds } = data;
      await remove({ uid: id, email, displayName, username, externalIds }, now);
    },
    run,
  );
}

/** Goes after everything else of the user. */
export const userData = {
  entities: [departureEntity],
  export: async () => ({}),
  async forget({ uid: id }) {
    await departureEntity().delete({ id }).go();
  },
} satisfies UserData;
