import "../../components/form-styles";
import { maxNoteLength } from "@flightaides/core/itinerary/contract";
import { Textarea, TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./posting-fields.module.css";

type Props = { value: string; error?: ReactNode; onChange: (value: string) => void };

/** The phone number of an itinerary. */
export function PhoneField({ value, error, onChange }: Props) {
  return (
    <TextInput
      label="Phone No."
      description="Never shown to anybody before you are connected."
      type="tel"
      autoComplete="tel"
      size="md"
      className={classes.phone}
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

/** The note of an itinerary. */
export function NoteField({ value, error, onChange }: Props) {
  return (
    <div className={classes.note}>
      <Textarea
        label="Additional Information"
        description="Languages, mobility, seats: whatever helps. No contact details, please. Only people who are signed in can read it."
        rows={4}
        maxLength={maxNoteLength}
        size="md"
        value={value}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <p className={classes.counter}>
        {value.length} / {maxNoteLength}
      </p>
    </div>
  );
}
