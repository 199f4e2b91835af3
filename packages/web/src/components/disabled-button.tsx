import { Button } from "@mantine/core";
import { type ReactNode, useId, useState } from "react";
import classes from "./disabled-button.module.css";
import type { namedBy } from "./named-by";

type Props = Partial<ReturnType<typeof namedBy>> & { reason: string; children: ReactNode };

/**
 * A disabled button with a tooltip that gives the reason. It uses `aria-disabled`, so that the reason can be reached by
 * keyboard and touch as well.
 */
export function DisabledButton({ reason, children, ...named }: Props) {
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
        {...named}
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
        {reason}
      </span>
    </span>
  );
}
