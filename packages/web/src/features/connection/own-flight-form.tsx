import "../../components/form-styles";
import type { ShownLeg } from "@flightaides/core/trip/contract.ts";
import { routeOf } from "@flightaides/core/trip/places.ts";
import { Button, Checkbox } from "@mantine/core";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { useErrorSummary } from "../../components/error-summary";
import { i18n } from "../../lib/i18n";
import { paths, withQuery } from "../../lib/paths";
import { daysOf } from "../itinerary/leg-days";
import { PostingDetails } from "../itinerary/posting-details";
import posting from "../itinerary/posting-fields.module.css";
import { usePostingDraft } from "../itinerary/use-posting-draft";
import classes from "./connection.module.css";
import type { OwnTrip } from "./searched-trip";

type Props = {
  /** The flights of the Flightaide. */
  legs: readonly ShownLeg[];
  /** The server's error for the submitted number. */
  phoneError: string | undefined;
  sending: boolean;
  onSubmit: (own: OwnTrip) => void;
};

/** Asks travelers who have posted nothing for their flight, and for what its posting needs. */
export function OwnFlightForm({ legs, phoneError, sending, onSubmit }: Props) {
  const first = useRef<HTMLInputElement>(null);
  const { form, summary, showErrors } = useErrorSummary();
  const [flown, setFlown] = useState<readonly number[]>([]);
  const [isFlightMissing, setFlightMissing] = useState(false);
  const { fields, check } = usePostingDraft("traveler", false);

  // The form replaces a loading message, so the focus moves to it.
  useEffect(() => {
    first.current?.focus();
  }, []);

  useEffect(() => {
    if (phoneError) form.current?.querySelector<HTMLElement>("[type=tel]")?.focus();
  }, [phoneError, form]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (sending) return;
    const details = check();
    const itinerary = legs.filter(({ sequence }) => flown.includes(sequence));
    setFlightMissing(itinerary.length === 0);
    if (itinerary.length > 0 && details) onSubmit({ itinerary, ...details });
    else showErrors();
  }

  const { phoneNumber = phoneError, ...errors } = fields.errors;
  return (
    <form ref={form} onSubmit={submit} noValidate className={posting.form}>
      {summary}
      <p>{i18n.t("Your own trip is still missing. We post it, so that your match sees it.")}</p>
      <Checkbox.Group
        label={i18n.t("Which flight are you on?")}
        value={flown.map(String)}
        onChange={(values) => {
          setFlown(values.map(Number));
          setFlightMissing(false);
        }}
        error={
          isFlightMissing &&
          i18n.t("Choose the flight that you are on too, or search with your own.")
        }
      >
        <div className={classes.choices}>
          {legs.map((leg, index) => (
            <Checkbox
              key={leg.sequence}
              ref={index === 0 ? first : null}
              value={String(leg.sequence)}
              label={
                legs.length === 1
                  ? i18n.t("I fly on this flight too")
                  : i18n.t("I fly on flight {number} too", { number: index + 1 })
              }
              description={inWords(leg)}
              color="var(--fa-ink)"
              iconColor="var(--fa-surface)"
              size="md"
              data-invalid={(isFlightMissing && index === 0) || undefined}
            />
          ))}
        </div>
      </Checkbox.Group>
      <p>
        {i18n.t("On another flight?")}{" "}
        <Link to={withQuery(paths.search, { filter: "flightaid" })}>
          {i18n.t("Search with your own flight")}
        </Link>
      </p>
      <PostingDetails
        {...fields}
        forConnection
        errors={{ ...errors, ...(phoneNumber !== undefined && { phoneNumber }) }}
      />
      <div>
        <Button type="submit" size="lg" loading={sending}>
          {i18n.t("Continue")}
        </Button>
      </div>
    </form>
  );
}

function inWords(leg: ShownLeg): string {
  const { flight } = leg;
  return `${routeOf(i18n, leg)}, ${daysOf(leg)}${flight ? `, ${flight}` : ""}`;
}
