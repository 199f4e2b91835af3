/**
 * Whose the tab is. What session storage keeps of one user includes a phone number, and must not be there for the next one, who may
 * sign in in another tab: `lib/identity.ts` clears it before a page reads it.
 */
import { clearTexts, readText, writeText } from "./session-storage";

const ownerKey = "owner";

/** Clears what another user has left. A visitor's tab becomes that of the first user who signs in, with what is typed there. */
export function claimTab(uid: string): void {
  const owner = readText(ownerKey);
  if (owner === uid) return;
  if (owner !== null) clearTexts();
  writeText(ownerKey, uid);
}

/** Clears what a user has left. What a visitor has typed stays. */
export function leaveTab(): void {
  if (readText(ownerKey) !== null) clearTexts();
}
