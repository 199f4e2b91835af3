import classes from "./payment.module.css";

/** Where the buttons will be. */
export function Skeleton() {
  return (
    <div className={classes.skeleton} role="status">
      <span className="fa-hidden">Loading the payment methods</span>
      <span className={classes.bone} />
      <span className={classes.bone} />
    </div>
  );
}
