import "../../components/form-styles";
import type { ShownLeg } from "@flightaides/core/itinerary/contract";
import { routeOf } from "@flightaides/core/itinerary/places";
import { Button, Checkbox } from "@mantine/core";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { PhoneField } from "../../components/phone-field";
import { formatDate } from "../../lib/calendar";
import { paths, withQuery } from "../../lib/paths";
import { emptyPhone, phoneOf } from "../../lib/phone";
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

/** Asks travelers who have posted nothing for their flight and their phone number. */
export function OwnFlightForm({ legs, phoneError, sending, onSubmit }: Props) {
  const first = useRef<HTMLInputElement>(null);
  const element = useRef<HTMLFormElement>(null);
  const [flown, setFlown] = useState<readonly number[]>([]);
  const [phone, setPhone] = useState(() => emptyPhone());
  const [isFlightMissing, setFlightMissing] = useState(false);
  const [error, setError] = useState<string>();

  // The form replaces a loading message, so the focus moves to it.
  useEffect(() => {
    first.current?.focus();
  }, []);

  useEffect(() => {
    setError(phoneError);
    if (phoneError) focusPhone(element.current);
  }, [phoneError]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (sending) return;
    const phoneNumber = phoneOf(phone);
    const itinerary = legs.filter(({ sequence }) => flown.includes(sequence));
    setFlightMissing(itinerary.length === 0);
    setError(phoneNumber ? undefined : "Invalid Phone No.");
    if (itinerary.length === 0) first.current?.focus();
    else if (phoneNumber) onSubmit({ itinerary, phoneNumber });
    else focusPhone(element.current);
  }

  return (
    <form ref={element} onSubmit={submit} noValidate className={classes.phone}>
      <p>Two things are still missing. We post them as your itinerary.</p>
      <Checkbox.Group
        label="Which flight are you on?"
        value={flown.map(String)}
        onChange={(values) => {
          setFlown(values.map(Number));
          setFlightMissing(false);
        }}
        error={isFlightMissing && "Choose the flight that you are on too, or search with your own."}
      >
        <div className={classes.choices}>
          {legs.map((leg, index) => (
            <Checkbox
              key={leg.sequence}
              ref={index === 0 ? first : null}
              value={String(leg.sequence)}
              label={
                legs.length === 1 ? "I fly on this flight too" : `I fly on flight ${index + 1} too`
              }
              description={inWords(leg)}
              color="var(--fa-ink)"
              iconColor="var(--fa-surface)"
              size="md"
            />
          ))}
        </div>
      </Checkbox.Group>
      <p>
        On another flight?{" "}
        <Link to={withQuery(paths.search, { filter: "flightaid" })}>
          Search with your own flight
        </Link>
      </p>
      <PhoneField value={phone} error={error} onChange={setPhone} />
      <div>
        <Button type="submit" size="lg" loading={sending}>
          Continue
        </Button>
      </div>
    </form>
  );
}

function focusPhone(form: HTMLFormElement | null) {
  form?.querySelector<HTMLElement>("[type=tel]")?.focus();
}

function inWords(leg: ShownLeg): string {
  const { travelDate, flight } = leg;
  return `${routeOf(leg)}, ${formatDate(travelDate)}${flight ? `, ${flight}` : ""}`;
}
