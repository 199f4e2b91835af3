import classes from "./loading.module.css";

type Props = { floating?: boolean; text?: string };

/** `floating` lies over the page, for something that opens on top of it. */
export function Loading({ floating = false, text = "Loading..." }: Props) {
  return (
    <div className={classes.loading} data-floating={floating || undefined} role="status">
      <span className={classes.spinner} />
      {text}
    </div>
  );
}
