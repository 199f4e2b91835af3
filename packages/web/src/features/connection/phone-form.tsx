import "../../components/form-styles";
import type { Leg } from "@flightaides/core/itinerary/contract";
import { Button, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { toE164 } from "../../lib/phone";
import { suggestions } from "../airport/queries";
import classes from "./connection.module.css";

type Props = {
  /** The trip; its origin gives the country for numbers without a +. */
  leg: Leg | undefined;
  /** The server's error for the submitted number. */
  phoneError: string | undefined;
  sending: boolean;
  onSubmit: (phoneNumber: string) => void;
};

/** Asks for the phone number of users who have no itinerary that would contain it. */
export function PhoneForm({ leg, phoneError, sending, onSubmit }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string>();
  const { data: airports } = useQuery(suggestions(leg?.from ?? ""));
  const country = airports?.find(({ iata }) => iata === leg?.from)?.country.code;

  // The form replaces a loading message, so the focus moves to it.
  useEffect(() => {
    field.current?.focus();
  }, []);

  useEffect(() => {
    setError(phoneError);
    if (phoneError) field.current?.focus();
  }, [phoneError]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (sending) return;
    const phoneNumber = toE164(typed, country);
    setError(phoneNumber ? undefined : "Invalid Phone No.");
    if (phoneNumber) onSubmit(phoneNumber);
    else field.current?.focus();
  }

  return (
    <form onSubmit={submit} noValidate className={classes.phone}>
      <p>
        One thing is still missing: a number to call you at. Nobody sees it before you are
        connected.
      </p>
      <TextInput
        ref={field}
        label="Phone No."
        type="tel"
        autoComplete="tel"
        size="md"
        value={typed}
        error={error}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <div>
        <Button type="submit" size="lg" loading={sending}>
          Continue
        </Button>
      </div>
    </form>
  );
}
