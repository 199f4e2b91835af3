/** What follows from a report: to the reporter, and to whom it was about. */
import type { SuspensionReason } from "../../quota/suspension-reasons";
import type { AtDelivery } from "./blocks";
import { button, greeting, paragraph, quoted, type Rendered, renderMail } from "./layout";
import { appealButton, whatTheyDid } from "./suspended";

export type ReportDecidedProps = Record<string, never>;
/** `text`: of the operator, in English. `report`: the id of the case, which an appeal reopens. */
export type WarnedProps = { reason: SuspensionReason; text: string; report?: string | undefined };

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
            "Thank you for telling us. We have decided what follows. We do not say what that is, as we would not tell others about you.",
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
