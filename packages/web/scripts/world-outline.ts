/**
 * Writes core/src/journey/world-outline.txt, the coasts of the world for the picture of a trip, from Natural Earth's land at 1:110
 * million (public domain, by world-atlas, ISC). It is committed: `npm run world-outline --workspace packages/web`.
 *
 * A line is a polygon: its coast, then its lakes, divided by bars. Of each, longitude and latitude of the first point, then the
 * way to each next point, in tenths of a degree. The page projects it, because each trip is seen from above its own middle.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { argv } from "node:process";
import { geoArea } from "d3-geo";
import { feature } from "topojson-client";

/** Of the sphere, in square radians: 800 square kilometres. Smaller islands are less than a pixel. */
const smallest = 2e-5;

export const worldOutline = join(import.meta.dirname, "../../core/src/journey/world-outline.txt");

export function drawWorldOutline(): string {
  const file = createRequire(import.meta.url).resolve("world-atlas/land-110m.json");
  const topology: Parameters<typeof feature>[0] = JSON.parse(readFileSync(file, "utf8"));
  const { land } = topology.objects;
  if (!land) throw new Error(`${file} has no land`);
  const shape = feature(topology, land);
  return ("features" in shape ? shape.features : [shape])
    .flatMap(({ geometry }) => (geometry.type === "MultiPolygon" ? geometry.coordinates : []))
    .filter((coordinates) => geoArea({ type: "Polygon", coordinates }) > smallest)
    .map((rings) => `${rings.map((ring) => deltas(ring).join(" ")).join("|")}\n`)
    .join("");
}

/** Without points that are the same as the one before. The last point, which is the first, is left out. */
function deltas(ring: readonly (readonly number[])[]): number[] {
  let [x, y] = [0, 0];
  return ring.slice(0, -1).flatMap(([longitude = 0, latitude = 0], index) => {
    const step = [Math.round(longitude * 10) - x, Math.round(latitude * 10) - y];
    const [east = 0, north = 0] = step;
    x += east;
    y += north;
    return index > 0 && east === 0 && north === 0 ? [] : step;
  });
}

if (argv[1] === import.meta.filename) writeFileSync(worldOutline, drawWorldOutline());
