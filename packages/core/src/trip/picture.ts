/** The picture of one or two trips: the globe seen from above their middle, as paths and places in a frame. Pure. */
import {
  type GeoPermissibleObjects,
  geoAzimuthalEqualArea,
  geoDistance,
  geoGraticule,
  geoInterpolate,
  geoPath,
} from "d3-geo";
import type { Position } from "../airport/contract";
import type { ShownLeg } from "./contract";
import type { MapLeg } from "./map-leg";
import { type Label, type Place, placeLabels } from "./picture-labels";

/**
 * How an arc is drawn. `strong`: what the picture is about, which is where both fly, or else the reader's trip. `plain`: the rest of
 * the reader's trip. `other`: only the other one flies it.
 */
export type Weight = "strong" | "plain" | "other";

type Arc = {
  weight: Weight;
  path: string;
  /** A plane in the middle, where there is room: its place, and its direction in degrees, 0 to the right. */
  plane: (Place & { degrees: number }) | undefined;
};

export type Picture = {
  land: string;
  grid: string;
  arcs: readonly Arc[];
  airports: readonly Place[];
  labels: readonly Label[];
};

/** Units of the paths. The page scales them. */
export const frame = { width: 640, height: 288 };
/** The trips keep so far away from the frame, so that their labels fit. */
const margin = { x: 132, y: 42 };
/** Pixels per radian: at most, so that a short flight still shows where in the world it is. */
const largestScale = 1_000;
/** North stays roughly above, although the way between two continents leads across the Arctic. */
const steepest = 42;
/** A shorter arc has no room for a plane. */
const shortestWithPlane = 84;
/** Airports closer to each other have one label. */
const sameSpot = 14;

type Point = [longitude: number, latitude: number];
type Trips = {
  mine: readonly MapLeg[];
  theirs?: readonly MapLeg[] | undefined;
  /** Legs of `mine`, by their airports, that both fly. */
  together?: readonly Pick<ShownLeg, "from" | "to">[] | undefined;
};

/**
 * @param outline `world-outline.txt`
 * @param digits behind the point of the paths
 */
export function pictureOf(
  outline: string,
  { mine, theirs = [], together = [] }: Trips,
  digits = 1,
): Picture {
  const legs = drawnOnce(mine, theirs, together);
  const projection = seenFrom(legs.map(({ leg }) => leg));
  const path = geoPath(projection).digits(digits);
  const draw = (shape: GeoPermissibleObjects) => path(shape) ?? "";
  const at = (point: Point): Place => {
    const [x = 0, y = 0] = projection(point) ?? [];
    return { x, y };
  };

  const airports = new Map<string, Place & { name: string }>();
  for (const leg of [...mine, ...theirs]) {
    airports.set(leg.from, { ...at(pointOf(leg.fromPosition)), name: leg.fromCity || leg.from });
    airports.set(leg.to, { ...at(pointOf(leg.toPosition)), name: leg.toCity || leg.to });
  }
  const arcs = legs.map(({ leg, weight }) => ({ weight, path: draw(lineOf(leg)), leg }));
  return {
    land: draw(landOf(outline)),
    grid: draw(geoGraticule().step([15, 15])()),
    arcs: arcs.map(({ weight, path, leg }) => ({ weight, path, plane: planeOn(leg, at) })),
    airports: [...airports.values()].map(({ x, y }) => ({ x, y })),
    labels: placeLabels(
      withoutTwins(inOrder(airports, mine)),
      [...airports.values()],
      legs.flatMap(({ leg }) => steps(leg).map(at)),
      frame,
    ),
  };
}

/** Each connection of two airports once, the most important last, so that it is drawn above the others. */
function drawnOnce(
  mine: readonly MapLeg[],
  theirs: readonly MapLeg[],
  together: NonNullable<Trips["together"]>,
): { leg: MapLeg; weight: Weight }[] {
  const pairOf = ({ from, to }: Pick<ShownLeg, "from" | "to">) => [from, to].sort().join("");
  const strong = new Set((together.length > 0 ? together : mine).map(pairOf));
  const drawn = new Map<string, { leg: MapLeg; weight: Weight }>();
  const add = (leg: MapLeg, weight: Weight) => {
    const pair = pairOf(leg);
    if (!drawn.has(pair)) drawn.set(pair, { leg, weight: strong.has(pair) ? "strong" : weight });
  };
  for (const leg of mine) add(leg, "plain");
  for (const leg of theirs) add(leg, "other");
  const order: readonly Weight[] = ["other", "plain", "strong"];
  return [...drawn.values()].sort((a, b) => order.indexOf(a.weight) - order.indexOf(b.weight));
}

