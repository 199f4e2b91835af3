import type { ReactNode } from "react";
import classes from "./chips.module.css";

type Props<Value> = {
  label: string;
  description?: ReactNode;
  options: readonly { value: Value; label: string }[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
};

/** Checkboxes as chips, any number of which can be chosen, or none. */
export function Chips<Value extends string | number>(props: Props<Value>) {
  const { label, description, options, chosen, onChange } = props;
  return (
    <fieldset className={classes.group}>
      <legend>{label}</legend>
      {description && <p className={classes.hint}>{description}</p>}
      <div className={classes.chips}>
        {options.map((option) => (
          <label key={option.value} className={classes.chip}>
            <input
              type="checkbox"
              checked={chosen.includes(option.value)}
              onChange={({ currentTarget: { checked } }) =>
                onChange(
                  checked
                    ? [...chosen, option.value]
                    : chosen.filter((value) => value !== option.value),
                )
              }
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** {@link Chips} of which at most one is chosen: another one replaces it. */
export function ChipChoice<Value extends string | number>({
  value,
  onChange,
  ...props
}: Omit<Props<Value>, "chosen" | "onChange"> & {
  value: Value | undefined;
  /** Undefined if the choice is removed. */
  onChange: (value: Value | undefined) => void;
}) {
  return (
    <Chips
      {...props}
      chosen={value === undefined ? [] : [value]}
      onChange={(chosen) => onChange(chosen.at(-1))}
    />
  );
}
