/** Where to go after signing in. */
import { paths } from "./paths";
import { readSession, removeSession } from "./session";

/** Whether a path stays within this app, in every way a browser may parse it. Prevents open redirects. */
export function isOwnPath(path: string): boolean {
  if (!path.startsWith("/") || path.startsWith("//") || path.startsWith("/\\")) return false;
  try {
    // Browsers ignore tabs and line breaks in an address: `/<tab>/evil.test` means `//evil.test`.
    return new URL(path, location.origin).origin === location.origin;
  } catch {
    return false;
  }
}

/** The pages of guests: they send a user who signs in to the destination. */
const entrances: ReadonlySet<string> = new Set([
  paths.login,
  paths.signUp,
  paths.confirm,
  paths.forgotPassword,
]);

/** Returns and clears the stored destination; by default the user's itineraries. */
export function takeDestination(): string {
  const stored = readSession("navigate");
  removeSession("navigate", "ended");
  if (stored === null || !isOwnPath(stored)) return paths.myItineraries;
  const { pathname } = new URL(stored, location.origin);
  return entrances.has(pathname.replace(/\/$/, "")) ? paths.myItineraries : stored;
}
