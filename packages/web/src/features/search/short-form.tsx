import "../../components/form-styles";
import { opposite } from "@flightaides/core/trip/contract";
import { Button } from "@mantine/core";
import { useRef, useState } from "react";
import { Link } from "react-router-dom";
import { Choices } from "../../components/choices";
import { useErrorSummary } from "../../components/error-summary";
import { Problem } from "../../components/problem";
import { fieldErrors } from "../../lib/field-errors";
import { i18n } from "../../lib/i18n";
import { paths } from "../../lib/paths";
import { type DraftLeg, type Errors, legAfter, legsOf, validateLegs } from "../itinerary/leg-draft";
import { LegFields } from "../itinerary/leg-fields";
import posting from "../itinerary/posting-fields.module.css";
import { useLegLookUp } from "../itinerary/use-leg-look-up";
import { type Draft, readDraft, writeDraft } from "./draft";
import { kinds } from "./kinds";
import { useSearch } from "./use-search";

/** Searches by one flight. Nothing is posted. */
export default function ShortForm() {
  const { form, summary, showErrors } = useErrorSummary();
  const [draft, setDraft] = useState(readDraft);
  const [errors, setErrors] = useState<Errors>({});
  const { itinerary, seeking } = draft;
  const [leg = legAfter(), ...further] = itinerary;
  const airports = useLegLookUp();
  const search = useSearch({ onError: (error) => show(fieldErrors(error)) });
  const isSearching = airports.isPending || search.isPending;

  // An airport is looked up while the next field is filled in: its result must not undo that.
  const latest = useRef(draft);
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

  async function submit() {
    if (isSearching) return;
    const legs = await airports.mutateAsync([leg]);
    const found = validateLegs(legs);
    show(found);
    if (Object.keys(found).length === 0)
      search.mutate({ itinerary: legsOf(legs), role: opposite(seeking) });
  }

  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      noValidate
      className={posting.form}
    >
      {summary}
      <Choices
        label={i18n.t("Are you looking to")}
        value={seeking}
        options={kinds}
        onChange={(value) => change({ seeking: value })}
      />
      <LegFields index={0} count={1} leg={leg} errors={errors} onChange={changeLeg} />
      <Problem
        title={i18n.t("Your search didn’t go through.")}
        error={search.error}
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
