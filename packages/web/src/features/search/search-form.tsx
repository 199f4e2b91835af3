import "../../components/form-styles";
import {
  maxLegs,
  maxNoteLength,
  opposite,
  search as searchItineraries,
  type Type,
} from "@flightaides/core/itinerary/contract";
import { Button, Checkbox, Radio, Textarea, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { Problem } from "../../components/problem";
import { ApiError, request } from "../../lib/api";
import { paths } from "../../lib/paths";
import { readSession, writeSession } from "../../lib/session";
import { type Draft, emptyDraft, legAfter, readDraft, writeDraft } from "./draft";
import { LegFields } from "./leg-fields";
import classes from "./search-form.module.css";
import { type Errors, legsOf, phoneOf, validate } from "./validate";

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
  const form = useForm<Draft>({
    initialValues,
    validate,
    onValuesChange: writeDraft,
  });
  const { itinerary, addInfo, seeking: sought } = form.values;

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
        phoneNumber: phoneOf(draft) ?? "",
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
    if (rejections > 0) element.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [rejections]);

  const submit = form.onSubmit(
    (draft) => {
      if (!search.isPending) search.mutate(draft);
    },
    () => setRejections((count) => count + 1),
  );

  return (
    <form ref={element} onSubmit={submit} noValidate className={classes.form}>
      <Radio.Group
        label="Are you looking to"
        value={sought}
        onChange={(value) =>
          form.setFieldValue("seeking", value === "traveler" ? value : "flightaid")
        }
        error={form.errors.type ?? form.errors.seeking}
        classNames={{ label: classes.legend }}
      >
        <div className={classes.choices}>
          <Radio
            value="flightaid"
            label="Find FlightAides"
            description="Someone I care about needs company"
            {...choice}
          />
          <Radio
            value="traveler"
            label="Offer FlightAides"
            description="I’m flying and glad to help"
            {...choice}
          />
        </div>
      </Radio.Group>

      {itinerary.map((leg, index) => (
        <LegFields
          // Legs are only added and removed at the end.
          // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a leg.
          key={index}
          index={index}
          count={itinerary.length}
          leg={leg}
          errors={form.errors}
          onChange={(changed) => {
            for (const [field, value] of Object.entries(changed))
              form.setFieldValue(`itinerary.${index}.${field}`, value);
          }}
        />
      ))}
      {form.errors.itinerary && <p className={classes.error}>{form.errors.itinerary}</p>}
      <div className={classes.row}>
        {itinerary.length < maxLegs && (
          <Button
            variant="default"
            size="md"
            onClick={() => form.insertListItem("itinerary", legAfter(itinerary.at(-1)))}
          >
            Add another
          </Button>
        )}
        {itinerary.length > 1 && (
          <Button
            variant="subtle"
            color="var(--fa-danger)"
            size="md"
            onClick={() => form.removeListItem("itinerary", itinerary.length - 1)}
          >
            Remove
          </Button>
        )}
      </div>

      <TextInput
        label="Phone No."
        description="Never shown to anybody before you are connected."
        type="tel"
        autoComplete="tel"
        size="md"
        className={classes.phone}
        {...form.getInputProps("phoneNumber")}
      />
      <Textarea
        label="Additional Information"
        description="Languages, mobility, seats: whatever helps. No contact details, please."
        rows={4}
        maxLength={maxNoteLength}
        size="md"
        {...form.getInputProps("addInfo")}
      />
      <p className={classes.counter}>
        {addInfo.length} / {maxNoteLength}
      </p>

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
      <div className={classes.row}>
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

const choice = { color: "var(--fa-ink)", iconColor: "var(--fa-surface)", size: "md" } as const;
const box = { ...choice, className: classes.box } as const;

function initial(seeking: Type | undefined): Draft {
  const role = readSession("role");
  const draft = readDraft() ?? emptyDraft(role ? opposite(role) : "flightaid");
  return seeking ? { ...draft, seeking } : draft;
}

/** The server's field errors by path. */
function fieldErrors(error: unknown): Errors {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(error.errors.map(({ path, message }) => [path, message]));
}