/** The globe, turned so that the legs are in its middle, and as large as the frame allows. */
function seenFrom(legs: readonly MapLeg[]) {
  const points = legs.flatMap(steps);
  const [longitude, latitude] = middleOf(points);
  const limited = Math.max(-steepest, Math.min(steepest, latitude));
  const center: Point = [longitude, limited];
  const furthest = Math.max(...points.map((point) => geoDistance(center, point)));
  const { width, height } = frame;
  const projection = geoAzimuthalEqualArea()
    .rotate([-longitude, -limited])
    // Land behind the globe would be stretched around its rim. A trip that goes there is still drawn.
    .clipAngle(Math.min(179.9, Math.max(150, (furthest * 180) / Math.PI + 1)))
    .fitExtent(
      [
        [margin.x, margin.y],
        [width - margin.x, height - margin.y],
      ],
      { type: "MultiPoint", coordinates: points },
    );
  if (projection.scale() > largestScale) {
    projection.scale(largestScale).translate([0, 0]);
    const [[left, top], [right, bottom]] = geoPath(projection).bounds({
      type: "MultiPoint",
      coordinates: points,
    });
    projection.translate([(width - left - right) / 2, (height - top - bottom) / 2]);
  }
  return projection.clipExtent([
    [-20, -20],
    [width + 20, height + 20],
  ]);
}

/** The middle of points on the sphere, also of those on both sides of the date line. */
function middleOf(points: readonly Point[]): Point {
  const radians = Math.PI / 180;
  let [x, y, z] = [0, 0, 0];
  for (const [longitude, latitude] of points) {
    const level = Math.cos(latitude * radians);
    x += level * Math.cos(longitude * radians);
    y += level * Math.sin(longitude * radians);
    z += Math.sin(latitude * radians);
  }
  return [Math.atan2(y, x) / radians, Math.atan2(z, Math.hypot(x, y)) / radians];
}

/** Points on the great circle from one end of a leg to the other, two degrees apart: long legs count more. */
function steps(leg: MapLeg): Point[] {
  const [from, to] = [pointOf(leg.fromPosition), pointOf(leg.toPosition)];
  const along = geoInterpolate(from, to);
  const count = Math.max(1, Math.round((geoDistance(from, to) * 90) / Math.PI));
  return Array.from({ length: count + 1 }, (_, index) => along(index / count));
}

function lineOf({ fromPosition, toPosition }: MapLeg) {
  return { type: "LineString" as const, coordinates: [fromPosition, toPosition].map(pointOf) };
}

function pointOf({ latitude, longitude }: Position): Point {
  return [longitude, latitude];
}

function planeOn(leg: MapLeg, at: (point: Point) => Place): Arc["plane"] {
  const along = geoInterpolate(pointOf(leg.fromPosition), pointOf(leg.toPosition));
  const [start, end] = [at(along(0)), at(along(1))];
  if (Math.hypot(end.x - start.x, end.y - start.y) < shortestWithPlane) return undefined;
  const [before, after] = [at(along(0.49)), at(along(0.51))];
  const degrees = (Math.atan2(after.y - before.y, after.x - before.x) * 180) / Math.PI;
  return { ...at(along(0.5)), degrees: Math.round(degrees) };
}

type Airport = Place & { name: string };

/** The ends of the first trip before the stops, so that they have the best places. */
function inOrder(airports: ReadonlyMap<string, Airport>, mine: readonly MapLeg[]): Airport[] {
  const ends = [mine[0]?.from, mine.at(-1)?.to];
  return [...new Set([...ends, ...airports.keys()])].flatMap(
    (iata) => airports.get(iata ?? "") ?? [],
  );
}

/** Two airports of a city have one label. */
function withoutTwins(airports: readonly Airport[]): Airport[] {
  return airports.filter(
    (one, index) =>
      !airports
        .slice(0, index)
        .some(
          (other) =>
            other.name === one.name && Math.hypot(other.x - one.x, other.y - one.y) < sameSpot,
        ),
  );
}

function landOf(outline: string) {
  return {
    type: "MultiPolygon" as const,
    coordinates: outline
      .trim()
      .split("\n")
      .map((polygon) => polygon.split("|").map(ringOf)),
  };
}

/** @param deltas in tenths of a degree */
function ringOf(deltas: string): Point[] {
  const numbers = deltas.split(" ").map(Number);
  const ring: Point[] = [];
  let [x, y] = [0, 0];
  for (let index = 0; index < numbers.length; index += 2) {
    x += numbers[index] ?? 0;
    y += numbers[index + 1] ?? 0;
    ring.push([x / 10, y / 10]);
  }
  // GeoJSON repeats the first point.
  return ring.concat(ring.slice(0, 1));
}
