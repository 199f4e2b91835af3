import { useSearchParams } from "react-router";
import { usePage } from "../components/use-page";
import { BrokenLink, FlightQuestion } from "../features/still-flying/flight-question";
import { i18n } from "../lib/i18n";
import classes from "./page.module.css";

/** Opened from a mail before a flight, without a sign-in. */
export default function StillFlying() {
  const [query] = useSearchParams();
  const token = query.get("token");
  const proposed = query.get("answer");
  const heading = usePage(
    i18n.t("Still flying?"),
    i18n.t("Say whether you still fly, so that others can count on you."),
  );
  return (
    <div className={classes.account}>
      <h1 ref={heading} tabIndex={-1} className={classes.title}>
        {i18n.t("Still flying?")}
      </h1>
      {token ? (
        <FlightQuestion
          key={token}
          token={token}
          proposed={proposed === "yes" || proposed === "no" ? proposed : undefined}
        />
      ) : (
        <BrokenLink />
      )}
    </div>
  );
}
