import "../../components/form-styles";
import { Checkbox } from "@mantine/core";
import { paths } from "../../lib/paths";
import { NewTabLink } from "../connection/new-tab-link";
import classes from "./payment.module.css";
import type { Terms } from "./use-terms";

const link = <NewTabLink to={paths.termsOfUse}>terms of use</NewTabLink>;

/** Says that paying accepts the terms; those that have changed since must be ticked. */
export function TermsNotice({ terms: { status, isTicked, setTicked } }: { terms: Terms }) {
  if (status === "unknown" || status === "accepted") return null;
  if (status === "new") return <p>By paying you accept our {link}.</p>;
  return (
    <div className={classes.terms}>
      <p>Our {link} have changed since you accepted them. Please read them before you pay.</p>
      <Checkbox
        label="I have read and accept the terms in force"
        color="var(--fa-ink)"
        iconColor="var(--fa-surface)"
        size="md"
        checked={isTicked}
        onChange={(event) => setTicked(event.currentTarget.checked)}
      />
    </div>
  );
}
