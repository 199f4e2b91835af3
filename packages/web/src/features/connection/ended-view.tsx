import type { Connection } from "@flightaides/core/connection/contract.ts";
import { opposite } from "@flightaides/core/trip/contract.ts";
import { citiesOf } from "@flightaides/core/trip/places.ts";
import { Button } from "@mantine/core";
import { Link } from "react-router";
import { i18n } from "../../lib/i18n";
import { paths, withQuery } from "../../lib/paths";
import { AnswerLine } from "./answer-line";
import classes from "./connection.module.css";
import { NextSteps } from "./empty-state";
import { endingOf } from "./ending";
import { Reviews } from "./review-form";

/** What happened, what happens with the money, and where to go from here. */
export function EndedView({ uid, connection }: { uid: string; connection: Connection }) {
  const { role, paidAt, mine } = connection;
  const { what, money } = endingOf(connection);
  return (
    <>
      <p className={classes.lead}>{what}</p>
      <AnswerLine connection={connection} />
      <p>
        {money}
        {paidAt && ` ${i18n.t("The contact details are no longer shown here.")}`}
      </p>
      <NextSteps
        first={
          mine && (
            <Button
              component={Link}
              to={withQuery(paths.allItineraries, { from: mine.leg.from, to: mine.leg.to })}
              size="md"
            >
              {i18n.t("Who else flies {route}?", { route: citiesOf(i18n, mine.leg) })}
            </Button>
          )
        }
        seeking={opposite(role)}
      />
      <Reviews uid={uid} connection={connection} />
    </>
  );
}
