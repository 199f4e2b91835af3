import "../../components/form-styles";
import { Button } from "@mantine/core";
import { Because } from "../../components/because";
import { Problem } from "../../components/problem";
import { i18n } from "../../lib/i18n";
import { LegList } from "../itinerary/leg-list";
import { PostingDetails } from "../itinerary/posting-details";
import posting from "../itinerary/posting-fields.module.css";
import { useTripForm } from "./use-trip-form";

/** Posts the flight of a flightaid in one go: at once for a user, after the sign-in for a visitor. */
export function OfferForm() {
  const trip = useTripForm({ seeking: "traveler", alwaysPosts: true });
  const { isSignedIn, isSending } = trip;
  const error = trip.airportsError ?? trip.searchError;
  return (
    <form {...trip.props} className={posting.form}>
      {trip.summary}
      <LegList {...trip.legs} />
      <PostingDetails {...trip.details} />
      <Problem
        title={
          trip.airportsError
            ? i18n.t("We couldn’t look up the airports.")
            : i18n.t("Your flight isn’t posted yet.")
        }
        error={error}
        detail={<Because error={error} />}
        onRetry={trip.resend}
      />
      <p data-unless="user">
        {isSignedIn
          ? i18n.t(
              "Everybody can see its route, date and flight, and the first letter of your name.",
            )
          : i18n.t(
              "Next, you sign up or log in, and your flight is posted automatically. Everybody can see its route, date and flight, and the first letter of your name.",
            )}
      </p>
      <div className={posting.row}>
        <Button type="submit" size="lg" loading={isSending}>
          {i18n.t("Post your flight")}
        </Button>
        <span role="status" className="fa-hidden">
          {isSending && i18n.t("Posting your flight...")}
        </span>
      </div>
    </form>
  );
}
