import type { ComponentProps } from "react";
import classes from "./button.module.css";

type Props = ComponentProps<"button"> & { variant?: "default" };

/** Looks like Mantine's button of size `md`, which would add 8 KB to the first script. For what home shows. */
export function Button({ variant, className = "", ...props }: Props) {
  return (
    <button
      type="button"
      {...props}
      data-variant={variant}
      className={`${classes.button} ${className}`}
    />
  );
}
