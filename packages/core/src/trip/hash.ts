/** Whether two trips are the same: owner, type and legs. */
import { hash } from "node:crypto";
import type { Leg, Type } from "./contract";

export type OwnTrip = { uid: string; type: Type; legs: readonly Leg[] };

/** Hashed because `uid` is not public. 32 hexadecimal digits. */
export function hashOf({ uid, type, legs }: OwnTrip): string {
  const content = JSON.stringify([
    uid,
    type,
    legs.map(({ from, to, travelDate, flight, until }) => [
      ...[from, to, travelDate, flight ?? null],
      ...(until ? [until] : []),
    ]),
  ]);
  return hash("sha256", content, "hex").slice(0, 32);
}

export function isSameTrip(a: OwnTrip, b: OwnTrip): boolean {
  return hashOf(a) === hashOf(b);
}

/** Of a trip of either of two people who are known otherwise: it stays the same in another account. */
export function hashOfLegs({ type, legs }: Omit<OwnTrip, "uid">): string {
  return hashOf({ uid: "", type, legs });
}
