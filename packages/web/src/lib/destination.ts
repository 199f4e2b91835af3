/** Where to go after signing in. */
import { paths } from "./paths";
import { readSession, removeSession } from "./session";

/** Whether a path stays within this app, in every way a browser may parse it. Prevents open redirects. */
export function isOwnPath(path: string): boolean {
  if (!path.startsWith("/") || path.startsWith("//") || path.startsWith("/\\")) return false;
  // Browsers ignore tabs and line breaks in an address: `/<tab>/evil.test` means `//evil.test`.
  return (
    URL.canParse(path, location.origin) && new URL(path, location.origin).origin === location.origin
  );
}

/** Returns and clears the stored destination; by default the user's itineraries. */
export function takeDestination(): string {
  const stored = readSession("navigate");
  removeSession("navigate", "ended");
  return stored !== null && isOwnPath(stored) ? stored : paths.myItineraries;
}
