import type { Connect } from "@flightaides/core/itinerary/contract";
import type { ReactNode } from "react";
import { Choices } from "../../components/choices";

type Props = {
  /** Undefined until it is chosen: a preselected answer would be no consent. */
  value: Connect | undefined;
  error?: ReactNode;
  onChange: (connect: Connect) => void;
};

const options: { value: Connect; label: string; description: string }[] = [
  {
    value: "open",
    label: "Families may connect with me right away",
    description: "Whoever pays the service fee gets your name, e-mail address and phone number.",
  },
  {
    value: "ask",
    label: "Ask me first",
    description:
      "You accept or decline each request. Nobody pays, or sees how to reach you, before you accept.",
  },
];

/** Asks a flightaid whether families need an answer before they can pay. */
export function ConnectChoice({ value, error, onChange }: Props) {
  return (
    <Choices
      label="How may families connect with you?"
      value={value}
      options={options}
      error={error}
      onChange={onChange}
    />
  );
}
