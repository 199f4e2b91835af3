import { Trans } from "@lingui/react";
import { useHydrated } from "../lib/hydration";
import { i18n } from "../lib/i18n";
import "./form-styles";
import { NativeSelect, TextInput } from "@mantine/core";
import { type ReactNode, useMemo } from "react";
import {
  callingCode,
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
  const isHydrated = useHydrated();
  // The same elements each time, so that React skips these 250 while someone types. A prerendered page has only the
  // chosen one: browsers name and sort countries differently.
  const countries = useMemo(
    () =>
      isHydrated
        ? countryOptions().map(({ value: country, label }) => (
            <option key={country} value={country}>
              {label}
            </option>
          ))
        : undefined,
    [isHydrated],
  );
  const phone = phoneOf(value);
  return (
    <div className={classes.root}>
      <div className={classes.fields}>
        <NativeSelect
          label={i18n.t("Country code")}
          size="md"
          value={value.country}
          onChange={(event) => onChange(withCountry(value, event.currentTarget.value))}
        >
          {countries ?? <option value={value.country}>{callingCode(value)}</option>}
        </NativeSelect>
        <TextInput
          label={i18n.t("Phone No.")}
          type="tel"
          autoComplete="tel"
          size="md"
          description={i18n.t("Never shown to anybody before you are connected.")}
          inputWrapperOrder={["label", "input", "description", "error"]}
          value={value.number}
          error={error}
          onChange={(event) => onChange(withNumber(value, event.currentTarget.value))}
        />
      </div>
      <p role="status" className={classes.dialled}>
        {phone && (
          <Trans
            id="Will be dialled as <number>{phone}</number>"
            values={{ phone: formatPhone(phone) }}
            components={{ number: <span className={classes.number} /> }}
          />
        )}
      </p>
    </div>
  );
}
