import "../../components/form-styles";
import {
  opposite,
  search as searchItineraries,
  type Type,
} from "@flightaides/core/itinerary/contract";
import { Button, Checkbox } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { Choices } from "../../components/choices";
import { PhoneField } from "../../components/phone-field";
import { Problem } from "../../components/problem";
import { request } from "../../lib/api";
import { fieldErrors } from "../../lib/field-errors";
import { useUser } from "../../lib/identity";
import { paths } from "../../lib/paths";
import { phoneOf } from "../../lib/phone";
import { readSession, writeSession } from "../../lib/session";
import { ConnectChoice } from "../itinerary/connect-choice";
import type { Errors } from "../itinerary/leg-draft";
import { LegList } from "../itinerary/leg-list";
import { NoteField } from "../itinerary/posting-fields";
import posting from "../itinerary/posting-fields.module.css";
import { PlainRules } from "../safety/plain-rules";
import { type Draft, emptyDraft, readDraft, writeDraft } from "./draft";
import classes from "./search-form.module.css";
import { legsOf, validate } from "./validate";

type Props = {
  /** From the address. Takes precedence over the draft. */
  seeking?: Type;
  onDone?: () => void;
  onCancel: () => void;
};

export function SearchForm({ seeking, onDone, onCancel }: Props) {
  const navigate = useNavigate();
  const element = useRef<HTMLFormElement>(null);
  const [rejections, setRejections] = useState(0);
  const [initialValues] = useState(() => initial(seeking));
  // The result page posts the search of somebody signed in. Visitors make their choice there, after the sign-in.
  const registers = useUser() !== null;
  const form = useForm<Draft>({
    initialValues,
    validate: (draft) => validate(draft, registers),
    onValuesChange: writeDraft,
  });
  const { itinerary, phone, addInfo, connect, seeking: sought } = form.values;

  const search = useMutation({
    mutationFn: (draft: Draft) =>
      request(searchItineraries, {
        searchType: "PROXIMAL",
        type: draft.seeking,
        itinerary: legsOf(draft),
      }),
    onSuccess: ({ output: found, truncated }, draft) => {
      const role = opposite(draft.seeking);
      writeSession("role", role);
      writeSession("searchResponse", found);
      writeSession("searched", {
        itinerary: legsOf(draft),
        role,
        addInfo: draft.addInfo.trim(),
        phoneNumber: phoneOf(draft.phone) ?? "",
        ...(role === "flightaid" && draft.connect && { connect: draft.connect }),
        ...(draft.marketing && { marketing: true }),
        ...(truncated && { truncated }),
      });
      onDone?.();
      void navigate(paths.searchResult);
    },
    onError: (error) => showErrors(fieldErrors(error)),
  });

  function showErrors(errors: Errors) {
    if (Object.keys(errors).length === 0) return;
    form.setErrors(errors);
    setRejections((count) => count + 1);
  }

  // After the messages are rendered: focus the first invalid field.
  useEffect(() => {
    if (rejections > 0)
      element.current?.querySelector<HTMLElement>("[aria-invalid=true], [data-invalid]")?.focus();
  }, [rejections]);

  const submit = form.onSubmit(
    (draft) => {
      if (!search.isPending) search.mutate(draft);
    },
    () => setRejections((count) => count + 1),
  );

  return (
    <form ref={element} onSubmit={submit} noValidate className={posting.form}>
      <Choices
        label="Are you looking to"
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

      <PhoneField
        value={phone}
        error={form.errors.phoneNumber}
        onChange={(value) => {
          form.clearFieldError("phoneNumber");
          form.setFieldValue("phone", value);
        }}
      />
      <NoteField
        value={addInfo}
        error={form.errors.addInfo}
        onChange={(value) => form.setFieldValue("addInfo", value)}
      />

      {registers && sought === "traveler" && (
        <ConnectChoice
          value={connect}
          error={form.errors.connect}
          onChange={(value) => form.setFieldValue("connect", value)}
        />
      )}
      <PlainRules reader={opposite(sought)} />

      <div className={classes.consents}>
        <Checkbox
          label={
            <>
              I agree to the <Link to={paths.termsOfUse}>Terms of Service</Link>, the{" "}
              <Link to={paths.coTraveler}>Co-traveler agreement</Link> and the{" "}
              <Link to={paths.privacyPolicy}>Privacy Policy</Link>, and to be contacted about my
              trip by email, phone or SMS.
            </>
          }
          {...box}
          aria-invalid={Boolean(form.errors.terms)}
          {...form.getInputProps("terms", { type: "checkbox" })}
        />
        <Checkbox
          label="You may also send me news and offers. (Optional)"
          {...box}
          {...form.getInputProps("marketing", { type: "checkbox" })}
        />
      </div>

      <Problem
        title="Your search didn’t go through."
        error={search.error}
        onRetry={() => element.current?.requestSubmit()}
      />
      <div className={posting.row}>
        <Button type="submit" size="lg" loading={search.isPending}>
          Submit
        </Button>
        <Button variant="default" size="lg" onClick={onCancel}>
          Cancel
        </Button>
        <span role="status" className="fa-hidden">
          {search.isPending && "Searching"}
        </span>
      </div>
    </form>
  );
}

const kinds: { value: Type; label: string; description: string }[] = [
  {
    value: "flightaid",
    label: "Find FlightAides",
    description: "Someone I care about needs company",
  },
  {
    value: "traveler",
    label: "Offer FlightAides",
    description: "I’m flying and glad to help",
  },
];

const box = {
  color: "var(--fa-ink)",
  iconColor: "var(--fa-surface)",
  size: "md",
  className: classes.box,
} as const;

function initial(seeking: Type | undefined): Draft {
  const role = readSession("role");
  const draft = readDraft() ?? emptyDraft(role ? opposite(role) : "flightaid");
  return seeking ? { ...draft, seeking } : draft;
}
