/** The mails that users received. */
import type { Ses } from "@flightaides/standins/ses";
import type { AuthUser } from "../src/actor";

/** What the subjects of a user's mails begin with, oldest first: without what sets one apart from others. */
export function subjectsOf(ses: Ses, { email }: AuthUser): string[] {
  return mailsOf(ses, email).map(({ subject }) => beginningOf(subject));
}

export function beginningOf(subject: string): string {
  return subject.split(/\u00a0?: /)[0] ?? "";
}

export function mailsOf(ses: Ses, email: string) {
  return ses.mails().filter(({ destination }) => destination.to.includes(email));
}
