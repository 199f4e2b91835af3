/** What a verb about a paid connection requires. */
import type { AuthUser } from "../actor";
import { Block } from "../block";
import { Connection } from "../connection";
import { refusedWith, type Write } from "../db/transact";
import { AppError } from "../error";
import { User } from "../user";

type Item = Connection.ConnectionItem;

/** @throws AppError `not-found`, `conflict` unless it is paid */
export async function paidConnection(actor: AuthUser, id: string, now: Date): Promise<Item> {
  const item = await Connection.ofParticipant(actor, id);
  Connection.assertPaid(item, now);
  return item;
}

/** Refuse what is written about a pair of whom one has blocked the other, or is leaving. */
export function pairChecks({ traveler, flightaid }: Item): Write[] {
  return [
    ...refusedWith(() => new AppError("connection-over"), Block.noneChecks(traveler, flightaid)),
    ...refusedWith(() => new AppError("one-is-leaving"), User.activeChecks(traveler, flightaid)),
  ];
}
