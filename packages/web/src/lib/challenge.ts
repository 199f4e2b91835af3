/**
 * The firewall's challenge. If one address sends many requests, the firewall answers those of
 * clients that have not proved to be browsers with a challenge, which only a page can run: a call
 * gets 202 and a header. The browser then visits a page for it, without user interaction, and comes
 * back with a cookie that is valid for an hour.
 */
import { challengePath } from "./pages";

const key = "challengedAt";
/**
 * Minimum milliseconds between two visits, so that a browser that does not pass is not redirected
 * in a loop.
 */
const pause = 60_000;

/** Whether the firewall has challenged a call instead of passing it on. */
export function isChallenge({ headers }: Response): boolean {
  return headers.get("x-amzn-waf-action") === "challenge";
}

/** Leaves for the challenge, unless this tab did so a moment ago. */
export function meetChallenge(): void {
  try {
    if (Date.now() - Number(sessionStorage.getItem(key) ?? 0) < pause) return;
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    // Without a record of this visit the next one would follow immediately.
    return;
  }
  const back = encodeURIComponent(location.pathname + location.search);
  location.assign(`${challengePath}?back=${back}`);
}
