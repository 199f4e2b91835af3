import "../../components/form-styles";
import { NativeSelect } from "@mantine/core";
import { label } from "./labels";

type Props<Reason extends string> = {
  reasons: readonly Reason[];
  value: Reason;
  onChange: (reason: Reason) => void;
};

/** The reason of a decision, from its list. */
export function ReasonSelect<Reason extends string>({ reasons, value, onChange }: Props<Reason>) {
  return (
    <NativeSelect
      label="Reason"
      size="md"
      value={value}
      data={reasons.map((one) => ({ value: one, label: label(one) }))}
      onChange={(event) => {
        const chosen = reasons.find((one) => one === event.currentTarget.value);
        if (chosen) onChange(chosen);
      }}
    />
  );
}
