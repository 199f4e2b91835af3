import { boardingPassDays, removeBoardingPass } from "@flightaides/core/boarding-pass/contract.ts";
import type { BoardingPass, Connection } from "@flightaides/core/connection/contract.ts";
import { daysBetween } from "@flightaides/core/trip/calendar.ts";
import type { ShownLeg } from "@flightaides/core/trip/contract.ts";
import { Button } from "@mantine/core";
import { Link } from "react-router";
import { Problem } from "../../components/problem";
import { call } from "../../lib/api";
import { formatDate, today } from "../../lib/calendar";
import { i18n } from "../../lib/i18n";
import { boardingPassPath } from "../../lib/paths";
import { flownLegs } from "../boarding-pass/flown-legs";
import { nameOf } from "../connection/status";
import { useChange } from "../connection/use-change";
import { firstNameOf } from "./first-name";
import classes from "./seats.module.css";

type Props = { uid: string; connection: Connection; now: Date };

/** Who sits where, near the flight, as far as the two have shared it of their boarding passes. */
export function Seats({ uid, connection, now }: Props) {
  const { id, journey, timeZone } = connection;
  const removing = useChange(uid, id, i18n.t("It is not shared any more."));
  const legs = flownLegs(connection, "mine");
  const dates = { me: legs, them: flownLegs(connection, "theirs") };
  const passes = journey?.seats ?? [];
  const [first] = legs;
  const isNear = first && daysBetween(today(timeZone, now), first.travelDate) <= boardingPassDays;
  if (!isNear) return null;
  const own = passes.filter(({ by }) => by === "me");
  const name = nameOf(connection);
  return (
    <section className={classes.seats} aria-labelledby="seats">
      <h2 id="seats">{i18n.t("Seats")}</h2>
      {legs.map((leg, index) => {
        const [mine, theirs] = (["me", "them"] as const).map((by) =>
          passes.find((pass) => pass.leg === index + 1 && pass.by === by),
        );
        const words = seatWords(mine, theirs, firstNameOf(name));
        if (!words) return null;
        return (
          <div key={leg.sequence} className={classes.leg}>
            {legs.length > 1 && <p className={classes.small}>{`${leg.from} – ${leg.to}`}</p>}
            <p className={classes.words}>{words}</p>
            {[theirs, mine].map(
              (pass) =>
                pass && (
                  <p key={pass.by} className={classes.small}>
                    {readWords(pass, dates[pass.by][index], name)}
                  </p>
                ),
            )}
          </div>
        );
      })}
      {own.length < legs.length && (
        <>
          {passes.length === 0 && (
            <p>{i18n.t("Read your boarding pass, so that you both know who sits where.")}</p>
          )}
          <Button component={Link} to={boardingPassPath(id)} variant="default" size="md">
            {i18n.t("Read my boarding pass")}
          </Button>
        </>
      )}
      {own.length > 0 && (
        <Button
          variant="default"
          size="md"
          loading={removing.isPending}
          onClick={() => removing.mutate(() => removeAll(connection, own))}
        >
          {i18n.t("Stop sharing my seat")}
        </Button>
      )}
      <Problem
        title={i18n.t("It is still shared.")}
        error={removing.error}
        retrying={removing.isPending}
        onRetry={() => removing.mutate(() => removeAll(connection, own))}
      />
    </section>
  );
}

async function removeAll(
  connection: Connection,
  own: readonly BoardingPass[],
): Promise<Connection> {
  let left = connection;
  for (const { leg } of own) left = await call(removeBoardingPass, { id: connection.id, leg });
  return left;
}

/** @param name the counterpart's first name */
function seatWords(
  mine: BoardingPass | undefined,
  theirs: BoardingPass | undefined,
  name: string,
): string | undefined {
  if (mine?.seat && theirs?.seat)
    return i18n.t("You are in {mine}, {name} is in {theirs}.", {
      mine: mine.seat,
      name,
      theirs: theirs.seat,
    });
  const words = [
    mine &&
      (mine.seat
        ? i18n.t("You are in {seat}.", { seat: mine.seat })
        : i18n.t("Your pass has no seat yet.")),
    theirs &&
      (theirs.seat
        ? i18n.t("{name} is in {seat}.", { name, seat: theirs.seat })
        : i18n.t("The pass of {name} has no seat yet.", { name })),
  ].filter((one) => one !== undefined);
  return words.length > 0 ? words.join(" ") : undefined;
}

/** What was read, and that nobody has checked it. @param name the counterpart's */
function readWords(
  { by, flight, surnameFits }: BoardingPass,
  leg: ShownLeg | undefined,
  name: string,
): string {
  const what = { flight: leg ? `${flight}, ${formatDate(leg.travelDate)}` : flight, name };
  if (by === "me")
    return surnameFits
      ? i18n.t("You share: a boarding pass for {flight}, with your surname.", what)
      : i18n.t("You share: a boarding pass for {flight}, with another surname than yours.", what);
  return surnameFits
    ? i18n.t(
        "A boarding pass for {flight}, with the surname of {name}, was read on their phone. Whether it is genuine only the airline can tell.",
        what,
      )
    : i18n.t(
        "A boarding pass for {flight}, with another surname than that of {name}, was read on their phone. Whether it is genuine only the airline can tell.",
        what,
      );
}
