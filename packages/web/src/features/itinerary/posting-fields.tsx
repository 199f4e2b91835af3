import "../../components/form-styles";
import { maxNoteLength } from "@flightaides/core/itinerary/contract.ts";
import { Textarea } from "@mantine/core";
import type { ReactNode } from "react";
import { i18n } from "../../lib/i18n";
import classes from "./posting-fields.module.css";

type Props = { value: string; error?: ReactNode; onChange: (value: string) => void };

/** The note of an itinerary. */
export function NoteField({ value, error, onChange }: Props) {
  return (
    <div className={classes.note}>
      <Textarea
        label={i18n.t("Additional Information")}
        description={i18n.t(
          "Languages, mobility, seats: whatever helps. No contact details, please. Only people who are signed in can read it.",
        )}
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
