/** What messages and taps of the trip page mean for their connection: writes for the transactions of the domains that store them. */
import type { Write } from "../db/transact";
import { AppError } from "../error";
import type { Outbox } from "../outbox";
import type { Type } from "../trip/contract";
import { isAllowed } from "./allowed";
import { type Attributes, applied, writesOf } from "./change";
import { contradicted } from "./claims";
import { type TapKind, type WordTap, wordTaps } from "./contract";
import type { ConnectionItem } from "./entity";
import { stateOf } from "./status";
import { contradictsWord } from "./words";

/** @throws AppError `conflict` unless the connection is paid */
export function assertPaid(item: ConnectionItem, now: Date): void {
  const state = stateOf(item, now);
  if (state !== "paid") throw new AppError(`connection-${state}`);
}

/**
 * What a message by the flightaid means for a paid connection: the two are in touch. It leaves a request as it is. Refused when the connection has changed
 * since it was read, so that a message and a report of no answer, or an answer to a request, take effect one after the other.
 */
export async function messageWrites(item: ConnectionItem, now: Date): Promise<Write[]> {
  if (item.state === "requested") {
    const { write, counts } = applied(item, { set: {} }, now);
    return [write, ...counts];
  }
  return writesOf(item, inTouch(item, "flightaid", now), now);
}

/**
 * What a tap means: a flightaid's that the two are in touch; that of {@link wordTaps} that they met or flew together, which
 * contradicts what the other one has claimed. Refused as {@link messageWrites}.
 * @throws AppError `said-otherwise` when the participant has said the opposite
 */
export async function tapWrites(
  item: ConnectionItem,
  role: Type,
  kind: TapKind,
  now: Date,
): Promise<{ writes: Write[]; mails: readonly Outbox.Mail[] }> {
  const touched = inTouch(item, role, now);
  if (!isWord(kind)) return { writes: await writesOf(item, touched, now), mails: [] };
  if (contradictsWord(item, role, kind)) throw new AppError("said-otherwise");
  const { airline: _, ...metOnly } = item;
  const objected = contradicted(kind === "met" ? metOnly : item, role, now);
  const words = { ...item.tapped?.[role], [kind]: now.toISOString() };
  const set = { ...touched, ...objected.set, tapped: { ...item.tapped, [role]: words } };
  const writes = [...(await writesOf(item, set, now)), ...(objected.writes ?? [])];
  return { writes, mails: objected.mails ?? [] };
}

/**
 * What it means that a tap is revoked. That the two are in touch stays. Refused as {@link messageWrites}.
 * @param arrivedAt of the tap, ISO 8601
 * @throws AppError `conflict` when the tap has contradicted a claim of the other participant
 */
export function revocationWrites(
  item: ConnectionItem,
  role: Type,
  { kind, arrivedAt }: { kind: TapKind; arrivedAt: string },
  now: Date,
): Promise<Write[]> {
  if (!isWord(kind)) return writesOf(item, {}, now);
  const { contradictedAt = "", airline } = item;
  if (contradictedAt >= arrivedAt || (airline?.contradictedAt ?? "") >= arrivedAt)
    throw new AppError("revocation-untimely");
  const { [kind]: _, ...words } = item.tapped?.[role] ?? {};
  return writesOf(item, { tapped: { ...item.tapped, [role]: words } }, now);
}

function inTouch(item: ConnectionItem, role: Type, now: Date): Attributes {
  const isNews = role === "flightaid" && isAllowed(item, "confirm", role, now);
  return isNews ? { confirmedAt: now.toISOString() } : {};
}

function isWord(kind: TapKind): kind is WordTap {
  return wordTaps.some((one) => one === kind);
}
