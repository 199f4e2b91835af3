/** What follows from a report: to the reporter, and to whom it was about; and from an appeal. */
import type { I18n } from "@lingui/core";
import type { SuspensionReason } from "../../quota/suspension-reasons";
import type { AtDelivery } from "./blocks";
import { button, greeting, paragraph, quoted, type Rendered, renderMail } from "./layout";
import { appealButton, whatTheyDid } from "./suspended";

export type ReportDecidedProps = Record<string, never>;
/** `text`: of the operator, in English. `report`: the id of the case, which an appeal reopens. */
export type WarnedProps = { reason: SuspensionReason; text: string; report?: string | undefined };
/** `text`: of the operator to whom a warning is about, in English. `account`: as it is from now on. */
export type AppealDecidedProps = {
  decision: "dismiss" | "warn" | "suspend";
  reason: SuspensionReason;
  text: string;
  account: "open" | "reinstated" | "suspended";
};

export function reportDecided(_: ReportDecidedProps, at: AtDelivery): Rendered {
  const { i18n, site } = at;
  return renderMail(
    {
      subject: i18n.t("We have looked at your report"),
      heading: i18n.t("We have looked at your report"),
      blocks: [
        greeting(at),
        paragraph(
          i18n.t(
            "Thank you for telling us. We have decided what to do. We can’t tell you what, just as we wouldn’t tell others about you.",
          ),
        ),
        paragraph(
          i18n.t(
            "If you do not want to meet this person again, block them on their card or on the page of your connection.",
          ),
        ),
        button(i18n.t("See your connections"), `${site.home}/connections`),
      ],
      because: i18n.t("You get this mail because you reported somebody."),
    },
    at,
  );
}

export function warned({ reason, text }: WarnedProps, at: AtDelivery): Rendered {
  const { i18n, site } = at;
  return renderMail(
    {
      subject: i18n.t("A warning about your FlightAides account"),
      heading: i18n.t("This is a warning"),
      blocks: [
        greeting(at),
        paragraph(
          i18n.t("Somebody has reported you, and we have looked at it."),
          whatTheyDid(i18n, reason),
        ),
        ...quoted(text),
        paragraph(
          i18n.t("If it happens again, we suspend your account."),
          i18n.t("If you think that we are wrong, write to {support}.", {
            support: site.supportAddress,
          }),
        ),
        ...appealButton(at),
      ],
      because: i18n.t("You get this mail because it is about your account."),
    },
    at,
  );
}

export function appealDecided(props: AppealDecidedProps, at: AtDelivery): Rendered {
  const { i18n, site } = at;
  const { decision, account } = props;
  return renderMail(
    {
      subject: i18n.t("We have looked at it again"),
      heading: appealOutcome(i18n, decision),
      blocks: [
        greeting(at),
        paragraph(
          i18n.t("You asked us to look again at what we had decided about you. We have done that."),
        ),
        ...(decision === "dismiss" ? [] : stands(props, at)),
        ...accountAfter(props, at),
        account === "reinstated"
          ? button(i18n.t("See your itineraries"), `${site.home}/myitinerary`)
          : button(i18n.t("See your account"), `${site.home}/account`),
      ],
      because: i18n.t("You get this mail because it is about your account."),
    },
    at,
  );
}

function appealOutcome(i18n: I18n, decision: AppealDecidedProps["decision"]): string {
  switch (decision) {
    case "dismiss":
      return i18n.t("We have taken our decision back");
    case "warn":
      return i18n.t("This is a warning");
    case "suspend":
      return i18n.t("Your FlightAides account is suspended");
  }
}

/** Why, and where to write. */
function stands({ decision, reason, text }: AppealDecidedProps, { i18n, site }: AtDelivery) {
  const { supportAddress: support } = site;
  return [
    paragraph(whatTheyDid(i18n, reason)),
    ...quoted(text),
    paragraph(
      decision === "warn"
        ? i18n.t("If it happens again, we suspend your account.")
        : i18n.t("You can still sign in, download your data and delete the account."),
      i18n.t("If you think that we are wrong, write to {support}.", { support }),
    ),
  ];
}

function accountAfter({ decision, account }: AppealDecidedProps, { i18n }: AtDelivery) {
  if (account === "reinstated")
    return [
      paragraph(
        i18n.t(
          "You can use FlightAides as before. Your trips stay paused until you show them again.",
        ),
      ),
    ];
  return account === "suspended" && decision !== "suspend"
    ? [paragraph(i18n.t("Your account stays suspended because of another decision."))]
    : [];
}
