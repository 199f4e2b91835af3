import { opposite, type Type } from "@flightaides/core/trip/contract.ts";
import { useForm } from "@mantine/form";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useErrorSummary } from "../../components/error-summary";
import { fieldErrors } from "../../lib/field-errors";
import { useHydrated } from "../../lib/hydration";
import { useUser } from "../../lib/identity";
import { isMissingScript } from "../../lib/missing-scripts";
import { type DraftLeg, legsFor } from "../itinerary/leg-draft";
import { legsOf, validateLegs } from "../itinerary/leg-input";
import { useLegChange } from "../itinerary/use-leg-change";
import { useLegLookUp } from "../itinerary/use-leg-look-up";
import { usePostingDraft } from "../itinerary/use-posting-draft";
import { type Draft, emptyDraft, readDraft, writeDraft } from "./draft";
import { useSearch } from "./use-search";

type Options = {
  /** The type to look for. Takes precedence over the draft. */
  seeking?: Type | undefined;
  /** The trip is always posted. */
  alwaysPosts?: boolean;
  onDone?: (() => void) | undefined;
};

/** A form for a trip that is searched with and, if wanted, posted. The tab keeps what is typed. */
export function useTripForm({ seeking, alwaysPosts = false, onDone }: Options) {
  const isSignedIn = useUser() !== null;
  const { form: element, summary, showErrors } = useErrorSummary();
  const isHydrated = useHydrated();
  const [startsPrerendered] = useState(!isHydrated);
  const [initialValues] = useState(() => ({
    ...(isHydrated ? readDraft() : emptyDraft()),
    ...(seeking && { seeking }),
  }));
  const form = useForm<Draft>({ initialValues, onValuesChange: writeDraft });
  const { setValues, setFieldValue } = form;
  // The type of an address arrives after a prerendered page was taken over, and changes with the address.
  const applied = useRef(seeking);
  useEffect(() => {
    if (startsPrerendered)
      setValues({ ...readDraft(), ...(applied.current && { seeking: applied.current }) });
  }, [startsPrerendered, setValues]);
  useEffect(() => {
    // The initial values already have the first type.
    if (applied.current === seeking) return;
    applied.current = seeking;
    if (seeking) setFieldValue("seeking", seeking);
  }, [seeking, setFieldValue]);
  const { itinerary, seeking: sought } = form.values;
  const posts = alwaysPosts || (form.values.posts ?? isSignedIn);
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
  const isSending = airports.isPending || search.isPending;

  function submit(typed: readonly DraftLeg[]) {
    const legs = legsFor(role, typed);
    const errors = validateLegs(legs);
    const given = posts ? details.check() : undefined;
    form.setErrors(errors);
    if (Object.keys(errors).length > 0 || (posts && !given)) showErrors();
    else search.mutate({ itinerary: legsOf(legs), role, posting: given });
  }

  return {
    form,
    isSignedIn,
    posts,
    isSending,
    summary,
    airportsError: airports.error,
    searchError: search.error,
    resend: () => element.current?.requestSubmit(),
    /** Of the form element. */
    props: {
      ref: element,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        if (!isSending) airports.mutate(itinerary, { onSuccess: submit });
      },
    },
    /** Of the list of legs. */
    legs: {
      legs: itinerary,
      asksBooked: role === "traveler",
      errors: form.errors,
      onChange: useLegChange(setFieldValue),
      onAdd: (leg: DraftLeg) => form.insertListItem("itinerary", leg),
      onRemove: (index: number) => form.removeListItem("itinerary", index),
    },
    /** Of the posting's details. */
    details: details.fields,
  };
}
