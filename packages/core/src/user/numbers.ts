/** An account in the numbers of the day on which it was first used. */
import { parsed, together } from "../db/backfill";
import type { Write } from "../db/transact";
import { Numbers } from "../numbers";
import { profileEntity } from "./entity";

export function signedUpWrites(createdAt: string): Write[] {
  return Numbers.countWrites([{ counts: { signedUp: 1 } }], createdAt);
}

/** Counts accounts of earlier versions. */
export const numbersBackfill = {
  entity: "profile",
  change(item: Record<string, unknown>): { go(): Promise<unknown> } | undefined {
    const profile = parsed(profileEntity().parse({ Item: item }), item);
    if (profile.numbered || profile.leftAt) return undefined;
    const mark = profileEntity()
      .patch({ uid: profile.uid })
      .set({ numbered: true })
      .where(({ numbered }, { notExists }) => notExists(numbered));
    return together([{ Update: mark.params() }, ...signedUpWrites(profile.createdAt)]);
  },
};
