/**
 * Records which user a tab belongs to. Session storage holds a phone number, so `lib/identity.ts` clears it before a page can show it
 * to the next user, who may sign in in another tab.
 */
import { clearTexts, readText, writeText } from "./session-storage";

const ownerKey = "owner";

/** Clears the input of another user. The input of a visitor stays: it is that of the first user who signs in. */
export function claimTab(uid: string): void {
  const owner = readText(ownerKey);
  if (owner === uid) return;
  if (owner !== null) clearTexts();
  writeText(ownerKey, uid);
}

/** Clears the input of a user. The input of a visitor stays. */
export function leaveTab(): void {
  if (readText(ownerKey) !== null) clearTexts();
}
