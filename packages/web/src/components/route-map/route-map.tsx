import type { ShownLeg } from "@flightaides/core/trip/contract.ts";
import { isLocated } from "@flightaides/core/trip/map-leg.ts";
import { lazy, type ReactNode, Suspense } from "react";
import classes from "./route-map.module.css";
import { type Other, otherInWords, tripInWords } from "./words";

// Lazy: the outline of the world and the projection are 20 KB. Where they do not arrive, the frame stays empty.
const Drawing = lazy(() => import("./drawing").catch(() => ({ default: Nothing })));

type Props = {
  /** The reader's trip, or the only one. */
  legs: readonly ShownLeg[];
  other?: Other | undefined;
};

/**
 * A picture of one or two trips on the globe, described in words. Its size is reserved. Nothing where a position is not known, or
 * where the reader saves data.
 */
export function RouteMap({ legs, other }: Props) {
  const mine = legs.filter(isLocated);
  const theirs = (other?.legs ?? []).filter(isLocated);
  if (mine.length === 0 || mine.length < legs.length || savesData()) return null;
  const caption = other && otherInWords(other);
  const together = (other?.stretches ?? [])
    .filter(({ kind }) => kind !== "close")
    .flatMap((stretch) => stretch.mine);
  return (
    <figure className={classes.figure}>
      <div
        role="img"
        aria-label={[tripInWords(legs), caption].filter(Boolean).join(" ")}
        className={classes.frame}
      >
        <Suspense fallback={null}>
          <Drawing mine={mine} theirs={theirs} together={together} />
        </Suspense>
      </div>
      {caption && (
        // The name of the picture says it already.
        <figcaption className={classes.caption} aria-hidden="true">
          {caption}
        </figcaption>
      )}
    </figure>
  );
}

function Nothing(): ReactNode {
  return null;
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
