/** The sign-up that waits for its code. The address is kept in the tab, so that a reload loses nothing. */
import { readText, removeText, writeText } from "../../lib/session";

const key = "confirming";

/** The password is kept in memory only: it allows a sign-in right after the code, until the page is left. */
let password: { email: string; text: string } | undefined;

export const readPendingEmail = () => readText(key);

export function rememberPending(email: string, typed: string): void {
  writeText(key, email);
  password = { email, text: typed };
}

export function passwordFor(email: string): string | undefined {
  return password?.email === email ? password.text : undefined;
}

export function forgetPending(): void {
  removeText(key);
  password = undefined;
}
