/** Whose address is waiting for its code. Kept in the tab, so that a reload in between loses nothing. */
import { readText, removeText, writeText } from "../../lib/session";

const key = "confirming";

export const readConfirming = () => readText(key);

/** The password lives in memory alone: enough to sign in after the code, gone with the page. */
let password: { email: string; text: string } | undefined;

export function startConfirming(email: string, typed: string): void {
  writeText(key, email);
  password = { email, text: typed };
}

export function passwordFor(email: string): string | undefined {
  return password?.email === email ? password.text : undefined;
}

export function endConfirming(): void {
  removeText(key);
  password = undefined;
}
