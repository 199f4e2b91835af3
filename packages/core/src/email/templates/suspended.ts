/** What a user is told of a suspension of the account, and of its end. */
import type { I18n } from "@lingui/core";
import type { SuspensionReason } from "../../quota/suspension-reasons";
import type { AtDelivery } from "./blocks";
import { button, greeting, paragraph, type Rendered, renderMail } from "./layout";

/** `report`: the id of the case, which an appeal reopens. Missing in mails of earlier versions. */
export type SuspendedProps = { reason: SuspensionReason; report?: string | undefined };
export type ReinstatedProps = Record<string, never>;

export function suspended({ reason }: SuspendedProps, at: AtDelivery): Rendered {
  const { i18n, site } = at;
  return renderMail(
    {
      subject: i18n.t("Your FlightAides account is suspended"),
      heading: i18n.t("We have suspended your account"),
      blocks: [
        greeting(at),
        paragraph(whatTheyDid(i18n, reason)),
        paragraph(
          i18n.t(
            "Others no longer see your trips, and your open connections end. If you are the Flightaide of one, the traveler gets the fee back. If you are the traveler, it is as if you had cancelled it.",
          ),
        ),
        paragraph(
          i18n.t("You can still sign in, download your data and delete the account."),
          i18n.t(
            "If you think that we are wrong, write to {support}. Somebody else will look at it again.",
            { support: site.supportAddress },
          ),
        ),
        ...appealButton(at),
        button(i18n.t("See your account"), `${site.home}/account`),
      ],
      because: i18n.t("You get this mail because it is about your account."),
    },
    at,
  );
}

export function reinstated(_: ReinstatedProps, at: AtDelivery): Rendered {
  const { i18n, site } = at;
  return renderMail(
    {
      subject: i18n.t("Your FlightAides account works again"),
      heading: i18n.t("Your account is no longer suspended"),
      blocks: [
        greeting(at),
        paragraph(
          i18n.t(
            "You can use FlightAides as before. Your trips stay paused until you show them again.",
          ),
        ),
        button(i18n.t("See your itineraries"), `${site.home}/myitinerary`),
      ],
      because: i18n.t("You get this mail because it is about your account."),
    },
    at,
  );
}

/** Leads to the page that reopens the case. */
export function appealButton({ i18n, appealUrl }: AtDelivery) {
  return appealUrl ? [button(i18n.t("Ask us to look again"), appealUrl)] : [];
}

/** In one sentence to the person. */
export function whatTheyDid(i18n: I18n, reason: SuspensionReason): string {
  switch (reason) {
    case "asks-for-money":
      return i18n.t("You asked others for money.");
    case "carry-something":
      return i18n.t("You asked others to carry something for you.");
    case "false-trip":
      return i18n.t("You posted a trip that you are not taking.");
    case "harassment":
      return i18n.t("You harassed others.");
    case "unsafe":
      return i18n.t("Others were not safe with you.");
    case "spam":
      return i18n.t("You sent advertising.");
    case "other":
      return i18n.t("You did not keep to our terms of use.");
  }
}
