import type { ReactNode } from "react";
import { Link } from "react-router-dom";

/** A link that opens in a new tab, so that this page keeps its state. */
export function NewTabLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} target="_blank" rel="noopener">
      {children}
      <span className="fa-hidden"> (opens in a new tab)</span>
    </Link>
  );
}
