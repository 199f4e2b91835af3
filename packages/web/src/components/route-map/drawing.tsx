import outline from "@flightaides/core/journey/world-outline.txt?raw";
import type { MapLeg } from "@flightaides/core/trip/map-leg.ts";
import { frame, type Picture, pictureOf } from "@flightaides/core/trip/picture.ts";
import { type ReactNode, useMemo } from "react";
import { planePath } from "../icons";
import classes from "./drawing.module.css";

type Props = Parameters<typeof pictureOf>[1];

/** What ./route-map loads on demand. */
export default function Drawing({ mine, theirs, together }: Props): ReactNode {
  // The legs are new objects whenever the page renders.
  const key = JSON.stringify([mine, theirs, together].map((legs) => legs?.map(placeOf)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for them.
  const picture = useMemo(() => pictureOf(outline, { mine, theirs, together }), [key]);
  return (
    <>
      <svg
        viewBox={`0 0 ${frame.width} ${frame.height}`}
        className={classes.drawing}
        aria-hidden="true"
      >
        <path className={classes.grid} d={picture.grid} />
        <path className={classes.land} d={picture.land} />
        {picture.arcs.map(({ weight, path }) => (
          <g key={`${weight}${path}`} data-weight={weight}>
            <path className={classes.under} d={path} />
            <path className={classes.arc} d={path} />
          </g>
        ))}
        {picture.airports.map(({ x, y }) => (
          <g key={`${x},${y}`}>
            <path className={classes.airport} d={`M${x} ${y}h0`} />
            <path className={classes.inside} d={`M${x} ${y}h0`} />
          </g>
        ))}
        {picture.arcs.map(
          ({ path, plane }) =>
            plane && (
              <path
                key={path}
                className={classes.plane}
                transform={`translate(${plane.x} ${plane.y}) rotate(${plane.degrees}) scale(1.35) translate(-12 -12)`}
                d={planePath}
              />
            ),
        )}
      </svg>
      <Labels labels={picture.labels} />
    </>
  );
}

/** As text of the page, whose size does not shrink with the picture. */
function Labels({ labels }: Pick<Picture, "labels">) {
  return labels.map(({ name, x, y, side }) => (
    <span
      key={name}
      aria-hidden="true"
      className={classes.label}
      data-side={side}
      style={{ left: `${(x / frame.width) * 100}%`, top: `${(y / frame.height) * 100}%` }}
    >
      {name}
    </span>
  ));
}

function placeOf({ from, to, ...leg }: Pick<MapLeg, "from" | "to"> & Partial<MapLeg>) {
  return [from, to, leg.fromCity, leg.toCity];
}
