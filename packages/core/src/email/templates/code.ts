import { html } from "../html";
import type { Rendered, Site } from "./layout";

export type CodeProps = {
  /** `account-exists` answers a sign-up with an address that has an account. */
  purpose: "sign-up" | "resend" | "reset" | "account-exists" | "change-email";
  /** The code, or what stands for it. */
  code: string;
};

const confirms = {
  subject: "Your FlightAides code",
  heading: "Confirm your email address",
  text: "Enter this code on the page where you signed up. It confirms that the address is yours, and is valid for 24 hours.",
};
const texts = {
  "sign-up": confirms,
  resend: { ...confirms, subject: "Your new FlightAides code" },
  reset: {
    subject: "Your FlightAides code for a new password",
    heading: "Choose a new password",
    text: "Enter this code on the page where you asked for a new password. It is valid for one hour.",
  },
  "account-exists": {
    subject: "You have a FlightAides account",
    heading: "You have an account already",
    text: "Somebody signed up with your address. You have an account already: log in, or choose a new password with this code. It is valid for one hour. If it was not you, do nothing.",
  },
  "change-email": {
    subject: "Your FlightAides code for this address",
    heading: "Confirm your new email address",
    text: "Enter this code on the page where you changed your address. It is valid for 24 hours.",
  },
} as const;
const warning = "Do not pass the code on: FlightAides never asks for it.";

/** A mail with a code of the user pool. */
export function codeMail(
  { purpose, code }: CodeProps,
  { supportAddress, postalAddress }: Pick<Site, "supportAddress" | "postalAddress">,
): Rendered {
  const { subject, heading, text } = texts[purpose];
  const lines = [text, warning, `Questions? Write to ${supportAddress}.`, postalAddress];
  return {
    subject,
    html: html`<h1>${heading}</h1><p><strong>${code}</strong></p>${lines.map((line) => html`<p>${line}</p>`)}`
      .markup,
    text: [heading, code, ...lines].join("\n\n"),
  };
}
