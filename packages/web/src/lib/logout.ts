import { endPush, endPushWithAccount } from "./end-push";
import { clearSession, markLoggedOut } from "./identity";
import { loadAuth } from "./load-auth";
import { clearTexts } from "./session-storage";

/** Signs out in every tab of this browser. */
export async function logout(): Promise<void> {
  forgetUser();
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
  forgetUser();
  void endPushWithAccount();
  clearSession();
}

/** Clears this tab, and what this browser has shown. Other tabs clear themselves when the session is gone. */
function forgetUser(): void {
  clearTexts();
  markLoggedOut();
}
