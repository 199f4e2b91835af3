import { Button } from "@mantine/core";
import { type ReactNode, useId, useState } from "react";
import classes from "./disabled-button.module.css";

/**
 * A button that does nothing and says why. It stays in the tab order and answers a touch, because the reason of a
 * `disabled` one can't be reached without a mouse.
 */
export function DisabledButton({ why, children }: { why: string; children: ReactNode }) {
  const id = useId();
  const [shown, setShown] = useState(false);
  return (
    <span
      className={classes.root}
      onPointerEnter={() => setShown(true)}
      onPointerLeave={() => setShown(false)}
    >
      <Button
        size="md"
        variant="default"
        aria-disabled
        aria-describedby={id}
        className={classes.button}
        onFocus={() => setShown(true)}
        onBlur={() => setShown(false)}
        onClick={() => setShown(true)}
        onKeyDown={(event) => {
          if (event.key === "Escape") setShown(false);
        }}
      >
        {children}
      </Button>
      <span role="tooltip" id={id} className={classes.bubble} data-shown={shown || undefined}>
        {why}
      </span>
    </span>
  );
}
