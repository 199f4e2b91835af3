/** The mails that carry a code of the user pool. They have no link: a code is typed where it was asked for. */
import type { Site } from "./blocks";
import { paragraph, type Rendered, renderMail } from "./layout";

/** Why a code was sent. `account-exists`: somebody signed up with the address of an account, and gets a code for a new password. */
export const codePurposes = [
  "sign-up",
  "resend",
  "reset",
  "account-exists",
  "change-email",
] as const;
export type CodePurpose = (typeof codePurposes)[number];

export type CodeProps = {
  purpose: CodePurpose;
  /** The code, or Cognito's placeholder for it. */
  code: string;
};

type Words = { subject: string; heading: string; what: string; unasked: string; hours: number };

const confirm = {
  subject: "Your FlightAides code",
  heading: "Confirm your address",
  unasked: "If you did not sign up, do nothing: without the code the account can't be used.",
  // Cognito's own lifetimes, which cannot be set.
  hours: 24,
};

const words: Record<CodePurpose, Words> = {
  "sign-up": {
    ...confirm,
    what: "Thank you for signing up with FlightAides. Type this code on the page where you signed up.",
  },
  resend: {
    ...confirm,
    what: "Here is a new code to finish signing up with FlightAides. Type it on the page where you signed up. If several codes have arrived, use the newest.",
  },
  reset: {
    subject: "Your FlightAides code for a new password",
    heading: "Choose a new password",
    what: "You asked for a new password for FlightAides. Type this code on the page where you asked for it.",
    unasked: "If you did not ask for it, do nothing: your password stays as it is.",
    hours: 1,
  },
  "account-exists": {
    subject: "You have a FlightAides account",
    heading: "You have an account already",
    what: "Somebody signed up for FlightAides with your address. You have an account already: log in as usual, or choose a new password with this code.",
    unasked: "If it was not you, do nothing: your account and your password stay as they are.",
    hours: 1,
  },
  "change-email": {
    subject: "Your FlightAides code for this address",
    heading: "Confirm your new address",
    what: "You asked to use this address for your FlightAides account. Type this code on the page where you changed the address.",
    unasked: "If you did not ask for it, do nothing: the account keeps its address.",
    hours: 24,
  },
};

/** @returns HTML of less than 20,000 characters, Cognito's limit, with the code in it once */
export function codeMail(
  { purpose, code }: CodeProps,
  { supportAddress, postalAddress }: Pick<Site, "supportAddress" | "postalAddress">,
): Rendered {
  const { subject, heading, what, unasked, hours } = words[purpose];
  return renderMail(
    {
      subject,
      heading,
      blocks: [
        paragraph(what),
        { kind: "code", code },
        paragraph(`The code is valid for ${hours === 1 ? "one hour" : `${hours} hours`}.`),
        {
          kind: "notice",
          text: "Do not pass it on. Nobody from FlightAides ever asks you for a code.",
        },
        paragraph(unasked),
      ],
      because: "You get this mail because your address was given to FlightAides.",
    },
    { site: { supportAddress, postalAddress } },
  );
}
