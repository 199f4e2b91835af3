import { TextInput } from "@mantine/core";
import { createContext, type ReactNode, use } from "react";
import { formatDate } from "../../lib/calendar";
import { useHydrated } from "../../lib/hydration";
import { i18n } from "../../lib/i18n";
import { AirportField } from "../airport/airport-field";
import { type DraftLeg, travelDates } from "./leg-draft";
import classes from "./posting-fields.module.css";

type Props = {
  index: number;
  leg: DraftLeg;
  errors: Record<string, ReactNode>;
  onChange: (changed: Partial<DraftLeg>) => void;
  /** For a flight that is not booked: in place of the flight number, and what the date is. */
  window?: { label: string; lastDay: ReactNode } | undefined;
  /** Below the fields. */
  children?: ReactNode;
};

/** Whether there are several legs. A context, so that adding a second leg re-renders only the legend of the first. */
export const IsNumberedContext = createContext(false);

export function LegFields({ index, leg, errors, onChange, window, children }: Props) {
  // Not the dates of the day on which the page was prerendered.
  const dates = useHydrated() ? travelDates(leg) : undefined;
  const error = (field: keyof DraftLeg) => errors[`itinerary.${index}.${field}`];
  return (
    <fieldset tabIndex={-1} className={classes.leg}>
      <Legend index={index} />
      <div className={classes.fields}>
        <AirportField
          label={i18n.t("From")}
          name="from"
          placeholder={i18n.t("City or airport code")}
          value={leg.from}
          error={error("from")}
          onChange={(from) => onChange({ from })}
        />
        <AirportField
          label={i18n.t("To")}
          name="to"
          placeholder={i18n.t("City or airport code")}
          value={leg.to}
          error={error("to")}
          onChange={(to) => onChange({ to })}
        />
        {!window && (
          <TextInput
            label={i18n.t("Flight No")}
            name="flight"
            placeholder={i18n.t("like EK-223")}
            size="md"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={leg.flight}
            error={error("flight")}
            onChange={(event) => onChange({ flight: event.currentTarget.value })}
          />
        )}
        <TextInput
          label={window?.label ?? i18n.t("Travel Date")}
          name="travelDate"
          type="date"
          size="md"
          min={dates?.first}
          max={dates?.last}
          value={leg.travelDate}
          error={error("travelDate")}
          // The date depends on the airport. The first one that a cold browser writes takes it 20 ms, so home has none.
          aria-description={
            dates && leg.from.airport
              ? i18n.t("Not before {date}", { date: formatDate(dates.first) })
              : i18n.t("Not before today")
          }
          onChange={(event) => onChange({ travelDate: event.currentTarget.value })}
        />
        {window?.lastDay}
      </div>
      {children}
    </fieldset>
  );
}

function Legend({ index }: Pick<Props, "index">) {
  const isNumbered = use(IsNumberedContext);
  return (
    <legend className={isNumbered ? classes.legend : "fa-hidden"}>
      {isNumbered ? i18n.t("Leg {number}", { number: index + 1 }) : i18n.t("Flight")}
    </legend>
  );
}
