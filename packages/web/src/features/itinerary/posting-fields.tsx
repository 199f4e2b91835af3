import "../../components/form-styles";
import { maxNoteLength, type PostingDetails } from "@flightaides/core/trip/contract.ts";
import { Textarea } from "@mantine/core";
import type { ReactNode } from "react";
import { i18n } from "../../lib/i18n";
import { ConnectChoice } from "./connect-choice";
import classes from "./posting-fields.module.css";

type Props = {
  value: PostingDetails;
  /** By field. */
  errors: Record<string, ReactNode>;
  /** Whether a flightaid is asked how families may connect. */
  asksConnect: boolean;
  onChange: (changed: PostingDetails) => void;
};

/** The fields for the details of a trip besides its legs. */
export function DetailsFields({ value, errors, asksConnect, onChange }: Props) {
  return (
    <>
      <NoteField
        value={value.addInfo ?? ""}
        error={errors.addInfo}
        onChange={(addInfo) => onChange({ addInfo })}
      />
      {asksConnect && (
        <ConnectChoice
          value={value.connect}
          error={errors.connect}
          onChange={(connect) => onChange({ connect })}
        />
      )}
    </>
  );
}

type NoteProps = { value: string; error?: ReactNode; onChange: (value: string) => void };

function NoteField({ value, error, onChange }: NoteProps) {
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
