import { endPush } from "./end-push";
import { clearSession } from "./identity";
import { loadAuth } from "./load-auth";
import { forgetSeenMatches } from "./seen-matches";
import { removeTexts } from "./session-storage";

/** Signs out in every tab of this browser. */
export async function logout(): Promise<void> {
  clearTab();
  // While the session can still say so to the server.
  await endPush();
  try {
    const { signOut } = await loadAuth();
    await signOut();
  } catch {
    // Amplify failed to load: the token stays valid until it expires, but this browser no longer has it.
    clearSession();
  }
}

/** Signs out after the account was deleted: there is no session left to revoke. */
export function logoutDeleted(): void {
  clearTab();
  clearSession();
}

/**
 * Clears the state of this tab, and what this browser has shown. It includes a phone number, and the next user must not register the previous user's
 * search.
 */
function clearTab(): void {
  removeTexts(
    "role",
    "navigate",
    "ended",
    "permission",
    "connectWith",
    "searchResponse",
    "searched",
    "posted",
    "confirming",
    "searchDraft",
    "postingDraft",
    "approved",
  );
  forgetSeenMatches();
}
