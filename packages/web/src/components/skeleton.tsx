import { i18n } from "../lib/i18n";
import classes from "./skeleton.module.css";

type Props = {
  count?: number;
  /** The cards are loaded later, when they are about to be seen. */
  isLater?: boolean;
};

/** Placeholders of cards, as tall as most cards are, to limit the layout shift. */
export function CardsSkeleton({ count = 3, isLater = false }: Props) {
  return (
    <div role="status" className={classes.cards} data-later={isLater || undefined} data-skeleton>
      {!isLater && <span className={classes.word}>{i18n.t("Loading...")}</span>}
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items are identical and static.
        <span key={index} className={classes.card} />
      ))}
    </div>
  );
}

/** Placeholder of a page while its script loads. */
export function PageSkeleton() {
  return (
    <div role="status" className={classes.page} data-skeleton>
      <span className={classes.word}>{i18n.t("Loading...")}</span>
      <span className={classes.title} />
      <span className={classes.line} />
      <span className={classes.line} />
      <span className={classes.line} />
    </div>
  );
}
