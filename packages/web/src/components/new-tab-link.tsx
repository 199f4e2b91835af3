import type { ReactNode } from "react";
import { Link } from "react-router";
import { i18n } from "../lib/i18n";

type Props = {
  to: string;
  /** Omitted where `Trans` gives it. */
  children?: ReactNode;
};

/** A link that opens in a new tab, so that this page keeps its state. */
export function NewTabLink({ to, children }: Props) {
  return (
    <Link to={to} target="_blank" rel="noopener">
      {children}
      <span className="fa-hidden"> {i18n.t("(opens in a new tab)")}</span>
    </Link>
  );
}
