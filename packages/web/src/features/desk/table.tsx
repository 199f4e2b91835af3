import type { ReactNode } from "react";
import classes from "./desk.module.css";

/** A table of the desk. It scrolls where its words do not fit. `children` are its rows; an empty column is that of their headers. */
export function Table({ columns, children }: { columns: readonly string[]; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll it.
    <div className={classes.wide} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            {columns.map((column) =>
              column ? <th key={column}>{column}</th> : <td key={column} />,
            )}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
