import { type ReactNode, useState } from "react";
import classes from "./fold.module.css";

type Props = {
  title: string;
  /** At the end of the title's line. */
  beside?: ReactNode;
  /** Default: false. */
  isOpen?: boolean;
  /** Rendered from the first opening on, so that what is folded can be loaded on demand. */
  children: ReactNode;
};

/** A section that is closed until the user opens it. */
export function Fold({ title, beside, isOpen = false, children }: Props) {
  const [wasOpened, setOpened] = useState(isOpen);
  return (
    <details
      className={classes.fold}
      open={isOpen}
      onToggle={(event) => {
        if (event.currentTarget.open) setOpened(true);
      }}
    >
      <summary>
        {title}
        {beside && <span className={classes.beside}>{beside}</span>}
      </summary>
      {wasOpened && <div className={classes.content}>{children}</div>}
    </details>
  );
}
