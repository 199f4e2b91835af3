import "../../components/form-styles";
import { Trans } from "@lingui/react";
import { Checkbox } from "@mantine/core";
import { NewTabLink } from "../../components/new-tab-link";
import { i18n } from "../../lib/i18n";
import { paths } from "../../lib/paths";
import classes from "./payment.module.css";
import type { Terms } from "./use-terms";

const components = { terms: <NewTabLink to={paths.termsOfUse} /> };

/** Says that paying accepts the terms; those that have changed since must be ticked. */
export function TermsNotice({ terms: { status, isTicked, setTicked } }: { terms: Terms }) {
  if (status === "unknown" || status === "accepted") return null;
  if (status === "new")
    return (
      <p>
        <Trans id="By paying you accept our <terms>terms of use</terms>." components={components} />
      </p>
    );
  return (
    <div className={classes.terms}>
      <p>
        <Trans
          id="Our <terms>terms of use</terms> have changed since you accepted them. Please read them before you pay."
          components={components}
        />
      </p>
      <Checkbox
        label={i18n.t("I have read and accept the terms in force")}
        color="var(--fa-ink)"
        iconColor="var(--fa-surface)"
        size="md"
        checked={isTicked}
        onChange={(event) => setTicked(event.currentTarget.checked)}
      />
    </div>
  );
}
