import "../../components/form-styles";
import { opposite, type Type } from "@flightaides/core/trip/contract.ts";
import { Button, Checkbox } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { Because } from "../../components/because";
import { Choices } from "../../components/choices";
import { useErrorSummary } from "../../components/error-summary";
import { Problem } from "../../components/problem";
import { fieldErrors } from "../../lib/field-errors";
import { useHydrated } from "../../lib/hydration";
import { i18n } from "../../lib/i18n";
import { useUser } from "../../lib/identity";
import { isMissingScript } from "../../lib/missing-scripts";
import type { DraftLeg } from "../itinerary/leg-draft";
import { legsOf, validateLegs } from "../itinerary/leg-input";
import { LegList } from "../itinerary/leg-list";
import { PostingDetails } from "../itinerary/posting-details";
import posting from "../itinerary/posting-fields.module.css";
import { useLegLookUp } from "../itinerary/use-leg-look-up";
import { usePostingDraft } from "../itinerary/use-posting-draft";
import { type Draft, emptyDraft, readDraft, writeDraft } from "./draft";
import { kinds } from "./kinds";
import { useSearch } from "./use-search";

type Props = {
  /** From the address. Takes precedence over the draft. */
  seeking?: Type;
  onDone?: () => void;
  onCancel: () => void;
};

/** Searches by one to six legs. With the box ticked, the trip is posted too. */
export function SearchForm({ seeking, onDone, onCancel }: Props) {
  const isSignedIn = useUser() !== null;
  const { form: element, summary, showErrors } = useErrorSummary();
  const isHydrated = useHydrated();
  const [startsPrerendered] = useState(!isHydrated);
  const [initialValues] = useState(() => ({
    ...(isHydrated ? readDraft() : emptyDraft()),
    ...(seeking && { seeking }),
  }));
  const form = useForm<Draft>({
    initialValues,
    onValuesChange: writeDraft,
  });
  const { setValues, setFieldValue } = form;
  useEffect(() => {
    if (startsPrerendered) setValues(readDraft());
  }, [startsPrerendered, setValues]);
  // It arrives after a prerendered page was taken over, and changes with the address.
  const applied = useRef(seeking);
  useEffect(() => {
    // `setFieldValue` is another function in each render.
    if (applied.current === seeking) return;
    applied.current = seeking;
    if (seeking) setFieldValue("seeking", seeking);
  }, [seeking, setFieldValue]);
  const { itinerary, seeking: sought, posts = isSignedIn } = form.values;
  const role = opposite(sought);
  const details = usePostingDraft(role, role === "flightaid");

  const search = useSearch({
    onDone,
    onError: (error) => {
      const errors = fieldErrors(error);
      if (Object.keys(errors).length === 0) return;
      form.setErrors(errors);
      showErrors();
    },
  });

  const airports = useMutation({ mutationFn: useLegLookUp(), throwOnError: isMissingScript });
  const isSearching = airports.isPending || search.isPending;

  function submit(legs: readonly DraftLeg[]) {
    const errors = validateLegs(legs);
    const given = posts ? details.check() : undefined;
    form.setErrors(errors);
    if (Object.keys(errors).length > 0 || (posts && !given)) showErrors();
    else search.mutate({ itinerary: legsOf(legs), role, posting: given });
  }

  return (
    <form
      ref={element}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSearching) airports.mutate(itinerary, { onSuccess: submit });
      }}
      noValidate
      className={posting.form}
    >
      {summary}
      <Choices
        label={i18n.t("Are you looking to")}
        value={sought}
        options={kinds}
        onChange={(value) => form.setFieldValue("seeking", value)}
        error={form.errors.type ?? form.errors.seeking}
      />

      <LegList
        legs={itinerary}
        errors={form.errors}
        onChange={(index, changed) => {
          for (const [field, value] of Object.entries(changed))
            form.setFieldValue(`itinerary.${index}.${field}`, value);
        }}
        onAdd={(leg) => form.insertListItem("itinerary", leg)}
        onRemove={(index) => form.removeListItem("itinerary", index)}
      />

      <Checkbox
        label={i18n.t("Tell me about new matches")}
        description={
          isSignedIn
            ? i18n.t(
                "Submit posts your trip too. Everybody can see its route, date and flight, and the first letter of your name.",
              )
            : i18n.t(
                "You post your trip for that, once you are signed in. Everybody can see its route, date and flight, and the first letter of your name.",
              )
        }
        color="var(--fa-ink)"
        iconColor="var(--fa-surface)"
        size="md"
        checked={posts}
        onChange={(event) => form.setFieldValue("posts", event.currentTarget.checked)}
      />
      {posts && <PostingDetails {...details.fields} />}

      <Problem
        title={
          airports.error
            ? i18n.t("We couldn’t look up the airports.")
            : i18n.t("Your search didn’t go through.")
        }
        error={airports.error ?? search.error}
        detail={<Because error={airports.error ?? search.error} />}
        onRetry={() => element.current?.requestSubmit()}
      />
      {/* The prerendered form has no fields for a trip that is posted: they move the buttons. */}
      <div className={posting.row} data-unless="user">
        <Button type="submit" size="lg" loading={isSearching}>
          {i18n.t("Submit")}
        </Button>
        <Button variant="default" size="lg" onClick={onCancel}>
          {i18n.t("Cancel")}
        </Button>
        <span role="status" className="fa-hidden">
          {isSearching && i18n.t("Searching")}
        </span>
      </div>
    </form>
  );
}
