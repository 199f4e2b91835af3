import { readFileSync } from "node:fs";
import * as fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import type { MapLeg } from "./map-leg";
import { frame, pictureOf } from "./picture";
import { placeLabels } from "./picture-labels";

const outline = readFileSync(new URL("../journey/world-outline.txt", import.meta.url), "utf8");
const airports = {
  BOM: ["Mumbai", 19.1, 72.9],
  DEL: ["New Delhi", 28.6, 77.1],
  DXB: ["Dubai", 25.3, 55.4],
  HKG: ["Hong Kong", 22.3, 113.9],
  HNL: ["Honolulu", 21.3, -157.9],
  LGW: ["London", 51.1, -0.2],
  LHR: ["London", 51.5, -0.5],
  SCL: ["Santiago", -33.4, -70.8],
  SYD: ["Sydney", -33.9, 151.2],
  YHM: ["Hamilton", 43.2, -79.9],
  YUL: ["Montréal", 45.5, -73.7],
  YVR: ["Vancouver", 49.2, -123.2],
  YYZ: ["Toronto", 43.7, -79.6],
} as const;
type Code = keyof typeof airports;

function legsOf(...stops: Code[]): MapLeg[] {
  return stops.slice(1).map((to, index) => {
    const from = stops[index] ?? to;
    const at = ([, latitude, longitude]: (typeof airports)[Code]) => ({ latitude, longitude });
    return {
      sequence: index + 1,
      from,
      to,
      travelDate: "2027-05-20",
      fromCity: airports[from][0],
      toCity: airports[to][0],
      fromPosition: at(airports[from]),
      toPosition: at(airports[to]),
    };
  });
}

/** The points of a path, and how often it starts anew. */
function pointsOf(path: string) {
  const points = [...path.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => ({
    x: Number(x),
    y: Number(y),
  }));
  return { points, starts: path.split("M").length - 1 };
}

const trips: [string, Code[]][] = [
  ["one leg", ["YYZ", "DEL"]],
  ["two legs", ["BOM", "DXB", "YYZ"]],
  ["across the date line", ["YVR", "SYD"]],
  ["across the date line, further", ["YVR", "HKG", "DEL"]],
  ["far in the south", ["SCL", "SYD"]],
  ["short", ["YYZ", "YUL"]],
  ["there and back", ["YYZ", "DXB", "YYZ"]],
  ["six legs around the world", ["BOM", "DEL", "LHR", "YYZ", "YVR", "HNL", "SYD"]],
];

describe.each(trips)("%s", (_, stops) => {
  const picture = pictureOf(outline, { mine: legsOf(...stops) });

  it("is in the frame: each arc in one piece, with its ends and its middle", () => {
    for (const { path } of picture.arcs) {
      const { points, starts } = pointsOf(path);
      expect(starts).toBe(1);
      expect(points.length).toBeGreaterThan(1);
      for (const { x, y } of points) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(frame.width);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(frame.height);
      }
    }
  });

  it("draws land, and none of it far outside the frame", () => {
    const { points } = pointsOf(picture.land);
    expect(points.length).toBeGreaterThan(20);
    const [across, down] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    expect(Math.min(...across, ...down)).toBeGreaterThanOrEqual(-20);
    expect(Math.max(...across)).toBeLessThanOrEqual(frame.width + 20);
    expect(Math.max(...down)).toBeLessThanOrEqual(frame.height + 20);
  });

  it("names every place", () => {
    const names = new Set(stops.map((stop) => airports[stop][0]));
    expect(new Set(picture.labels.map(({ name }) => name))).toEqual(names);
  });
});

test("a trip of two continents fills the picture", () => {
  const [arc] = pictureOf(outline, { mine: legsOf("YYZ", "DEL") }).arcs;
  const across = pointsOf(arc?.path ?? "").points.map(({ x }) => x);
  expect(Math.max(...across) - Math.min(...across)).toBeGreaterThan(frame.width / 2);
});

test("a short trip shows where in the world it is", () => {
  const [arc] = pictureOf(outline, { mine: legsOf("YYZ", "YUL") }).arcs;
  const { points } = pointsOf(arc?.path ?? "");
  expect(Math.abs((points[0]?.x ?? 0) - (points.at(-1)?.x ?? 0))).toBeLessThan(100);
  expect(arc?.plane).toBeUndefined();
});

