import lines from "./pictograms.json";

export type PictogramName = keyof typeof lines;

/** From the set Guidance by Streamline, CC BY 4.0: scripts/pictograms.ts. In the size of the type around it. */
export function Pictogram({ name }: { name: PictogramName }) {
  return (
    <svg
      // A line at the edge has its width on both sides.
      viewBox="-1 -1 26 26"
      width="1em"
      height="1em"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <path d={lines[name]} />
    </svg>
  );
}
