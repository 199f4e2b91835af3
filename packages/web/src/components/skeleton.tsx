import classes from "./skeleton.module.css";

/** Cards to come, as tall as most are, so that little moves when they arrive. Screen readers hear the words. */
export function CardsSkeleton({ count = 3 }: { count?: number }) {
  return (
    <div role="status" className={classes.cards}>
      <span className="fa-hidden">Loading...</span>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all alike.
        <span key={index} className={classes.card} />
      ))}
    </div>
  );
}

/** A page whose script is on its way: a title and some text. */
export function PageSkeleton() {
  return (
    <div role="status" className={classes.page}>
      <span className="fa-hidden">Loading...</span>
      <span className={classes.title} />
      <span className={classes.line} />
      <span className={classes.line} />
      <span className={classes.line} />
    </div>
  );
}
