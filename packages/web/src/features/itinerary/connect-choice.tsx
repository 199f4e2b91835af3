import type { Connect } from "@flightaides/core/trip/contract.ts";
import type { ReactNode } from "react";
import { Choices } from "../../components/choices";
import { i18n } from "../../lib/i18n";

type Props = {
  /** Undefined until it is chosen: a preselected answer would not be consent. */
  value: Connect | undefined;
  error?: ReactNode;
  onChange: (connect: Connect) => void;
};

const options: { value: Connect; label: string; description: string }[] = [
  {
    value: "open",
    label: i18n.t("Families may connect with me right away"),
    description: i18n.t(
      "Whoever pays the service fee gets your name, e-mail address and phone number.",
    ),
  },
  {
    value: "ask",
    label: i18n.t("Ask me first"),
    description: i18n.t(
      "You accept or decline each request. Nobody pays or sees your contact details before you accept.",
    ),
  },
];

/** Asks a flightaid whether families need an answer before they can pay. */
export function ConnectChoice({ value, error, onChange }: Props) {
  return (
    <Choices
      label={i18n.t("How may families connect with you?")}
      value={value}
      options={options}
      error={error}
      onChange={onChange}
    />
  );
}
