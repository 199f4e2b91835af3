import type { Connection } from "@flightaides/core/connection/contract.ts";
import { planeSentence } from "@flightaides/core/trip/plane.ts";
import { i18n } from "../../lib/i18n";
import { nameOf } from "./status";

/** Says that the two are not on the same plane, or that nobody can tell. Undefined when they are. */
export function planeNotice(connection: Connection): string | undefined {
  const { samePlane, mine, theirs } = connection;
  if (samePlane) return undefined;
  const name = nameOf(connection);
  if (mine && theirs) return planeSentence(i18n, { name, mine: mine.leg, theirs: theirs.leg });
  return mine
    ? i18n.t(
        "{name} has not posted a flight. Ask which one it is: we can’t say whether you would be on the same plane.",
        { name },
      )
    : i18n.t(
        "You have not posted your flight. Compare it with the one above: we can’t say whether you would be on the same plane.",
      );
}
