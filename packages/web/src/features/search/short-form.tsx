import "../../components/form-styles";
import { opposite } from "@flightaides/core/trip/type.ts";
import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { Link, useHref } from "react-router";
import { Choices } from "../../components/choices";
import { useErrorSummary } from "../../components/error-summary";
import { Problem } from "../../components/problem";
import { fieldErrors } from "../../lib/field-errors";
import { useHydrated } from "../../lib/hydration";
import { i18n } from "../../lib/i18n";
import { isMissingScript } from "../../lib/missing-scripts";
import { paths } from "../../lib/paths";
import { type DraftLeg, type Errors, legAfter } from "../itinerary/leg-draft";
import { LegFields } from "../itinerary/leg-fields";
import posting from "../itinerary/posting-fields.module.css";
import { useLegLookUp } from "../itinerary/use-leg-look-up";
import { type Draft, emptyDraft, readDraft, writeDraft } from "./draft";
import { kinds } from "./kinds";
import { loadLegInput, preloadSearch } from "./load-search";
import { useSearch } from "./use-search";

/**
 * Searches by one flight. Nothing is posted. Its fields are part of home; schemas and the client of the API load when it is used.
 * If no script loads, the browser opens the result page with the search in the URL.
 */
export function ShortForm() {
  const { form, summary, showErrors } = useErrorSummary();
  const isHydrated = useHydrated();
  const [startsPrerendered] = useState(!isHydrated);
  const [draft, setDraft] = useState(isHydrated ? readDraft : emptyDraft);
  const [errors, setErrors] = useState<Errors>({});
  const { itinerary, seeking } = draft;
  const [leg = legAfter(), ...further] = itinerary;

  // An airport is looked up while the next field is filled in: its result must not undo that.
  const latest = useRef(draft);
  useEffect(() => {
    if (!startsPrerendered) return;
    latest.current = readDraft();
    setDraft(latest.current);
  }, [startsPrerendered]);

  function change(changed: Partial<Draft>) {
    latest.current = { ...latest.current, ...changed };
    setDraft(latest.current);
    writeDraft(latest.current);
  }

  function changeLeg(changed: Partial<DraftLeg>) {
    const [before = legAfter(), ...others] = latest.current.itinerary;
    change({ itinerary: [{ ...before, ...changed }, ...others] });
    const names = Object.keys(changed).map((field) => `itinerary.0.${field}`);
    setErrors((shown) =>
      Object.fromEntries(Object.entries(shown).filter(([name]) => !names.includes(name))),
    );
  }

  function show(found: Errors) {
    setErrors(found);
    if (Object.keys(found).length > 0) showErrors();
  }

  const lookUp = useLegLookUp();
  const check = useMutation({
    // It has no fields for a flight that is not booked.
    mutationFn: async (typed: readonly DraftLeg[]) => {
      const [legs, { legsOf, validateLegs }] = await Promise.all([
        lookUp(typed.map((leg) => ({ ...leg, booked: true }))),
        loadLegInput(),
      ]);
      const found = validateLegs(legs);
      return { found, legs: Object.keys(found).length > 0 ? [] : legsOf(legs) };
    },
    // The page is reloaded. The draft is stored.
    throwOnError: isMissingScript,
    onSuccess: ({ found, legs }) => {
      show(found);
      if (legs.length > 0) search.mutate({ itinerary: legs, role: opposite(seeking) });
    },
  });
  const search = useSearch({ onError: (error) => show(fieldErrors(error)) });
  const isSearching = check.isPending || search.isPending;

  return (
    <form
      ref={form}
      action={useHref(paths.searchResult)}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSearching) check.mutate([leg]);
      }}
      onFocus={preloadSearch}
      noValidate
      className={posting.form}
    >
      {summary}
      <Choices
        label={i18n.t("Are you looking to")}
        name="seeking"
        value={seeking}
        options={kinds}
        onChange={(value) => change({ seeking: value })}
      />
      <LegFields index={0} leg={leg} errors={errors} onChange={changeLeg} />
      <Problem
        title={
          check.error
            ? i18n.t("We couldn’t look up the airports.")
            : i18n.t("Your search didn’t go through.")
        }
        error={check.error ?? search.error}
        onRetry={() => form.current?.requestSubmit()}
      />
      <div className={posting.row}>
        <Button type="submit" size="lg" loading={isSearching}>
          {i18n.t("Search")}
        </Button>
        <span role="status" className="fa-hidden">
          {isSearching && i18n.t("Searching")}
        </span>
      </div>
      <p>
        {further.length > 0
          ? i18n.t("This searches for the first flight of your trip.")
          : i18n.t("Changing planes on the way?")}{" "}
        <Link to={paths.search}>{i18n.t("Search with all flights of the trip")}</Link>
      </p>
    </form>
  );
}
