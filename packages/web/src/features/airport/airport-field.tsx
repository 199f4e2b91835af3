import type { Airport } from "@flightaides/core/airport/contract";
import { TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import classes from "./airport-field.module.css";
import { isCode, type Place, placeFromCode, placeOf } from "./place";
import { suggestions } from "./queries";

type Props = {
  label: string;
  value: Place;
  onChange: (place: Place) => void;
  error?: ReactNode;
  placeholder?: string;
};

const debounceMs = 180;

/**
 * An airport autocomplete after the ARIA combobox pattern with list autocomplete and automatic selection: the first
 * suggestion is highlighted, arrow keys move the highlight, Enter and Tab accept it, Escape closes the list. A typed code
 * is accepted too, even if Tab is pressed before the suggestions load.
 */
export function AirportField({ label, value, onChange, error, placeholder }: Props) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const queryClient = useQueryClient();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const [term] = useDebouncedValue(value.text, debounceMs);
  const searching = open && value.text.trim().length > 2;
  const { data, isFetching, isError } = useQuery({
    ...suggestions(term),
    enabled: searching && term.trim().length > 2,
  });
  // Suggestions of an earlier term are never offered.
  const current = searching && term === value.text;
  const options = (current && data) || [];
  const highlighted = options[active];

  // A blur looks up a typed code; the result must not replace newer input.
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);

  useEffect(() => {
    if (highlighted) list.current?.children[active]?.scrollIntoView({ block: "nearest" });
  }, [active, highlighted]);

  function setPlace(place: Place) {
    latest.current = place;
    onChange(place);
  }

  function choose(airport: Airport) {
    setOpen(false);
    setPlace(placeOf(airport));
  }

  function type(text: string) {
    setOpen(true);
    setActive(0);
    setPlace({ text, airport: null, iata: "" });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      const step = event.key === "ArrowDown" ? 1 : -1;
      if (!open) setOpen(true);
      else if (options.length > 0) setActive((active + step + options.length) % options.length);
    } else if (event.key === "Enter" && highlighted) {
      // Accepts the suggestion; the next Enter submits the form.
      event.preventDefault();
      choose(highlighted);
    } else if (event.key === "Tab" && highlighted) {
      choose(highlighted);
    } else if (event.key === "Escape" && searching) {
      // Closes the list, but not a dialog around it.
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    }
  }

  async function resolveCode() {
    setOpen(false);
    const typed = latest.current;
    if (typed.airport || !isCode(typed.text)) return;
    const unresolved = placeFromCode(typed.text);
    setPlace(unresolved);
    // If the lookup fails the code stays, and the server validates it.
    const found = await queryClient.fetchQuery(suggestions(unresolved.iata)).catch(() => []);
    const airport = found.find(({ iata }) => iata === unresolved.iata);
    if (airport && latest.current.text === unresolved.text && !latest.current.airport)
      setPlace(placeOf(airport));
  }

  return (
    <div className={classes.root}>
      <TextInput
        label={label}
        value={value.text}
        error={error}
        placeholder={placeholder}
        size="md"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={options.length > 0}
        aria-controls={options.length > 0 ? id : undefined}
        aria-activedescendant={highlighted ? `${id}-${active}` : undefined}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={() => void resolveCode()}
      />
      {options.length > 0 && (
        <div ref={list} id={id} role="listbox" aria-label={label} className={classes.list}>
          {options.map((airport, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: focus stays in the input, which handles the keys (aria-activedescendant).
            <div
              key={airport.iata}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              className={classes.option}
              // Prevents the blur of the input.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(airport)}
              onPointerMove={() => setActive(index)}
            >
              <span className={classes.code}>{airport.iata}</span>
              <span>
                {[airport.city, airport.state.abbr, airport.country.name]
                  .filter(Boolean)
                  .join(", ")}
                <span className={classes.name}>{airport.name}</span>
              </span>
            </div>
          ))}
        </div>
      )}
      <p role="status" className={current && data?.length === 0 ? classes.none : "fa-hidden"}>
        {searching && isFetching && "Searching airports"}
        {current &&
          isError &&
          !isFetching &&
          "Airports can’t be suggested now. Type the 3-letter code."}
        {current && data?.length === 0 && "No airport found."}
        {options.length > 0 && `${options.length} airports found`}
      </p>
    </div>
  );
}
