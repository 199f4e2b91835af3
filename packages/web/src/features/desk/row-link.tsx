import type { ReactNode } from "react";
import classes from "./desk.module.css";
import { usePlace, type View } from "./views";

/** What j and k move to in a row, and Enter opens. */
export function RowLink({ view, id, children }: { view: View; id: string; children: ReactNode }) {
  const { go } = usePlace();
  return (
    <button type="button" data-row className={classes.link} onClick={() => go(view, id)}>
      {children}
    </button>
  );
}
