import "./form-styles";
import { Input } from "@mantine/core";
import { type ReactNode, useId } from "react";
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

/**
 * A radio group as tiles, each of which is clickable as a whole. The first radio of a group with an error is `data-invalid`. The
 * radios are the browser's, because home loads this, and Mantine's have three kilobytes.
 */
export function Choices<Value extends string>(props: Props<Value>) {
  const { label, name, value, options, error, onChange } = props;
  const id = useId();
  return (
    <Input.Wrapper
      id={id}
      label={label}
      labelElement="div"
      error={error}
      classNames={{ label: classes.legend }}
    >
      <div
        role="radiogroup"
        aria-labelledby={`${id}-label`}
        aria-describedby={error ? `${id}-error` : undefined}
        className={classes.choices}
      >
        {options.map((option, index) => (
          <div key={option.value} className={classes.choice}>
            <input
              type="radio"
              id={`${id}-${option.value}`}
              name={name ?? id}
              value={option.value}
              checked={option.value === value}
              aria-describedby={option.description && `${id}-${option.value}-description`}
              data-invalid={(error && index === 0) || undefined}
              onChange={() => onChange(option.value)}
            />
            <div>
              <label htmlFor={`${id}-${option.value}`}>{option.label}</label>
              {option.description && (
                <p id={`${id}-${option.value}-description`} className={classes.description}>
                  {option.description}
                </p>
              )}
            </div>
          </div>
        ))}
      </div>
    </Input.Wrapper>
  );
}
