import "../../components/form-styles";
import {
  ageGroups,
  kindsOfHelp,
  maxParty,
  type PostingDetails,
  relations,
  type SpokenLanguage,
  spokenLanguages,
  type Type,
} from "@flightaides/core/trip/contract.ts";
import {
  ageWords,
  helpWords,
  languageWords,
  relationWords,
} from "@flightaides/core/trip/people.ts";
import { Checkbox } from "@mantine/core";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { i18n } from "../../lib/i18n";
import { locale } from "../../lib/language";
import { ChipChoice, Chips } from "./chips";
import classes from "./posting-fields.module.css";

type Props = {
  /** The owner's own. */
  role: Type;
  value: PostingDetails;
  /** By field. */
  errors: Record<string, ReactNode>;
  /** They replace the button that has the focus. */
  takesFocus: boolean;
  onChange: (changed: PostingDetails) => void;
};

/** Asks who flies and what would help, or with what a flightaid helps. Nothing is required. */
export default function PeopleFields({ takesFocus, ...props }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const [isNew] = useState(takesFocus);
  useEffect(() => {
    if (isNew) element.current?.querySelector("input")?.focus();
  }, [isNew]);
  return (
    <div ref={element} className={classes.form}>
      {props.role === "traveler" ? <PassengerFields {...props} /> : <OfferFields {...props} />}
    </div>
  );
}

type FieldsProps = Omit<Props, "takesFocus">;

function PassengerFields({ value, errors, onChange }: FieldsProps) {
  const { relation, ageGroup, party, needs } = value;
  return (
    <>
      <ChipChoice
        label={i18n.t("Who flies?")}
        description={i18n.t(
          "Only people whose trip matches yours see who flies, the age and what would help.",
        )}
        options={optionsOf(relations, relationWords(i18n))}
        value={relation || undefined}
        onChange={(chosen) => onChange({ relation: chosen ?? "" })}
      />
      {relation && relation !== "myself" && (
        <Checkbox
          label={i18n.t("The passenger knows that I am posting this trip.")}
          color="var(--fa-ink)"
          iconColor="var(--fa-surface)"
          size="md"
          error={errors.passengerKnows}
          aria-invalid={Boolean(errors.passengerKnows)}
          checked={value.passengerKnows ?? false}
          onChange={(event) => onChange({ passengerKnows: event.currentTarget.checked })}
        />
      )}
      <ChipChoice
        label={i18n.t("How many fly together?")}
        options={Array.from({ length: maxParty }, (_, index) => ({
          value: index + 1,
          label: (index + 1).toLocaleString(locale),
        }))}
        value={party ?? 1}
        onChange={(chosen = 1) => onChange({ party: chosen })}
      />
      <ChipChoice
        label={i18n.t("How old is the oldest of them, or the child?")}
        options={optionsOf(ageGroups, ageWords(i18n))}
        value={ageGroup || undefined}
        onChange={(chosen) => onChange({ ageGroup: chosen ?? "" })}
      />
      <Languages
        label={i18n.t("Which languages do they speak?")}
        value={value}
        onChange={onChange}
      />
      <Chips
        label={i18n.t("What would help?")}
        options={optionsOf(kindsOfHelp, helpWords(i18n))}
        chosen={needs ?? []}
        onChange={(chosen) => onChange({ needs: chosen })}
      />
      <WomanBox
        label={i18n.t("I would rather have a woman beside them. (Optional)")}
        description={i18n.t(
          "Women who say so come first among those who fit equally well. Nobody else sees this wish, and nobody has checked the answers.",
        )}
        checked={value.prefersWoman}
        onChange={(prefersWoman) => onChange({ prefersWoman })}
      />
    </>
  );
}

function OfferFields({ value, onChange }: FieldsProps) {
  return (
    <>
      <Languages
        label={i18n.t("Which languages do you speak?")}
        value={value}
        onChange={onChange}
      />
      <Chips
        label={i18n.t("What can you help with?")}
        description={i18n.t("Everybody can see what you choose.")}
        options={optionsOf(kindsOfHelp, helpWords(i18n))}
        chosen={value.help ?? []}
        onChange={(chosen) => onChange({ help: chosen })}
      />
      <WomanBox
        label={i18n.t("I am a woman. (Optional)")}
        description={i18n.t(
          "Only families who would rather have a woman are told. It is not on your card.",
        )}
        checked={value.woman}
        onChange={(woman) => onChange({ woman })}
      />
    </>
  );
}

type WomanProps = {
  label: string;
  description: string;
  checked: boolean | undefined;
  onChange: (checked: boolean) => void;
};

function WomanBox({ checked = false, onChange, ...texts }: WomanProps) {
  return (
    <Checkbox
      {...texts}
      color="var(--fa-ink)"
      iconColor="var(--fa-surface)"
      size="md"
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}

type LanguagesProps = Pick<Props, "value" | "onChange"> & { label: string };

function Languages({ label, value, onChange }: LanguagesProps) {
  const words = languageWords(i18n);
  return (
    <Chips
      label={label}
      description={i18n.t("Everybody can see what you choose.")}
      options={languagesInOrder(navigator.languages).map((spoken) => ({
        value: spoken,
        label: asTitle(words[spoken]),
      }))}
      chosen={value.languages ?? []}
      onChange={(languages) => onChange({ languages })}
    />
  );
}

/** Those of the browser first. @param tags BCP 47 */
export function languagesInOrder(tags: readonly string[]): SpokenLanguage[] {
  const own = tags.map((tag) => tag.split("-")[0]);
  const first = spokenLanguages.filter((one) => own.includes(one));
  return [...first, ...spokenLanguages.filter((one) => !first.includes(one))];
}

function optionsOf<Value extends string>(values: readonly Value[], words: Record<Value, string>) {
  return values.map((value) => ({ value, label: words[value] }));
}

/** Some languages write names of languages in lower case. */
function asTitle(name: string): string {
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
