import type { ShownLeg, Type } from "@flightaides/core/trip/contract.ts";
import type { ReactNode } from "react";
import { i18n } from "../../lib/i18n";
import classes from "./itinerary-card.module.css";
import { daysOf, flightOf } from "./leg-days";
import { PersonHead } from "./person-head";
import { Route } from "./route";

type Props = {
  /** Id of the heading, which labels the pass. */
  id: string;
  /** The type of the itinerary. */
  type: Type;
  legs: readonly ShownLeg[];
  /** How long a leg takes, about, on a page about this trip. */
  flightTime?: ((leg: ShownLeg) => string | undefined) | undefined;
  /** Masked, except for the owner and connected users. */
  displayName: string;
  /** Label of the name. */
  nameLabel: string;
  note?: ReactNode;
  /** Who flies and who helps how, most important first. */
  offers: readonly string[];
  /** Content below the offers. */
  beside?: ReactNode;
  /**
   * In place of the legs: the stops and flights of the owner's own trip, with the person below them. The heading is not visible
   * then, and names `route`.
   */
  line?: { route: string; content: ReactNode } | undefined;
  /** Content above the route. */
  before?: ReactNode;
  /** Content below the name. */
  about?: ReactNode;
  /** Actions on the stub. */
  children?: ReactNode;
  /** Default `h3`. */
  heading?: "h2" | "h3" | "h4" | undefined;
};

/** An itinerary as a boarding pass: the person, their flights, and a stub with name and actions. */
export function BoardingPass(props: Props) {
  const { id, type, legs, displayName, nameLabel, note, offers, beside, before } = props;
  const { heading: Heading = "h3", line, about, children } = props;
  const person = (
    <PersonHead type={type} displayName={displayName} offers={offers}>
      {beside}
    </PersonHead>
  );
  return (
    <article className={classes.card} data-type={type} aria-labelledby={id}>
      <div className={classes.pass} data-line={line !== undefined || undefined}>
        {!line && person}
        <div className={classes.ticket}>
          {before}
          {line ? (
            <Heading id={id} className="fa-hidden">
              {`${line.route}, ${displayName}`}
            </Heading>
          ) : (
            <Heading id={id} className={classes.route}>
              <Route leg={legs[0]} />
              <span className="fa-hidden">, {displayName}</span>
            </Heading>
          )}
          {line ? line.content : <Legs legs={legs} flightTime={props.flightTime} />}
          {note && (
            <p className={classes.note} dir="auto">
              {note}
            </p>
          )}
        </div>
        {line && person}
      </div>
      <div className={classes.stub}>
        <div className={classes.person}>
          <p className={classes.field}>
            <span>{nameLabel}</span>
            {displayName}
          </p>
          {about}
        </div>
        {children}
      </div>
    </article>
  );
}

/** The trip of a search: a ticket without a stub. */
export function SearchedCard({
  legs,
  children,
}: {
  legs: readonly ShownLeg[];
  children?: ReactNode;
}) {
  return (
    <div className={classes.card} data-searched>
      <div className={classes.ticket}>
        <p className={classes.route}>
          <Route leg={legs[0]} />
        </p>
        <LegDetails leg={legs[0]} />
        {children}
      </div>
    </div>
  );
}

function Legs({ legs: [first, ...others], flightTime }: Pick<Props, "legs" | "flightTime">) {
  return (
    <>
      <LegDetails leg={first} flightTime={flightTime} />
      {others.map((leg) => (
        <div key={leg.sequence} className={classes.further}>
          <p className={classes.small}>
            <Route leg={leg} />
          </p>
          <LegDetails leg={leg} flightTime={flightTime} />
        </div>
      ))}
    </>
  );
}

function LegDetails({
  leg,
  flightTime,
}: { leg: ShownLeg | undefined } & Pick<Props, "flightTime">) {
  if (!leg) return null;
  const hours = flightTime?.(leg);
  return (
    <dl className={classes.details}>
      <div className={classes.field}>
        <dt>{leg.until ? i18n.t("Possible days") : i18n.t("Travel date")}</dt>
        <dd>
          <time dateTime={leg.travelDate}>{daysOf(leg)}</time>
        </dd>
      </div>
      <div className={classes.field}>
        <dt>{i18n.t("Flight")}</dt>
        <dd>{flightOf(leg)}</dd>
      </div>
      {hours && (
        <div className={classes.field}>
          <dt>{i18n.t("Flight time")}</dt>
          <dd>{hours}</dd>
        </div>
      )}
    </dl>
  );
}
