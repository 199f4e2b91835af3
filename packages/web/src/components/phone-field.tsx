import "./form-styles";
import { NativeSelect, TextInput } from "@mantine/core";
import { type ReactNode, useMemo } from "react";
import {
  countryOptions,
  formatPhone,
  type PhoneDraft,
  phoneOf,
  withCountry,
  withNumber,
} from "../lib/phone";
import classes from "./phone-field.module.css";

type Props = {
  value: PhoneDraft;
  error?: ReactNode;
  onChange: (value: PhoneDraft) => void;
};

/** A phone number with its country. A valid number is shown as it will be dialled. */
export function PhoneField({ value, error, onChange }: Props) {
  const countries = useMemo(countryOptions, []);
  const phone = phoneOf(value);
  return (
    <div className={classes.root}>
      <div className={classes.fields}>
        <NativeSelect
          label="Country code"
          size="md"
          data={countries}
          // The names of the countries are in the reader's language.
          lang={navigator.language}
          value={value.country}
          onChange={(event) => onChange(withCountry(value, event.currentTarget.value))}
        />
        <TextInput
          label="Phone No."
          type="tel"
          autoComplete="tel"
          size="md"
          description="Never shown to anybody before you are connected."
          inputWrapperOrder={["label", "input", "description", "error"]}
          value={value.number}
          error={error}
          onChange={(event) => onChange(withNumber(value, event.currentTarget.value))}
        />
      </div>
      <p role="status" className={phone ? undefined : "fa-hidden"}>
        {phone && (
          <>
            Will be dialled as <span className={classes.number}>{formatPhone(phone)}</span>
          </>
        )}
      </p>
    </div>
  );
}
