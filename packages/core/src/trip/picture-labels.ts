/** Where the names of places stand beside their points, so that they cover neither each other nor the way. Pure. */

/** In units of the frame. */
export type Place = { x: number; y: number };

/** A name at a place, and the side of the place on which it stands. */
export type Label = Place & { name: string; side: Side };
export type Side = (typeof sides)[number];

/** In the order in which they are preferred. */
const sides = ["right", "left", "below", "above"] as const;

/** Of a line of text, at the smallest width of the picture. */
const line = { height: 32, width: 15 };
/** Between a place and its name. */
const gap = 13;
/** Half the width of a point. */
const radius = 8;

type Box = { left: number; top: number; right: number; bottom: number };

/**
 * @param named most important first; one for whose name there is no room has none
 * @param points that a name must not cover
 * @param way points on the lines, which it should not cover
 */
export function placeLabels(
  named: readonly (Place & { name: string })[],
  points: readonly Place[],
  way: readonly Place[],
  frame: { width: number; height: number },
): Label[] {
  const placed: (Label & { box: Box })[] = [];
  for (const { name, x, y } of named) {
    const [best] = sides
      .map((side) => ({ side, box: boxOf({ x, y }, name, side) }))
      .filter(
        ({ box }) =>
          isInside(box, frame) &&
          !placed.some((other) => overlap(box, other.box)) &&
          !points.some((point) => covers(box, point, radius)),
      )
      .map((one) => ({ ...one, covered: way.filter((point) => covers(one.box, point, 0)).length }))
      .sort((a, b) => a.covered - b.covered);
    if (best) placed.push({ name, x, y, side: best.side, box: best.box });
  }
  return placed.map(({ box: _, ...label }) => label);
}

function boxOf({ x, y }: Place, name: string, side: Side): Box {
  // Vowel signs and other marks take no room of their own.
  const width = [...name.replace(/\p{M}/gu, "")].length * line.width;
  const { height } = line;
  const level = { top: y - height / 2, bottom: y + height / 2 };
  const middle = { left: x - width / 2, right: x + width / 2 };
  switch (side) {
    case "right":
      return { left: x + gap, right: x + gap + width, ...level };
    case "left":
      return { left: x - gap - width, right: x - gap, ...level };
    case "below":
      return { ...middle, top: y + gap, bottom: y + gap + height };
    case "above":
      return { ...middle, top: y - gap - height, bottom: y - gap };
  }
}

function isInside({ left, top, right, bottom }: Box, frame: { width: number; height: number }) {
  return left >= 0 && top >= 0 && right <= frame.width && bottom <= frame.height;
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

function covers({ left, top, right, bottom }: Box, { x, y }: Place, by: number): boolean {
  return x > left - by && x < right + by && y > top - by && y < bottom + by;
}
