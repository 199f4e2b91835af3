import { Trans } from "@lingui/react";
import { SupportAddress } from "../../components/support-address";
import { i18n } from "../../lib/i18n";

/** What to do when the authenticator app is gone. docs/operating.md says what operators then do. */
export default function LostPhone() {
  return (
    <>
      <p>
        {i18n.t(
          "If you kept the key that was shown when you turned it on, type it into an app on another phone: it shows the same codes.",
        )}
      </p>
      <p>
        <Trans
          id="Otherwise write to <address/> from the address of your account. We ask what only you can know about your trips, wait a day after a warning to your address, and then turn two-step sign-in off. Nobody from FlightAides ever asks for a code or your password."
          components={{ address: <SupportAddress subject={i18n.t("Two-step sign-in")} /> }}
        />
      </p>
    </>
  );
}
