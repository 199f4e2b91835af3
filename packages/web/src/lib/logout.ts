import { dropSession } from "./identity";
import { loadAuth } from "./load-auth";
import { removeSession, removeText } from "./session";

/** Signs out in every tab of this browser. */
export async function logout(): Promise<void> {
  forget();
  try {
    const { signOut } = await loadAuth();
    await signOut();
  } catch {
    // Amplify did not arrive: the session stays valid until it runs out, but this browser has forgotten it.
    dropSession();
  }
}

/** After the account itself is gone: there is nothing left to revoke. */
export function leave(): void {
  forget();
  dropSession();
}

/**
 * What this tab remembers goes as well: a phone number is among it, and the next one to sign in here must not register
 * somebody else's search.
 */
function forget(): void {
  removeSession("navigate", "permission", "connectWith", "searchResponse", "searched");
  removeText("searchDraft");
  removeText("approved");
}
