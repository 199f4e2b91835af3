import type { Profile } from "@flightaides/core/user/contract.ts";
import { SupportAddress } from "../../components/support-address";
import { i18n } from "../../lib/i18n";
import { formatInstant } from "../../lib/instant";
import classes from "./form.module.css";

type Suspension = NonNullable<Profile["suspension"]>;

const why: Record<Suspension["reason"], string> = {
  "asks-for-money": i18n.t("You asked others for money."),
  "carry-something": i18n.t("You asked others to carry something for you."),
  "false-trip": i18n.t("You posted a trip that you are not taking."),
  harassment: i18n.t("You harassed others."),
  unsafe: i18n.t("Others were not safe with you."),
  spam: i18n.t("You sent advertising."),
  other: i18n.t("You did not keep to our terms of use."),
};

/** Why the account is suspended, what that means, and to whom to write. */
export default function Suspended({ suspension: { since, reason } }: { suspension: Suspension }) {
  return (
    <div className={classes.form}>
      <div className={classes.problem} role="status">
        <p>
          <strong>{why[reason]}</strong>{" "}
          {i18n.t("Suspended since {since}.", { since: formatInstant(since) })}
        </p>
      </div>
      <p>
        {i18n.t(
          "Others no longer see your trips, and your connections have ended. You can still download your data and delete the account.",
        )}
      </p>
      <p>
        {i18n.t("If you think that we are wrong, write to us:")}{" "}
        <SupportAddress subject={i18n.t("My account is suspended")} />
      </p>
    </div>
  );
}
