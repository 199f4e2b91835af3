import "../../components/form-styles";
import { type OwnItinerary, update } from "@flightaides/core/itinerary/contract.ts";
import { Button, Checkbox } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Suspense, use, useEffect, useRef, useState } from "react";
import { Because } from "../../components/because";
import { Dialog } from "../../components/dialog";
import dialog from "../../components/dialog.module.css";
import { useErrorSummary } from "../../components/error-summary";
import { Loading } from "../../components/loading";
import { PhoneField } from "../../components/phone-field";
import { Problem } from "../../components/problem";
import { QueryBoundary } from "../../components/query-boundary";
import { call } from "../../lib/api";
import { useAskedAirlines } from "../../lib/asked-airlines";
import { fieldErrors } from "../../lib/field-errors";
import { i18n } from "../../lib/i18n";
import { useUser } from "../../lib/identity";
import { keepFocus } from "../../lib/lost-focus";
import { setNotice } from "../../lib/notice";
import { AffectedPeopleContext } from "./affected-people";
import { changesOf, draftFrom, type EditDraft, validateEdit } from "./edit-draft";
import type { DraftLeg, Errors } from "./leg-draft";
import { LegList } from "./leg-list";
import { DetailsFields } from "./posting-fields";
import classes from "./posting-fields.module.css";
import { ownItinerary } from "./queries";
import { useLegChange } from "./use-leg-change";
import { useLegLookUp } from "./use-leg-look-up";

type Props = {
  /** The id of one of the user's itineraries. */
  id: string;
  onClose: () => void;
  onSaved?: ((itinerary: OwnItinerary) => void) | undefined;
};

export default function EditDialog({ id, onClose, onSaved }: Props) {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A mail's link opens it also for a past trip, which is folded.
    const fold = page.current?.closest("details");
    if (fold) fold.open = true;
  }, []);
  return (
    <Dialog title={i18n.t("EDIT ITINERARY")} side="full" onClose={onClose}>
      <div ref={page} className={dialog.page}>
        <QueryBoundary
          query={useQuery(ownItinerary(useUser()?.uid ?? "", id))}
          problem={i18n.t("We couldn’t load your itinerary.")}
        >
          {/* A card without the owner's fields: the session has changed hands in another tab. */}
          {(itinerary) =>
            "notify" in itinerary ? (
              <EditForm itinerary={itinerary} onClose={onClose} onSaved={onSaved} />
            ) : (
              <p role="alert">{i18n.t("This itinerary belongs to somebody else.")}</p>
            )
          }
        </QueryBoundary>
      </div>
    </Dialog>
  );
}

type FormProps = Omit<Props, "id"> & { itinerary: OwnItinerary };

function EditForm({ itinerary, onClose, onSaved }: FormProps) {
  const queryClient = useQueryClient();
  const AffectedPeople = use(AffectedPeopleContext);
  const { form: element, summary, showErrors } = useErrorSummary();
  // The values that the user saw: data that is loaded later must not count as a change by the user.
  const [saved] = useState(itinerary);
  const form = useForm<EditDraft>({
    initialValues: draftFrom(saved),
  });
  const { itinerary: legs, phone } = form.values;
  const changeLeg = useLegChange(form.setFieldValue);
  const airlines = useAskedAirlines();

  const saving = useMutation({
    mutationFn: (draft: EditDraft) => {
      const confirmedAirlines = airlines.confirmed();
      return call(update, {
        id: saved.id,
        ...changesOf(draft, saved),
        ...(confirmedAirlines.length > 0 && { confirmedAirlines }),
      });
    },
    onSuccess: (changed) => {
      keepFocus();
      onClose();
      onSaved?.(changed);
      setNotice(i18n.t("Your itinerary is changed."));
      void queryClient.invalidateQueries({ queryKey: ["mine"] });
      void queryClient.invalidateQueries({ queryKey: ["itinerary"] });
    },
    onError: (error) => {
      airlines.note(error);
      takeErrors(fieldErrors(error));
    },
  });

  function takeErrors(errors: Errors) {
    if (Object.keys(errors).length === 0) return;
    form.setErrors(errors);
    showErrors();
  }

  const airports = useMutation({ mutationFn: useLegLookUp() });
  const isSaving = airports.isPending || saving.isPending;

  function submit(itinerary: DraftLeg[]) {
    const draft = { ...form.values, itinerary };
    const errors = validateEdit(draft, saved);
    form.setErrors(errors);
    if (Object.keys(errors).length > 0) showErrors();
    else if (Object.keys(changesOf(draft, saved)).length === 0) onClose();
    else saving.mutate(draft);
  }

  return (
    <form
      ref={element}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSaving) airports.mutate(legs, { onSuccess: submit });
      }}
      noValidate
      className={classes.form}
    >
      {summary}
      <LegList
        legs={legs}
        asksBooked={saved.type === "traveler"}
        errors={form.errors}
        onChange={changeLeg}
        onAdd={(leg) => form.insertListItem("itinerary", leg)}
        onRemove={(index) => form.removeListItem("itinerary", index)}
      />
      <PhoneField
        value={phone}
        error={form.errors["traveler.phoneNumber"]}
        onChange={(value) => {
          form.clearFieldError("traveler.phoneNumber");
          form.setFieldValue("phone", value);
        }}
      />
      <DetailsFields
        id={saved.id}
        role={saved.type}
        value={form.values}
        errors={form.errors}
        asksConnect={saved.type === "flightaid"}
        onChange={(changed) => {
          for (const [field, value] of Object.entries(changed)) form.setFieldValue(field, value);
        }}
      />
      <Checkbox
        label={i18n.t("Close matches too")}
        description={i18n.t(
          "A mail also for the same route up to 3 days apart, and for airports up to 100 km away.",
        )}
        color="var(--fa-ink)"
        iconColor="var(--fa-surface)"
        size="md"
        {...form.getInputProps("nearby", { type: "checkbox" })}
      />
      <Suspense fallback={<Loading />}>
        <AffectedPeople itinerary={saved.id} change="edit" />
      </Suspense>
      <Problem
        title={
          airports.error
            ? i18n.t("We couldn’t look up the airports.")
            : i18n.t("Your changes aren’t saved.")
        }
        error={airports.error ?? saving.error}
        detail={<Because error={airports.error ?? saving.error} />}
        retrying={isSaving}
        onRetry={() => element.current?.requestSubmit()}
      />
      <div className={classes.row}>
        <Button type="submit" size="lg" loading={isSaving}>
          {i18n.t("Save")}
        </Button>
        <Button variant="default" size="lg" onClick={onClose}>
          {i18n.t("Cancel")}
        </Button>
      </div>
    </form>
  );
}
