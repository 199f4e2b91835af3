import type { ComponentProps } from "react";

/**
 * Every Mantine button renders this. A native button that becomes disabled while it has the focus loses it, so a pending action
 * would send a keyboard user to the start of the page. This one keeps the focus and ignores presses.
 */
export function FocusableButton({
  disabled = false,
  type = "button",
  onClick,
  ...others
}: ComponentProps<"button">) {
  return (
    <button
      {...others}
      type={type}
      aria-disabled={disabled || others["aria-disabled"]}
      // Enter in a field of a form presses its submit button.
      onClick={disabled ? (event) => event.preventDefault() : onClick}
    />
  );
}
