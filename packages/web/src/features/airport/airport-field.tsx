import type { Airport } from "@flightaides/core/airport/contract.ts";
import { isLongEnough } from "@flightaides/core/airport/term.ts";
import { TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { inPageLanguage } from "../../lib/cities";
import { i18n } from "../../lib/i18n";
import classes from "./airport-field.module.css";
import { emptyPlace, isCode, type Place, placeOf, typedPlace } from "./place";
import { suggestions } from "./queries";
import { useLookUp } from "./use-look-up";
import { useRoomBelow } from "./use-room-below";

type Props = {
  label: string;
  /** Of the text where the browser submits the form. */
  name?: string;
  value: Place;
  onChange: (place: Place) => void;
  error?: ReactNode;
  placeholder?: string;
};

const debounceMs = 180;

/**
 * An airport autocomplete after the ARIA combobox pattern with list autocomplete and manual selection: arrow keys move into the
 * list, Enter or a tap chooses, Escape closes the list. Leaving the field chooses an airport only
 * if its code was typed.
 */
export function AirportField({ label, name, value, onChange, error, placeholder }: Props) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const queryClient = useQueryClient();
  const lookUp = useLookUp();
  const [open, setOpen] = useState(false);
  /** The highlighted suggestion; none before the arrow keys are used. */
  const [active, setActive] = useState<number>();
  const [term] = useDebouncedValue(value.text, debounceMs);
  const searching = open && isLongEnough(value.text);
  const query = suggestions(term);
  const { data, isFetching, isError } = useQuery({ ...query, enabled: searching && query.enabled });
  // Suggestions of an earlier term are never offered.
  const current = searching && term === value.text;
  const options = ((current && data) || []).map(inPageLanguage);
  const highlighted = active === undefined ? undefined : options[active];
  const isListed = options.length > 0;
  const hasFailed = current && isError && !isFetching;
  useRoomBelow(isListed, root, list);

  // A blur looks up a typed code; the result must not replace newer input.
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);

  useEffect(() => {
    if (active !== undefined) list.current?.children[active]?.scrollIntoView({ block: "nearest" });
  }, [active]);

  function setPlace(place: Place) {
    latest.current = place;
    onChange(place);
  }

  function choose(airport: Airport) {
    close();
    setPlace(placeOf(airport));
  }

  function close() {
    setOpen(false);
    setActive(undefined);
  }

  function type(text: string) {
    setOpen(true);
    setActive(undefined);
    setPlace({ ...emptyPlace, text });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      setOpen(true);
      const last = Math.max(options.length - 1, 0);
      if (event.key === "ArrowDown")
        setActive(active === undefined || active >= last ? 0 : active + 1);
      else setActive(active === undefined || active === 0 ? last : active - 1);
    } else if (event.key === "Enter" && highlighted) {
      // Chooses the suggestion; the next Enter submits the form.
      event.preventDefault();
      choose(highlighted);
    } else if (event.key === "Enter") {
      void resolveCode();
    } else if (event.key === "Escape" && searching) {
      // Closes the list, but not a dialog around it.
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  }

  async function resolveCode() {
    close();
    const { text, airport } = latest.current;
    if (airport || !isCode(text)) return;
    const isKnown = queryClient.getQueryData(suggestions(text).queryKey) !== undefined;
    const code = typedPlace(text);
    // If the lookup fails it stays.
    if (!isKnown && code.iata) setPlace(code);
    const typed = latest.current;
    // The form looks it up again when it is submitted, and reports a failure.
    const found = await lookUp(typed).catch(() => typed);
    if (found !== typed && latest.current.text === typed.text && !latest.current.airport)
      setPlace(found);
  }

  return (
    <div ref={root} className={classes.root}>
      <TextInput
        label={label}
        {...(name && { name })}
        value={value.text}
        error={error}
        placeholder={placeholder}
        size="md"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isListed}
        aria-controls={isListed ? id : undefined}
        aria-activedescendant={highlighted ? `${id}-${active}` : undefined}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        // Suggestions for text without a choice are offered again.
        onFocus={() => setOpen(!value.iata)}
        onBlur={() => void resolveCode()}
      />
      {isListed && (
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
      <p
        role="status"
        className={current && (hasFailed || data?.length === 0) ? classes.none : "fa-hidden"}
      >
        {searching && isFetching && i18n.t("Searching airports")}
        {hasFailed && i18n.t("Airports can’t be suggested now. Type the 3-letter code.")}
        {current && data?.length === 0 && i18n.t("No airport found.")}
        {isListed &&
          i18n.t("{count, plural, one {# airport found} other {# airports found}}", {
            count: options.length,
          })}
      </p>
    </div>
  );
}
