/**
 * Keys of the area index, in which the legs between two neighbourhoods are a few ranges. The partition is the one-degree square
 * of the origin; the sort key is the one-degree band of latitude and then the longitude of the destination. The airports
 * within 100 km of one lie in 3 squares and 2 bands on average, and in 9 and 3 at most.
 */
import { find, within } from "../airport";
import type { Leg } from "./contract";
import { nearbyKm } from "./match";

export type Area = {
  fromSquare: string;
  toBand: string;
  toLongitude: string;
};

export function areaOf({ from, to }: Pick<Leg, "from" | "to">): Area {
  const origin = position(from);
  const destination = position(to);
  return {
    fromSquare: square(origin),
    toBand: band(destination),
    toLongitude: longitude(destination),
  };
}

/** The ranges of the index that contain every leg from near this leg's origin to near its destination. */
export function areasNear({ from, to }: Pick<Leg, "from" | "to">): {
  fromSquare: string;
  toBand: string;
  west: string;
  east: string;
}[] {
  const squares = new Set(within(from, nearbyKm).map(square));
  const bands = new Map<string, { west: string; east: string }>();
  for (const airport of within(to, nearbyKm)) {
    const at = longitude(airport);
    const { west, east } = bands.get(band(airport)) ?? { west: at, east: at };
    bands.set(band(airport), { west: at < west ? at : west, east: at > east ? at : east });
  }
  return [...squares].flatMap((fromSquare) =>
    [...bands].map(([toBand, ends]) => ({ fromSquare, toBand, ...ends })),
  );
}

type Position = { latitude: number; longitude: number };

function position(iata: string): Position {
  const airport = find(iata);
  if (!airport) throw new Error(`No airport ${iata}`);
  return airport;
}

function square(at: Position): string {
  return `${Math.floor(at.latitude)},${Math.floor(at.longitude)}`;
}

/** Degrees north of the south pole. */
function band(at: Position): string {
  return String(Math.floor(at.latitude) + 90).padStart(3, "0");
}

/** Hundredths of a degree east of the date line, padded so that it sorts as text. */
function longitude(at: Position): string {
  return String(Math.round((at.longitude + 180) * 100)).padStart(5, "0");
}
