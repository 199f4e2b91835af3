/** Where to go after signing in. */
import { readSession, removeSession } from "./session";

/** A path of this app: nothing in it may lead to another site, however a browser reads it. */
export function isOwnPath(path: string): boolean {
  if (!path.startsWith("/") || path.startsWith("//") || path.startsWith("/\\")) return false;
  // Browsers skip tabs and line breaks in an address: `/<tab>/evil.test` is `//evil.test` to them.
  return (
    URL.canParse(path, location.origin) && new URL(path, location.origin).origin === location.origin
  );
}

/** The path that was asked for, once; else the user's itineraries. */
export function takeDestination(): string {
  const wanted = readSession("navigate");
  removeSession("navigate");
  return wanted !== null && isOwnPath(wanted) ? wanted : "/myitinerary";
}
