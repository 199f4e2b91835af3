import "../../components/form-styles";
import type { Leg } from "@flightaides/core/itinerary/contract";
import { Button, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { suggestions } from "../airport/queries";
import { toE164 } from "../search/phone";
import classes from "./connection.module.css";

type Props = {
  /** Of the trip: its origin says where a number without a + belongs. */
  leg: Leg | undefined;
  /** What the server has against the number that was sent. */
  refusal: string | undefined;
  sending: boolean;
  onSubmit: (phoneNumber: string) => void;
};

/** For those who connect without having posted an itinerary, which would have told their number. */
export function PhoneForm({ leg, refusal, sending, onSubmit }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string>();
  const { data: airports } = useQuery(suggestions(leg?.from ?? ""));
  const country = airports?.find(({ iata }) => iata === leg?.from)?.country.code;

  // It stands where a moment ago something was loading.
  useEffect(() => {
    field.current?.focus();
  }, []);

  useEffect(() => {
    setError(refusal);
    if (refusal) field.current?.focus();
  }, [refusal]);

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
