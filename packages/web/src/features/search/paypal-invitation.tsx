import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { i18n } from "../../lib/i18n";
import { useUser } from "../../lib/identity";
import { paths, withSection } from "../../lib/paths";
import { profile } from "../account/queries";
import classes from "./posted-notice.module.css";

/**
 * Leads to the confirmation of the name. Nothing for a user whose name PayPal knows, or who has removed that, and nothing if the profile
 * is not there yet: an invitation that came later would move the matches.
 */
export function PayPalInvitation() {
  const { uid = "" } = useUser() ?? {};
  const queryClient = useQueryClient();
  const [known] = useState(() => queryClient.getQueryData(profile(uid).queryKey));
  if (!known || known.payPalNameSince || known.payPalNameOff) return null;
  return (
    <p className={classes.invitation}>
      {i18n.t("If PayPal knows you by your name, others can see that beside your trip.")}{" "}
      <Link to={withSection(paths.account, "paypal-name")}>
        {i18n.t("Confirm your name with PayPal")}
      </Link>
    </p>
  );
}
