/** Where the names of places stand beside their points, so that they cover neither each other nor the way. Pure. */

/** In units of the frame. */
export type Place = { x: number; y: number };

/** A name at a place, and the side of the place on which it stands. */
export type Label = Place & { name: string; side: Side };
export type Side = (typeof sides)[number];

/** In the order in which they are preferred. */
const sides = ["right", "left", "below", "above"] as const;

/** Of a line of text, at the smallest width of the picture. */
const line = { height: 32, width: 16 };
/** Between a place and its name, at the smallest width of the picture. A line of text is higher than its letters. */
const gap = { beside: 18, above: 13 };
/** Between a name and the frame, where there is room. */
const inset = 8;
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
          isInside(box, frame, 0) &&
          !placed.some((other) => overlap(box, other.box)) &&
          !points.some((point) => covers(box, point, radius)),
      )
      .map(({ side, box }) => ({
        side,
        box,
        touches: Number(!isInside(box, frame, inset)),
        covered: way.filter((point) => covers(box, point, 0)).length,
      }))
      .sort((a, b) => a.covered - b.covered || a.touches - b.touches);
    if (best) placed.push({ name, x, y, side: best.side, box: best.box });
  }
  return placed.map(({ box: _, ...label }) => label);
}

function boxOf({ x, y }: Place, name: string, side: Side): Box {
  // Marks above and below a letter take no room of their own.
  const width = [...name.replace(/\p{Mn}/gu, "")].length * line.width;
  const { height } = line;
  const level = { top: y - height / 2, bottom: y + height / 2 };
  const middle = { left: x - width / 2, right: x + width / 2 };
  switch (side) {
    case "right":
      return { left: x + gap.beside, right: x + gap.beside + width, ...level };
    case "left":
      return { left: x - gap.beside - width, right: x - gap.beside, ...level };
    case "below":
      return { ...middle, top: y + gap.above, bottom: y + gap.above + height };
    case "above":
      return { ...middle, top: y - gap.above - height, bottom: y - gap.above };
  }
}

function isInside(
  { left, top, right, bottom }: Box,
  { width, height }: { width: number; height: number },
  by: number,
) {
  return left >= by && top >= by && right <= width - by && bottom <= height - by;
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

function covers({ left, top, right, bottom }: Box, { x, y }: Place, by: number): boolean {
  return x > left - by && x < right + by && y > top - by && y < bottom + by;
}
