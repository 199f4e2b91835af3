import { i18n } from "../lib/i18n";
import classes from "./loading.module.css";

type Props = { floating?: boolean; text?: string };

/** `floating` shows it above the page, for content that opens on top of it. */
export function Loading({ floating = false, text = i18n.t("Loading...") }: Props) {
  return (
    <div
      className={classes.loading}
      data-floating={floating || undefined}
      data-pending={!floating || undefined}
      role="status"
    >
      <span className={classes.spinner} />
      {text}
    </div>
  );
}
