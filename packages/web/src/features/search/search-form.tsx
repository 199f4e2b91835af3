import "../../components/form-styles";
import type { Type } from "@flightaides/core/trip/contract.ts";
import { Button, Checkbox } from "@mantine/core";
import { Because } from "../../components/because";
import { Choices } from "../../components/choices";
import { Problem } from "../../components/problem";
import { i18n } from "../../lib/i18n";
import { LegList } from "../itinerary/leg-list";
import { PostingDetails } from "../itinerary/posting-details";
import posting from "../itinerary/posting-fields.module.css";
import { kinds } from "./kinds";
import { useTripForm } from "./use-trip-form";

type Props = {
  /** From the address. Takes precedence over the draft. */
  seeking?: Type;
  /** The visitor has chosen the type to look for. */
  onSeek?: (seeking: Type) => void;
  onDone?: () => void;
  onCancel: () => void;
};

/** Searches by one to six legs. With the box ticked, the trip is posted too. */
export function SearchForm({ seeking, onSeek, onDone, onCancel }: Props) {
  const trip = useTripForm({ seeking, onDone });
  const { form, isSignedIn, posts, isSending } = trip;
  const error = trip.airportsError ?? trip.searchError;
  return (
    <form {...trip.props} className={posting.form}>
      {trip.summary}
      <Choices
        label={i18n.t("Are you looking to")}
        value={form.values.seeking}
        options={kinds}
        onChange={(value) => {
          form.setFieldValue("seeking", value);
          onSeek?.(value);
        }}
        error={form.errors.type ?? form.errors.seeking}
      />

      <LegList {...trip.legs} />

      <Checkbox
        label={i18n.t("Tell me about new matches")}
        description={
          isSignedIn
            ? i18n.t(
                "Submit posts your trip too. Everybody can see its route, date and flight, and the first letter of your name.",
              )
            : i18n.t(
                "For that, your trip is posted once you are signed in. Everybody can see its route, date and flight, and the first letter of your name.",
              )
        }
        color="var(--fa-ink)"
        iconColor="var(--fa-surface)"
        size="md"
        checked={posts}
        onChange={(event) => form.setFieldValue("posts", event.currentTarget.checked)}
      />
      {posts && <PostingDetails {...trip.details} />}

      <Problem
        title={
          trip.airportsError
            ? i18n.t("We couldn’t look up the airports.")
            : i18n.t("Your search didn’t go through.")
        }
        error={error}
        detail={<Because error={error} />}
        onRetry={trip.resend}
      />
      {/* The prerendered form has no fields for a trip that is posted: they move the buttons. */}
      <div className={posting.row} data-unless="user">
        <Button type="submit" size="lg" loading={isSending}>
          {i18n.t("Submit")}
        </Button>
        <Button variant="default" size="lg" onClick={onCancel}>
          {i18n.t("Cancel")}
        </Button>
        <span role="status" className="fa-hidden">
          {isSending && i18n.t("Searching")}
        </span>
      </div>
    </form>
  );
}
