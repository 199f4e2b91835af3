import "./form-styles";
import { Radio } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./choices.module.css";

type Props<Value extends string> = {
  label: string;
  /** Of the value where the browser submits the form. */
  name?: string;
  /** Undefined if nothing is chosen. */
  value: Value | undefined;
  options: readonly { value: Value; label: string; description?: string }[];
  error?: ReactNode;
  onChange: (value: Value) => void;
};

/** A radio group as tiles, each of which is clickable as a whole. The first radio of a group with an error is `data-invalid`. */
export function Choices<Value extends string>(props: Props<Value>) {
  const { label, name, value, options, error, onChange } = props;
  return (
    <Radio.Group
      label={label}
      {...(name && { name })}
      value={value ?? ""}
      onChange={(chosen) => {
        const option = options.find((each) => each.value === chosen);
        if (option) onChange(option.value);
      }}
      error={error}
      classNames={{ label: classes.legend }}
    >
      <div className={classes.choices}>
        {options.map((option, index) => (
          <Radio
            key={option.value}
            {...option}
            color="var(--fa-ink)"
            iconColor="var(--fa-surface)"
            size="md"
            classNames={{ inner: classes.radio }}
            data-invalid={(error && index === 0) || undefined}
          />
        ))}
      </div>
    </Radio.Group>
  );
}
