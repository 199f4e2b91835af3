/** The mails that carry a code of the user pool. They have no link: a code is typed where it was asked for. */
import type { I18n } from "@lingui/core";
import type { Site } from "./blocks";
import { paragraph, type Rendered, renderMail } from "./layout";

/** Why a code was sent. `account-exists`: someone signed up with the address of an account, and gets a code for a new password. */
export const codePurposes = ["sign-up", "resend", "reset", "account-exists"] as const;
export type CodePurpose = (typeof codePurposes)[number];

export type CodeProps = {
  purpose: CodePurpose;
  /** The code, or Cognito's placeholder for it. */
  code: string;
};

type Words = { subject: string; heading: string; what: string; unasked: string; hours: number };

// Cognito's own lifetimes, which cannot be set.
const signUpHours = 24;
const resetHours = 1;

/** @returns HTML of less than 20,000 characters, Cognito's limit, with the code in it once */
export function codeMail(
  i18n: I18n,
  { purpose, code }: CodeProps,
  { supportAddress, postalAddress }: Pick<Site, "supportAddress" | "postalAddress">,
): Rendered {
  const { subject, heading, what, unasked, hours } = wordsOf(i18n, purpose);
  return renderMail(
    {
      subject,
      heading,
      blocks: [
        paragraph(what),
        { kind: "code", code },
        paragraph(
          i18n.t("The code is valid for {hours, plural, one {one hour} other {# hours}}.", {
            hours,
          }),
        ),
        {
          kind: "notice",
          text: i18n.t(
            "Don’t share it with anyone. Nobody from FlightAides will ever ask you for a code.",
          ),
        },
        paragraph(unasked),
      ],
      because: i18n.t("You get this mail because your address was given to FlightAides."),
    },
    { i18n, site: { supportAddress, postalAddress } },
  );
}

function wordsOf(i18n: I18n, purpose: CodePurpose): Words {
  const confirm = {
    subject: i18n.t("Your FlightAides code"),
    heading: i18n.t("Confirm your address"),
    unasked: i18n.t(
      "If you did not sign up, do nothing: without the code the account can’t be used.",
    ),
    hours: signUpHours,
  };
  switch (purpose) {
    case "sign-up":
      return {
        ...confirm,
        what: i18n.t(
          "Thank you for signing up with FlightAides. Type this code on the page where you signed up.",
        ),
      };
    case "resend":
      return {
        ...confirm,
        what: i18n.t(
          "Here is a new code to finish signing up with FlightAides. Type it on the page where you signed up. If several codes have arrived, use the newest.",
        ),
      };
    case "reset":
      return {
        subject: i18n.t("Your FlightAides code for a new password"),
        heading: i18n.t("Choose a new password"),
        what: i18n.t(
          "You asked for a new password for FlightAides. Type this code on the page where you asked for it.",
        ),
        unasked: i18n.t("If you did not ask for it, do nothing: your password stays as it is."),
        hours: resetHours,
      };
    case "account-exists":
      return {
        subject: i18n.t("You have a FlightAides account"),
        heading: i18n.t("You have an account already"),
        what: i18n.t(
          "Somebody signed up for FlightAides with your address. You have an account already: log in as usual, or choose a new password with this code.",
        ),
        unasked: i18n.t(
          "If it was not you, do nothing: your account and your password stay as they are.",
        ),
        hours: resetHours,
      };
  }
}
