/** The mails that users received. */
import type { Ses } from "@flightaides/standins/ses";
import type { AuthUser } from "../src/actor";

/** The subjects of a user's mails, oldest first. */
export function subjectsOf(ses: Ses, { email }: AuthUser): string[] {
  return mailsOf(ses, email).map(({ subject }) => subject);
}

export function mailsOf(ses: Ses, email: string) {
  return ses.mails().filter(({ destination }) => destination.to.includes(email));
}
