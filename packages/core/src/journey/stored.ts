/** What is stored about the trip of a connection. */
import type { EntityItem } from "electrodb";
import type { Type } from "../trip/contract";
import {
  boardingPassEntity,
  followLinksEntity,
  meetingPointEntity,
  tapEntity,
  tapKeyEntity,
} from "./entity";
import type { Step } from "./steps";

export type TapItem = EntityItem<ReturnType<typeof tapEntity>>;

export async function tapsOf(connection: string): Promise<TapItem[]> {
  const { data } = await tapEntity()
    .query.byConnection({ connection })
    .go({ consistent: true, pages: "all" });
  return data;
}

export async function tapOf(
  connection: string,
  { leg, kind }: Pick<Step, "leg" | "kind">,
  role: Type,
): Promise<TapItem | undefined> {
  const { data } = await tapEntity().get({ connection, leg, kind, role }).go({ consistent: true });
  return data ?? undefined;
}

/** The tap of a step that arrived first. */
export function firstOf(taps: readonly TapItem[], { kind, leg }: Step): TapItem | undefined {
  return taps
    .filter((one) => one.kind === kind && one.leg === leg)
    .sort((a, b) => (a.arrivedAt < b.arrivedAt ? -1 : 1))[0];
}

export async function keyOf(connection: string, role: Type, key: string) {
  const { data } = await tapKeyEntity().get({ connection, role, key }).go({ consistent: true });
  return data ?? undefined;
}

export async function meetingPointOf(connection: string) {
  const { data } = await meetingPointEntity().get({ connection }).go({ consistent: true });
  return data ?? undefined;
}

export type BoardingPassItem = EntityItem<ReturnType<typeof boardingPassEntity>>;

/** Of both participants, in the order of the legs. */
export async function boardingPassesOf(connection: string): Promise<BoardingPassItem[]> {
  const { data } = await boardingPassEntity()
    .query.byConnection({ connection })
    .go({ consistent: true, pages: "all" });
  return data;
}

export async function boardingPassOf(
  connection: string,
  leg: number,
  role: Type,
): Promise<BoardingPassItem | undefined> {
  const { data } = await boardingPassEntity()
    .get({ connection, leg, role })
    .go({ consistent: true });
  return data ?? undefined;
}

export async function followLinksOf(connection: string) {
  const { data } = await followLinksEntity().get({ connection }).go({ consistent: true });
  return data ?? undefined;
}