test("an arc is a great circle, which bends towards the pole", () => {
  const [arc] = pictureOf(outline, { mine: legsOf("YYZ", "DEL") }).arcs;
  const { points } = pointsOf(arc?.path ?? "");
  const [start, end] = [points[0], points.at(-1)];
  const straight = ((start?.y ?? 0) + (end?.y ?? 0)) / 2;
  expect(arc?.plane?.y).toBeLessThan(straight - 15);
});

describe("of two trips", () => {
  const weights = (picture: ReturnType<typeof pictureOf>) =>
    picture.arcs.map(({ weight }) => weight);

  it("the shared leg is drawn once, strong and last", () => {
    const together = [{ from: "DXB", to: "YYZ" }];
    const trips = { mine: legsOf("BOM", "DXB", "YYZ"), theirs: legsOf("DEL", "DXB", "YYZ") };
    expect(weights(pictureOf(outline, { ...trips, together }))).toEqual([
      "other",
      "plain",
      "strong",
    ]);
  });

  it("the first is strong where they share nothing", () => {
    const trips = { mine: legsOf("YYZ", "DXB"), theirs: legsOf("YHM", "DXB") };
    expect(weights(pictureOf(outline, trips))).toEqual(["other", "strong"]);
  });
});

test("two airports of a city have one name", () => {
  const { labels, airports } = pictureOf(outline, { mine: legsOf("LHR", "LGW") });
  expect(labels.map(({ name }) => name)).toEqual(["London"]);
  expect(airports).toHaveLength(2);
});

test("a leg on the other side of the globe is drawn", () => {
  const { arcs } = pictureOf(outline, { mine: legsOf("YYZ", "YHM", "SYD", "BOM", "SCL") });
  expect(arcs.map(({ path }) => path)).not.toContain("");
});

test("any trip is drawn", () => {
  const stops = fc.array(fc.constantFrom(...(Object.keys(airports) as Code[])), {
    minLength: 2,
    maxLength: 7,
  });
  return fc.assert(
    fc.property(stops, (codes) => {
      const legs = legsOf(...codes).filter(({ from, to }) => from !== to);
      fc.pre(legs.length > 0);
      const picture = pictureOf(outline, { mine: legs });
      expect(JSON.stringify(picture)).not.toContain("null");
      expect(picture.arcs.map(({ path }) => path)).not.toContain("");
    }),
    { numRuns: 20 },
  );
});

describe("placeLabels", () => {
  const place = (name: string, x: number, y: number) => ({ name, x, y });

  it("puts names on the other side of a neighbour", () => {
    const both = [place("Here", 300, 100), place("There", 330, 100)];
    const sides = placeLabels(both, both, [], frame).map(({ side }) => side);
    expect(sides).toEqual(["left", "right"]);
  });

  it("keeps names in the frame, and off the way", () => {
    const edge = place("Edge", frame.width - 5, 100);
    expect(placeLabels([edge], [edge], [], frame)).toMatchObject([{ side: "left" }]);
    const middle = place("Middle", 300, 100);
    const way = [
      { x: 330, y: 100 },
      { x: 270, y: 100 },
    ];
    expect(placeLabels([middle], [middle], way, frame)).toMatchObject([{ side: "below" }]);
  });

  it("keeps names away from the frame where there is room", () => {
    // On its right the name would end at the frame.
    const near = place("Toronto", frame.width - 135, 60);
    expect(placeLabels([near], [near], [], frame)).toMatchObject([{ side: "left" }]);
  });

  it("counts letters and vowel signs beside them, not the marks above and below", () => {
    const sideAt = (x: number) => {
      const toronto = place("ટોરોન્ટો", x, 100);
      return placeLabels([toronto], [toronto], [], frame).map(({ side }) => side);
    };
    expect(sideAt(frame.width - 145)).toEqual(["right"]);
    expect(sideAt(frame.width - 125)).toEqual(["left"]);
  });

  it("leaves a name out that has no room", () => {
    const crowd = Array.from({ length: 12 }, (_, index) =>
      place(`Place ${index}`, 300, 100 + index),
    );
    const labels = placeLabels(crowd, crowd, [], frame);
    expect(labels.length).toBeGreaterThan(0);
    expect(labels.length).toBeLessThan(crowd.length);
  });
});
