import { usePage } from "../components/use-page";
import { ApiReference, DocumentLink } from "../features/document/api-reference";
import { i18n } from "../lib/i18n";
import classes from "./page.module.css";

export default function Developers() {
  const heading = usePage(
    i18n.t("For developers"),
    i18n.t("The API of FlightAides as an OpenAPI document: every call, field and error."),
  );
  return (
    <div className={classes.page}>
      <h1 ref={heading} tabIndex={-1} className={classes.title}>
        {i18n.t("For developers")}
      </h1>
      <div className={classes.lead}>
        <p>
          {i18n.t(
            "All that these pages do goes through one API. Its OpenAPI document describes every call, every field, and each reason for which a call is refused.",
          )}{" "}
          {i18n.t("The reference below is in English.")}
        </p>
        <p>
          <DocumentLink />
        </p>
      </div>
      <ApiReference />
    </div>
  );
}
