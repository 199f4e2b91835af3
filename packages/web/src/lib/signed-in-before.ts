/** Whether anybody has signed in with this browser before. Kept after a logout, and names nobody. */
const key = "signedInBefore";

export function rememberSignIn(): void {
  try {
    localStorage.setItem(key, "true");
  } catch {
    // Without storage every visitor counts as new.
  }
}

export function hasSignedInBefore(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
