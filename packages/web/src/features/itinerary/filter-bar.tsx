import "../../components/form-styles";
import {
  Flight,
  Help,
  kindsOfHelp,
  SpokenLanguage,
  spokenLanguages,
} from "@flightaides/core/trip/contract.ts";
import { helpWords, languageWords } from "@flightaides/core/trip/people.ts";
import { Button, NativeSelect, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useEffect, useRef, useState } from "react";
import * as z from "zod/mini";
import { i18n } from "../../lib/i18n";
import { AirportField } from "../airport/airport-field";
import { emptyPlace, placeFromCode } from "../airport/place";
import classes from "./filter-bar.module.css";
import type { Filters } from "./queries";

type Props = { filters: Filters; onChange: (filters: Filters) => void };

const debounceMs = 350;

const words = languageWords(i18n);
const languageOptions = spokenLanguages.map((value) => ({ value, label: words[value] }));
const helpOptions = kindsOfHelp.map((value) => ({ value, label: helpWords(i18n)[value] }));

/** Keeps the typed text; reports complete filters, debounced. */
export function FilterBar({ filters, onChange }: Props) {
  const [typed, setTyped] = useState(() => toFields(filters));
  const [editingFlight, setEditingFlight] = useState(false);
  const flight = z.safeParse(Flight, typed.flight);
  const [entered] = useDebouncedValue(
    toText({
      from: typed.from.iata,
      to: typed.to.iata,
      flight: flight.data,
      travelDate: typed.travelDate,
      language: z.safeParse(SpokenLanguage, typed.language).data,
      help: z.safeParse(Help, typed.help).data,
    }),
    debounceMs,
  );
  const given = toText(filters);
  const synced = useRef(given);
  // Not in the filters yet, which follow in a transition.
  const reported = useRef<string[]>([]);

  // Fields to parent.
  useEffect(() => {
    if (entered === synced.current) return;
    synced.current = entered;
    reported.current.push(entered);
    onChange(fromText(entered));
  }, [entered, onChange]);

  // Parent to fields: filters that changed elsewhere, by a link or the Back button.
  useEffect(() => {
    const arrived = reported.current.indexOf(given) + 1;
    reported.current.splice(0, arrived);
    if (arrived > 0 || given === synced.current) return;
    synced.current = given;
    setTyped(toFields(fromText(given)));
  }, [given]);

  const change = (changed: Partial<typeof typed>) => setTyped((now) => ({ ...now, ...changed }));
  const { from, to, ...others } = typed;
  const empty = !(from.text || to.text || Object.values(others).some(Boolean));
  return (
    <search className={classes.bar}>
      <div className={classes.fields}>
        <AirportField
          label={i18n.t("From")}
          placeholder={i18n.t("City or code")}
          value={typed.from}
          onChange={(from) => change({ from })}
        />
        <AirportField
          label={i18n.t("To")}
          placeholder={i18n.t("City or code")}
          value={typed.to}
          onChange={(to) => change({ to })}
        />
        <TextInput
          label={i18n.t("Flight No")}
          placeholder={i18n.t("like EK-223")}
          size="md"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={typed.flight}
          // No error while the field is being edited.
          error={!editingFlight && !flight.success ? i18n.t("Invalid Flight No.") : undefined}
          onFocus={() => setEditingFlight(true)}
          onBlur={() => setEditingFlight(false)}
          onChange={(event) => change({ flight: event.currentTarget.value })}
        />
        <TextInput
          label={i18n.t("Travel Date")}
          type="date"
          size="md"
          value={typed.travelDate}
          onChange={(event) => change({ travelDate: event.currentTarget.value })}
        />
        <NativeSelect
          label={i18n.t("Speaks")}
          size="md"
          value={typed.language}
          data={[{ value: "", label: i18n.t("Any language") }, ...languageOptions]}
          onChange={(event) => change({ language: event.currentTarget.value })}
        />
        <NativeSelect
          label={i18n.t("Helps with")}
          size="md"
          value={typed.help}
          data={[{ value: "", label: i18n.t("Anything") }, ...helpOptions]}
          onChange={(event) => change({ help: event.currentTarget.value })}
        />
      </div>
      <Button
        variant="default"
        size="md"
        aria-disabled={empty}
        onClick={() => setTyped(toFields({}))}
      >
        {i18n.t("Clear all")}
      </Button>
    </search>
  );
}

function toFields({ from, to, flight, travelDate, language, help }: Partial<Filters>) {
  return {
    from: from ? placeFromCode(from) : emptyPlace,
    to: to ? placeFromCode(to) : emptyPlace,
    flight: flight ?? "",
    travelDate: travelDate ?? "",
    language: language ?? "",
    help: help ?? "",
  };
}

/** A canonical text, to compare filters by value. */
function toText({ from, to, flight, travelDate, language, help }: Partial<Filters>): string {
  return JSON.stringify([from, to, flight, travelDate, language, help].map((value) => value ?? ""));
}

function fromText(text: string): Filters {
  const [from, to, flight, travelDate, language, help] = z.parse(
    z.array(z.string()),
    JSON.parse(text),
  );
  return {
    from: from || undefined,
    to: to || undefined,
    flight: flight || undefined,
    travelDate: travelDate || undefined,
    language: z.safeParse(SpokenLanguage, language).data,
    help: z.safeParse(Help, help).data,
  };
}
