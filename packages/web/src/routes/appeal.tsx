import { useSearchParams } from "react-router";
import { usePage } from "../components/use-page";
import { AppealForm } from "../features/safety/appeal-form";
import { i18n } from "../lib/i18n";
import classes from "./page.module.css";

/** Opened from the mail that told a decision, without a sign-in. */
export default function Appeal() {
  const [query] = useSearchParams();
  const heading = usePage(
    i18n.t("Ask us to look again"),
    i18n.t("Tell us why you think that our decision is wrong."),
  );
  return (
    <div className={classes.account}>
      <h1 ref={heading} tabIndex={-1} className={classes.title}>
        {i18n.t("Ask us to look again")}
      </h1>
      <AppealForm token={query.get("token") ?? ""} />
    </div>
  );
}
