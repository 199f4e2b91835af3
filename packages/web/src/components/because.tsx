import { Link } from "react-router";
import { ApiError } from "../lib/api-error";
import { i18n } from "../lib/i18n";
import { tripPath } from "../lib/paths";
import { messageOf } from "./problem";

/** {@link messageOf}, with a link to the trip that it is about. */
export function Because({ error }: { error: unknown }) {
  const trip = error instanceof ApiError ? error.about.trip : undefined;
  return (
    <>
      {messageOf(error)}
      {trip && (
        <>
          {" "}
          <Link to={tripPath(trip)}>{i18n.t("See the other trip")}</Link>
        </>
      )}
    </>
  );
}
